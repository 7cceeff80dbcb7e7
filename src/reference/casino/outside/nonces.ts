import { SKEW } from './signing.ts';

/**
 * What was used to tell one call from the same bytes sent once more. Kept for as long as a signature may
 * count; a new start forgets them, and then the reply that is kept for the transaction answers.
 */
export interface Nonces {
  /** False where it was used before. */
  use(provider: string, nonce: string, now: number): boolean;
}

/** A call may be signed ahead of this clock by the skew, and arrive behind it by as much. */
const KEPT = 2 * SKEW;

export function createNonces(): Nonces {
  const used = new Map<string, number>();
  const forget = (now: number): void => {
    for (const [key, at] of used) {
      if (now - at <= KEPT) return;
      used.delete(key);
    }
  };
  return {
    use(provider, nonce, now) {
      forget(now);
      const key = `${provider} ${nonce}`;
      if (used.has(key)) return false;
      used.set(key, now);
      return true;
    },
  };
}
