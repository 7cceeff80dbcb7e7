import type { PlaceAnswer, SubmittedCoupon } from '../../../calls/coupon.ts';
import { MAX_LEGS } from '../../../domain/coupon/placing.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { hasSize } from '../../../domain/coupon/variants.ts';
import type { CouponOutcome } from '../../../domain/coupon.ts';
import { jurisdictionOf } from '../../../domain/limits/jurisdiction.ts';
import type { BarredSports } from '../../../domain/line/barred-sports.ts';
import { amountFromText } from '../../../domain/money/money.ts';
import { configured, type SiteConfigByName } from '../../../domain/site/config.ts';
import type { Database } from '../../data/database.ts';
import { tentatively } from '../../data/tentatively.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Board } from '../../line/offer/board.ts';
import { offeredTo } from '../../line/offer/offered-to.ts';
import type { Accounts, PlayerAccount } from '../../money/accounts.ts';
import { offeredCurrency } from '../../money/currencies.ts';
import type { Ledger } from '../../money/ledger.ts';
import type { PromoCodes } from '../../promo/promo-codes.ts';
import { type Answers, answeredOnce } from '../answers.ts';
import type { Bets } from '../bets.ts';
import { answeredLeg, legStates, togetherIn } from '../legs.ts';
import { isSeenElsewhere } from '../live-delay.ts';
import { bonusOf, isCombined, promoIn, reckon, type Slip, totalCoef } from '../reckon.ts';
import { sellingWait } from '../selling/cash-out.ts';
import { type Bought, type Buying, buyBack, editedIn } from '../selling/edit.ts';
import { minStake } from './bounds.ts';
import type { Case } from './case.ts';
import type { Exposure, Wish } from './exposure.ts';
import { judge, slipOf, type Verdict } from './judge.ts';

export interface Placing extends Omit<Buying, 'bets'> {
  readonly database: Database;
  readonly board: Buying['board'] & Pick<Board, 'together'>;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly limits: Limits;
  readonly bets: Bets;
  readonly exposure: Exposure;
  readonly answers: Answers;
  readonly promoCodes: Pick<PromoCodes, 'termsFor'>;
  readonly config: Partial<SiteConfigByName>;
  /** Milliseconds that a live bet waits before it is judged once more, and taken. */
  readonly liveDelay: () => number;
  readonly isBanned: (userId: string) => boolean;
  readonly barredSports: (userId: string) => BarredSports;
  /** Whether the central register has them as playing at another provider, where it is asked. */
  readonly isActiveElsewhere: (userId: string) => boolean;
}

export interface PlaceRequest {
  readonly userId: string;
  /** Of the player's choice. Whoever asks again with it is given the first answer. */
  readonly key: string;
  readonly coupon: SubmittedCoupon;
  /** What is known of the recording that the coupon names. */
  readonly evidence: 'proved' | 'awaited' | 'foreign';
}

type Accepted = Extract<Verdict, { status: 'accepted' }>;

const minor = (text: string, minorUnits: number): number => {
  const amount = amountFromText(text, minorUnits);
  if (amount === null) throw new Error(`not an amount: ${text}`);
  return amount;
};

function wishOf(
  slip: Accepted['slip'],
  outcome: Accepted['outcome'],
  legs: Case['legs'],
  currency: Case['currency'],
): Wish {
  const possibleWin = minor(outcome.possibleWin, currency.minorUnits);
  const markets = legs.flatMap(({ market }) => market ?? []);
  return { slip, possibleWin, markets, currency };
}

/**
 * What the house would take in place of more than it is ready to lose; null where it takes the bet.
 * Less than the lowest stake is none.
 */
function counterOffered(
  { exposure }: Placing,
  { coupon, legs, currency }: Case,
  { slip, outcome }: Accepted,
  userId: string,
): PlaceAnswer | null {
  const offer = exposure.counterOffer(userId, wishOf(slip, outcome, legs, currency));
  if (offer === null) return null;
  const rejected = { status: 'rejected', bets: legs.map(answeredLeg) } as const;
  const least = minStake(coupon.typeId, outcome.combos, currency.minBet);
  if (offer < least) return { ...rejected, reason: 'not-accepted' };
  return { ...rejected, reason: 'amount-too-high', bound: offer, offer };
}

/** All that taking a bet needs. */
interface Taken {
  readonly one: Case;
  readonly verdict: Accepted;
  /** The bet that it takes the place of. */
  readonly bought: Bought | null;
}

