import * as engine from '../../../../domain/casino/games/crash.ts';
import { divide, parseDecimal, type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { ratioOf } from '../../words/ratio.ts';

/** Where a bet cashes out by itself unless another place was chosen. */
const USUAL = '2.00';

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Where the next bet cashes out by itself, as typed: as chosen, as last time, or as usual. */
export const cashOutOf = (
  chosen: Readonly<Record<string, unknown>> | null | undefined,
  last: CasinoRound | null,
): string => textIn(chosen?.['cashOut']) ?? textIn(last?.bet['cashOut']) ?? USUAL;

const [LEAST, MOST] = [BigInt(engine.tables.least + 1), BigInt(engine.tables.most)];

/** The multiplier of an automatic cash-out; null where the text is none that is taken. */
export function multiplierIn(text: string): Rational | null {
  const value = parseDecimal(text);
  if (value === null) return null;
  const hundredths = (value.num * 100n) / value.den;
  const isWhole = (value.num * 100n) % value.den === 0n;
  return isWhole && hundredths >= LEAST && hundredths <= MOST ? value : null;
}

/**
 * Where a stake cashes out by itself at the latest, so that it pays no more than a round may; null where it
 * may come to the end of every curve, or nothing is known of a bound.
 */
export function latestOf(stake: number, maxWin: number | undefined): Rational | null {
  if (maxWin === undefined || stake <= 0) return null;
  return parseDecimal(engine.highestCashOut(stake, maxWin) ?? '');
}

/** The chance that the curve gets so far. */
export const chanceOf = (multiplier: Rational): Rational =>
  divide(ratioOf(engine.rtp({ cashOut: hundredthsText(multiplier) })), multiplier);

/** As engines read it: two decimals. */
export function hundredthsText({ num, den }: Rational): string {
  const digits = ((num * 100n) / den).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Where a curve ended; null where it is not known. */
export const endOf = (result: unknown): Rational | null => {
  const text = textIn(result);
  return text === null ? null : parseDecimal(text);
};

/** Where a round was cashed out by hand; null: it was not. */
export function pressedAt({ steps }: CasinoRound): Rational | null {
  const text = textIn(steps.at(-1)?.action['cashOut']);
  return text === null ? null : parseDecimal(text);
}

/** Where a round cashes out by itself: it may be lower than what was asked for, so that no payout is cut. */
export const automaticOf = ({ bet }: CasinoRound): Rational | null =>
  multiplierIn(textIn(bet['cashOut']) ?? '');

/** What the curve shows so long after it took off. */
export const shownAt = (ms: number): Rational =>
  parseDecimal(engine.multiplierAt(Math.max(0, Math.floor(ms)))) ?? rational(1n);
