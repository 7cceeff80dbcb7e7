import { fairBytes, type Seeds } from '../../../domain/casino/fair.ts';

/** Four bytes of the stream: the number that they gave, or that they were passed over. */
export interface Word {
  readonly hex: string;
  readonly bound: number;
  /** Null: it lies above the last full turn, where smaller numbers would be likelier. */
  readonly value: number | null;
}

const WORD = 8;
const WORDS = 2 ** 32;
/** So many words are passed over in a row less than once in 2³² draws. */
const SPARE = 32;

/** The words that a draw used, those among them that were passed over. */
export function wordsOf(seeds: Seeds, bounds: readonly number[]): Word[] {
  const bytes = fairBytes(seeds, (bounds.length + SPARE) * 4);
  const words: Word[] = [];
  let at = 0;
  for (const bound of bounds) {
    let value: number | null = null;
    while (value === null && at < bytes.length) {
      const hex = bytes.slice(at, at + WORD);
      const word = Number.parseInt(hex, 16);
      value = word < WORDS - (WORDS % bound) ? word % bound : null;
      words.push({ hex, bound, value });
      at += WORD;
    }
  }
  return words;
}
