import type { SQLInputValue } from 'node:sqlite';
import * as v from 'valibot';
import type { CallInput } from '../../../calls/table.ts';
import {
  HISTORY_PERIODS,
  HISTORY_STATUSES,
  type HistoryStatus,
  MAX_HISTORY_TEXT,
  periodStart,
} from '../../../domain/bets/history.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { searchedFor } from '../../../domain/line/name-search.ts';
import type { Database } from '../../data/database.ts';
import { Refused } from '../../http/refusal.ts';

type Query = CallInput<'betHistory'>['query'];

/** A condition of SQL and what it compares with. */
type Condition = readonly [sql: string, ...values: SQLInputValue[]];

/**
 * What is looked for among a player's bets. `led` is a range of an index, newest first; `rest` is asked
 * of each bet in it, of so many at a time that a question has a price.
 */
export interface HistorySearch {
  readonly led: readonly Condition[];
  readonly rest: readonly Condition[];
}

/** Bets in a row that one page looks at, where not all of them are what is looked for. */
const LOOKED_AT = 5_000;
const NUMBER = /^\d{1,15}$/;

const unreadable = (name: string, detail: string) =>
  new Refused('400', [{ pointer: `/query/${name}`, detail }]);

/** A moment as epoch milliseconds or as an ISO date. */
function momentOf(name: 'from' | 'to', text: string): number {
  const moment = NUMBER.test(text) ? Number(text) : Date.parse(text);
  if (Number.isNaN(moment)) throw unreadable(name, 'epoch milliseconds or an ISO date');
  return moment;
}

function numberOf(name: 'account' | 'coupon' | 'cursor', text: string): number {
  if (!NUMBER.test(text)) throw unreadable(name, 'a number');
  return Number(text);
}

function among<T extends string | number>(name: string, known: readonly T[], text: string): T {
  const found = known.find((one) => String(one) === text);
  if (found === undefined) throw unreadable(name, known.join(', '));
  return found;
}

function startOf({ from, period }: Query, now: number): number | null {
  const starts = [
    ...(from === undefined ? [] : [momentOf('from', from)]),
    ...(period === undefined ? [] : [periodStart(among('period', HISTORY_PERIODS, period), now)]),
  ];
  return starts.length === 0 ? null : Math.max(...starts);
}

const ofStatus = (status: HistoryStatus): Condition =>
  status === 'settled' ? ['settled_at IS NOT NULL'] : ['status = ?', status];

/** Bets on a team, or of that number. Signs and gaps alone are no text. */
function named(text: string): Condition[] {
  if (text.length > MAX_HISTORY_TEXT) {
    throw unreadable('text', `${MAX_HISTORY_TEXT} characters at the most`);
  }
  const wanted = searchedFor(text);
  const [written] = wanted;
  if (written === undefined) return [];
  const isOn = wanted.map(() => 'instr(names, ?) > 0').join(' OR ');
  if (!NUMBER.test(written)) return [[`(${isOn})`, ...wanted]];
  return [[`(bets.id = ? OR ${isOn})`, Number(written), ...wanted]];
}

/** Whether those are wanted that were settled last. Throws a refusal for another order. */
export const isBySettling = ({ order }: Query): boolean =>
  order !== undefined && among('order', ['settled'], order) === 'settled';

/** What a query looks for. Throws a refusal for a filter that cannot be read. */
export function searchOf(userId: string, query: Query, now: number): HistorySearch {
  const { to, account, status, type, text, coupon } = query;
  const start = startOf(query, now);
  const kinds: Condition[] = [
    ...(status === undefined ? [] : [ofStatus(among('status', HISTORY_STATUSES, status))]),
    ...(type === undefined
      ? []
      : [['type_id = ?', among('type', Object.values(COUPON_TYPE), type)] as const]),
  ];
  return {
    led: [
      ['bets.user_id = ?', userId],
      ...(coupon === undefined ? [] : [['bets.id = ?', numberOf('coupon', coupon)] as const]),
      ...(start === null ? [] : [['placed_at >= ?', start] as const]),
      ...(to === undefined ? [] : [['placed_at <= ?', momentOf('to', to)] as const]),
      ...kinds.slice(0, 1),
    ],
    rest: [
      ...kinds.slice(1),
      ...(account === undefined ? [] : [['account_id = ?', numberOf('account', account)] as const]),
      ...(text === undefined ? [] : named(text)),
    ],
  };
}

/** Conditions as one, and its values in order. */
export function joined(conditions: readonly Condition[]) {
  return {
    sql: conditions.map(([sql]) => sql).join(' AND '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}

const placeRow = v.object({ id: v.number(), placed_at: v.number() });

/** A bet's place in the history. */
export type Place = v.InferOutput<typeof placeRow>;

export const NEWEST_FIRST = 'ORDER BY placed_at DESC, bets.id DESC';

const before = ({ placed_at, id }: Place): Condition => [
  '(placed_at, bets.id) < (?, ?)',
  placed_at,
  id,
];

const notBefore = ({ placed_at, id }: Place): Condition => [
  '(placed_at, bets.id) >= (?, ?)',
  placed_at,
  id,
];

/** The place that a page continues after: `next` of the page before is the number of a bet. */
export function placeOf(database: Database, userId: string, cursor: string): Place {
  const place = database.first(
    placeRow,
    'SELECT id, placed_at FROM bets WHERE id = ? AND user_id = ?',
    numberOf('cursor', cursor),
    userId,
  );
  if (place === null) throw unreadable('cursor', 'as `next` of the page before');
  return place;
}

/** The newest bet that lies `count` behind the first of a range; null where it is shorter. */
export function placeBehind(
  database: Database,
  led: HistorySearch['led'],
  count: number,
): Place | null {
  const { sql, values } = joined(led);
  return database.first(
    placeRow,
    `SELECT id, placed_at FROM bets WHERE ${sql} ${NEWEST_FIRST} LIMIT 1 OFFSET ${count}`,
    ...values,
  );
}

/**
 * The part of a search that one page looks at, after the page before, and the bet that it ends with,
 * where there may be more behind.
 */
export function partOf(
  database: Database,
  { led, rest }: HistorySearch,
  after: Place | null,
): { readonly where: ReturnType<typeof joined>; readonly end: Place | null } {
  const left = [...led, ...(after === null ? [] : [before(after)])];
  const end = rest.length === 0 ? null : placeBehind(database, left, LOOKED_AT - 1);
  return { where: joined([...left, ...(end === null ? [] : [notBefore(end)]), ...rest]), end };
}
