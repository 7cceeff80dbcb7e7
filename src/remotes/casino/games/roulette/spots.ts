import { tables } from '../../../../domain/casino/games/roulette.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';

/** What kinds of bets there are, from the one that returns most. */
export const KINDS = [
  'straight',
  'split',
  'street',
  'corner',
  'six',
  'dozen',
  'column',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
] as const;

type Kind = (typeof KINDS)[number];

/** Where a spot lies on the layout: from the zero on, and across it, in tracks of a grid from 1. */
interface Place {
  readonly along: number;
  readonly across: number;
  readonly alongSpan?: number;
  readonly acrossSpan?: number;
}

/** What may be bet on, and where on the layout a chip says so. */
export interface Spot {
  readonly id: string;
  readonly kind: Kind;
  /** Sorted. */
  readonly numbers: readonly number[];
  readonly place: Place;
}

const ROWS = 12;
const IN_ROW = 3;
const NUMBERS = Array.from({ length: ROWS * IN_ROW }, (_, index) => index + 1);

/** Tracks across: even chances, dozens, then the outer line and numbers with lines between them. */
const EVENS = 1;
const DOZENS = 2;
const OUTER_LINE = 3;
const FIRST_NUMBER = 4;

/** How many tracks the layout has. */
export const TRACKS = { along: 2 * ROWS + 2, across: 8 } as const;

const rowOf = (number: number): number => Math.ceil(number / IN_ROW);
const alongOf = (number: number): number => 1 + 2 * rowOf(number);
const acrossOf = (number: number): number => FIRST_NUMBER + 2 * ((number - 1) % IN_ROW);

const between = (tracks: readonly number[]): number =>
  (Math.min(...tracks) + Math.max(...tracks)) / 2;

/** A chip on several numbers lies in the middle of them; one on whole rows lies on the outer line. */
function inside(kind: Kind, numbers: readonly number[]): Spot {
  const rest = numbers.filter((number) => number > 0);
  const isOfRows = kind === 'street' ? numbers[0] !== 0 : kind === 'six';
  const isFirstFour = numbers.length === 4 && numbers[0] === 0;
  const across = isOfRows || isFirstFour ? OUTER_LINE : between(rest.map(acrossOf));
  return {
    ...{ id: numbers.join('-'), kind, numbers },
    place: { along: between(numbers.map(alongOf)), across },
  };
}

function insideFrom(low: number): Spot[] {
  const hasRight = low % IN_ROW !== 0;
  const hasBelow = low + IN_ROW <= NUMBERS.length;
  const isFirst = low % IN_ROW === 1;
  const spots = [inside('straight', [low])];
  if (hasRight) spots.push(inside('split', [low, low + 1]));
  if (hasBelow) spots.push(inside('split', [low, low + 3]));
  if (isFirst) spots.push(inside('street', [low, low + 1, low + 2]));
  if (hasRight && hasBelow) spots.push(inside('corner', [low, low + 1, low + 3, low + 4]));
  if (isFirst && hasBelow) {
    spots.push(inside('six', [low, low + 1, low + 2, low + 3, low + 4, low + 5]));
  }
  return spots;
}

const zero: Spot = {
  ...{ id: '0', kind: 'straight', numbers: [0] },
  place: { along: 1, across: FIRST_NUMBER, acrossSpan: 5 },
};

const withZero: readonly Spot[] = [
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  inside('corner', [0, 1, 2, 3]),
];

const isRed = (number: number): boolean => tables.red.includes(number);

const evenChances: readonly (readonly [Kind, (number: number) => boolean])[] = [
  ['low', (number) => number <= 18],
  ['even', (number) => number % 2 === 0],
  ['red', isRed],
  ['black', (number) => !isRed(number)],
  ['odd', (number) => number % 2 === 1],
  ['high', (number) => number > 18],
];

const outside: readonly Spot[] = [
  ...evenChances.map(
    ([kind, covers], index): Spot => ({
      ...{ id: kind, kind, numbers: NUMBERS.filter(covers) },
      place: { along: 3 + 4 * index, alongSpan: 3, across: EVENS },
    }),
  ),
  ...[0, 1, 2].map(
    (dozen): Spot => ({
      ...{ id: `dozen${dozen + 1}`, kind: 'dozen' },
      numbers: NUMBERS.slice(dozen * ROWS, (dozen + 1) * ROWS),
      place: { along: 3 + 8 * dozen, alongSpan: 7, across: DOZENS },
    }),
  ),
  ...[1, 2, 3].map(
    (column): Spot => ({
      ...{ id: `column${column}`, kind: 'column' },
      numbers: NUMBERS.filter((number) => number % IN_ROW === column % IN_ROW),
      place: { along: TRACKS.along, across: acrossOf(column) },
    }),
  ),
];

/** Everything that the engine takes a bet on. */
export const SPOTS: readonly Spot[] = [
  zero,
  ...withZero,
  ...NUMBERS.flatMap(insideFrom),
  ...outside,
];

const byId = new Map(SPOTS.map((spot) => [spot.id, spot]));
const byNumbers = new Map(SPOTS.map((spot) => [spot.numbers.join('-'), spot]));

export const spotOf = (id: unknown): Spot | null =>
  typeof id === 'string' ? (byId.get(id) ?? null) : null;

/** The spot that covers exactly these numbers. */
export const spotOver = (numbers: readonly number[]): Spot | null =>
  byNumbers.get(numbers.toSorted((a, b) => a - b).join('-')) ?? null;

/** What a bet on so many numbers returns of its stake. */
export const returnOf = (many: number): Rational => rational(BigInt(tables.returned), BigInt(many));

export const chanceOf = (many: number): Rational => rational(BigInt(many), BigInt(tables.pockets));

export type Colour = 'red' | 'black' | 'green';

export const colourOf = (number: number): Colour =>
  number === 0 ? 'green' : isRed(number) ? 'red' : 'black';
