import { type Rational, rational } from '../../../kernel/rational.ts';
import { largestOf, payoutOf, shareText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { fault, fieldsOf, optionOf, stakeOf, wholeOf } from '../input.ts';

/** What a segment returns to who bet on it, as the key of the bet. */
export type WheelMultiplier = '2' | '3' | '8' | '16' | '48';

export interface WheelBet {
  /** Stakes in minor units, at least one. */
  readonly bets: Readonly<Partial<Record<WheelMultiplier, number>>>;
}

export const tables = {
  segments: 'aeabacababacabadababacababadabacababacabadababacbb',
  multipliers: { a: 2, b: 3, c: 8, d: 16, e: 48 },
};

const RETURNS: ReadonlyMap<string, number> = new Map(Object.entries(tables.multipliers));

/** What each segment returns, around the wheel. */
export const wheel: readonly number[] = [...tables.segments].map((name) => RETURNS.get(name) ?? 0);

const OFFERED = [...RETURNS.values()];
const TOP = Math.max(...OFFERED);

/** The segment that the wheel stops at, 0 to 49. */
export function draw(seeds: FairSource): number {
  return fairStream(seeds).int(wheel.length);
}

/** `segment` is what the wheel stopped at returns. */
export function settle(index: number, bet: WheelBet): { segment: number; payout: number } {
  const bets = read(bet);
  const segment = wheel[wholeOf(index, 0, wheel.length - 1, 'seed')] ?? 0;
  return { segment, payout: payoutOf(bets.get(segment) ?? 0, rational(BigInt(segment))) };
}

/** The same for every segment: 24 · 2, 16 · 3, 6 · 8, 3 · 16 and 48 are each 48 of 50. */
export function rtp(): string {
  return shareText(TOP, wheel.length);
}

export function stakedOn(bet: WheelBet): number {
  return sum([...read(bet).values()]);
}

export function largestMultiplier(bet: WheelBet): string {
  const bets = read(bet);
  const staked = BigInt(sum([...bets.values()]));
  const returned = ([segment, stake]: [number, number]): Rational =>
    rational(BigInt(segment) * BigInt(stake), staked);
  return largestOf([...bets].map(returned));
}

function read(bet: WheelBet): Map<number, number> {
  const bets = Object.entries(fieldsOf(fieldsOf(bet, 'bet')['bets'], 'bet'));
  if (bets.length === 0) fault('bet', 'nothing is bet on');
  return new Map(
    bets.map(([key, stake]) => {
      const segment = OFFERED.find((each) => String(each) === key);
      return [optionOf(segment, OFFERED, 'bet'), stakeOf(stake, TOP)];
    }),
  );
}

function sum(stakes: readonly number[]): number {
  return stakes.reduce((total, stake) => total + stake, 0);
}
