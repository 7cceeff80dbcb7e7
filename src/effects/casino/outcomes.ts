import { distinctUntilChanged, map, merge, mergeMap, type Observable } from 'rxjs';
import type { CallReply } from '../../calls/table.ts';
import { ROUND_CALLS } from '../../projections/casino/table-state.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';

const roundCalls: ReadonlySet<string> = new Set(ROUND_CALLS);

/** A round that an answer ended; one that is answered twice is told once. */
function ended(context: EffectContext): Observable<Caused> {
  let last: string | null = null;
  return context.on('http.replied').pipe(
    mergeMap((event) => {
      const { call, status, body } = event.data;
      if (status >= 400 || !roundCalls.has(call)) return [];
      const answer = body as CallReply<'casinoRoundStart'>;
      if (answer.status !== 'accepted' || answer.round.status === 'open') return [];
      const { id: roundId, game, mode, staked, payout, currency } = answer.round;
      if (roundId === last) return [];
      last = roundId;
      const data = {
        roundId,
        game,
        by: 'answer',
        mode,
        staked,
        payout: payout ?? 0,
        currency,
      } as const;
      return [caused('casino.roundSettled', data, event)];
    }),
  );
}

/** Which answers are definite refusals, the fold decides: after any other the round may stand. */
function refused(context: EffectContext): Observable<Caused> {
  return context.events$.pipe(
    map((event) => ({ event, table: context.state().casinoTable })),
    distinctUntilChanged((before, now) => before.table.placing === now.table.placing),
    mergeMap(({ event, table: { placing, game } }) => {
      if (event.type !== 'http.replied' || placing.status !== 'refused') return [];
      const { status: _, at: __, ...why } = placing;
      return [caused('casino.roundRefused', { game: game ?? 0, ...why }, event)];
    }),
  );
}

/** Tells what became of rounds, so that nobody else has to read answers of calls. */
export const casinoOutcomes = effect('casino-outcomes', (context) =>
  merge(ended(context), refused(context)),
);
