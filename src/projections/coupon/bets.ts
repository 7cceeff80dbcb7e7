import type * as v from 'valibot';
import { dependentLegs } from '../../domain/coupon/rules.ts';
import { COUPON_TYPE } from '../../domain/coupon/type.ts';
import type { CouponVariant } from '../../domain/coupon/variants.ts';
import type { EventData } from '../../events/catalogue.ts';
import type { couponBet } from '../../events/coupon-bet.ts';

/** Status -2 is "not said": the specification's default. */
const NOT_SAID = -2;

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
export function markDependent(bets: CouponBet[], typeId: number, variant: CouponVariant): void {
  const legs = bets.map(({ market, game, blockId }) => ({
    id: market.id,
    eventId: String(game.id),
    ...(blockId === 0 ? {} : { blockId }),
  }));
  if (variant === 'builder') {
    for (const bet of bets) bet.isDepend = false;
    return;
  }
  // Each step of a chain is paid by the last: it is an express as far as matches go.
  const dependent = dependentLegs(variant === 'chain' ? COUPON_TYPE.express : typeId, legs);
  for (const bet of bets) bet.isDepend = dependent.has(bet.market.id);
}

/** Selections beside the bankers that a system needs, so that one of them may be lost. */
const FEWEST_LEFT = 3;

/** Marks the selections that cannot become bankers: too few would be left to combine. */
export function markBankers(bets: CouponBet[], typeId: number, variant: CouponVariant): void {
  const isSystem = typeId === COUPON_TYPE.system && variant === 'plain';
  const others = bets.filter((bet) => !bet.isBanker).length;
  for (const bet of bets) {
    if (!isSystem) bet.isBanker = false;
    bet.isDisabledBanker = !isSystem || (!bet.isBanker && others <= FEWEST_LEFT);
  }
}
