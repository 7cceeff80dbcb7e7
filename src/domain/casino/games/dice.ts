import { type Rational, rational } from '../../../kernel/rational.ts';
import { payoutOf, ratioText, shareText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { fieldsOf, optionOf, stakeOf, wholeOf } from '../input.ts';

const SIDES = ['under', 'over'] as const;

/** That the roll lies under or over a target; between 10 and 9,800 of the 10,000 rolls win. */
export interface DiceBet {
  /** In minor units. */
  readonly stake: number;
  readonly side: (typeof SIDES)[number];
  readonly target: number;
}

export const tables = { rolls: 10_000, returned: 9_900, fewest: 10, most: 9_800 };

/** A roll of 0 to 9999, shown as 00.00 to 99.99. */
export function draw(seeds: FairSource): number {
  return fairStream(seeds).int(tables.rolls);
}

/** `count` of the rolls win, and return 9900/count. */
export function settle(
  roll: number,
  bet: DiceBet,
): { won: boolean; count: number; payout: number } {
  const { stake, side, target, count } = read(bet);
  const rolled = wholeOf(roll, 0, tables.rolls - 1, 'seed');
  const won = side === 'under' ? rolled < target : rolled > target;
  return { won, count, payout: won ? payoutOf(stake, multiplierOf(count)) : 0 };
}

export function rtp(): string {
  return shareText(tables.returned, tables.rolls);
}

export function stakedOn(bet: DiceBet): number {
  return read(bet).stake;
}

export function largestMultiplier(bet: DiceBet): string {
  return ratioText(multiplierOf(read(bet).count));
}

function read(bet: DiceBet) {
  const fields = fieldsOf(bet, 'bet');
  const side = optionOf(fields['side'], SIDES, 'bet');
  const target = wholeOf(fields['target'], 0, tables.rolls - 1, 'bet');
  const winning = side === 'under' ? target : tables.rolls - 1 - target;
  const count = wholeOf(winning, tables.fewest, tables.most, 'bet');
  return { stake: stakeOf(fields['stake'], tables.returned / tables.fewest), side, target, count };
}

function multiplierOf(count: number): Rational {
  return rational(BigInt(tables.returned), BigInt(count));
}
