import type { Market } from '../../../site/contract/betting.ts';
import type { Line } from '../../../site/contract/shared-state.ts';
import { groupPlace } from '../../../site/ui/betting/market-words.ts';

/** Markets that stand together on a game's page. */
export interface MarketGroup {
  /** Tells groups apart; also what is folded is remembered by it. */
  readonly key: string;
  readonly kind: number;
  readonly ids: readonly string[];
}

/** Groups with a parameter in their name, such as the number of the next goal, stand apart by it. */
const apartByParam: ReadonlySet<string> = new Set(['next-goal', 'race', 'result-total']);

function keyOf({ group, param }: Market): string {
  return apartByParam.has(group) && param !== null ? `${group} ${param}` : group;
}

const groupOf = (key: string): string => key.split(' ', 1)[0] ?? key;

/** Groups that are open before a player opened any: the page stays a few screens long. */
const OPEN_AT_FIRST = groupPlace('half-time');

/** Whether a group is among the most used. */
export const isOpenAtFirst = (key: string): boolean => groupPlace(groupOf(key)) <= OPEN_AT_FIRST;

/**
 * The open markets of a game by group, the most used first, as one text that changes when markets
 * come and go.
 */
export function boardText(line: Line, gameId: number): string {
  const groups = new Map<string, string[]>();
  for (const id of line.marketIds(gameId)) {
    const market = line.market(id);
    if (!market) continue;
    const key = `${market.kind}\t${keyOf(market)}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const place = (key: string) => groupPlace(groupOf(key.split('\t')[1] ?? ''));
  return [...groups]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([key, ids]) => `${key}\t${ids.join('\t')}`)
    .join('\n');
}

/** Reads the groups back. */
export function readBoard(text: string): readonly MarketGroup[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [kind, key = '', ...ids] = line.split('\t');
    return { key, kind: Number(kind), ids };
  });
}

type Facts = Pick<Market, 'id' | 'group' | 'param' | 'outcome'>;

/** How a group's buttons are laid out: in rows of columns, places without a market being empty. */
export interface BoardLayout {
  readonly columns: number;
  readonly rows: readonly (readonly string[])[];
}

/** Where a market stands in its group. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

const WINNERS = '1X2';
const winnerPlace = (outcome: string): number => WINNERS.indexOf(outcome.charAt(0));
const isFirst = (outcome: string, first: string): number => (outcome.endsWith(first) ? 0 : 1);

interface Table {
  readonly columns: 2 | 3;
  readonly cell: (market: Facts) => Cell;
}

const onTotal: Table = {
  columns: 2,
  cell: ({ param, outcome }) => ({ row: Number(param), column: isFirst(outcome, 'over') }),
};

/** A line is seen from the first team. */
const onLead: Table = {
  columns: 2,
  cell: ({ param, outcome }) => ({
    row: outcome === '2' ? -Number(param) : Number(param),
    column: isFirst(outcome, '1'),
  }),
};

const winnerAnd = (first: string): Table => ({
  columns: 2,
  cell: ({ outcome }) => ({ row: winnerPlace(outcome), column: isFirst(outcome, first) }),
});

/** Groups that are tables, with places left empty where a market is missing. */
const tables: Readonly<Partial<Record<string, Table>>> = {
  total: onTotal,
  'total-1': onTotal,
  'total-2': onTotal,
  'half-total': onTotal,
  'second-half-total': onTotal,
  handicap: onLead,
  'half-handicap': onLead,
  'european-handicap': {
    columns: 3,
    cell: ({ param, outcome }) => ({ row: Number(param), column: winnerPlace(outcome) }),
  },
  'half-full': {
    columns: 3,
    cell: ({ outcome }) => ({
      row: winnerPlace(outcome),
      column: winnerPlace(outcome.slice(2)),
    }),
  },
  'winning-margin': {
    columns: 3,
    cell: ({ outcome }) => ({
      row: Number.parseInt(outcome.slice(2), 10) || 1,
      column: winnerPlace(outcome),
    }),
  },
  'result-total': winnerAnd('over'),
  'result-both-score': winnerAnd('yes'),
};

function inRows(markets: readonly Facts[], columns: number): BoardLayout {
  const rows = Array.from({ length: Math.ceil(markets.length / columns) }, (_, row) =>
    markets.slice(row * columns, (row + 1) * columns).map(({ id }) => id),
  );
  return { columns, rows };
}

function inTable(markets: readonly Facts[], { columns, cell }: Table): BoardLayout {
  const rows = new Map<number, string[]>();
  for (const market of markets) {
    const { row, column } = cell(market);
    const ids = rows.get(row) ?? Array.from({ length: columns }, () => '');
    ids[column] = market.id;
    rows.set(row, ids);
  }
  const sorted = [...rows].sort(([a], [b]) => a - b);
  return { columns, rows: sorted.map(([, ids]) => ids) };
}

/** Scores by who wins with them: the first team, nobody, the second. */
function byWinner(markets: readonly Facts[]): BoardLayout {
  const columns: Facts[][] = [[], [], []];
  const goals = (score: string) => score.split(':').map(Number) as [number, number];
  for (const market of markets) {
    const [first, second] = goals(market.outcome);
    columns[first > second ? 0 : first === second ? 1 : 2]?.push(market);
  }
  const total = ({ outcome }: Facts) => goals(outcome)[0] + goals(outcome)[1];
  for (const column of columns) column.sort((a, b) => total(a) - total(b));
  const filled = columns.filter((column) => column.length > 0);
  const [only, another] = filled;
  // Late in a match one winner is left: a single column would be long and narrow.
  if (only && !another) return inRows(only, 3);
  const height = Math.max(0, ...filled.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row) =>
    filled.map((column) => column[row]?.id ?? ''),
  );
  return { columns: filled.length, rows };
}

/** Lays a group out by what it is about. */
export function layoutOf(markets: readonly Facts[]): BoardLayout {
  const group = markets[0]?.group;
  const table = group === undefined ? undefined : tables[group];
  if (table) return inTable(markets, table);
  if (group?.endsWith('correct-score')) return byWinner(markets);
  return inRows(markets, markets.length % 3 === 0 ? 3 : 2);
}
