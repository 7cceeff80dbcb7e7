import { concat, defer, mergeMap, type Observable, of } from 'rxjs';
import type { CallReply } from '../table.ts';
import {
  type Attempt,
  codesOf,
  type Interceptor,
  type InterceptorContext,
  type Passage,
  sayAgain,
  withHeaders,
} from './chain.ts';
import { lastReply, sharedCall } from './shared-call.ts';

/** Carries the token the server knows this browser by. */
const FINGERPRINT_HEADER = 'x-fingerprint';

/** Refuses a call until the browser's fingerprint is known, or known anew. */
const FINGERPRINT_CODE = '120';

type Fingerprint = CallReply<'fingerprint'>;

/** What a browser is told apart by: only what it says of itself when a session starts. */
export type Components = () => Record<string, unknown>;

export interface FingerprintContext extends InterceptorContext {
  readonly components: Components;
}

/**
 * The fingerprint's token, and the one fetch that all who need it share. It goes along until the
 * server refuses it: when it expires is told by the server's clock, and this computer's may differ.
 */
function createFingerprints(context: FingerprintContext) {
  const refresh = sharedCall(context, 'fingerprint', () => ({
    body: { componentsData: context.components() },
  }));
  // The site also asks by itself, some seconds after it is ready.
  return { refresh, last: lastReply(context, 'fingerprint') };
}

const wearing = (attempt: Attempt, fingerprint: Fingerprint | null): Attempt =>
  fingerprint === null
    ? attempt
    : withHeaders(attempt, { [FINGERPRINT_HEADER]: fingerprint.token });

/** A call refused for its fingerprint is sent once more with a fresh one. */
export function fingerprinting(context: FingerprintContext): Interceptor {
  const fingerprints = createFingerprints(context);
  return (attempt, next) => {
    if (attempt.request.call === 'fingerprint') return next(attempt);
    const again = (refusal: Passage, refused: Fingerprint | null): Observable<Passage> => {
      const known = fingerprints.last();
      if (known !== null && known !== refused) return next(wearing(attempt, known));
      return fingerprints.refresh().pipe(
        mergeMap((passage) => {
          if (passage.kind === 'say') return of(passage);
          const fresh = fingerprints.last();
          return fresh === null || fresh === refused ? of(refusal) : next(wearing(attempt, fresh));
        }),
      );
    };
    return defer(() => {
      const known = fingerprints.last();
      return next(wearing(attempt, known)).pipe(
        mergeMap((passage) => {
          if (passage.kind === 'say') return of(passage);
          const { outcome } = passage;
          if (!codesOf(outcome, 400).includes(FINGERPRINT_CODE)) return of(passage);
          const repeated = sayAgain(attempt, 'fingerprint', outcome, { code: FINGERPRINT_CODE });
          return concat(
            of(repeated),
            defer(() => again(passage, known)),
          );
        }),
      );
    });
  };
}
