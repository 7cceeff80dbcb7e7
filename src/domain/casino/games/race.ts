import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  toFixed,
  ZERO,
} from '../../../kernel/rational.ts';
import { decimal, largestOf, payoutOf, ratioText } from '../exact.ts';
import { type FairSource, fairStream } from '../fair.ts';
import { distinctOf, fault, fieldsOf, listOf, optionOf, stakeOf } from '../input.ts';

const KINDS = ['win', 'place', 'forecast'] as const;

/** The first; one of the first two; both of them in order. Runners are 1 to 6. */
export interface RaceSelection {
  readonly kind: (typeof KINDS)[number];
  readonly runners: readonly number[];
}

/** The weights of the six runners. */
export interface RaceSetup {
  readonly field: readonly number[];
}

export interface RaceBet extends RaceSetup {
  /** Stakes in minor units. */
  readonly bets: readonly (RaceSelection & { readonly stake: number })[];
}

export const tables = {
  weights: [30, 22, 17, 13, 10, 8],
  total: 100,
  returned: { win: '0.94', place: '0.92', forecast: '0.90' },
};

const RUNNERS = tables.weights.length;
const RANGE = { count: [RUNNERS, RUNNERS], of: [1, RUNNERS] } as const;
const MOST_BETS = 100;
/** Above the odds of any forecast, and of all that can win together. */
const TOP = 104;

/** The weights of the runners, from the hash of the draw before, known before anyone bets. */
export function field(seeds: FairSource): number[] {
  return fairStream(seeds)
    .shuffle(RUNNERS)
    .map((place) => tables.weights[place] ?? 0);
}

/** The runners in the order in which they come in. */
export function draw(seeds: FairSource, setup: RaceSetup): number[] {
  const left = new Map([...fieldIn(setup).entries()].map(([place, weight]) => [place + 1, weight]));
  const stream = fairStream(seeds);
  return Array.from({ length: RUNNERS }, () => {
    const weights = [...left.values()].reduce((sum, weight) => sum + weight, 0);
    const runner = runnerAt(left, stream.int(weights));
    left.delete(runner);
    return runner;
  });
}

/** Decimal odds of two decimals, cut: what the kind returns, over the chance. */
export function odds(weights: readonly number[], selection: RaceSelection): string {
  const asked = selectionOf(selection);
  return oddsOf(checkedField(weights), asked);
}

export function settle(
  order: readonly number[],
  bet: RaceBet,
): { wins: boolean[]; payout: number } {
  const { field: weights, bets } = read(bet);
  const [first = 0, second = 0] = distinctOf(order, RANGE, 'seed');
  const wins = bets.map((each) => isWon(each, first, second));
  const payouts = bets.map((each, at) =>
    wins[at] ? payoutOf(each.stake, decimal(oddsOf(weights, each))) : 0,
  );
  return { wins, payout: payouts.reduce((sum, payout) => sum + payout, 0) };
}

/** The odds times the chance; their cut is the house's. */
export function rtp(setup: RaceSetup & RaceSelection): string {
  const selection = selectionOf(setup);
  const weights = fieldIn(setup);
  return ratioText(multiply(decimal(oddsOf(weights, selection)), chanceOf(weights, selection)));
}

export function stakedOn(bet: RaceBet): number {
  return read(bet).bets.reduce((sum, { stake }) => sum + stake, 0);
}

/** Over all that can win together. */
export function largestMultiplier(bet: RaceBet): string {
  const { field: weights, bets } = read(bet);
  const staked = rational(BigInt(stakedOn(bet)));
  const parts = bets.map((each) => ({
    ...each,
    returned: multiply(rational(BigInt(each.stake)), decimal(oddsOf(weights, each))),
  }));
  const runners = weights.map((_, place) => place + 1);
  const returned = runners.flatMap((first) =>
    runners
      .filter((second) => second !== first)
      .map((second) => parts.filter((part) => isWon(part, first, second)))
      .map((won) => won.map((part) => part.returned).reduce(add, ZERO)),
  );
  return largestOf(returned.map((sum) => divide(sum, staked)));
}

function runnerAt(left: ReadonlyMap<number, number>, drawn: number): number {
  let below = 0;
  for (const [runner, weight] of left) {
    below += weight;
    if (drawn < below) return runner;
  }
  throw new RangeError('drawn beyond all weights');
}

function oddsOf(weights: readonly number[], selection: RaceSelection): string {
  const returned = divide(decimal(tables.returned[selection.kind]), chanceOf(weights, selection));
  return toFixed(rational((returned.num * 100n) / returned.den, 100n), 2);
}

function chanceOf(weights: readonly number[], { kind, runners }: RaceSelection): Rational {
  const [first = 0, second = 0] = runners;
  const weight = weights[first - 1] ?? 0;
  if (kind === 'win') return share(weight, tables.total);
  if (kind === 'forecast') return after(weight, weights[second - 1] ?? 0);
  const others = weights.filter((_, place) => place !== first - 1);
  return others.map((other) => after(other, weight)).reduce(add, share(weight, tables.total));
}

/** The chance that one comes first and another second, by their weights. */
function after(first: number, second: number): Rational {
  return multiply(share(first, tables.total), share(second, tables.total - first));
}

function share(weight: number, of: number): Rational {
  return of === 0 ? ZERO : rational(BigInt(weight), BigInt(of));
}

function isWon(
  { kind, runners: [one, other] }: RaceSelection,
  first: number,
  second: number,
): boolean {
  if (kind === 'forecast') return one === first && other === second;
  return one === first || (kind === 'place' && one === second);
}

function fieldIn(setup: object): readonly number[] {
  return checkedField(fieldsOf(setup, 'bet')['field']);
}

function checkedField(value: unknown): readonly number[] {
  const weights = listOf(value, RUNNERS, RUNNERS, 'bet').map((weight) =>
    optionOf(weight, tables.weights, 'bet'),
  );
  return new Set(weights).size === RUNNERS ? weights : fault('bet', 'a weight twice');
}

function selectionOf(value: unknown): RaceSelection {
  const fields = fieldsOf(value, 'bet');
  const kind = optionOf(fields['kind'], KINDS, 'bet');
  const many = kind === 'forecast' ? 2 : 1;
  const range = { count: [many, many], of: [1, RUNNERS] } as const;
  return { kind, runners: distinctOf(fields['runners'], range, 'bet') };
}

function read(bet: RaceBet): RaceBet {
  const bets = listOf(fieldsOf(bet, 'bet')['bets'], 1, MOST_BETS, 'bet').map((each) => {
    const stake = fieldsOf(each, 'bet')['stake'];
    return { ...selectionOf(each), stake: stakeOf(stake, TOP * MOST_BETS) };
  });
  return { field: fieldIn(bet), bets };
}
