import { setImmediate as others } from 'node:timers/promises';
import type { CallInput, CallReply } from '../../calls/table.ts';
import { amountText } from '../../domain/money/money.ts';
import { POINTS } from '../../domain/money/points.ts';
import { csvRow } from '../../kernel/csv.ts';
import { Refused } from '../http/refusal.ts';
import { inLanguage } from '../languages/in-language.ts';
import { offeredCurrency } from '../money/currencies.ts';
import { HOUSE } from './catalogue.ts';
import { gameNamed } from './games.ts';
import { KEPT } from './history.ts';
import type { Outside } from './outside/outside.ts';
import type { RoundRow, Rounds } from './rounds.ts';
import type { Tell } from './telling.ts';
import type { ToldSeeds } from './told.ts';

type Query = CallInput<'betHistoryExport'>['query'];

/** Rounds that one file holds. */
const MOST = 2_000;
/** Each is drawn once more, which takes its time: after so many it is others' turn. */
const SLICE = 50;

const SEEDS = ['commitment', 'server seed', 'client seed', 'nonce'];

/** `draw` and what follows it to `nonce` are what the result came from; `ticket` is of a player's own ticket in a draw. */
const HEAD = csvRow([
  ...['number', 'game', 'provider', 'began', 'ended', 'bet', 'choices', 'result'],
  ...['staked', 'returned', 'currency', 'status', 'balance after', 'rules', 'draw'],
  ...SEEDS,
  ...SEEDS.map((name) => `ticket ${name}`),
]);

/** Where nothing is known of them: each has its column. */
const NO_SEEDS = SEEDS.map(() => '');

interface Period {
  readonly from: number;
  readonly to: number;
}

interface Kept {
  readonly rounds: Pick<Rounds, 'list'>;
  readonly tell: Tell;
  readonly outside: Pick<Outside, 'between'>;
}

/** A line of the file, and where it stands. */
interface Line {
  readonly at: number;
  readonly row: string;
}

function momentIn(query: Query, name: 'from' | 'to'): number {
  const text = query[name] ?? '';
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Refused('400', [{ pointer: `/query/${name}`, detail: 'epoch milliseconds' }]);
}

/** Throws a refusal for what is no period of the time for which rounds are told. */
function periodIn(query: Query, now: number): Period {
  const [from, to] = [momentIn(query, 'from'), momentIn(query, 'to')];
  if (to < from) throw new Refused('400', [{ pointer: '/query/to', detail: 'not before from' }]);
  if (from >= now - KEPT) return { from, to };
  throw new Refused('400', [{ pointer: '/query/from', detail: 'at most twelve months ago' }]);
}

const moment = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value));

/** Points have no smaller units. */
function amount(minor: number | null, iso: string): string {
  if (minor === null) return '';
  return iso === POINTS ? String(minor) : amountText(minor, offeredCurrency(iso).minorUnits);
}

/** A name that its house tells no more is that of its engine. */
function nameOf(game: string): string {
  const known = gameNamed(game);
  return known ? inLanguage('en').games[known.name] : game;
}

const seedsIn = ({ commitment, serverSeed, clientSeed, nonce }: ToldSeeds): string[] => [
  ...[commitment, serverSeed ?? 'not revealed', clientSeed, String(nonce)],
];

/** A round whose game the house has no more is told as the books have it. */
function lineOf({ tell }: Kept, row: RoundRow, now: number): Line {
  const told = tell(row, now);
  const { iso, steps } = row;
  return {
    at: row.started_at,
    row: csvRow([
      ...[row.id, nameOf(row.game), HOUSE, moment(row.started_at), moment(row.ended_at)],
      ...[json(row.bet), json(steps.map(({ by, action }) => ({ by, ...action })))],
      json(told && (told.state.draw ?? told.state.outcome)),
      ...[amount(row.staked, iso), amount(row.payout, iso), iso, row.status],
      ...[amount(row.balance_after, iso), row.rules, String(row.draw ?? '')],
      ...(told ? seedsIn(told.seeds) : NO_SEEDS),
      ...(told?.ownSeeds ? seedsIn(told.ownSeeds) : NO_SEEDS),
    ]),
  };
}

/** Rounds at other providers, as far as they are known: what was played there they do not tell. */
function linesOutside({ outside }: Kept, userId: string, period: Period): Line[] {
  return outside.between(userId, { ...period, most: MOST + 1 }).map((round) => ({
    at: round.openedAt,
    row: csvRow([
      ...[round.round, round.name, round.providerName],
      ...[moment(round.openedAt), moment(round.closedAt), '', '', ''],
      ...[amount(round.staked, round.currency), amount(round.paid, round.currency)],
      ...[round.currency, round.status, '', '', '', ...NO_SEEDS, ...NO_SEEDS],
    ]),
  }));
}

/** Rounds of the house, a slice at a time. */
async function linesOfHouse(
  kept: Kept,
  userId: string,
  period: Period,
  now: number,
): Promise<Line[]> {
  const search = { ...period, game: null, isOpen: false, most: SLICE };
  const lines: Line[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  while (lines.length <= MOST) {
    const rows = kept.rounds.list(userId, { ...search, before });
    lines.push(...rows.map((row) => lineOf(kept, row, now)));
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) break;
    before = last.seq;
    await others();
  }
  return lines;
}

async function fileOf(
  kept: Kept,
  userId: string,
  period: Period,
  now: number,
): Promise<CallReply<'betHistoryExport'>> {
  const house = await linesOfHouse(kept, userId, period, now);
  const found = [...house, ...linesOutside(kept, userId, period)].sort((a, b) => b.at - a.at);
  const rows = found.slice(0, MOST).map(({ row }) => row);
  return { csv: [HEAD, ...rows].join(''), bets: rows.length, isCut: found.length > MOST };
}

export type RoundsFile = (
  userId: string,
  query: Query,
  now: number,
) => Promise<CallReply<'betHistoryExport'>>;

/**
 * The rounds of a period, of the house and at other providers, newest first, as a table for spreadsheets: a round
 * a row, amounts with a point, times of UTC. One at a time for each player. Throws a refusal for a period that
 * cannot be read, and while another of the player's is made.
 */
export function createRoundsFile(kept: Kept): RoundsFile {
  const making = new Set<string>();
  return async (userId, query, now) => {
    const period = periodIn(query, now);
    if (making.has(userId)) throw new Refused('429', [{}], { retryAfter: 1 });
    making.add(userId);
    try {
      return await fileOf(kept, userId, period, now);
    } finally {
      making.delete(userId);
    }
  };
}
