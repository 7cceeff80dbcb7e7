import type { Tournaments } from '../casino/tournaments/tournaments.ts';
import { type Handlers, playerOf } from '../http/handler.ts';

export interface TournamentHandlersOptions {
  readonly tournaments: Tournaments;
}

/** Calls about tournaments of games. */
export function tournamentHandlers({ tournaments }: TournamentHandlersOptions) {
  return {
    tournaments: ({ query }, { now }) => tournaments.list(query.currency, now),
    tournament: ({ path, query }, { now }) => tournaments.one(path.id, query.currency, now),
    tournamentsOwn: (_input, context) => tournaments.own(playerOf(context).user_id, context.now),
    tournamentJoin: ({ path }, context) =>
      tournaments.join(playerOf(context).user_id, path.id, context.now),
  } satisfies Handlers;
}
