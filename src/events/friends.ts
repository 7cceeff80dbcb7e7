import * as v from 'valibot';
import { FRIENDS_REFUSALS } from '../domain/accounts/friends-refusals.ts';
import { finite, money } from '../kernel/numbers.ts';
import { area, event, input } from './define.ts';

export const friendsEvents = area('friends', {
  collectPressed: input(1, 'The player asked for what friends brought them.', v.object({})),
  linkCopied: input(
    1,
    'The player asked for their link on the clipboard; whether it got there.',
    v.object({ succeeded: v.boolean() }),
  ),
  heldBack: event(
    1,
    'What the player pressed was not asked of the server: the policy refuses it.',
    v.object({ reason: v.picklist(FRIENDS_REFUSALS) }),
  ),
  collected: event(
    1,
    'What so many friends brought came into the main account, in minor units of the currency.',
    v.object({ friends: finite, amount: money, currency: v.string() }),
  ),
});
