import type { CallInput, CallReply } from '../../calls/table.ts';
import { Refused } from '../http/refusal.ts';
import { DAY } from '../policy.ts';
import { houseGames, playedName } from './games.ts';
import type { Rounds } from './rounds.ts';
import type { Tell } from './telling.ts';

type Query = CallInput<'casinoRounds'>['query'];

const PAGE = 50;
/** How far back a player may look. */
export const KEPT = 366 * DAY;
const DIGITS = /^\d{1,15}$/;

function numberIn(query: Query, name: 'game' | 'from' | 'to' | 'cursor'): number | null {
  const text = query[name];
  if (text === undefined) return null;
  if (DIGITS.test(text)) return Number(text);
  throw new Refused('400', [{ pointer: `/query/${name}`, detail: 'expected digits' }]);
}

interface Kept {
  readonly rounds: Rounds;
  readonly tell: Tell;
}

/** The last round of each game, newest first: a question for each, so that no other round is read. */
function lastOfEach({ rounds, tell }: Kept, userId: string, now: number) {
  const any = { isOpen: false, from: 0, to: Number.MAX_SAFE_INTEGER, most: 1 };
  const before = Number.MAX_SAFE_INTEGER;
  return houseGames
    .flatMap(({ name }) => rounds.list(userId, { ...any, before, game: name }))
    .filter((row) => row.started_at >= now - KEPT)
    .sort((a, b) => b.seq - a.seq)
    .flatMap((row) => tell(row, now) ?? []);
}

/** A player's rounds of the last year, newest first, a page at a time. Throws for an unreadable filter. */
export function roundHistory(
  kept: Kept,
  userId: string,
  query: Query,
  now: number,
): CallReply<'casinoRounds'> {
  if (query.each !== undefined) return { items: lastOfEach(kept, userId, now), next: null };
  const { rounds, tell } = kept;
  const gameId = numberIn(query, 'game');
  const game = gameId === null ? null : playedName(gameId);
  const before = numberIn(query, 'cursor') ?? Number.MAX_SAFE_INTEGER;
  const from = Math.max(numberIn(query, 'from') ?? 0, now - KEPT);
  const to = numberIn(query, 'to') ?? Number.MAX_SAFE_INTEGER;
  if (gameId !== null && game === null) return { items: [], next: null };
  const isOpen = query.open !== undefined;
  const search = { game, isOpen, from, to, before, most: PAGE + 1 };
  const found = rounds.list(userId, search);
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.flatMap((row) => tell(row, now) ?? []),
    next: found.length > PAGE && last ? String(last.seq) : null,
  };
}