/** A bet with its own number, stake and payout. */
interface Ticket extends Pick<Case, 'coupon' | 'legs'> {
  readonly slip: Slip;
  readonly outcome: CouponOutcome;
}

/** Several singles are as many bets; any other coupon is one. */
function ticketsOf(
  { coupon, legs, currency, config }: Case,
  { slip, outcome }: Accepted,
): Ticket[] {
  if (coupon.typeId !== COUPON_TYPE.multipleSingles) return [{ coupon, legs, slip, outcome }];
  return legs.map((leg) => {
    const { amount = 0, ...bet } = leg.requested;
    const single = { ...coupon, typeId: COUPON_TYPE.single, amount, bets: [bet] };
    const own = slipOf(single, { amount, legs: [leg], config });
    const alone = reckon(own, currency);
    if (!alone) throw new Error('a single of several that could be played cannot be');
    return { coupon: single, legs: [leg], slip: own, outcome: alone };
  });
}

/** Keeps a bet and takes its stake; gives back its number. */
function keep(
  { bets, ledger, exposure }: Placing,
  { account, currency, promo }: Case,
  { coupon, legs, slip, outcome }: Ticket,
  { userId, evidence }: PlaceRequest,
  now: number,
): string {
  const wish = wishOf(slip, outcome, legs, currency);
  const id = bets.add({
    ...{ userId, coupon, legs, coef: totalCoef(outcome), maxPayout: currency.maxPayout },
    systemValue: hasSize(coupon.typeId, slip.variant) ? (coupon.systemValue ?? null) : null,
    ...{ variant: slip.variant, amountByBlockId: slip.amountByBlockId, hasBonus: slip.hasBonus },
    promo: slip.promo === null ? null : promo,
    inPlaceOf: coupon.edited === undefined ? null : Number(coupon.edited.couponId),
    possibleWin: wish.possibleWin,
    liabilities: exposure.liabilities(wish),
    evidence: evidence === 'proved' ? 'proved' : 'awaited',
    ...{ accountId: account.id, placedAt: now },
  });
  ledger.transfer({
    kind: 'stake',
    reference: String(id),
    from: account.id,
    to: ledger.house('stakes', account.iso, now),
    amount: coupon.amount,
    at: now,
  });
  return String(id);
}

/** Takes the money and keeps the bet, or each of several. */
function take(
  placing: Placing,
  { one, verdict, bought }: Taken,
  request: PlaceRequest,
  now: number,
): PlaceAnswer {
  const { coupon, legs, account, currency } = one;
  const possibleWin = ({ outcome }: Pick<Ticket, 'outcome'>) =>
    minor(outcome.possibleWin, currency.minorUnits);
  const kept = ticketsOf(one, verdict).map((ticket) => ({
    couponId: keep(placing, one, ticket, request, now),
    amount: ticket.coupon.amount,
    possibleWin: possibleWin(ticket),
  }));
  const isSplit = coupon.typeId === COUPON_TYPE.multipleSingles;
  const bonusFactor = bonusOf(verdict.slip);
  const [first] = kept;
  return {
    status: 'accepted',
    couponId: first?.couponId ?? '',
    acceptedAt: now,
    coef: totalCoef(verdict.outcome),
    amount: coupon.amount,
    possibleWin: possibleWin(verdict),
    currency: account.iso,
    balance: placing.accounts.find(request.userId, String(account.id))?.balance ?? 0,
    ...(hasSize(coupon.typeId, verdict.slip.variant) && coupon.systemValue !== undefined
      ? { systemValue: coupon.systemValue }
      : {}),
    ...(verdict.slip.variant === 'plain' ? {} : { variant: verdict.slip.variant }),
    ...(verdict.slip.variant === 'chain'
      ? { amountByBlockId: { ...verdict.slip.amountByBlockId } }
      : {}),
    ...(bonusFactor === null ? {} : { bonusFactor }),
    ...promoIn(one.promo, verdict.slip),
    ...(isCombined(verdict.slip) ? { combos: verdict.outcome.combos } : {}),
    ...editedIn(bought),
    bets: legs.map((leg, place) => {
      const single = isSplit ? kept[place] : undefined;
      const { marketId, coef: requested } = leg.requested;
      return { marketId, requested, used: leg.coef, ...(single ? { single } : {}) };
    }),
  };
}

