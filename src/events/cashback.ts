import * as v from 'valibot';
import { CASHBACK_REFUSALS } from '../domain/accounts/cashback-refusals.ts';
import { finite, money } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

export const cashbackEvents = area('cashback', {
  joinPressed: input(1, 'The player chose to take part in the weekly cashback.', v.object({})),
  leavePressed: input(1, 'The player chose to take part in it no longer.', v.object({})),
  collectPressed: input(
    1,
    'The player asked for the cashback of a week, which is named by its beginning.',
    v.object({ week: finite }),
  ),
  heldBack: event(
    1,
    'What the player pressed was not asked of the server: the policy refuses it.',
    v.object({ reason: v.picklist(CASHBACK_REFUSALS) }),
  ),
  collected: event(
    1,
    'Cashback came into the main account, in minor units of the currency.',
    v.object({ week: finite, amount: money, currency: v.string() }),
  ),
});
