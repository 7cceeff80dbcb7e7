import {
  type LineMarket,
  marketIdsOf,
  marketOf,
  type SiteState,
} from '../../site/contract/line.ts';

/** Markets that stand together on a game's page. */
export interface MarketGroup {
  /** Tells groups apart; also what is folded is remembered by it. */
  readonly key: string;
  readonly kind: number;
  readonly ids: readonly string[];
}

/** Groups with a parameter in their name, such as the number of the next goal, stand apart by it. */
function keyOf({ group, param }: LineMarket): string {
  return group === 'next-goal' && param !== null ? `${group} ${param}` : group;
}

/** The open markets of a game by group, as one text that changes when markets come and go. */
export function boardText(state: SiteState, gameId: number): string {
  const groups = new Map<string, string[]>();
  for (const id of marketIdsOf(state, gameId)) {
    const market = marketOf(state, id);
    if (!market) continue;
    const key = `${market.kind}\t${keyOf(market)}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups].map(([key, ids]) => `${key}\t${ids.join('\t')}`).join('\n');
}

/** Reads the groups back. */
export function readBoard(text: string): readonly MarketGroup[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [kind, key = '', ...ids] = line.split('\t');
    return { key, kind: Number(kind), ids };
  });
}

type Facts = Pick<LineMarket, 'id' | 'group' | 'param' | 'outcome'>;

/** How a group's buttons are laid out: in rows of columns, places without a market being empty. */
export interface BoardLayout {
  readonly columns: number;
  readonly rows: readonly (readonly string[])[];
}

/** The line a market is about, seen from the first team. */
function lineOf({ group, param, outcome }: Facts): number {
  const line = Number(param);
  return group === 'handicap' && outcome === '2' ? -line : line;
}

function inRows(markets: readonly Facts[], columns: number): BoardLayout {
  const rows = Array.from({ length: Math.ceil(markets.length / columns) }, (_, row) =>
    markets.slice(row * columns, (row + 1) * columns).map(({ id }) => id),
  );
  return { columns, rows };
}

function inPairs(markets: readonly Facts[], first: string): BoardLayout {
  const rows = new Map<number, string[]>();
  for (const market of markets) {
    const row = rows.get(lineOf(market)) ?? ['', ''];
    row[market.outcome === first ? 0 : 1] = market.id;
    rows.set(lineOf(market), row);
  }
  const sorted = [...rows].sort(([a], [b]) => a - b);
  return { columns: 2, rows: sorted.map(([, ids]) => ids) };
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
  if (group === 'total') return inPairs(markets, 'over');
  if (group === 'handicap') return inPairs(markets, '1');
  if (group === 'correct-score') return byWinner(markets);
  return inRows(markets, markets.length % 3 === 0 ? 3 : 2);
}
