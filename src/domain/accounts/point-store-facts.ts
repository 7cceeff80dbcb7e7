import { type KnownOfPlayer, standingOf } from '../limits/standing.ts';
import type { PointStoreFacts } from './point-store.ts';

/** What the site knows when it asks whether something may be taken for points; its read models are this. */
export interface KnownOfPointStore extends KnownOfPlayer {
  readonly points: {
    readonly store: { readonly known: Pick<PointStoreFacts, 'isOffered' | 'points'> | null };
  };
}

/** All that the policy asks, from what the site knows. */
export function pointStoreFacts(known: KnownOfPointStore): PointStoreFacts {
  const told = known.points.store.known;
  const standing = standingOf(known);
  return {
    standing: told === null ? { ...standing, limits: 'unknown' } : standing,
    isOffered: told?.isOffered ?? false,
    points: told?.points ?? 0,
  };
}
