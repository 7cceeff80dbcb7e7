import { plainDigits } from '../../kernel/digits.ts';

/** What codes are made of: nothing that is taken for something else. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters of a new code: 50 bits. */
export const CODE_LENGTH = 10;
/** Longer is no code. */
const LONGEST = 20;

/** The name under which a link carries a code. */
export const CODE_PARAMETER = 'coupon';

/** Letters that look like others: on a Cyrillic keyboard, and those that are read as digits. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' },
  ...{ О: '0', O: '0', I: '1', L: '1' },
};

/** What stands for the code in what was typed: in a whole link, that which it carries. */
const within = (text: string): string =>
  new RegExp(`[?&]${CODE_PARAMETER}=([^&#]*)`).exec(text)?.[1] ?? text;

/**
 * The code of a saved coupon as somebody typed, read out or pasted it: case, gaps and look-alikes do
 * not matter. Null where nothing is left of it.
 */
export function couponCodeOf(typed: string): string | null {
  const letters = plainDigits(within(typed.slice(0, 500)).normalize('NFKC')).toUpperCase();
  const read = [...letters].map((letter) => READ_AS[letter] ?? letter).join('');
  return read.replace(/[^0-9A-Z]/g, '').slice(0, LONGEST) || null;
}

/** A code as it is read most easily: "7QK2M-0XA4T". */
export function shownCode(code: string): string {
  return code.replace(/(.{5})(?=.)/g, '$1-');
}
