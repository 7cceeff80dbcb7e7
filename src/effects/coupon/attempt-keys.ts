import { ignoreElements, type Observable, tap } from 'rxjs';
import type { EffectContext } from '../define.ts';

/** Which attempt to place a bet each request belongs to: the key that goes along with it. */
export interface AttemptKeys {
  /** Has to be subscribed to: notes each request as it goes out, and tells nothing. */
  readonly noted: Observable<never>;
  /** The key of a request that ended, once. */
  take(requestId: number): string | undefined;
}

export function attemptKeys(context: EffectContext): AttemptKeys {
  const keys = new Map<number, string>();
  const noted = context.on('http.requested').pipe(
    tap(({ data: { call, requestId, headers } }) => {
      const key = headers?.['idempotency-key'];
      if (call === 'couponPlace' && key !== undefined) keys.set(requestId, key);
    }),
    ignoreElements(),
  );
  const take = (requestId: number): string | undefined => {
    const key = keys.get(requestId);
    keys.delete(requestId);
    return key;
  };
  return { noted, take };
}
