import { type KnownOfPlayer, standingOf } from '../limits/standing.ts';
import type { TournamentFacts } from './tournaments.ts';

/** What the site knows when it asks whether a player may take part; its read models are this. */
export interface KnownOfTournaments extends KnownOfPlayer {
  readonly tournaments: {
    readonly own: { readonly known: Pick<TournamentFacts, 'isOffered'> | null };
  };
}

/** All that the policy of tournaments asks, from what the site knows. */
export function tournamentFacts(known: KnownOfTournaments): TournamentFacts {
  const told = known.tournaments.own.known;
  const standing = standingOf(known);
  return {
    standing: told === null ? { ...standing, limits: 'unknown' } : standing,
    isOffered: told?.isOffered ?? false,
  };
}
