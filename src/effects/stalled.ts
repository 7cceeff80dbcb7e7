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

/**
 * A call that never ended, because what sends calls failed on the way: its outcome is as unknown as that
 * of a lost reply. `isOut` says whether one of `calls` is still waited for. Only it and what it may wait
 * for say whether it goes on. While a captcha is to be solved, it may wait for that: it or its token was
 * asked for one.
 */
export function stalled(
  context: EffectContext,
  calls: ReadonlySet<string>,
  isOut: (requestId: number) => boolean,
): Observable<Caused> {
  const heard = merge(
    context.on('http.attempted'),
    context.on('http.replied'),
    context.on('http.failed'),
  );
  return context.on('http.requested').pipe(
    filter(({ data }) => calls.has(data.call)),
    mergeMap(({ seq, data: { call, requestId } }) => {
      const isStillOut = () => isOut(requestId);
      return heard.pipe(
        filter(({ data }) => [call, 'token', 'fingerprint'].includes(data.call)),
        startWith(null),
        map(isStillOut),
        takeWhile((goesOn) => goesOn, true),
        switchMap((goesOn) => (goesOn ? interval(STALLED, context.scheduler) : EMPTY)),
        takeWhile(isStillOut),
        filter(() => context.state().captcha.code === null),
        map(() => {
          const detail = 'the call never ended';
          const failure = { call, requestId, reason: 'error', status: 0, detail } as const;
          return caused('http.failed', failure, seq);
        }),
      );
    }),
  );
}
