import * as v from 'valibot';
import { POINT_STORE_REFUSALS } from '../domain/accounts/point-store-refusals.ts';
import { finite } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

const item = v.object({ code: v.string(), price: finite });

export const pointsEvents = area('points', {
  olderAsked: input(1, 'The player asked for older entries of their points.', v.object({})),
  buyPressed: input(1, 'The player took a promo code for points, at the price shown.', item),
  heldBack: event(
    1,
    'What the player pressed was not asked of the server: the policy refuses it.',
    v.object({ reason: v.picklist(POINT_STORE_REFUSALS) }),
  ),
  bought: event(1, 'A promo code was taken for so many points.', item),
});
