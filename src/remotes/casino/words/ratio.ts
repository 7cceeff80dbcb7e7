import { parseDecimal, type Rational, rational } from '../../../kernel/rational.ts';
import { leftToRight } from '../../../site/ui/format/isolated.ts';

/** A number as engines and rows write it: "num/den", or a decimal. */
export function ratioOf(text: string): Rational {
  const [num = '0', den = '1'] = text.split('/');
  const over = parseDecimal(num);
  const under = parseDecimal(den);
  if (over === null || under === null) throw new RangeError(`${text} is no number`);
  return rational(over.num * under.den, over.den * under.num);
}

/** Decimal text, cut and not rounded: a multiplier is never shown as more than it is. */
function cut({ num, den }: Rational, places: number): string {
  const digits = ((num * 10n ** BigInt(places)) / den).toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, style: 'decimal' | 'percent', places: number) {
  const key = `${language} ${style} ${places}`;
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style, numberingSystem: 'latn', ...digits });
  formats.set(key, format);
  return format;
}

const exact = (text: string) => text as Intl.StringNumericLiteral;

/** A multiplier in the language's way of writing numbers, two decimals, cut: "2.00×". */
export function multiplierText(value: Rational, language: string): string {
  return leftToRight(`${formatOf(language, 'decimal', 2).format(exact(cut(value, 2)))}×`);
}

/** A multiplier of a paytable, which is decimal text, with the decimals that it has: "3.8×", "10,000×". */
export function timesText(multiplier: string | number, language: string): string {
  const text = String(multiplier);
  const places = text.split('.')[1]?.length ?? 0;
  return leftToRight(`${formatOf(language, 'decimal', places).format(exact(text))}×`);
}

const MOST_PLACES = 8;

/** Digits after the point of a percentage: more of them where a chance that is one would read as none. */
function placesFor({ num, den }: Rational, places: number): number {
  const isNothing = num > 0n && num * 10n ** BigInt(places + 2) < den;
  return isNothing && places < MOST_PLACES ? placesFor({ num, den }, places + 1) : places;
}

/** A share in percent, cut: 99/100 is "99.00%", and one in ten millions "0.00001%". */
export function percentText(value: Rational, language: string, least = 2): string {
  const places = placesFor(value, least);
  return formatOf(language, 'percent', places).format(exact(cut(value, places + 2)));
}

/** What a stake returns at a multiplier, in minor units: rounded down, as engines do. */
export function returned(stake: number, { num, den }: Rational): number {
  return Number((BigInt(stake) * num) / den);
}
