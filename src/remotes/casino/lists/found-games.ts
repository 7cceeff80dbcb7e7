import type { CasinoGame } from '../../../site/contract/casino.ts';

/** From so many characters on something is looked for. */
export const LEAST_TYPED = 2;

const MARKS = /\p{M}/gu;

/** Words without case and accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether each word that was typed is the beginning of one of these. */
const begins = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((one) => words.some((word) => word.startsWith(one)));

/** The place of a game among what was found: by its name first, then by its provider; null: not found. */
function rankOf(typed: readonly string[], game: CasinoGame, categories: readonly string[]) {
  const names = wordsOf(`${game.name} ${game.englishName}`);
  if (begins(typed, names)) return 0;
  const provider = wordsOf(game.outside?.name ?? game.provider);
  if (begins(typed, provider)) return 1;
  return begins(typed, [...names, ...provider, ...categories.flatMap(wordsOf)]) ? 2 : null;
}

/** The games that are looked for; `categoriesOf` says in words in which lists a game stands. */
export function foundGames(
  games: readonly CasinoGame[],
  text: string,
  categoriesOf: (game: CasinoGame) => readonly string[],
): readonly CasinoGame[] {
  const typed = wordsOf(text);
  if (text.trim().length < LEAST_TYPED || typed.length === 0) return [];
  return games
    .map((game) => ({ game, rank: rankOf(typed, game, categoriesOf(game)) }))
    .filter((one) => one.rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.game.id - b.game.id)
    .map(({ game }) => game);
}
