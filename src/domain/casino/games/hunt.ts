import { rational } from '../../../kernel/rational.ts';
import { ratioText, shareText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { fieldsOf, flagOf, listOf, optionOf, stakeOf } from '../input.ts';

export interface HuntSetup {
  /** What each of one to ten shots is aimed at: what it returns if it hits. */
  readonly targets: readonly number[];
}

export interface HuntBet extends HuntSetup {
  /** Of each shot, in minor units. */
  readonly stake: number;
}

/** A shot at M hits in 24 of 25·M. */
export const tables = { targets: [2, 3, 5, 10, 25, 50, 100, 500], hits: 24, of: 25 };

const TOP = 500;
const MOST_SHOTS = 10;

/** Which shots hit. */
export function draw(seeds: FairSource, setup: HuntSetup): boolean[] {
  const targets = targetsIn(setup);
  const stream = fairStream(seeds);
  return targets.map((target) => stream.int(tables.of * target) < tables.hits);
}

export function settle(hits: readonly boolean[], bet: HuntBet): { staked: number; payout: number } {
  const targets = targetsIn(bet);
  const staked = stakedOn(bet);
  const hit = listOf(hits, targets.length, targets.length, 'seed').map((each) =>
    flagOf(each, 'seed'),
  );
  const returned = targets.reduce((sum, target, shot) => sum + (hit[shot] ? target : 0), 0);
  return { staked, payout: returned * (staked / targets.length) };
}

/** Of every shot, whatever it is aimed at. */
export function rtp(): string {
  return shareText(tables.hits, tables.of);
}

/** Of the whole volley. */
export function stakedOn(bet: HuntBet): number {
  const shots = targetsIn(bet).length;
  return shots * stakeOf(fieldsOf(bet, 'bet')['stake'], TOP * MOST_SHOTS);
}

export function largestMultiplier(bet: HuntSetup): string {
  const targets = targetsIn(bet);
  const all = targets.reduce((sum, target) => sum + target, 0);
  return ratioText(rational(BigInt(all), BigInt(targets.length)));
}

function targetsIn(setup: HuntSetup): readonly number[] {
  return listOf(fieldsOf(setup, 'bet')['targets'], 1, MOST_SHOTS, 'bet').map((target) =>
    optionOf(target, tables.targets, 'bet'),
  );
}
