import { add, multiply, type Rational, rational, ZERO } from '../../kernel/rational.ts';
import { binomial } from './binomial.ts';
import { ratioText } from './exact.ts';
import { type FairSource, fairStream } from './fair.ts';
import { distinctOf, fieldsOf, listOf, optionOf, stakeOf, wholeOf } from './input.ts';

const TIERS = ['6', '5+', '5', '4', '3', '2+'] as const;

/** How many of the six a line has; "+" is with the bonus, looked at only with five and two. */
export type LottoTier = (typeof TIERS)[number];

export interface LottoDraw {
  /** Six numbers of 1 to 49, sorted. */
  readonly main: readonly number[];
  readonly bonus: number;
}

export interface LottoBet {
  /** Of each line, in minor units. */
  readonly stake: number;
  /** One to twenty lines of six numbers. */
  readonly lines: readonly (readonly number[])[];
}

export const tables = {
  numbers: 49,
  main: 6,
  lines: 20,
  pays: { '6': 1_000_000, '5+': 100_000, '5': 5_000, '4': 150, '3': 20, '2+': 5 },
} as const;

const TOP = 1_000_000;
const SEVEN = tables.main + 1;
const LINE = { count: [tables.main, tables.main], of: [1, tables.numbers] } as const;

/** Seven numbers of 1 to 49; the last is the bonus. */
export function draw(seeds: FairSource): LottoDraw {
  const places = fairStream(seeds).shuffle(tables.numbers, tables.main + 1);
  const numbers = places.map((place) => place + 1);
  return {
    main: numbers.slice(0, tables.main).sort((a, b) => a - b),
    bonus: numbers.at(-1) ?? 0,
  };
}

/** The tier of each line, null for none, and what all of them return. */
export function settle(
  drawn: LottoDraw,
  bet: LottoBet,
): { tiers: (LottoTier | null)[]; payout: number } {
  const { stake, lines } = read(bet);
  const { main, bonus } = readDraw(drawn);
  const tiers = lines.map((line) => {
    const hits = line.filter((number) => main.has(number)).length;
    return tierOf(hits, line.includes(bonus));
  });
  const returned = tiers.reduce((sum, tier) => sum + (tier === null ? 0 : tables.pays[tier]), 0);
  return { tiers, payout: stake * returned };
}

/** The chance that a line is of the tier, "num/den". */
export function chance(tier: LottoTier): string {
  return ratioText(chanceOf(optionOf(tier, TIERS, 'bet')));
}

export function rtp(): string {
  const parts = TIERS.map((tier) => multiply(chanceOf(tier), rational(BigInt(tables.pays[tier]))));
  return ratioText(parts.reduce(add, ZERO));
}

/** Of all lines together. */
export function stakedOn(bet: LottoBet): number {
  const { stake, lines } = read(bet);
  return stake * lines.length;
}

/**
 * Of lines that differ one alone can be all six, and as many as the six numbers are have five of them and the
 * bonus; the same line may stand there more than once.
 */
export function largestMultiplier(bet: LottoBet): string {
  const { lines } = read(bet);
  const alike = Map.groupBy(lines, (line) => line.toSorted((a, b) => a - b).join());
  const counts = [...alike.values()].map(({ length }) => length).sort((a, b) => b - a);
  const { main, pays } = tables;
  const most = counts.reduce((sum, count, at) => {
    const pay = at === 0 ? pays['6'] : at <= main ? pays['5+'] : pays['5'];
    return sum + count * pay;
  }, 0);
  return ratioText(rational(BigInt(most), BigInt(lines.length)));
}

function tierOf(hits: number, hasBonus: boolean): LottoTier | null {
  const withBonus = `${hits}${hasBonus ? '+' : ''}`;
  return (
    TIERS.find((tier) => tier === withBonus) ?? TIERS.find((tier) => tier === `${hits}`) ?? null
  );
}

/** Lines with so many of the six, and the bonus among the others or not, as the tier looks at it. */
function chanceOf(tier: LottoTier): Rational {
  const { numbers, main } = tables;
  const hits = Number(tier[0]);
  const others = numbers - main - 1;
  const withBonus = binomial(others, main - hits - 1);
  const without = binomial(others, main - hits);
  const isSplit = TIERS.some((each) => each === `${hits}+`);
  const rest = tier.endsWith('+') ? withBonus : isSplit ? without : withBonus + without;
  return rational(binomial(main, hits) * rest, binomial(numbers, main));
}

function read(bet: LottoBet) {
  const fields = fieldsOf(bet, 'bet');
  const lines = listOf(fields['lines'], 1, tables.lines, 'bet');
  return {
    lines: lines.map((line) => distinctOf(line, LINE, 'bet')),
    stake: stakeOf(fields['stake'], TOP * tables.lines),
  };
}

function readDraw(drawn: LottoDraw): { main: ReadonlySet<number>; bonus: number } {
  const fields = fieldsOf(drawn, 'seed');
  const main = distinctOf(fields['main'], LINE, 'seed');
  const bonus = wholeOf(fields['bonus'], 1, tables.numbers, 'seed');
  distinctOf([...main, bonus], { count: [SEVEN, SEVEN], of: LINE.of }, 'seed');
  return { main: new Set(main), bonus };
}
