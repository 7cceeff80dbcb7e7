import * as v from 'valibot';
import { evaluateCoupon } from '../domain/coupon.ts';
import { couponTypeId } from '../events/coupon.ts';
import { decimal } from '../events/line.ts';

/** Status -2 is "not said": the specification's default. */
const NOT_SAID = -2;

/** A selection in the coupon: the market as the player saw it, and as it is now. */
export const couponBet = v.object({
  market: v.object({
    id: v.string(),
    coef: decimal,
    sportId: v.number(),
    typeId: v.number(),
    kind: v.number(),
    isLive: v.boolean(),
    group: v.string(),
    param: v.nullable(v.string()),
    outcome: v.string(),
  }),
  /** The coefficient the player last agreed to. */
  seenCoef: decimal,
  blockId: v.number(),
  statusId: v.number(),
  game: v.object({
    id: v.number(),
    slug: v.string(),
    champId: v.number(),
    team1: v.string(),
    team2: v.string(),
    score: v.tuple([v.number(), v.number()]),
    startAt: v.number(),
    status: v.number(),
    minute: v.nullable(v.number()),
  }),
  isBlocked: v.boolean(),
  /** The market is gone: it can no longer be bet on. */
  isGone: v.boolean(),
  isDepend: v.boolean(),
  isBannedExpress: v.boolean(),
  isDisabledBanker: v.boolean(),
  isBanker: v.boolean(),
  changedAt: v.number(),
  trend: v.nullable(v.picklist(['up', 'down'])),
});

export type CouponBet = v.InferOutput<typeof couponBet>;

/** What storage keeps of a coupon over a reload. */
export const storedCoupon = v.object({
  typeId: couponTypeId,
  bets: v.array(couponBet),
  amount: v.string(),
  changeCoefAction: v.optional(v.picklist([0, 1, 2])),
});

/** Selections of one event cannot stand together where they would be multiplied. */
export function markDependent(bets: CouponBet[], typeId: number): void {
  const perGame = new Map<number, number>();
  for (const bet of bets) perGame.set(bet.game.id, (perGame.get(bet.game.id) ?? 0) + 1);
  for (const bet of bets) {
    bet.isDepend = typeId === 1 && (perGame.get(bet.game.id) ?? 0) > 1;
  }
}

/** Whether a bet stands in the way of placing the coupon. */
export function isLocked(bet: CouponBet): boolean {
  return bet.isBlocked || bet.isGone || bet.isDepend || bet.isBannedExpress;
}

/** Whether the player has yet to agree to what a coefficient became. */
export function isChanged(bet: CouponBet): boolean {
  return bet.market.coef !== bet.seenCoef;
}

export interface CouponSum {
  readonly coef: string | null;
  readonly possibleWin: string | null;
  readonly combos: number;
  readonly stake: string;
  readonly capped: boolean;
}

const nothing: CouponSum = { coef: null, possibleWin: null, combos: 0, stake: '0', capped: false };

export interface SumInput {
  readonly bets: readonly CouponBet[];
  readonly typeId: 0 | 1 | 2 | 4 | 10;
  readonly amount: string;
  readonly amountByBetId: Readonly<Record<string, string>>;
  readonly systemValue: number;
  readonly minorUnits: number;
  readonly maxPayout: string | null;
}

/** Coefficient and possible win of a coupon as it stands; nulls where there is nothing to say. */
export function sumOf(input: SumInput): CouponSum {
  if (input.bets.length === 0) return nothing;
  try {
    const result = evaluateCoupon({
      typeId: input.typeId,
      stake: amountOr0(input.amount),
      minorUnits: input.minorUnits,
      legs: input.bets.map((bet) => ({
        coef: bet.market.coef,
        eventId: String(bet.game.id),
        banker: bet.isBanker,
        blockId: bet.blockId,
        stake: amountOr0(input.amountByBetId[bet.market.id]),
      })),
      systemValue: input.systemValue,
      ...(input.maxPayout === null ? {} : { maxPayout: input.maxPayout }),
    });
    const { coef, possibleWin, combos, stake, capped } = result;
    return { coef, possibleWin, combos, stake, capped };
  } catch {
    // An impossible combination has no sum; the coupon says elsewhere what is wrong with it.
    return nothing;
  }
}

function amountOr0(text: string | undefined): string {
  return text === undefined || text === '' ? '0' : text.replace(/\.$/, '');
}

export { NOT_SAID };