/** Its selections as this player is offered them; of more than a coupon may have, the first. */
function legsOf({ board, barredSports }: Placing, { userId, coupon }: PlaceRequest, now: number) {
  const offered = offeredTo(board, barredSports(userId));
  return legStates(offered, coupon.bets.slice(0, MAX_LEGS), now);
}

function caseOf(
  placing: Placing,
  request: PlaceRequest,
  { account, bought }: { readonly account: PlayerAccount; readonly bought: Bought | null },
  now: number,
): Case {
  const { board, limits, config, promoCodes } = placing;
  const { coupon, userId } = request;
  const { promoCode = '' } = coupon;
  const { iso } = account;
  const { required } = jurisdictionOf(configured(config, 'jurisdiction'));
  return {
    coupon,
    account,
    legs: legsOf(placing, request, now),
    currency: offeredCurrency(iso),
    limits: limits.staking(userId, iso, required, now),
    limitWord: (rule) =>
      limits.refusing(userId, rule, { iso, amount: coupon.amount, required }, now),
    isBanned: placing.isBanned(userId),
    config,
    together: coupon.variant === 'builder' ? togetherIn(board, coupon, now) : null,
    isEditLost: coupon.edited !== undefined && bought === null,
    promo: promoCode === '' ? null : promoCodes.termsFor(userId, promoCode, iso, now),
  };
}

/** The answer that takes nothing, or all that taking the bet needs. */
type Considered = { readonly answer: PlaceAnswer } | ({ readonly answer: null } & Taken);

/** A bet that is edited is bought back first: what it pays is there when its coupon is judged. */
function consider(placing: Placing, request: PlaceRequest, now: number): Considered {
  const { coupon, userId, evidence } = request;
  const bought = buyBack(placing, userId, coupon, now);
  const account = placing.accounts.find(userId, coupon.accountId);
  const isForeign = evidence === 'foreign' || (coupon.userId ?? userId) !== userId;
  if (!account || coupon.bets.length > MAX_LEGS || isForeign) {
    const bets = legsOf(placing, request, now).map(answeredLeg);
    return { answer: { status: 'rejected', reason: 'not-accepted', bets } };
  }
  if (placing.isActiveElsewhere(userId)) {
    const bets = legsOf(placing, request, now).map(answeredLeg);
    return { answer: { status: 'rejected', reason: 'active-elsewhere', bets } };
  }
  const one = caseOf(placing, request, { account, bought }, now);
  const verdict = judge(one);
  if (verdict.status !== 'accepted') return { answer: verdict };
  const answer = counterOffered(placing, one, verdict, userId);
  return answer === null ? { answer, one, verdict, bought } : { answer };
}

/** Where the coupon is not taken, the bet that it was to stand in place of runs on as if nothing had been asked. */
function decide(placing: Placing, request: PlaceRequest, now: number): PlaceAnswer {
  const decided = (): PlaceAnswer => {
    const considered = consider(placing, request, now);
    return considered.answer ?? take(placing, considered, request, now);
  };
  return tentatively(placing.database, decided, ({ status }) => status === 'accepted');
}

/**
 * How long a bet has to wait before it is placed: what is seen at the ground is not yet known here,
 * so a live bet that would be taken now is judged once more after a while. What is refused, or was
 * answered before, is so at once.
 */
export function delayOf(placing: Placing, request: PlaceRequest, now: number): number {
  const delay = placing.liveDelay();
  if (delay === 0 || placing.answers.find(request.userId, request.key)) return 0;
  const looked = () => consider(placing, request, now);
  const considered = tentatively(placing.database, looked, () => false);
  if (considered.answer !== null) return 0;
  const { one, bought } = considered;
  if (bought !== null && sellingWait(placing, bought.bet, now) > 0) return delay;
  return one.legs.some(({ market }) => isSeenElsewhere(market)) ? delay : 0;
}

/**
 * Places a bet exactly once for its key, however often and from wherever it is asked for: the
 * answer, the bet and the money are one transaction, and the key answers the same ever after.
 * Throws a refusal where the key was used for another coupon.
 */
export function placeBet(placing: Placing, request: PlaceRequest, now: number): PlaceAnswer {
  const { userId, key, coupon } = request;
  return answeredOnce(placing, { userId, key, asked: coupon }, now, () =>
    decide(placing, request, now),
  );
}
