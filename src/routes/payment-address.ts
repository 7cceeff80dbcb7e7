import { parseAddress } from './address.ts';

/** The number of the payment that a page is about; null where its address names none. */
export function paymentIn(url: string): string | null {
  return /^\?(?:[^&]*&)*payment=(\d{1,8})(?=&|$)/.exec(parseAddress(url).query)?.[1] ?? null;
}
