import {
  add,
  compare,
  divide,
  ONE,
  parseDecimal,
  type Rational,
  rational,
  subtract,
  toFixed,
  ZERO,
} from '../../kernel/rational.ts';
import { COEF_VIEW_IDS, type CoefViewId } from './coef-view.ts';
import { ladderPrice } from './uk-ladder.ts';

/** One way to write a coefficient. Both sides speak decimal coefficients; p is the net win per unit. */
export interface CoefView {
  /** Text for a coefficient of 1 or more; null where the view has no number for it. */
  format(decimal: Rational): string | null;
  /** Decimal coefficient of trimmed text; null for what the view does not write. */
  parse(text: string): Rational | null;
}

export const DECIMAL_VIEW = 0;
const PLACES = 3;
const TWO = rational(2n);
const HUNDRED = rational(100n);
const MINUS_ONE = rational(-1n);

const decimal: CoefView = { format: shortDecimal, parse: parseNumber };

const fractional: CoefView = {
  format(value) {
    const p = net(value);
    return `${p.num}/${p.den}`;
  },
  parse(text) {
    const match = /^(\d+) ?\/ ?(\d+)$/.exec(text);
    const den = BigInt(match?.[2] ?? 0);
    return match === null || den === 0n ? null : add(ONE, rational(BigInt(match[1] ?? 0), den));
  },
};

const american: CoefView = {
  format(value) {
    if (compare(value, ONE) === 0) return null;
    const p = net(value);
    if (compare(value, TWO) >= 0) return `+${toFixed(multiplyBy100(p), 0)}`;
    return toFixed(divide(rational(-100n), p), 0);
  },
  parse: (text) => fromSigned(text, HUNDRED, (size) => compare(size, HUNDRED) >= 0),
};

const hongKong: CoefView = {
  format: (value) => threePlaces(net(value)),
  parse: (text) => winOf(parseNumber(text)),
};

const malay: CoefView = {
  format(value) {
    const p = net(value);
    return threePlaces(compare(value, TWO) <= 0 ? p : divide(MINUS_ONE, p));
  },
  parse: (text) =>
    fromSigned(text, ONE, (size) => compare(size, ZERO) > 0 && compare(size, ONE) <= 0),
};

const indonesian: CoefView = {
  format(value) {
    if (compare(value, ONE) === 0) return null;
    const p = net(value);
    return threePlaces(compare(value, TWO) >= 0 ? p : divide(MINUS_ONE, p));
  },
  parse: (text) => fromSigned(text, ONE, (size) => compare(size, ONE) >= 0),
};

const ukLadder: CoefView = { format: (value) => ladderPrice(net(value)), parse: () => null };

const impliedPercent: CoefView = {
  format: (value) => toFixed(divide(HUNDRED, value), 2),
  parse(text) {
    const percent = parseNumber(text.replace(/ ?%$/, ''));
    if (percent === null || compare(percent, ZERO) <= 0) return null;
    return divide(HUNDRED, percent);
  },
};

const twoDecimals: CoefView = { format: (value) => toFixed(value, 2), parse: parseNumber };

/** Every view by its id in the site's settings. */
const views: Readonly<Record<CoefViewId, CoefView>> = {
  [DECIMAL_VIEW]: decimal,
  1: fractional,
  2: american,
  4: hongKong,
  5: malay,
  6: indonesian,
  14: ukLadder,
  15: impliedPercent,
  16: twoDecimals,
};

export const COEF_VIEWS: ReadonlyMap<number, CoefView> = new Map(
  COEF_VIEW_IDS.map((id) => [id, views[id]]),
);

function net(value: Rational): Rational {
  return subtract(value, ONE);
}

function multiplyBy100(value: Rational): Rational {
  return rational(value.num * 100n, value.den);
}

/** Three decimals, of which the third is dropped when it is a zero: 1.333, 2.00. */
function shortDecimal(value: Rational): string {
  return toFixed(value, PLACES).replace(/0$/, '');
}

/** Three decimals; a number too small for them keeps its first digit, for 0.000 would be no price. */
function threePlaces(value: Rational): string {
  let places = PLACES;
  let text = toFixed(value, places);
  while (value.num !== 0n && /^-?[0.]+$/.test(text)) {
    places += 1;
    text = toFixed(value, places);
  }
  return text;
}

/** Unsigned number with a dot or a comma as its decimal sign, as players type it. */
function parseNumber(text: string): Rational | null {
  return /^\d/.test(text) ? parseDecimal(text.replace(',', '.')) : null;
}

function winOf(p: Rational | null): Rational | null {
  return p === null || compare(p, ZERO) <= 0 ? null : add(ONE, p);
}

/** Signed odds: plus is the win for `unit` staked, minus the stake that wins `unit`. */
function fromSigned(
  text: string,
  unit: Rational,
  allowed: (size: Rational) => boolean,
): Rational | null {
  const match = /^([+\-\u2212]?)(\d.*)$/.exec(text);
  const size = match === null ? null : parseNumber(match[2] ?? '');
  if (match === null || size === null || !allowed(size)) return null;
  const wins = match[1] === '' || match[1] === '+';
  return add(ONE, wins ? divide(size, unit) : divide(unit, size));
}
