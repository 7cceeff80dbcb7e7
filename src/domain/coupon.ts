import { add, divide, multiply, ONE, type Rational, rational, ZERO } from '../kernel/rational.ts';
import { extraOf } from './coupon/hyper-bonus.ts';
import { type CheckedCoupon, type CouponInput, checkCoupon } from './coupon/input.ts';
import { layoutOf, type Tally, tally } from './coupon/parts.ts';
import { type Payout, payoutOf } from './coupon/payout.ts';
import { COUPON_TYPE } from './coupon/type.ts';
import { amountText } from './money/money.ts';
import { coefText } from './odds.ts';

/** Decimals of an exact total: 63 legs of four decimals each, the most that goes over the wire. */
const MAX_EXACT_PLACES = 252;
/** Decimals of a total whose text never ends, such as the mean over three combinations. */
const ROUNDED_PLACES = 10;

/** A coupon reckoned through; money has the currency's decimals, nothing else is rounded. */
export interface CouponOutcome {
  /** Tickets of multiple singles, combinations of the other types; 0 for what cannot be played. */
  combos: number;
  /** Total stake. */
  stake: string;
  /** What one unit of the total stake returns if all wins, bonus included; "0.00" without combos. */
  coef: string;
  /** Return if every leg wins, stake included, at most the cap. */
  possibleWin: string;
  /** The cap, not the price, decided possibleWin. */
  capped: boolean;
  /** What of possibleWin is a hyper bonus, where the cap leaves it; absent without one. */
  hyperBonus?: string;
  /** With a result on every leg: combinations without a lost leg. */
  winningCombos?: number;
  /** With a result on every leg: what is paid, stake included, at most the cap. */
  payout?: string;
}

/** One slip with one stake, settled as a whole. */
interface Ticket {
  readonly stake: bigint;
  readonly coef: Rational;
  readonly possible: Payout;
  readonly extra: bigint;
  readonly paid: Payout;
}

/**
 * The whole mathematics of a coupon, exact.
 *
 * What cannot be played as it stands has 0 combinations and wins nothing: no legs, a single with
 * more than one leg, a system size outside 2…n (1…n in systemFolds, each of them), two selections
 * of one event in an express, in a block or among the bankers.
 * What is no number, or too much to reckon, throws CouponInputError with a code.
 */
export function evaluateCoupon(input: CouponInput): CouponOutcome {
  const coupon = checkCoupon(input);
  const total = tally(layoutOf(coupon));
  if (total.combos === 0) return unplayable(coupon);
  const tickets =
    coupon.typeId === COUPON_TYPE.multipleSingles
      ? singleTickets(coupon)
      : [ticketOf(coupon, coupon.stake, total)];
  const { minorUnits } = coupon;
  const isSettled = coupon.legs.every((leg) => leg.result !== null);
  return {
    combos: total.combos,
    stake: amountText(sum(tickets.map((ticket) => ticket.stake)), minorUnits),
    coef: coefText(totalCoef(tickets), MAX_EXACT_PLACES, ROUNDED_PLACES),
    possibleWin: amountText(sum(tickets.map((ticket) => ticket.possible.minor)), minorUnits),
    capped: tickets.some((ticket) => ticket.possible.isCapped),
    ...(coupon.hyperBonus && {
      hyperBonus: amountText(sum(tickets.map((ticket) => ticket.extra)), minorUnits),
    }),
    ...(isSettled && {
      winningCombos: total.winningCombos,
      payout: amountText(sum(tickets.map((ticket) => ticket.paid.minor)), minorUnits),
    }),
  };
}

function unplayable({ stake, minorUnits }: CheckedCoupon): CouponOutcome {
  return {
    combos: 0,
    stake: amountText(stake, minorUnits),
    coef: '0.00',
    possibleWin: amountText(0n, minorUnits),
    capped: false,
  };
}

/** The stake is split evenly over the combinations, so the ticket's price is their mean. */
function ticketOf(coupon: CheckedCoupon, stake: bigint, { combos, coefs, factors }: Tally): Ticket {
  const bonus = coupon.typeId === COUPON_TYPE.express ? coupon.bonusFactor : ONE;
  const share = divide(bonus, rational(BigInt(combos)));
  const coef = multiply(coefs, share);
  const paid = multiply(factors, share);
  const extra = hyperBonusOf(coupon, stake, coef);
  const possible = payoutOf(stake, coef, coupon.cap, extra);
  return {
    stake,
    coef,
    extra: possible.minor - payoutOf(stake, coef, coupon.cap).minor,
    possible,
    paid: payoutOf(stake, paid, coupon.cap, hyperBonusOf(coupon, stake, paid)),
  };
}

function hyperBonusOf(
  { typeId, hyperBonus }: CheckedCoupon,
  stake: bigint,
  coef: Rational,
): bigint {
  const { single, express } = COUPON_TYPE;
  if (hyperBonus === null || (typeId !== single && typeId !== express)) return 0n;
  const extra = extraOf(stake, coef, hyperBonus.percent);
  return extra < hyperBonus.most ? extra : hyperBonus.most;
}

/** Each single is a ticket of its own: its own stake, rounding and cap. */
function singleTickets(coupon: CheckedCoupon): Ticket[] {
  return coupon.legs.map((leg) =>
    ticketOf(coupon, leg.stake, tally(layoutOf({ ...coupon, legs: [leg] }))),
  );
}

/** The tickets' prices weighed by stake; unweighed while nothing is staked yet. */
function totalCoef(tickets: readonly Ticket[]): Rational {
  const isStaked = tickets.some((ticket) => ticket.stake > 0n);
  const weigh = (ticket: Ticket) => (isStaked ? rational(ticket.stake) : ONE);
  const weights = tickets.map(weigh).reduce(add, ZERO);
  const weighed = tickets.map((ticket) => multiply(weigh(ticket), ticket.coef)).reduce(add, ZERO);
  return divide(weighed, weights);
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
