/** A word with underscores in place of its dashes. */
type Underscored<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Word;

/** `half-time` as it stands in a key of texts: `half_time`. */
export function underscored<const Word extends string>(word: Word): Underscored<Word>;
export function underscored(word: string): string {
  return word.replaceAll('-', '_');
}
