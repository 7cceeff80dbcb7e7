import type { Card } from '../../../../domain/casino/cards.ts';
import * as engine from '../../../../domain/casino/games/video-poker.ts';
import { type Rational, rational } from '../../../../kernel/rational.ts';
import type { CasinoRound } from '../../../../site/contract/casino.ts';
import { cardsIn } from '../../cards/cards-in.ts';
import { listIn } from '../../words/json.ts';

/** What each hand is called, by the end of its text's key. */
export const textOf = {
  'royal-flush': 'royal_flush',
  'straight-flush': 'straight_flush',
  four: 'four',
  'full-house': 'full_house',
  flush: 'flush',
  straight: 'straight',
  three: 'three',
  'two-pair': 'two_pair',
  'jacks-or-better': 'jacks_or_better',
  nothing: 'nothing',
} as const satisfies Readonly<Record<engine.PokerRank, string>>;

export const HAND = 5;
const PLACES = [0, 1, 2, 3, 4];

const placesIn = (value: unknown): number[] => {
  const held = listIn(value);
  return PLACES.filter((place) => held.includes(place));
};

/** The places that were kept; null: it was not said yet. */
export function heldIn({ steps }: CasinoRound): number[] | null {
  const hold = steps.at(-1)?.action['hold'];
  return hold === undefined ? null : placesIn(hold);
}

/** The places that are marked to be kept in an open round. What was marked in another one counts no more. */
export function markedIn(
  chosen: Readonly<Record<string, unknown>> | null | undefined,
  round: CasinoRound,
): number[] {
  return chosen?.['round'] === round.id ? placesIn(chosen['hold']) : [];
}

/** The five cards that were dealt, and those that lie there now. */
export function handsIn(round: CasinoRound): { dealt: Card[]; now: Card[] } {
  const cards = cardsIn(round.state.draw);
  const dealt = cards.slice(0, HAND);
  const held = heldIn(round);
  if (held === null) return { dealt, now: dealt };
  const rest = cards.slice(HAND).values();
  return {
    dealt,
    now: dealt.map((card, at) => (held.includes(at) ? card : (rest.next().value ?? card))),
  };
}

/** What five cards are; null where they are not five. */
export const rankIn = (hand: readonly Card[]): engine.PokerRank | null =>
  hand.length === HAND ? engine.rankOfHand(hand) : null;

/** Of all 19,933,230,517,200 ends with the best play, how many are what; together they give the RTP. */
const chances: Readonly<Record<engine.PokerRank, number>> = {
  'royal-flush': 0.000024758,
  'straight-flush': 0.000109309,
  four: 0.002362546,
  'full-house': 0.011512207,
  flush: 0.011014511,
  straight: 0.011229367,
  three: 0.074448698,
  'two-pair': 0.129278902,
  'jacks-or-better': 0.21458503,
  nothing: 0.545434668,
};

const PRECISION = 1_000_000_000;

export interface Prize {
  readonly rank: engine.PokerRank;
  readonly pays: Rational;
  /** With the best play. */
  readonly chance: Rational;
}

const RANKS = [
  'royal-flush',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'jacks-or-better',
] as const satisfies readonly engine.PokerRank[];

/** What pays, the most first. */
export const prizes: readonly Prize[] = RANKS.map((rank) => ({
  rank,
  pays: rational(BigInt(engine.tables.pays[rank])),
  chance: rational(BigInt(Math.round(chances[rank] * PRECISION)), BigInt(PRECISION)),
}));

/** What the numbers of a shuffle lie below: the deck, then one fewer each time. */
export const bounds = (): number[] =>
  Array.from({ length: engine.tables.drawn }, (_, at) => engine.tables.deck - at);
