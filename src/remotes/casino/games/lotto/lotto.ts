import * as engine from '../../../../domain/casino/lotto.ts';
import { sha256Hex } from '../../../../kernel/sha256.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { fieldsIn, listIn, numberIn } from '../../words/json.ts';
import { ratioOf } from '../../words/ratio.ts';

const { pays, ...rest } = engine.tables;
export const { numbers: NUMBERS, main: SIX, lines: MOST_LINES } = rest;

export type Line = readonly number[];

/** What is being chosen: lines that are full, and the one that is not. */
export interface Slip {
  readonly lines: readonly Line[];
  readonly line: Line;
}

const ascending = (line: Line): Line => line.toSorted((a, b) => a - b);

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= NUMBERS;

/** Different numbers out of JSON that somebody wrote. */
const numbersIn = (value: unknown): Line => [...new Set(listIn(value).filter(isNumber))];

const fullIn = (value: unknown): Line[] =>
  listIn(value)
    .map(numbersIn)
    .filter(({ length }) => length === SIX)
    .slice(0, MOST_LINES)
    .map(ascending);

/** The lines of a round. */
export const linesOf = ({ bet }: CasinoRound): readonly Line[] => fullIn(bet['lines']);

export const slipIn = (chosen: Readonly<Record<string, unknown>> | null | undefined): Slip => ({
  lines: fullIn(chosen?.['lines']),
  line: numbersIn(chosen?.['line']).slice(0, SIX - 1),
});

/** A line is one of the slip once it has six numbers, as long as there is room for it. */
export function withLine({ lines }: Slip, line: Line): Slip {
  if (line.length < SIX) return { lines, line };
  return { lines: [...lines, ascending(line)].slice(0, MOST_LINES), line: [] };
}

/** Six numbers by chance, from a seed of the device: each line is as likely as any other. */
export const luckyLine = (seed: string): Line =>
  engine.draw({ serverSeed: sha256Hex(seed), clientSeed: 'line', nonce: 0 }).main;

/** The numbers that were drawn; null where that is not known. */
export function drawnIn(result: unknown): engine.LottoDraw | null {
  const fields = fieldsIn(result);
  const main = numbersIn(fields['main']);
  const bonus = numberIn(fields['bonus']);
  return main.length === SIX && isNumber(bonus) ? { main, bonus } : null;
}

/** The tier of each line of a round; null for none. */
export const tiersOf = (round: CasinoRound, drawn: engine.LottoDraw) => {
  const lines = linesOf(round);
  return lines.length === 0 ? [] : engine.settle(drawn, { stake: 1, lines }).tiers;
};

const TIERS = ['6', '5+', '5', '4', '3', '2+'] as const satisfies readonly engine.LottoTier[];

/** What each tier returns, and how likely it is. */
export const prizes = TIERS.map((tier) => ({
  tier,
  multiplier: pays[tier],
  chance: ratioOf(engine.chance(tier)),
}));

/** Below which numbers the seven of a shuffle lie. */
export const bounds = (): number[] => Array.from({ length: SIX + 1 }, (_, at) => NUMBERS - at);
