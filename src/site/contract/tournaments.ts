import { tournamentFacts } from '../../domain/casino/tournament-facts.ts';
import { joiningRefusal, tournamentOf } from '../../domain/casino/tournaments.ts';
import type { TournamentsState } from '../../projections/casino/tournaments.ts';
import type { State } from '../../projections/state.ts';
import { area, type DeepReadonly } from './area.ts';
import { sending } from './sending.ts';

type Known<K extends 'all' | 'one' | 'own'> = DeepReadonly<
  NonNullable<TournamentsState[K]['known']>
>;

export type Tournament = Known<'all'>['items'][number];
export type TournamentRank = Known<'one'>['ranks'][number];
export type OwnTournament = Known<'own'>['items'][number];

/** Tournaments of games, and what the policy says before anybody takes part. */
const tournaments = area(['tournaments', 'limits', 'session', 'user', 'config'], (state) => {
  const { all, one, own, joining } = state.tournaments;
  return {
    ...{ all, one, own },
    joining: sending(joining),
    refusal: (id: string, now: number) =>
      joiningRefusal(tournamentFacts(state), tournamentOf(id), now),
    ownOf: (id: string): OwnTournament | null =>
      own.known?.items.find((item) => item.id === id) ?? null,
  };
});

export const tournamentsAreas = (state: State) => ({ tournaments: tournaments(state) });
