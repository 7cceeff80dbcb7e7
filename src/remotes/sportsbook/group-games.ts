import type { Game } from '../../site/contract/betting.ts';
import type { Line } from '../../site/contract/shared-state.ts';

/** Games of one championship, in the order they stand in the list. */
export interface GameGroup {
  readonly champId: number;
  readonly gameIds: readonly number[];
}

export type Keep = (game: Game) => boolean;

const byStart = (a: Game, b: Game): number => a.startAt - b.startAt || a.id - b.id;

/**
 * The games of a list by championship, as one text, so that a list is drawn again only when games
 * come, go or change places. The championship whose game begins first stands first.
 */
export function groupsText(line: Line, gameIds: readonly number[], keep?: Keep): string {
  const games = gameIds
    .map((id) => line.game(id))
    .filter((game): game is Game => game !== null && (keep?.(game) ?? true))
    .sort(byStart);
  const groups = new Map<number, number[]>();
  for (const { champId, id } of games) groups.set(champId, [...(groups.get(champId) ?? []), id]);
  return [...groups].map(([champId, ids]) => `${champId}:${ids.join()}`).join(';');
}

/** Reads the groups back. */
export function readGroups(text: string): readonly GameGroup[] {
  if (text === '') return [];
  return text.split(';').map((group) => {
    const [champId = '', ids = ''] = group.split(':');
    return { champId: Number(champId), gameIds: ids.split(',').map(Number) };
  });
}
