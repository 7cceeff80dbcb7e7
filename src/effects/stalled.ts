import {
  EMPTY,
  filter,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  startWith,
  switchMap,
  takeWhile,
} from 'rxjs';
import { type Caused, caused, type EffectContext } from './define.ts';

/** Longer than any call goes on without a sign of life, in milliseconds. */
const STALLED = 20_000;

/** A call that is waited for. */
export interface Awaited {
  readonly call: string;
  /** What led to it. */
  readonly seq: number;
  /** Its number; 0 as long as it was not asked for. */
  requestId(): number;
  /** Whether it is still waited for. */
  isOut(): boolean;
}

/**
 * Calls that never ended, because what sends calls failed on the way: their outcome is as unknown as that
 * of a lost reply. Only a call and those that it may wait for say whether it goes on. While a captcha is
 * to be solved, it may wait for that: it or its token was asked for one.
 */
export function stalled(context: EffectContext, awaited: Observable<Awaited>): Observable<Caused> {
  const heard = merge(
    context.on('http.attempted'),
    context.on('http.replied'),
    context.on('http.failed'),
  );
  return awaited.pipe(
    mergeMap(({ call, seq, requestId, isOut }) =>
      heard.pipe(
        filter(({ data }) => [call, 'token', 'fingerprint'].includes(data.call)),
        startWith(null),
        map(isOut),
        takeWhile((goesOn) => goesOn, true),
        switchMap((goesOn) => (goesOn ? interval(STALLED, context.scheduler) : EMPTY)),
        takeWhile(isOut),
        filter(() => context.state().captcha.code === null),
        map(() => {
          const failure = { call, requestId: requestId(), reason: 'error', status: 0 } as const;
          return caused('http.failed', { ...failure, detail: 'the call never ended' }, seq);
        }),
      ),
    ),
  );
}
