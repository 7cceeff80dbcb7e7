import { COUPON_TYPE } from './type.ts';

/** Statuses of a bet as the line sends them. */
const LIVE_STATUSES: readonly number[] = [2, 3];
const FINISHED_STATUS = 4;

/** What the rules ask of a bet on the coupon. */
export interface BetState {
  readonly statusId: number;
  readonly isFinished: boolean;
  readonly isLiveInLive: boolean;
  /** The game's own clock runs, so it has begun. */
  readonly hasGameTime: boolean;
  readonly isBlocked: boolean;
  readonly isDepend: boolean;
  readonly isBannedExpress: boolean;
  readonly market: { readonly isLive: boolean };
}

export function isBetFinished(bet: Pick<BetState, 'isFinished' | 'statusId'>): boolean {
  return bet.isFinished || bet.statusId === FINISHED_STATUS;
}

export function isBetLive(
  bet: Pick<BetState, 'isFinished' | 'statusId' | 'hasGameTime' | 'isLiveInLive' | 'market'>,
): boolean {
  if (isBetFinished(bet)) return false;
  const isRunning = bet.hasGameTime || bet.isLiveInLive;
  return isRunning || LIVE_STATUSES.includes(bet.statusId) || bet.market.isLive;
}

/** A locked bet keeps the coupon from being placed. */
export function isBetLocked(
  bet: Pick<BetState, 'isBlocked' | 'isDepend' | 'isBannedExpress'>,
): boolean {
  return bet.isBlocked || bet.isDepend || bet.isBannedExpress;
}

/** Dropping a bet on a score change means something only where a score can change. */
export function canDropOnScoreChange(bets: readonly Parameters<typeof isBetLive>[0][]): boolean {
  return bets.some(isBetLive);
}

/** A leg as far as its event goes. */
export interface EventLeg {
  readonly id: string;
  readonly eventId: string;
  readonly blockId?: number;
}

/**
 * Ids of the legs that cannot stand together as the coupon is (isDepend): those that share an event
 * in an express, or inside one block. Systems keep such legs apart by themselves, and singles never
 * meet. `allowedEvents` are those of which the server lets several selections stand together.
 */
export function dependentLegs(
  typeId: number,
  legs: readonly EventLeg[],
  allowedEvents: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  if (typeId !== COUPON_TYPE.express && typeId !== COUPON_TYPE.blocks) return new Set();
  const groups = new Map<string, string[]>();
  for (const leg of legs) {
    if (allowedEvents.has(leg.eventId)) continue;
    const block = typeId === COUPON_TYPE.blocks ? (leg.blockId ?? `alone ${leg.id}`) : '';
    const key = JSON.stringify([block, leg.eventId]);
    groups.set(key, [...(groups.get(key) ?? []), leg.id]);
  }
  return new Set([...groups.values()].filter((ids) => ids.length > 1).flat());
}

/**
 * Whether a VIP bet (above the maximum, asked for by hand) may be offered: the maximum is finite
 * (null means unlimited), there are bets, all of them before the match, and no multiple singles.
 */
export function isVipBetAvailable(coupon: {
  readonly typeId: number;
  readonly maxBetAmount: number | null;
  readonly bets: readonly Parameters<typeof isBetLive>[0][];
}): boolean {
  const { typeId, maxBetAmount, bets } = coupon;
  if (maxBetAmount === null || !Number.isFinite(maxBetAmount)) return false;
  if (typeId === COUPON_TYPE.multipleSingles || bets.length === 0) return false;
  return bets.every((bet) => !isBetLive(bet));
}
