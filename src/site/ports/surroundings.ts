import { isBot } from '../../domain/site/bots.ts';
import type { Surroundings } from '../../kernel/ports.ts';
import { WRITE_KEY_BYTES, writeKeyOf } from '../../kernel/write-key.ts';

/** What a system says that prefers dark colours. */
export const DARK = '(prefers-color-scheme: dark)';

/** The key to write one session, of which its id is made. */
export function createWriteKey(crypto: Pick<Crypto, 'getRandomValues'>): string {
  return writeKeyOf(crypto.getRandomValues(new Uint8Array(WRITE_KEY_BYTES)));
}

/** A number from 0 up to 1, from the source that nobody can foretell. */
export function secureRandom(crypto: Pick<Crypto, 'getRandomValues'>): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

/** What the browser is, as the session begins. */
export function surroundingsOf(page: Window & typeof globalThis, sessionId: string): Surroundings {
  return {
    sessionId,
    viewport: { width: page.innerWidth, height: page.innerHeight },
    languages: [...page.navigator.languages],
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    systemIsDark: page.matchMedia(DARK).matches,
    userAgent: page.navigator.userAgent,
    isBot: isBot(page.navigator.userAgent),
    domain: page.location.hostname,
  };
}
