import type { Climate } from './conditions.ts';
import { createFacts } from './data/facts.ts';
import { type Board, createBoard } from './line/offer/board.ts';
import { joinBoards } from './line/offer/joined-boards.ts';
import { virtualBoard } from './line/offer/virtual-board.ts';
import { keptLineTerms } from './line-terms.ts';
import type { Stores } from './stores.ts';

export interface BoardSource {
  /** Of a test's own, in place of what is made here. */
  readonly board?: Board | undefined;
  /** Path of a file or folder; the built-in schedule without it. */
  readonly fixtures?: string | undefined;
  readonly clockRate: number;
  /** Of trials: what matches are drawn from. */
  readonly drawSecret?: Uint8Array | undefined;
  readonly now: () => number;
  readonly warn: (text: string) => void;
}

/** The board that is given, or football and virtual football by the terms that are kept. */
export function boardOf(
  { board, fixtures, clockRate, drawSecret, now, warn }: BoardSource,
  { database, keys }: Stores,
  climate: Climate,
) {
  if (board) return board;
  const facts = createFacts(database);
  const { seededUntil, ...terms } = database.transaction(() =>
    keptLineTerms(facts, clockRate, now()),
  );
  const draws = { secret: drawSecret ?? keys.derived('draws of matches'), seededUntil };
  const doubts = () => climate.now().doubts;
  const made = createBoard({ fixtures, ...terms, draws, doubts });
  for (const problem of made.problems) warn(problem);
  return joinBoards(
    made,
    virtualBoard({ ...terms, draws: { ...draws, seededUntil: null }, doubts }),
  );
}
