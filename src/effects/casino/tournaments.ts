import { map, merge, mergeMap } from 'rxjs';
import { tournamentFacts } from '../../domain/casino/tournament-facts.ts';
import { joiningRefusal, tournamentOf } from '../../domain/casino/tournaments.ts';
import { callErrors, caused, effect, replies, request } from '../define.ts';
import { accepted, type PendingOf, submitting } from '../submitting.ts';

const pending: PendingOf = ({ tournaments }) => tournaments.joining.pending;

/** Takes a player in where the policy lets it through; that they take part is a fact of its own. */
export const casinoTournaments = effect('casino-tournaments', (context) => {
  const refusalOf = ({ tournament }: { readonly tournament: string }) => {
    const state = context.state();
    const { all, one } = state.tournaments;
    const now = one.known?.at ?? all.known?.at ?? 0;
    return joiningRefusal(tournamentFacts(state), tournamentOf(tournament), now);
  };
  return merge(
    submitting(
      ...([context, pending, 'tournament.joinPressed', 'tournamentJoin'] as const),
      ({ tournament: id }) => ({ path: { id }, body: {} }),
      (data) => refusalOf(data) !== null,
    ),
    accepted(context, pending, 'tournament.joinPressed').pipe(
      mergeMap((event) => {
        const { tournament } = event.data;
        const reason = refusalOf(event.data);
        return reason === null
          ? []
          : [caused('tournament.heldBack', { tournament, reason }, event)];
      }),
    ),
    // It may have ended, or been joined elsewhere.
    callErrors(context, 'tournamentJoin').pipe(
      map((event) => request(context, 'tournamentsOwn', {}, event)),
    ),
    replies(context, 'tournamentJoin').pipe(
      map(({ body: { id }, event }) => caused('tournament.joined', { tournament: id }, event)),
    ),
  );
});
