import { tables } from '../../../domain/casino/toto.ts';
import { marketIdOf } from '../../line/market-id.ts';
import type { Board } from '../../line/offer/board.ts';

/** A match of a draw, as it was on the line when the draw was made. */
export interface TotoMatch {
  readonly gameId: number;
  readonly champ: string;
  readonly team1: string;
  readonly team2: string;
  /** Epoch milliseconds. */
  readonly startAt: number;
}

/** How a match ended: who won, or `V` where it counts for everybody. */
export type TotoLetter = '1' | 'X' | '2' | 'V';

const [FEWEST = 14, MOST = 15] = tables.matches;
const OUTCOMES = ['1', 'X', '2'] as const;

/** The next matches of the line that begin after a moment; none where they are too few. */
export function matchesAfter(board: Board, after: number, now: number): readonly TotoMatch[] {
  const { games, champs } = board.snapshot(now, { section: 'line', after, limit: MOST });
  const nameOf = new Map(champs.map(({ id, name }) => [id, name]));
  if (games.length < FEWEST) return [];
  return games.map(({ id, champId, team1, team2, startAt }) => ({
    ...{ gameId: id, champ: nameOf.get(champId) ?? '', team1, team2, startAt },
  }));
}

const resultOf = (board: Board, gameId: number, outcome: string, now: number) =>
  board.resultOf(marketIdOf({ gameId, group: 'result', param: null, outcome }), now);

/** How a match ended; null while that is open. */
export function letterOf(board: Board, { gameId }: TotoMatch, now: number): TotoLetter | null {
  const results = OUTCOMES.map((outcome) => resultOf(board, gameId, outcome, now));
  if (results.some((result) => result === null)) return null;
  return OUTCOMES[results.indexOf('won')] ?? 'V';
}
