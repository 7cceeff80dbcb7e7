import {
  defer,
  EMPTY,
  filter,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  startWith,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs';
import type { CallName } from '../../calls/table.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { type Caused, caused, type EffectContext, misfortunes, request } from '../define.ts';

const CHECK_DELAYS = [1000, 2000, 4000, 8000, 15_000];

/** How long until an unknown bet is asked about for the nth time, in milliseconds. */
export function checkDelay(attempt: number): number {
  return CHECK_DELAYS[Math.min(attempt - 1, CHECK_DELAYS.length - 1)] ?? 15_000;
}

/** The unknown bet that this player may ask about now. */
function unknownBet(context: EffectContext): { key: string; attempt: number } | null {
  const { placing, pending } = context.state().coupon;
  const { userId } = context.state().session;
  if (placing.status !== 'checking' || pending?.userId !== userId) return null;
  return { key: placing.key, attempt: placing.attempt };
}

/** Longer than any call goes on without a sign of life, in milliseconds. */
const STALLED = 20_000;

/** The bet's call, and those that it may wait for: no other says whether it goes on. */
const itsCalls: ReadonlySet<string> = new Set<CallName>(['couponPlace', 'token', 'fingerprint']);

/**
 * A press whose call never ended, because what sends calls failed on the way: its outcome is as
 * unknown as that of a lost reply. While a captcha is to be solved, the call may wait for that: it
 * or its token was asked for one.
 */
function stalled(context: EffectContext): Observable<Caused> {
  const isPlacing = () => context.state().coupon.placing.status === 'placing';
  const signs = merge(
    context.on('http.attempted'),
    context.on('http.replied'),
    context.on('http.failed'),
  ).pipe(filter(({ data }) => itsCalls.has(data.call)));
  const silence = (seq: number) =>
    signs.pipe(
      startWith(null),
      map(isPlacing),
      takeWhile((goesOn) => goesOn, true),
      switchMap((goesOn) => (goesOn ? interval(STALLED, context.scheduler) : EMPTY)),
      takeWhile(isPlacing),
      filter(() => context.state().captcha.code === null),
      map(() => seq),
    );
  return context.on('coupon.placePressed').pipe(
    switchMap(({ seq }) => silence(seq)),
    mergeMap((seq): Caused[] => {
      const { placing, keyByRequest } = context.state().coupon;
      if (placing.status !== 'placing') return [];
      const [requestId] = Object.entries(keyByRequest).find(([, key]) => key === placing.key) ?? [];
      const detail = 'the call never ended';
      const failure = { call: 'couponPlace', requestId: Number(requestId ?? 0), detail };
      return [caused('http.failed', { ...failure, reason: 'error', status: 0 }, seq)];
    }),
  );
}

/** Seqs of what may have made a bet's outcome unknown, or asking about it possible. */
function occasions(context: EffectContext): Observable<number> {
  const online = context.on('app.connectionChanged').pipe(filter(({ data }) => data.online));
  return merge<Envelope[]>(
    misfortunes(context, 'couponPlace'),
    context.on('session.started'),
    context.on('app.storageChanged'),
    context.on('coupon.placePressed'),
    online,
  ).pipe(map(({ seq }) => seq));
}

/** A bet whose outcome is unknown is asked about, with its own key, until the answer is definite. */
export function checking(context: EffectContext): Observable<Caused> {
  // After a failure of its own the effect goes on where it was; the session's start led here.
  const resumed = defer(() => of(0));
  const due = merge(resumed, occasions(context)).pipe(
    filter(() => unknownBet(context) !== null),
    switchMap((seq) => {
      const delay = checkDelay(unknownBet(context)?.attempt ?? 1);
      return timer(delay, context.scheduler).pipe(
        mergeMap(() => {
          const bet = unknownBet(context);
          if (bet === null) return EMPTY;
          const { key, attempt } = bet;
          return of(caused('coupon.placeChecked', { key, attempt: attempt + 1 }, seq));
        }),
      );
    }),
  );
  const asked = context.on('coupon.placeChecked').pipe(
    mergeMap(({ seq, data }) => {
      const { pending } = context.state().coupon;
      if (pending?.key !== data.key || unknownBet(context) === null) return EMPTY;
      const headers = { 'idempotency-key': data.key };
      return of(request(context, 'couponPlace', { headers, body: pending.body }, seq));
    }),
  );
  return merge(due, asked, stalled(context));
}
