import * as v from 'valibot';
import { coefMove } from '../domain/coef-change.ts';
import { dependentLegs } from '../domain/coupon-rules.ts';
import type { EventData } from '../events/catalogue.ts';
import { decimal } from '../events/line.ts';
import { finite } from '../kernel/numbers.ts';

/** Status -2 is "not said": the specification's default. */
const NOT_SAID = -2;

/** A selection in the coupon: the market as the player saw it, and as it is now. */
export const couponBet = v.object({
  market: v.object({
    id: v.string(),
    coef: decimal,
    sportId: finite,
    typeId: finite,
    kind: finite,
    isLive: v.boolean(),
    group: v.string(),
    param: v.nullable(v.string()),
    outcome: v.string(),
  }),
  /** The coefficient the player last agreed to. */
  seenCoef: decimal,
  blockId: finite,
  statusId: finite,
  game: v.object({
    id: finite,
    slug: v.string(),
    champId: finite,
    team1: v.string(),
    team2: v.string(),
    score: v.tuple([finite, finite]),
    startAt: finite,
    status: finite,
    minute: v.nullable(finite),
  }),
  isBlocked: v.boolean(),
  /** The market is gone: it can no longer be bet on. */
  isGone: v.boolean(),
  isDepend: v.boolean(),
  isBannedExpress: v.boolean(),
  isDisabledBanker: v.boolean(),
  isBanker: v.boolean(),
  changedAt: finite,
  trend: v.nullable(v.picklist(['up', 'down'])),
});

export type CouponBet = v.InferOutput<typeof couponBet>;

/** The selection that a press on a coefficient puts into the coupon. */
export function betOf({ market, game, manualBlockId }: EventData<'coupon.betAdded'>): CouponBet {
  const { id, coef, typeId, kind, isLive, group, param, outcome } = market;
  const { slug, champId, team1, team2, startAt, status, minute } = game;
  const score: [number, number] = [game.score[0], game.score[1]];
  return {
    market: { id, coef, sportId: game.sportId, typeId, kind, isLive, group, param, outcome },
    seenCoef: coef,
    blockId: manualBlockId ?? 0,
    statusId: NOT_SAID,
    game: { id: game.id, slug, champId, team1, team2, score, startAt, status, minute },
    isBlocked: market.isBlocked,
    isGone: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    isBanker: false,
    changedAt: 0,
    trend: null,
  };
}

/** Marks the selections that cannot stand together as the coupon is. */
export function markDependent(bets: CouponBet[], typeId: number): void {
  const legs = bets.map(({ market, game, blockId }) => ({
    id: market.id,
    eventId: String(game.id),
    ...(blockId === 0 ? {} : { blockId }),
  }));
  const dependent = dependentLegs(typeId, legs);
  for (const bet of bets) bet.isDepend = dependent.has(bet.market.id);
}

/** Selections beside the bankers that a system needs, so that one of them may be lost. */
const FEWEST_LEFT = 3;

/** Marks the selections that cannot become bankers: too few would be left to combine. */
export function markBankers(bets: CouponBet[], typeId: number): void {
  const isSystem = typeId === 2;
  const others = bets.filter((bet) => !bet.isBanker).length;
  for (const bet of bets) {
    if (!isSystem) bet.isBanker = false;
    bet.isDisabledBanker = !isSystem || (!bet.isBanker && others <= FEWEST_LEFT);
  }
}

/** Whether a bet stands in the way of placing the coupon. */
export function isLocked(bet: CouponBet): boolean {
  return bet.isBlocked || bet.isGone || bet.isDepend || bet.isBannedExpress;
}

/** Whether the player has yet to agree to what a coefficient became; 1.5 and 1.50 are one price. */
export function isChanged({ market, seenCoef }: CouponBet): boolean {
  return coefMove({ requested: seenCoef, offered: market.coef }) !== 'same';
}
