import { type KnownOfPlayer, standingOf } from '../limits/standing.ts';
import type { CashbackFacts } from './cashback.ts';

/** What the site knows when it asks whether cashback may be had; its read models are this. */
export interface KnownOfCashback extends KnownOfPlayer {
  readonly cashback: { readonly known: Pick<CashbackFacts, 'isOffered' | 'joinedAt'> | null };
}

/** All that the policy of cashback asks, from what the site knows. */
export function cashbackFacts(known: KnownOfCashback): CashbackFacts {
  const told = known.cashback.known;
  const standing = standingOf(known);
  return {
    standing: told === null ? { ...standing, limits: 'unknown' } : standing,
    isOffered: told?.isOffered ?? false,
    joinedAt: told?.joinedAt ?? null,
  };
}
