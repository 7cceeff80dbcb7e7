import type { CallInput } from '../../calls/table.ts';
import { MAX_LEGS } from '../../domain/coupon/placing.ts';
import { NetworkLimit } from '../../server-kernel/network-limit.ts';
import { RateLimit } from '../../server-kernel/rate-limit.ts';
import type { Casino } from '../casino/casino.ts';
import { betHistory, betOf, type HistoryOptions } from '../coupon/history/history.ts';
import { exportHistory } from '../coupon/history/history-export.ts';
import { legStates, togetherIn } from '../coupon/legs.ts';
import { calculate } from '../coupon/placing/calculate.ts';
import type { Evidence } from '../coupon/placing/evidence.ts';
import { fillingOf, wantedAgain, wantedOf } from '../coupon/placing/filling.ts';
import { delayOf, type Placing, placeBet } from '../coupon/placing/place.ts';
import type { SavedCoupons } from '../coupon/placing/saved.ts';
import type { Guard } from '../guard/guard.ts';
import { type CallContext, type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';
import { offeredTo } from '../line/offer/offered-to.ts';
import { HOME_CURRENCY, offeredCurrency } from '../money/currencies.ts';
import type { PromoCodes } from '../promo/promo-codes.ts';

export interface CouponOptions {
  readonly placing: Placing;
  readonly history: HistoryOptions;
  /** Rounds of games in place of bets. */
  readonly roundsFile: Casino['file'];
  readonly saved: SavedCoupons;
  readonly guard: Guard;
  readonly promoCodes: Pick<PromoCodes, 'standing'>;
  readonly evidence: Evidence;
  readonly now: () => number;
  /** Lets so many milliseconds pass. */
  readonly wait: (ms: number) => Promise<void>;
}

function tooMany(): Refused {
  return new Refused('400', [{ pointer: '/bets', detail: `1 to ${MAX_LEGS} selections` }]);
}

/**
 * What a network may have reckoned, in selections: of a thousand players a tenth looks over a coupon, and
 * again every few seconds.
 */
const RECKONED = { capacity: 6_000, perMinute: 6_000 };
/** What a player may place, in selections: nine bets of thirty at once, then two singles a second and more. */
const PLACED = { capacity: 300, perMinute: 300 };

/** Promo codes that a player may try: who has one knows it. */
const GUESSED = { capacity: 20, perMinute: 10 };

/** Files of their history that a player may have made: a file is read by people. */
const FILES = { capacity: 2, perMinute: 2 };
/**
 * What a player may ask of their history, in pages. Sums are of the first page, and a text is looked for
 * in every bet.
 */
const LOOKED_THROUGH = { capacity: 120, perMinute: 120 };
const costOf = ({ cursor, text }: CallInput<'betHistory'>['query']): number =>
  (cursor === undefined ? 2 : 1) + (text === undefined ? 0 : 8);

function held(wait: number): void {
  if (wait > 0) throw new Refused('429', [{}], { retryAfter: wait });
}

/**
 * Counts what reckoning a coupon costs; refused with 429 where it is too much. Bets have a measure of
 * their own, by player: who only looks at coupons stops nobody of the same network from placing.
 */
function reckoningLimits(now: () => number) {
  const looked = new NetworkLimit({ ...RECKONED, now });
  const placed = new RateLimit({ ...PLACED, now });
  type Coupon = { readonly bets: readonly unknown[] };
  return {
    look: ({ bets }: Coupon, { network }: CallContext) =>
      held(looked.take(network, 1 + bets.length)),
    place: ({ bets }: Coupon, userId: string) => held(placed.take(userId, 1 + bets.length)),
  };
}

/** The currency of the account that would pay; of the house's home where nobody is signed in. */
async function currencyFor({ accounts }: Pick<Placing, 'accounts'>, context: CallContext) {
  const user = await context.visitor();
  const active = user && accounts.list(user.id).find((account) => account.is_active);
  return offeredCurrency(active?.iso ?? HOME_CURRENCY);
}

/** What a coupon comes to by the line of now. */
async function reckoned(
  placing: Placing,
  asked: CallInput<'couponCalculate'>['body'],
  context: CallContext,
) {
  const { board, config } = placing;
  const currency = await currencyFor(placing, context);
  const user = await context.visitor();
  const offered = user ? offeredTo(board, placing.barredSports(user.id)) : board;
  const legs = legStates(offered, asked.bets, context.now);
  const together = togetherIn(board, asked, context.now);
  return calculate(asked, legs, currency, { config, together });
}

/** Calls about coupons that are kept: under a code, or as a bet had them. */
function keptCouponHandlers({ placing, history, saved, guard }: CouponOptions) {
  const { board } = placing;
  return {
    couponSave({ body }, context) {
      if (body.bets.length === 0 || body.bets.length > MAX_LEGS) throw tooMany();
      guard.pass('left', context);
      const coupon = wantedOf(body, board, context.now);
      if (coupon.bets.length === 0) throw new Refused('1930');
      return { code: saved.save(coupon, context.now) };
    },
    couponLoad({ path }, { now }) {
      const coupon = saved.load(path.code, now);
      if (coupon === null) throw new Refused('1931');
      if (coupon === 'expired') throw new Refused('1932');
      return fillingOf(coupon, board, now);
    },
    couponOfBet({ path }, context) {
      const bet = betOf(history, playerOf(context).user_id, path.id);
      if (bet === null) throw new Refused('404');
      return fillingOf(wantedAgain(bet, history.bets.legsOf(bet.id)), board, context.now);
    },
  } satisfies Handlers;
}

/** What a code gives the player, in the currency of the account that would pay. */
function promoHandlers({ placing, promoCodes, now }: CouponOptions) {
  const guesses = new RateLimit({ ...GUESSED, now });
  return {
    async promoCode({ body: { code } }, context) {
      const { user_id: userId } = playerOf(context);
      held(guesses.take(userId));
      const { iso } = await currencyFor(placing, context);
      return { promoCode: code, ...promoCodes.standing(userId, code, iso, context.now) };
    },
  } satisfies Handlers;
}

/** Calls about coupons and bets. */
export function couponHandlers(options: CouponOptions) {
  const { placing, history, roundsFile, evidence, now, wait } = options;
  const limits = reckoningLimits(now);
  const files = new RateLimit({ ...FILES, now });
  const looks = new RateLimit({ ...LOOKED_THROUGH, now });
  return {
    async couponCalculate({ body }, context) {
      if (body.bets.length > MAX_LEGS) throw tooMany();
      limits.look(body, context);
      return reckoned(placing, body, context);
    },
    async couponPlace({ headers, body: coupon }, context) {
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      const { user_id: userId } = playerOf(context);
      // What was answered before is not reckoned again, and who lost the answer has to get it.
      if (!placing.answers.find(userId, key)) limits.place(coupon, userId);
      const standing = await evidence.standingOf({
        userId,
        caller: context,
        ...coupon.evidence,
      });
      const request = { userId, key, coupon, evidence: standing };
      // By the line of the moment in which it is taken: since it came, the server may have had much to do.
      const delay = delayOf(placing, request, now());
      if (delay > 0) await wait(delay);
      return placeBet(placing, request, now());
    },
    ...keptCouponHandlers(options),
    ...promoHandlers(options),
    betHistory({ query }, context) {
      const { user_id: userId } = playerOf(context);
      held(looks.take(userId, costOf(query)));
      return betHistory(history, userId, query, context.now);
    },
    betHistoryExport({ query }, context) {
      const { user_id: userId } = playerOf(context);
      held(files.take(userId));
      if (query.of === 'rounds') return roundsFile(userId, query, context.now);
      return exportHistory(history, userId, query, context.now);
    },
  } satisfies Handlers;
}
