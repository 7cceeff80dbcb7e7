/**
 * Video poker played as well as it can be, exact. What a choice returns over all cards that may come is
 * found by inclusion and exclusion from sums over all hands that hold a given set of cards.
 */
import { type Rational, rational } from '../../../src/kernel/rational.ts';

const DECK = 52;
const RANKS = 13;
const HAND = 5;
const HOLDS = 1 << HAND;
/** What the ways to draw none, one … five of the 47 other cards divide, each of them. */
const COMMON = 7_669_695;

export interface PokerPays {
  readonly royalFlush: number;
  readonly straightFlush: number;
  readonly four: number;
  readonly fullHouse: number;
  readonly flush: number;
  readonly straight: number;
  readonly three: number;
  readonly twoPair: number;
  readonly jacksOrBetter: number;
}

/** Ranks as bits, an ace the lowest. */
const ROYAL = 0b1111000000001;
const HIGH = 0b1110000000001;
const STRAIGHTS = new Set([ROYAL, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)]);

/** What five cards pay. A card is a number below 52, its rank that mod 13, as everywhere. */
export function payOf(cards: ArrayLike<number>, pays: PokerPays): number {
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  let suits = 0;
  for (let i = 0; i < HAND; i += 1) {
    const card = cards[i] ?? 0;
    const bit = 1 << (card % RANKS);
    suits |= 1 << ((card / RANKS) | 0);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  if (four > 0) return pays.four;
  if (thrice > 0) return twice === thrice ? pays.three : pays.fullHouse;
  if (twice > 0) {
    if ((twice & (twice - 1)) > 0) return pays.twoPair;
    return (twice & HIGH) > 0 ? pays.jacksOrBetter : 0;
  }
  const isFlush = (suits & (suits - 1)) === 0;
  if (!STRAIGHTS.has(once)) return isFlush ? pays.flush : 0;
  if (!isFlush) return pays.straight;
  return once === ROYAL ? pays.royalFlush : pays.straightFlush;
}

const SIZES = Array.from({ length: HOLDS }, (_, mask) => sizeOf(mask));
/** What one way of drawing weighs, for each choice of what is kept. */
const SHARES = Float64Array.from(SIZES, (kept) => COMMON / choose(DECK - HAND, HAND - kept));
/** Sets of cards have their places one size after another, by the combinatorial number system. */
const CHOOSE = Int32Array.from({ length: (HAND + 1) * DECK }, (_, at) =>
  choose(at % DECK, Math.floor(at / DECK)),
);
const FIRST_OF_SIZE = Array.from({ length: HAND + 1 }, (_, size) =>
  Array.from({ length: size }, (_, smaller) => choose(DECK, smaller)).reduce(plus, 0),
);
const SETS = Array.from({ length: HAND + 1 }, (_, size) => choose(DECK, size)).reduce(plus, 0);

function plus(a: number, b: number): number {
  return a + b;
}

function sizeOf(mask: number): number {
  return [...mask.toString(2)].filter((bit) => bit === '1').length;
}

function choose(from: number, taken: number): number {
  let ways = 1;
  for (let i = 0; i < taken; i += 1) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

/** The places of all sets of the cards, which are sorted, by their masks. */
function placesOf(cards: Uint8Array, places: Int32Array) {
  for (let mask = 0; mask < HOLDS; mask += 1) {
    let place = FIRST_OF_SIZE[SIZES[mask] ?? 0] ?? 0;
    let taken = 0;
    for (let i = 0; i < HAND; i += 1) {
      if ((mask & (1 << i)) === 0) continue;
      taken += DECK;
      place += CHOOSE[taken + (cards[i] ?? 0)] ?? 0;
    }
    places[mask] = place;
  }
}

function forEachHand(see: (cards: Uint8Array) => void) {
  const cards = new Uint8Array(HAND);
  const fill = (at: number, below: number) => {
    for (let card = at; card < below; card += 1) {
      cards[at] = card;
      if (at === 0) see(cards);
      else fill(at - 1, card);
    }
  };
  fill(HAND - 1, DECK);
}

/**
 * Suits are alike, so that of hands that differ by how many cards each suit has one stands for all: in how
 * many orders the numbers can stand where they fall from clubs to spades, 0 for the other hands.
 */
function ordersOf(cards: Uint8Array): number {
  const counts = [0, 0, 0, 0];
  for (const card of cards) counts[(card / RANKS) | 0] = (counts[(card / RANKS) | 0] ?? 0) + 1;
  const [c = 0, d = 0, h = 0, s = 0] = counts;
  if (c < d || d < h || h < s) return 0;
  const alike = [...Map.groupBy(counts, (count) => count).values()].map((each) => each.length);
  return alike.reduce((orders, each) => orders / ([1, 1, 2, 6][each] ?? 1), 24);
}

/** The expected return of best play per unit staked. */
export function bestVideoPoker(pays: PokerPays): Rational {
  const places = new Int32Array(HOLDS);
  const sums = new Float64Array(SETS);
  forEachHand((cards) => {
    const paid = payOf(cards, pays);
    if (paid === 0) return;
    placesOf(cards, places);
    for (const place of places) sums[place] = (sums[place] ?? 0) + paid;
  });
  let total = 0;
  const returned = new Float64Array(HOLDS);
  forEachHand((cards) => {
    const orders = ordersOf(cards);
    if (orders === 0) return;
    placesOf(cards, places);
    for (let mask = 0; mask < HOLDS; mask += 1) returned[mask] = sums[places[mask] ?? 0] ?? 0;
    total += orders * bestOf(returned);
  });
  return rational(BigInt(total), BigInt(choose(DECK, HAND)) * BigInt(COMMON));
}

/**
 * The return of the best choice, in shares of the common multiple. `sums` has for each part of the hand what
 * all hands with it pay; those that hold a card which is thrown away are taken out, card by card.
 */
function bestOf(sums: Float64Array): number {
  for (let bit = 1; bit < HOLDS; bit <<= 1) {
    for (let mask = 0; mask < HOLDS; mask += 1) {
      if ((mask & bit) === 0) sums[mask] = (sums[mask] ?? 0) - (sums[mask | bit] ?? 0);
    }
  }
  return sums.reduce((best, sum, mask) => Math.max(best, sum * (SHARES[mask] ?? 0)), 0);
}
