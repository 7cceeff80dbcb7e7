import {
  debounceTime,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
} from 'rxjs';
import type { CallReply } from '../../calls/table.ts';
import { ROUND_CALLS } from '../../events/casino.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { type Caused, caused, type EffectContext, effect, request } from '../define.ts';
import { payingIso } from '../resources/casino.ts';
import { pressesIn } from './presses.ts';
import { toldWithoutTable } from './telling.ts';

/** Rounds come one after the other: what they leave is asked for once they rest. */
const REST = 1_000;

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
  let before: ReadonlySet<object> = new Set();
  return context.events$.pipe(
    mergeMap((event) => {
      const { casinoTable } = context.state();
      const { game } = casinoTable;
      const placings = pressesIn(casinoTable).map(({ placing }) => placing);
      const news = placings.filter((placing) => !before.has(placing));
      before = new Set(placings);
      if (event.type !== 'http.replied') return [];
      return news.flatMap((placing) => {
        if (placing.status !== 'refused') return [];
        const { status: _, at: __, ...why } = placing;
        return [caused('casino.roundRefused', { game: game ?? 0, ...why }, event)];
      });
    }),
  );
}

/** A limit kept money from being staked. What it leaves is in the currency of the account that pays. */
function limited(context: EffectContext): Observable<Caused> {
  return context.on('casino.roundRefused').pipe(
    filter(({ data }) => data.rule === 'limit'),
    map(({ seq, data: { bound, limitType = null, until = null, by } }) => {
      const currency = payingIso(context.state().accounts);
      const left = bound === undefined ? null : { amount: bound, currency };
      return caused('limits.reached', { about: 'stake', limitType, left, until, by }, seq);
    }),
  );
}

/**
 * A round leaves something else of the limits, and of what the sign-in came to: that is asked for once its
 * table has shown what it came to, which the answer tells.
 */
function counted(context: EffectContext): Observable<Caused> {
  const isUntold = () => context.state().casinoTable.seats.some(({ untold }) => untold !== null);
  const told = merge<Envelope[]>(context.on('casino.roundTold'), context.on('casino.gameLeft'));
  return context.on('casino.roundSettled').pipe(
    filter(({ data }) => data.mode === 'real'),
    switchMap((event) => (isUntold() ? told.pipe(take(1)) : of<Envelope>(event))),
    debounceTime(REST, context.scheduler),
    filter(() => context.state().session.userId !== null),
    map((event) => request(context, 'limits', {}, event)),
  );
}

/** Tells what became of rounds, so that nobody else has to read answers of calls. */
export const casinoOutcomes = effect('casino-outcomes', (context) =>
  merge(
    ended(context),
    refused(context),
    limited(context),
    counted(context),
    toldWithoutTable(context),
  ),
);
