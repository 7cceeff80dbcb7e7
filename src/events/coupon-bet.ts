import * as v from 'valibot';
import { finite } from '../kernel/numbers.ts';
import { decimal } from './line.ts';

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
