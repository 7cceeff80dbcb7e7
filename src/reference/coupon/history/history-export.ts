import type { CallInput, CallReply } from '../../../calls/table.ts';
import { amountText } from '../../../domain/money/money.ts';
import { csvRow } from '../../../kernel/csv.ts';
import type { Database } from '../../data/database.ts';
import { offeredCurrency } from '../../money/currencies.ts';
import { type BetRow, type Bets, betRow, type LegRow, runningStake, SELECT_BETS } from '../bets.ts';
import { NEWEST_FIRST, partOf, searchOf } from './history-search.ts';

export interface ExportOptions {
  readonly database: Database;
  readonly bets: Pick<Bets, 'legsOfAll'>;
}

/** Bets that one file holds. */
const MOST = 2_000;

const HEAD = csvRow([
  ...['number', 'placed', 'settled', 'type', 'selections', 'odds'],
  ...['staked', 'returned', 'currency', 'status'],
]);

const TYPES: Readonly<Record<BetRow['type_id'], string>> = {
  ...{ 0: 'single', 1: 'accumulator', 2: 'system', 4: 'blocks', 10: 'singles' },
};

const moment = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

const selection = ({ team1, team2, market_group, param, outcome, coef, result }: LegRow): string =>
  [`${team1} - ${team2}:`, market_group, param, outcome, `@ ${coef}`, result && `(${result})`]
    .filter((part) => part !== null)
    .join(' ');

function rowOf(bet: BetRow, legs: readonly LegRow[]): string {
  const { minorUnits } = offeredCurrency(bet.iso);
  return csvRow([
    ...[String(bet.id), moment(bet.placed_at), moment(bet.settled_at)],
    bet.variant === 'plain' ? TYPES[bet.type_id] : `${TYPES[bet.type_id]} (${bet.variant})`,
    ...[legs.map(selection).join('; '), bet.coef],
    amountText(bet.amount, minorUnits),
    bet.payout === null ? '' : amountText(bet.payout + bet.cashed, minorUnits),
    ...[bet.iso, runningStake(bet) === 0 ? 'cashed-out' : bet.status],
  ]);
}

/**
 * The bets that a filter leaves, newest first, as a table for spreadsheets: a bet a row, amounts with a
 * point, times of UTC. Throws a refusal for a filter that cannot be read.
 */
export function exportHistory(
  { database, bets }: ExportOptions,
  userId: string,
  query: CallInput<'betHistoryExport'>['query'],
  now: number,
): CallReply<'betHistoryExport'> {
  const { where, end } = partOf(database, searchOf(userId, query, now), null);
  const found = database.all(
    betRow,
    `${SELECT_BETS} WHERE ${where.sql} ${NEWEST_FIRST} LIMIT ${MOST + 1}`,
    ...where.values,
  );
  const kept = found.slice(0, MOST);
  const legs = bets.legsOfAll(kept.map(({ id }) => id));
  const rows = kept.map((bet) => rowOf(bet, legs.get(bet.id) ?? []));
  return {
    csv: [HEAD, ...rows].join(''),
    bets: rows.length,
    isCut: found.length > MOST || end !== null,
  };
}
