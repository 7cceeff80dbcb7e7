const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['c', 'd', 'h', 's'] as const;

type Rank = (typeof RANKS)[number];
type Suit = (typeof SUITS)[number];
export type Card = `${Rank}${Suit}`;

/** A deck in the order of its numbers. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);
