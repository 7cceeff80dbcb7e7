import { rational } from '../../../kernel/rational.ts';
import { ratioText, shareText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { distinctOf, fault, fieldsOf, listOf, stakeOf, wholeOf } from '../input.ts';

export interface RouletteBet {
  /** What is bet on, each the numbers that it covers and a stake in minor units. */
  readonly bets: readonly { readonly numbers: readonly number[]; readonly stake: number }[];
}

export const tables = {
  pockets: 37,
  returned: 36,
  red: [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36],
  /** Bets with the zero; no others cover it but its straight. */
  withZero: ['0 1', '0 2', '0 3', '0 1 2', '0 2 3', '0 1 2 3'],
};

/** The pockets in their order around the wheel. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const MOST_BETS = 500;
const MOST_NUMBERS = 18;
const NUMBERS = Array.from({ length: tables.returned }, (_, index) => index + 1);

/** Every set of numbers that can be bet on, sorted and as text. */
const offered: ReadonlySet<string> = new Set([
  ...[...wheel].map(String),
  ...tables.withZero,
  ...NUMBERS.flatMap(insideBetsFrom),
  ...[1, 13, 25].map((first) => numbersWhere((number) => number >= first && number < first + 12)),
  ...[1, 2, 0].map((column) => numbersWhere((number) => number % 3 === column)),
  ...[true, false].flatMap((is) => [
    numbersWhere((number) => tables.red.includes(number) === is),
    numbersWhere((number) => (number % 2 === 0) === is),
    numbersWhere((number) => number <= 18 === is),
  ]),
]);

/** The pocket that the ball falls into, 0 to 36. */
export function draw(seeds: FairSource): number {
  return fairStream(seeds).int(tables.pockets);
}

/** A bet on n numbers returns 36/n, which is whole for each that is offered. */
export function settle(
  pocket: number,
  bet: RouletteBet,
): { staked: number; wins: boolean[]; payout: number } {
  const bets = read(bet);
  const fallen = wholeOf(pocket, 0, tables.pockets - 1, 'seed');
  const wins = bets.map(({ numbers }) => numbers.includes(fallen));
  return { staked: stakedOn(bet), wins, payout: returnedOn(bets, fallen) };
}

export function rtp(): string {
  return shareText(tables.returned, tables.pockets);
}

export function stakedOn(bet: RouletteBet): number {
  return read(bet).reduce((sum, { stake }) => sum + stake, 0);
}

export function largestMultiplier(bet: RouletteBet): string {
  const bets = read(bet);
  const most = Math.max(...wheel.map((pocket) => returnedOn(bets, pocket)));
  return ratioText(rational(BigInt(most), BigInt(stakedOn(bet))));
}

/** Whether these numbers, in any order, are a bet of the table. */
export function isOffered(numbers: readonly number[]): boolean {
  return offered.has(setText(numbers));
}

function returnedOn(bets: RouletteBet['bets'], pocket: number): number {
  const won = bets.filter(({ numbers }) => numbers.includes(pocket));
  return won.reduce(
    (sum, { numbers, stake }) => sum + (stake * tables.returned) / numbers.length,
    0,
  );
}

/** Splits, streets, corners and six-lines whose lowest number this is. */
function insideBetsFrom(low: number): string[] {
  const hasRight = low % 3 !== 0;
  const hasBelow = low + 3 <= tables.returned;
  const isFirst = low % 3 === 1;
  const sets = [
    hasRight && [low, low + 1],
    hasBelow && [low, low + 3],
    isFirst && [low, low + 1, low + 2],
    hasRight && hasBelow && [low, low + 1, low + 3, low + 4],
    isFirst && hasBelow && [low, low + 1, low + 2, low + 3, low + 4, low + 5],
  ];
  return sets.filter((set) => set !== false).map(setText);
}

function numbersWhere(covers: (number: number) => boolean): string {
  return setText(NUMBERS.filter(covers));
}

function setText(numbers: readonly number[]): string {
  return numbers.toSorted((a, b) => a - b).join(' ');
}

function read(bet: RouletteBet): RouletteBet['bets'] {
  return listOf(fieldsOf(bet, 'bet')['bets'], 1, MOST_BETS, 'bet').map((each) => {
    const fields = fieldsOf(each, 'bet');
    const covered = { count: [1, MOST_NUMBERS], of: [0, tables.pockets - 1] } as const;
    const numbers = distinctOf(fields['numbers'], covered, 'bet');
    if (!isOffered(numbers)) fault('bet', 'no bet of the table');
    return { numbers, stake: stakeOf(fields['stake'], tables.returned * MOST_BETS) };
  });
}
