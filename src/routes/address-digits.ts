import { parseAddress } from './address.ts';

/**
 * Digits that an address asks with, by the name of their field, so many at the most. Any other text is personal, and
 * so in no log: it decides nothing.
 */
export function digitsIn(
  url: string,
  name: 'day' | 'champ' | 'sport' | 'payment' | 'currency',
  length = '1,8',
): string | undefined {
  const field = new RegExp(`^\\?(.*&)?${name}=(\\d{${length}})(&|$)`);
  return field.exec(parseAddress(url).query)?.[2];
}

/** The number of the payment that a page is about; null where its address names none. */
export const paymentIn = (url: string): string | null => digitsIn(url, 'payment') ?? null;
