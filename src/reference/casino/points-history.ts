import * as v from 'valibot';
import type { CallInput, CallReply } from '../../calls/table.ts';
import { totoGame } from '../../domain/casino/toto-game.ts';
import type { PointEntryKind } from '../../domain/money/points.ts';
import type { Database } from '../data/database.ts';
import { Refused } from '../http/refusal.ts';
import { inLanguage } from '../languages/in-language.ts';
import type { Points } from '../money/points.ts';
import { gameNamed, toldNumber } from './games.ts';
import { gameOfProvider, type OutsideProvider } from './outside/config.ts';

type Entry = CallReply<'pointEntries'>['items'][number];
type Query = CallInput<'pointEntries'>['query'];

const PAGE = 50;

const movedRow = v.object({
  id: v.number(),
  kind: v.picklist(['points', 'stake', 'payout']),
  reference: v.string(),
  points: v.number(),
  at: v.number(),
});
type Moved = v.InferOutput<typeof movedRow>;

const codeRow = v.object({ code: v.string() });
const originRow = v.object({ call: v.string(), provider: v.string(), game: v.string() });

const side = (account: 'source' | 'target', points: string): string => `
  SELECT * FROM (
    SELECT id, kind, reference, ${points} AS points, at
    FROM transfers INDEXED BY transfers_${account}
    WHERE ${account} = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3)`;

/** What came and what went: of each no more than the page is read, however much there is. */
const MOVED = `
  ${side('target', 'amount')} UNION ALL ${side('source', '-amount')}
  ORDER BY id DESC LIMIT ?3`;

const ORIGIN = `
  SELECT json_extract(calls.call, '$.call') AS call, calls.provider, game
  FROM wallet_calls AS calls JOIN wallet_rounds
    ON wallet_rounds.provider = calls.provider AND round = json_extract(calls.call, '$.round')
  WHERE calls.provider = ? AND tx = ?`;

export interface PointsHistoryOptions {
  readonly database: Database;
  readonly points: Pick<Points, 'account'>;
  /** A provider of games by its name, as it is configured. */
  readonly provider: (slug: string) => OutsideProvider | null;
}

/** How the books refer to a bet, to what points bought, and to a transaction of a wallet. */
const BET = /^bet\/(\d+)$/;
const BOUGHT = /^house\/store\/(\d+)$/;
const TRANSACTION = /^(.*)\/([^/]*)$/;

/** The game of a round: its provider has put its own name before those of its games. */
function gameIn({ provider }: PointsHistoryOptions, slug: string, name: string) {
  if (name === totoGame.name) return { game: totoGame.gameId, name: 'Toto' };
  const own = gameNamed(name);
  if (own) return { game: toldNumber(name), name: inLanguage('en').games[own.name] };
  const id = name.slice(slug.length + 1);
  const maker = slug.startsWith('house') ? null : provider(slug);
  const found = maker && gameOfProvider(maker, id);
  return { game: found?.number ?? null, name: found?.name ?? (maker ? id : name) };
}

/** Whether what came of a round for points was won, or is what it had cost. */
const kindOf = (kind: Moved['kind'], call: string | undefined): PointEntryKind => {
  if (kind === 'points') return 'round';
  if (kind === 'stake') return 'staked';
  return call === 'rollback' ? 'returned' : 'paid';
};

function entryOf(options: PointsHistoryOptions, moved: Moved): Entry {
  const { id, kind, reference, points, at } = moved;
  const common = { id: String(id), points, at };
  const [, bet] = BET.exec(reference) ?? [];
  if (bet !== undefined) return { ...common, kind: 'bet', bet, game: null, name: null };
  const [, bought] = BOUGHT.exec(reference) ?? [];
  if (bought !== undefined) {
    const sql = 'SELECT code FROM point_purchases WHERE id = ?';
    const name = options.database.first(codeRow, sql, Number(bought))?.code ?? null;
    return { ...common, kind: 'bought', bet: null, game: null, name };
  }
  const [, slug = '', tx = ''] = TRANSACTION.exec(reference) ?? [];
  const origin = options.database.first(originRow, ORIGIN, slug, tx);
  const played = origin && gameIn(options, origin.provider, origin.game);
  return {
    ...{ ...common, kind: kindOf(kind, origin?.call), bet: null },
    ...(played ?? { game: null, name: null }),
  };
}

/** Digits that a transfer is numbered with. */
function placeIn(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new Refused('400', [{ pointer: '/query/cursor', detail: 'expected digits' }]);
}

/** Where a player's points came from and went, newest first, a page at a time. Throws for an unreadable cursor. */
export function pointsHistory(
  options: PointsHistoryOptions,
  userId: string,
  { cursor }: Query,
): CallReply<'pointEntries'> {
  const before = placeIn(cursor);
  const account = options.points.account(userId);
  if (!account) return { items: [], next: null };
  const found = options.database.all(movedRow, MOVED, account.id, before, PAGE + 1);
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map((moved) => entryOf(options, moved)),
    next: found.length > PAGE && last ? String(last.id) : null,
  };
}
