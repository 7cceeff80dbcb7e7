import type { Champ, Game, Sport } from '../../events/line.ts';
import { getEntity } from '../../kernel/entities.ts';
import type { LineMarket, LineState } from './state.ts';

const none: readonly string[] = [];

export function gameOf(line: Pick<LineState, 'games'>, gameId: number): Game | null {
  return getEntity(line.games, String(gameId)) ?? null;
}

export function marketOf(line: Pick<LineState, 'markets'>, marketId: string): LineMarket | null {
  return getEntity(line.markets, marketId) ?? null;
}

/** Ids of a game's open markets, in the server's order. */
export function marketIdsOf(line: Pick<LineState, 'marketIds'>, gameId: number): readonly string[] {
  return getEntity(line.marketIds, String(gameId))?.ids ?? none;
}

/** A sport by the name it has in addresses, or by its number. */
export function sportOf(
  { sports }: Pick<LineState, 'sports'>,
  slugOrId: string | number,
): Sport | null {
  const text = String(slugOrId);
  return sports.find(({ id, slug }) => slug === text || String(id) === text) ?? null;
}

/** A championship by the name it has in addresses, whose number counts, or by its number. */
export function champOf(
  { champs }: Pick<LineState, 'champs'>,
  slugOrId: string | number,
): Champ | null {
  return champs[Number.parseInt(String(slugOrId), 10)] ?? null;
}
