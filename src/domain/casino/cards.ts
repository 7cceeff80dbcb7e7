import { fault, listOf } from './input.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['c', 'd', 'h', 's'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type Card = `${Rank}${Suit}`;

/** A deck in the order of its numbers. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);

const PLACES: ReadonlyMap<unknown, number> = new Map(CARDS.map((card, place) => [card, place]));

/** The place of its rank: 1 for an ace, 11 to 13 for jack, queen and king. */
export function rankOf(card: Card): number {
  return ((PLACES.get(card) ?? 0) % RANKS.length) + 1;
}

export function suitOf(card: Card): string {
  return card.slice(1);
}

/** Cards that were drawn: exactly `count`, of one deck or of more. */
export function drawnCards(value: unknown, count: number): readonly Card[] {
  return listOf(value, count, count, 'seed').map((each) => {
    const place = PLACES.get(each);
    return (place === undefined ? undefined : CARDS[place]) ?? fault('seed', 'not a card');
  });
}
