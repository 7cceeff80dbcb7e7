import { type Card, drawnCards, rankOf, suitOf } from '../cards.ts';
import type { Ending } from '../engine.ts';
import { card, type FairSource, fairStream } from '../fair.ts';
import { distinctOf, fieldsOf, stakeOf } from '../input.ts';

export interface VideoPokerBet {
  /** In minor units. */
  readonly stake: number;
}

export interface VideoPokerSteps extends VideoPokerBet {
  /** Positions that are kept, 0 to 4. */
  readonly hold: readonly number[];
}

type VideoPokerRound = VideoPokerBet & Partial<VideoPokerSteps>;

/** Nothing is said yet of what is kept. */
export const begun = {};

export const tables = {
  drawn: 10,
  deck: 52,
  pays: {
    'royal-flush': 800,
    'straight-flush': 50,
    four: 25,
    'full-house': 9,
    flush: 6,
    straight: 4,
    three: 3,
    'two-pair': 2,
    'jacks-or-better': 1,
    nothing: 0,
  },
  rtp: '1653526326983/1661102543100',
};

export type PokerRank = keyof typeof tables.pays;

const HAND = 5;
const ACE = 1;
const JACK = 11;
const ACE_HIGH = 14;
const TOP = 800;
const POSITIONS = { count: [0, HAND], of: [0, HAND - 1] } as const;

/** The five cards that are dealt, and the five that take the places of those not kept. */
export function draw(seeds: FairSource): Card[] {
  return fairStream(seeds).shuffle(tables.deck, tables.drawn).map(card);
}

/** The cards that are not kept give way to those after the fifth, from the left. */
export function settle(
  cards: readonly Card[],
  steps: VideoPokerSteps,
): { hand: readonly Card[]; rank: PokerRank; payout: number } {
  const { stake, hold } = read(steps);
  const drawn = drawnCards(cards, tables.drawn);
  const rest = drawn.slice(HAND).values();
  const hand = drawn
    .slice(0, HAND)
    .map((each, at) => (hold.includes(at) ? each : (rest.next().value ?? each)));
  const rank = rankOfHand(hand);
  return { hand, rank, payout: stake * tables.pays[rank] };
}

/** Of the best play there is; proven where the tests are. */
export function rtp(): string {
  return tables.rtp;
}

export function stakedOn(bet: VideoPokerBet): number {
  return stakeOf(fieldsOf(bet, 'bet')['stake'], TOP);
}

export function largestMultiplier(bet: VideoPokerBet): string {
  stakedOn(bet);
  return `${TOP}/1`;
}

/** Until it is said what is kept. */
export function isOpen(_cards: readonly Card[], steps: VideoPokerRound): boolean {
  return fieldsOf(steps, 'bet')['hold'] === undefined;
}

/** The cards as dealt; which would have come is told once it is said what is kept. */
export function shown(cards: readonly Card[], steps: VideoPokerRound): readonly Card[] {
  const drawn = drawnCards(cards, tables.drawn);
  return isOpen(cards, steps) ? drawn.slice(0, HAND) : drawn;
}

/** Whoever left keeps all. */
export function byRule(cards: readonly Card[], steps: VideoPokerRound): Ending<VideoPokerSteps> {
  const bet = { ...steps, hold: steps?.hold ?? [0, 1, 2, 3, 4] };
  settle(cards, bet);
  return { by: 'settling', bet };
}

/** What five cards are; an ace is high or low in a straight. */
export function rankOfHand(hand: readonly Card[]): PokerRank {
  const ranks = hand.map(rankOf);
  const isFlush = new Set(hand.map(suitOf)).size === 1;
  const straight = highestOfStraight(ranks);
  if (straight !== null) {
    if (!isFlush) return 'straight';
    return straight === ACE_HIGH ? 'royal-flush' : 'straight-flush';
  }
  if (isFlush) return 'flush';
  return rankOfCounts([...Map.groupBy(ranks, (rank) => rank)]);
}

function rankOfCounts(groups: readonly (readonly [number, readonly number[]])[]): PokerRank {
  const counts = groups.map(([, each]) => each.length).sort((a, b) => b - a);
  const [first = 0, second = 0] = counts;
  if (first === 4) return 'four';
  if (first === 3) return second === 2 ? 'full-house' : 'three';
  if (first !== 2) return 'nothing';
  if (second === 2) return 'two-pair';
  const paysAlone = groups.some(
    ([rank, each]) => each.length === 2 && (rank === ACE || rank >= JACK),
  );
  return paysAlone ? 'jacks-or-better' : 'nothing';
}

/** The rank that five different ranks in a row end with, 14 for an ace; null where they are none. */
function highestOfStraight(ranks: readonly number[]): number | null {
  const sorted = [...new Set(ranks)].sort((a, b) => a - b);
  if (sorted.length < HAND) return null;
  const [lowest = 0, second = 0] = sorted;
  const highest = sorted.at(-1) ?? 0;
  if (highest - lowest === HAND - 1) return highest;
  return lowest === ACE && second === ACE_HIGH - HAND + 1 ? ACE_HIGH : null;
}

function read(steps: VideoPokerSteps) {
  const { hold } = fieldsOf(steps, 'bet');
  return { stake: stakedOn(steps), hold: distinctOf(hold, POSITIONS, 'action') };
}
