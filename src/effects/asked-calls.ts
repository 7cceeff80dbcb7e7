import { filter, map, type Observable } from 'rxjs';
import type { EffectContext } from './define.ts';
import type { Awaited } from './stalled.ts';

/** Each of these calls from when it is asked for, for as long as `isOut` says so. */
export function awaitedOf(
  context: EffectContext,
  calls: ReadonlySet<string>,
  isOut: (requestId: number) => boolean,
): Observable<Awaited> {
  return context.on('http.requested').pipe(
    filter(({ data }) => calls.has(data.call)),
    map(({ seq, data: { call, requestId } }) => ({
      ...{ call, seq, requestId: () => requestId },
      isOut: () => isOut(requestId),
    })),
  );
}
