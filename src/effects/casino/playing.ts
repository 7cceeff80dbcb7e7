import {
  defer,
  filter,
  groupBy,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  timer,
} from 'rxjs';
import { pressRefusal } from '../../domain/casino/press.ts';
import { isInPoints } from '../../domain/casino/rows.ts';
import { POINTS } from '../../domain/money/points.ts';
import { ROUND_CALLS } from '../../events/casino.ts';
import type { AnyEvent, Envelope } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';
import { awaitedOf } from '../asked-calls.ts';
import { checkDelay } from '../coupon/checking.ts';
import { type Caused, caused, type EffectContext, effect, request } from '../define.ts';
import { stalled } from '../stalled.ts';
import { forgetRound, keepRound } from './keeping.ts';
import { pressesIn } from './presses.ts';

type Pressed = Envelope<'casino.roundPressed'>;

/** What a press sends: which call, and with what. */
function sentFor(state: State, { seq, data }: Pressed) {
  const { casinoTable, accounts, session } = state;
  const { game, bet, draw } = data;
  const evidence = { sessionId: session.sessionId, seq };
  const accountId = isInPoints(game) ? POINTS : (accounts.activeId ?? '');
  const paid = { accountId, bet: { ...bet }, evidence };
  const userId = casinoTable.userId ?? '';
  if (draw === undefined) {
    return { userId, game, call: 'casinoRoundStart', body: { game, ...paid } } as const;
  }
  const path = { game: String(game), draw: String(draw) };
  return { userId, game, call: 'casinoDrawBet', path, body: paid } as const;
}

const headersOf = (key: string) => ({ 'idempotency-key': key });

/** A guest's round: play money, and nothing to keep. */
function playedForFun(context: EffectContext, { seq, data }: Pressed, key: string): Caused {
  const { game, bet, clientSeed = '' } = data;
  const body = { game, bet: { ...bet }, clientSeed };
  return request(context, 'casinoDemoStart', { headers: headersOf(key), body }, seq);
}

/** The key that the fold made of a press; null where it took none, or this press woke an earlier one. */
function keyOf({ casinoTable }: State, { seq }: { readonly seq: number }): string | null {
  for (const { placing } of pressesIn(casinoTable)) {
    if (placing.status === 'pressed' && placing.seq === seq) return placing.key;
  }
  return null;
}

/**
 * A press is sent once. Its key and all that it stakes reach storage before the request leaves, so that a
 * reload in between loses nothing.
 */
function starting(context: EffectContext): Observable<Caused> {
  return context.on('casino.roundPressed').pipe(
    mergeMap((event): Caused[] => {
      const state = context.state();
      const key = keyOf(state, event);
      if (key === null) return [];
      const { game, stake } = event.data;
      // Whether there are points enough the house says: no money is staked.
      const refusal = pressRefusal(state, isInPoints(game) ? 0 : stake);
      if (refusal !== null) {
        return [caused('casino.roundRefused', { key, game, by: 'site', ...refusal }, event)];
      }
      if (state.casinoTable.userId === null) return [playedForFun(context, event, key)];
      const sent = sentFor(state, event);
      return [
        ...keepRound(context, { key, ...sent }, event.seq),
        sent.call === 'casinoDrawBet'
          ? request(context, sent.call, { headers: headersOf(key), ...sent }, event)
          : request(context, sent.call, { headers: headersOf(key), body: sent.body }, event),
      ];
    }),
  );
}

/** The same step answers the same: what was chosen needs no key besides its place in the round. */
function acting(context: EffectContext): Observable<Caused> {
  return context.on('casino.actionPressed').pipe(
    mergeMap((event) => {
      const state = context.state();
      if (keyOf(state, event) === null) return [];
      const { roundId: id, step, action } = event.data;
      const call = state.casinoTable.userId === null ? 'casinoDemoAct' : 'casinoRoundAct';
      const input = { path: { id }, body: { step, action: { ...action } } };
      return [request(context, call, input, event)];
    }),
  );
}

