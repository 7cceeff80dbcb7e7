/**
 * The same work for everybody: 20 read models that handle 10 event types each, and a stream in
 * which 80 % of the events move the price of one of 1,000 selections, 10 % edit the coupon and
 * 10 % are spread over the other 180 types.
 */
import { seededRandom } from '../../src/kernel/random.ts';

export interface Selection {
  id: string;
  price: number;
  trend: number;
  changes: number;
}

export interface Coupon {
  legs: { selectionId: string; stake: number }[];
  total: number;
}

export interface Area {
  count: number;
  last: number;
  byKey: Record<string, number>;
}

export interface Moved {
  readonly gameId: string;
  readonly selectionId: string;
  readonly price: number;
}

export interface LegAdded {
  readonly selectionId: string;
  readonly stake: number;
}

export interface LegChanged {
  readonly place: number;
  readonly stake: number;
}

export interface Noted {
  readonly key: string;
  readonly value: number;
}

export interface Input {
  readonly type: string;
  readonly data: Moved | LegAdded | LegChanged | Noted;
}

/** What everybody ends with, wherever they keep it. */
export interface Outcome {
  readonly selections: Iterable<Selection>;
  readonly coupon: Coupon;
  readonly areas: readonly Area[];
}

const SELECTIONS = 1_000;
const MOST_LEGS = 12;
const KEYS = 20;

/** Ends of the names of a read model's ten event types. */
export const kinds = Array.from({ length: 10 }, (_, i) => `happened${i}`);
export const areaNames = Array.from({ length: 18 }, (_, i) => `area${i}`);

const gameIdOf = (place: number) => `game-${1000 + (place >> 5)}`;
const selectionIdOf = (place: number) => `${1000 + (place >> 5)}-1-${place & 31}`;

export function freshSelections(): (Selection & { gameId: string })[] {
  return Array.from({ length: SELECTIONS }, (_, place) => ({
    gameId: gameIdOf(place),
    id: selectionIdOf(place),
    price: 2,
    trend: 0,
    changes: 0,
  }));
}

export const freshCoupon = (): Coupon => ({ legs: [], total: 0 });

export function freshArea(): Area {
  const byKey = Object.fromEntries(Array.from({ length: KEYS }, (_, i) => [`key${i}`, 0]));
  return { count: 0, last: 0, byKey };
}

/** The events of a run: the same seed gives the same ones. */
export function inputs(count: number, seed: number): Input[] {
  const random = seededRandom(seed);
  const whole = (below: number): number => Math.floor(random() * below);
  const make = (): Input => {
    const chance = random();
    const place = whole(SELECTIONS);
    const selectionId = selectionIdOf(place);
    if (chance < 0.8) {
      const price = (110 + whole(900)) / 100;
      return { type: 'odds/happened0', data: { gameId: gameIdOf(place), selectionId, price } };
    }
    const stake = 1 + whole(50);
    if (chance < 0.85) return { type: 'coupon/happened0', data: { selectionId, stake } };
    if (chance < 0.9) return { type: 'coupon/happened1', data: { place: whole(MOST_LEGS), stake } };
    const type = `${areaNames[whole(areaNames.length)]}/${kinds[whole(kinds.length)]}`;
    return { type, data: { key: `key${whole(KEYS)}`, value: whole(1000) } };
  };
  return Array.from({ length: count }, make);
}

/** A price in place, as drafts, in-place folds and hand-made copies share it. */
export function move(selection: Selection, { price }: Moved): void {
  selection.trend = price > selection.price ? 1 : -1;
  selection.price = price;
  selection.changes += 1;
}

export function addLeg(coupon: Coupon, { selectionId, stake }: LegAdded): void {
  coupon.legs.push({ selectionId, stake });
  if (coupon.legs.length > MOST_LEGS) coupon.legs.shift();
  coupon.total += stake;
}

export function changeLeg(coupon: Coupon, { place, stake }: LegChanged): void {
  const leg = coupon.legs[place];
  if (!leg) return;
  coupon.total += stake - leg.stake;
  leg.stake = stake;
}

export function note(area: Area, { key, value }: Noted, kind: number): void {
  area.count += 1;
  area.last = value;
  area.byKey[key] = value + kind;
}

/** A sum that does not depend on the order of selections. */
export function checksum({ selections, coupon, areas }: Outcome): number {
  let sum = coupon.total + coupon.legs.length * 7;
  for (const leg of coupon.legs) sum += leg.stake;
  for (const { price, trend, changes } of selections) {
    sum += Math.round(price * 100) * changes + trend;
  }
  for (const { count, last, byKey } of areas) {
    sum += count * 3 + last;
    for (const value of Object.values(byKey)) sum += value;
  }
  return sum;
}
