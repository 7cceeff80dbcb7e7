import { mayPlayer, type Standing } from '../limits/may-player.ts';
import type { PointStoreRefusal } from './point-store-refusals.ts';

/** An item may be had so often within so many days. */
export const POINT_STORE_DAYS = 30;

export interface PointStoreFacts {
  readonly standing: Standing;
  /** Whether the house offers it to this player. */
  readonly isOffered: boolean;
  /** Points that the player has. */
  readonly points: number;
}

/** An item as the policy asks about it: its price in points, and how often it may be had yet. */
export interface PointStoreItem {
  readonly price: number;
  readonly left: number;
}

/** Whether a player may take anything for points: null, or what forbids it. Who may not play is offered nothing. */
export function pointStoreRefusal({
  standing,
  isOffered,
}: Omit<PointStoreFacts, 'points'>): 'waiting' | 'not-offered' | null {
  const forbidden = mayPlayer('play', standing);
  if (forbidden?.rule === 'waiting') return 'waiting';
  return forbidden !== null || !isOffered ? 'not-offered' : null;
}

/** Whether an item may be taken at a price that was shown: null, or the first thing that forbids it. */
export function pointBuyRefusal(
  facts: PointStoreFacts,
  item: PointStoreItem | null,
  price: number,
): PointStoreRefusal | null {
  const closed = pointStoreRefusal(facts);
  if (closed !== null) return closed;
  if (item === null) return 'unknown-item';
  if (item.price !== price) return 'other-price';
  if (item.left <= 0) return 'limit-reached';
  return facts.points < item.price ? 'too-few' : null;
}
