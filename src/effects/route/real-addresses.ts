import { parseAddress, withLanguage } from '../../routes/address.ts';
import { isMarked, publicUrl } from '../../routes/public-url.ts';

/**
 * The addresses behind the public ones. State and events hold no secret of an address, so whoever
 * goes back to one, or has it in another language, finds the real one here and nowhere else.
 */
export interface RealAddresses {
  /** Remembers an address that holds a secret. */
  note(url: string): void;
  /** The latest real address of a public one; any other address as it is. */
  of(url: string): string;
}

export function createRealAddresses(): RealAddresses {
  const known = new Map<string, string>();
  const keyOf = (url: string): string => withLanguage(publicUrl(url), 'en');
  return {
    note(url) {
      if (publicUrl(url) !== url) known.set(keyOf(url), url);
    },
    of(url) {
      const real = isMarked(url) ? known.get(keyOf(url)) : undefined;
      if (real === undefined) return url;
      const { language } = parseAddress(url);
      return language === null ? real : withLanguage(real, language);
    },
  };
}