/** What is asked about again, as far as this player may. */
function unknown({ casinoTable }: State) {
  return pressesIn(casinoTable).flatMap(({ placing, sent }) => {
    const isOwn = sent?.userId === casinoTable.userId;
    return placing.status === 'checking' && sent && isOwn ? [{ placing, sent }] : [];
  });
}

/** The one of this key, where nothing is out for it. */
const dueOf = (state: State, key: string) =>
  unknown(state).find(({ placing }) => placing.key === key && placing.requestId === null);

/** Seqs of what may have made an outcome unknown, or asking about it possible. */
function occasions(context: EffectContext): Observable<number> {
  const isOccasion = (event: AnyEvent): boolean =>
    event.type === 'http.failed' ||
    (event.type === 'http.replied' && event.data.status >= 400) ||
    event.type === 'session.started' ||
    event.type === 'app.storageChanged' ||
    event.type === 'casino.roundPressed' ||
    (event.type === 'app.connectionChanged' && event.data.online);
  return context.events$.pipe(
    filter(isOccasion),
    map(({ seq }) => seq),
  );
}

/** A round whose outcome is unknown is asked about, with its own key, until the answer is definite. */
function checking(context: EffectContext): Observable<Caused> {
  // After a failure of its own the effect goes on where it was.
  const resumed = defer(() => of(0));
  const due = merge(resumed, occasions(context)).pipe(
    mergeMap((seq) => {
      const asked = unknown(context.state()).filter(({ placing }) => placing.requestId === null);
      return asked.map(({ placing: { key, attempt } }) => ({ seq, key, attempt }));
    }),
    groupBy(({ key }) => key),
    mergeMap((ofOne) =>
      ofOne.pipe(
        switchMap(({ seq, key, attempt }) =>
          timer(checkDelay(attempt), context.scheduler).pipe(
            filter(() => dueOf(context.state(), key) !== undefined),
            map(() => caused('casino.roundChecked', { key, attempt: attempt + 1 }, seq)),
          ),
        ),
      ),
    ),
  );
  const asked = context.on('casino.roundChecked').pipe(
    mergeMap(({ seq, data: { key } }): Caused[] => {
      const found = dueOf(context.state(), key);
      if (found === undefined) return [];
      const { call, path, body } = found.sent;
      const isBegun = call === 'casinoRoundAct' || call === 'casinoDemoAct';
      const input = {
        ...(isBegun ? {} : { headers: headersOf(key) }),
        ...(path && { path }),
        body,
      };
      const requestId = context.nextRequestId();
      return [caused('http.requested', { call, requestId, ...input }, seq)];
    }),
  );
  return merge(due, asked);
}

const roundCalls: ReadonlySet<string> = new Set(ROUND_CALLS);

/** Whether the outcome of this call is waited for. */
const isOut = (context: EffectContext, requestId: number): boolean =>
  pressesIn(context.state().casinoTable).some(
    ({ placing }) => 'requestId' in placing && placing.requestId === requestId,
  );

/** What was kept of a press is let go of once nobody waits for it any more. */
function forgetting(context: EffectContext): Observable<Caused> {
  let alive: string | null = null;
  return context.events$.pipe(
    mergeMap(({ seq }) => {
      const { placing, parked } = context.state().casinoTable;
      const before = alive;
      alive = 'requestId' in placing ? placing.key : null;
      const isParked = parked.some(({ key }) => key === before);
      if (before === null || before === alive || isParked) return [];
      return forgetRound(context, before, seq);
    }),
  );
}

/** Rounds: each press is paid for once, whatever becomes of its answer. */
export const casinoPlaying = effect('casino-playing', (context) =>
  merge(
    starting(context),
    acting(context),
    checking(context),
    stalled(
      context,
      awaitedOf(context, roundCalls, (requestId) => isOut(context, requestId)),
    ),
    forgetting(context),
  ),
);
