import { plainDigits } from '../../kernel/digits.ts';

const LENGTH = { least: 13, most: 19 } as const;
/** Digits, with the gaps that people write between them. */
const RUN = /\p{Nd}(?:[\s.\-–/]{0,3}\p{Nd})*/gu;
const GROUP = /\p{Nd}+/gu;
/** Of the kinds of cards that there are. */
const BEGINNING = /^[2-6]/;

/** The sum by which typing errors in numbers of cards are found, by Luhn. */
function adds(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isNumber(digits: string): boolean {
  const { length } = digits;
  const fits = length >= LENGTH.least && length <= LENGTH.most;
  return fits && BEGINNING.test(digits) && adds(digits);
}

/** Whether groups of digits that stand next to each other are one number from some group on. */
function holdsNumber(groups: readonly string[]): boolean {
  return groups.some((_, first) => {
    let digits = '';
    for (const group of groups.slice(first, first + LENGTH.most)) {
      digits += group;
      if (digits.length > LENGTH.most) return false;
      if (isNumber(digits)) return true;
    }
    return false;
  });
}

/** Whether a text holds what looks like the number of a card, whichever way it is written. */
export function holdsCardNumber(text: string): boolean {
  const runs = plainDigits(text).match(RUN) ?? [];
  return runs.some((run) => holdsNumber(run.match(GROUP) ?? []));
}
