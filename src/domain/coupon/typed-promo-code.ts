import * as v from 'valibot';
import { plainDigits } from '../../kernel/digits.ts';
import { promoCodeText } from './promo-code.ts';

/** Letters of other alphabets that look like those of codes. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y' },
  Х: 'X',
};

/** The code as somebody typed it: case and gaps do not matter. Null where it can be none. */
export function promoCodeOf(typed: string): string | null {
  const letters = plainDigits(typed.slice(0, 100).normalize('NFKC')).toUpperCase();
  const read = [...letters].map((letter) => READ_AS[letter] ?? letter).join('');
  const code = read.replace(/[\s-]/g, '');
  return v.is(promoCodeText, code) ? code : null;
}
