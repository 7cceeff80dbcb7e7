import type { Market } from '../../../site/contract/betting.ts';
import type { Line } from '../../../site/contract/shared-state.ts';

/** Markets that stand for a game in a list: who wins, and one total. Empty where there is none. */
export interface Picks {
  readonly result: readonly [first: string, draw: string, second: string];
  readonly line: string;
  readonly over: string;
  readonly under: string;
}

type Total = { over?: Market; under?: Market };

/** How far over and under are from each other: the closest line is the main one. */
function distance({ over, under }: Total): number {
  if (!over || !under) return Number.POSITIVE_INFINITY;
  return Math.abs(Number(over.coef) - Number(under.coef));
}

function mainTotal(totals: ReadonlyMap<string, Total>): [string, Total] | null {
  let best: [string, Total] | null = null;
  for (const entry of totals) {
    if (best === null || distance(entry[1]) < distance(best[1])) best = entry;
  }
  return best;
}

const SEPARATOR = '\n';

/**
 * The picks of a game as one text, so that a row is drawn again only when they change and not with
 * every coefficient.
 */
export function picksText(known: Line, gameId: number): string {
  const result: Record<string, string> = {};
  const totals = new Map<string, Total>();
  for (const id of known.marketIds(gameId)) {
    const market = known.market(id);
    if (market?.group === 'result') result[market.outcome] = id;
    if (market?.group !== 'total' || market.param === null) continue;
    const total = totals.get(market.param) ?? {};
    if (market.outcome === 'over') total.over = market;
    else total.under = market;
    totals.set(market.param, total);
  }
  const [line = '', { over, under } = {}] = mainTotal(totals) ?? [];
  const ids = [result['1'], result['X'], result['2'], line, over?.id, under?.id];
  return ids.map((id) => id ?? '').join(SEPARATOR);
}

/** Reads the picks back. */
export function readPicks(text: string): Picks {
  const [first = '', draw = '', second = '', line = '', over = '', under = ''] =
    text.split(SEPARATOR);
  return { result: [first, draw, second], line, over, under };
}
