import { CARDS, type Card } from '../../../domain/casino/cards.ts';

/** Cards out of JSON that somebody wrote; what is none of them is left out. */
export function cardsIn(value: unknown): Card[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => CARDS.filter((card) => card === each));
}
