import { isBot } from '../../domain/bots.ts';
import type { Surroundings } from '../../kernel/ports.ts';

/** What a system says that prefers dark colours. */
export const DARK = '(prefers-color-scheme: dark)';

/** Bytes of a session id: 24 make 32 letters, more than anybody can guess. */
const ID_BYTES = 24;

/** An id that is used once, safe in addresses: 32 letters, digits, `-` and `_`. */
export function createSessionId(crypto: Pick<Crypto, 'getRandomValues'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** A number from 0 up to 1, from the source that nobody can foretell. */
export function secureRandom(crypto: Pick<Crypto, 'getRandomValues'>): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}

/** What the browser is, as the session begins. */
export function surroundingsOf(page: Window & typeof globalThis): Surroundings {
  return {
    sessionId: createSessionId(page.crypto),
    viewport: { width: page.innerWidth, height: page.innerHeight },
    languages: [...page.navigator.languages],
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    systemIsDark: page.matchMedia(DARK).matches,
    userAgent: page.navigator.userAgent,
    isBot: isBot(page.navigator.userAgent),
    domain: page.location.hostname,
  };
}
