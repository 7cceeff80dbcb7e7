import { leftToRight } from '../../../../site/ui/format/isolated.ts';

/** A roll of 0 to 9999 as it is shown: 00.00 to 99.99, with the language's sign of decimals. */
export function rollText(roll: number, language: string): string {
  const digits = { minimumIntegerDigits: 2, minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat(language, { numberingSystem: 'latn', ...digits });
  return leftToRight(format.format(roll / 100));
}
