import * as v from 'valibot';
import { HISTORY_PERIODS, HISTORY_STATUSES, MAX_HISTORY_TEXT } from '../domain/bets/history.ts';
import { finite, money } from '../kernel/numbers.ts';
import { personal } from '../kernel/privacy.ts';
import { betNumber, couponTypeId, refusalDetails } from './coupon.ts';
import { area, event, input } from './define.ts';
import { decimal, marketId } from './line.ts';

/** Why the house takes no bet; the server's words are keys of the reason's text. */
const REFUSED_BY_SERVER = [
  'amount-too-low',
  'amount-too-high',
  'not-enough-money',
  'market-closed',
  'not-allowed-together',
  'limit-reached',
  /** The player plays at another provider, where the law lets them play at one alone (A15). */
  'active-elsewhere',
  'not-accepted',
] as const;

export const refusedByServer = v.picklist(REFUSED_BY_SERVER);
const betRefusal = v.picklist([...REFUSED_BY_SERVER, 'signed-out', 'coef-changed']);

export type BetRefusal = v.InferOutput<typeof betRefusal>;

/** Of the attempt to place it, as its first press made it. Recordings of before do not say. */
const attemptKey = v.optional(v.string());

/** What a bet was on: its first match, and how many selections it has besides. */
export const betOn = v.object({ team1: v.string(), team2: v.string(), more: finite });

export const betEvents = area('bet', {
  placed: event(
    1,
    'A bet was taken. Amounts are integers of minor units. A bet that two tabs asked about is told of in the log of each.',
    v.object({
      requestId: finite,
      key: attemptKey,
      couponId: v.string(),
      acceptedAt: finite,
      amount: money,
      currency: v.string(),
      coef: decimal,
      possibleWin: money,
      /** What was bet on, and the coefficient that it was taken at. */
      bets: v.array(v.object({ marketId, coef: decimal })),
    }),
  ),
  refused: event(
    1,
    'A bet was not taken: nothing was staked. `bound` is what was broken, in minor units; `rule` names the rule of the policy, `limitType` the limit, `until` (epoch seconds) its end, `leg` the selection that it is about. What is not known is absent.',
    v.object({
      requestId: finite,
      key: attemptKey,
      reason: betRefusal,
      bound: v.optional(money),
      ...refusalDetails,
    }),
  ),
  olderAsked: input(1, 'The player asked for older bets.', v.object({})),
  historyChosen: input(
    1,
    'The player chose which bets the history shows; null is all.',
    v.object({
      status: v.nullable(v.picklist(HISTORY_STATUSES)),
      typeId: v.nullable(couponTypeId),
      period: v.picklist(HISTORY_PERIODS),
      accountId: v.nullable(betNumber),
      text: personal(v.pipe(v.string(), v.maxLength(MAX_HISTORY_TEXT))),
    }),
  ),
  historyFileAsked: input(1, 'The player wants the bets that are shown as a file.', v.object({})),
  printed: input(
    1,
    'The player put the sheet of a bet on paper.',
    v.object({ couponId: betNumber }),
  ),
  repeatAsked: input(
    1,
    'The player wants to bet on the selections of a bet once more.',
    v.object({ couponId: betNumber }),
  ),
  editPressed: input(
    1,
    'The player wants to edit a running bet: its selections are to stand in the coupon.',
    v.object({ couponId: betNumber }),
  ),
  edited: event(
    1,
    'A running bet was edited: bought back, and another one placed with that money. Amounts are integers of minor units: what ran of its stake, and what was paid for that.',
    v.object({
      requestId: finite,
      key: attemptKey,
      couponId: v.string(),
      replacedBy: v.string(),
      at: finite,
      sold: money,
      paid: money,
      currency: v.string(),
    }),
  ),
  settled: event(
    2,
    'A bet was settled. Amounts are integers of minor units.',
    v.object({
      requestId: finite,
      couponId: v.string(),
      result: v.picklist(['won', 'lost', 'void']),
      payout: money,
      currency: v.string(),
      on: v.exactOptional(betOn),
    }),
  ),
});
