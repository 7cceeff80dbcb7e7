import type { Game } from '../../../site/contract/betting.ts';
import type { Line } from '../../../site/contract/shared-state.ts';

/** Games of one championship in a page of the list, in the order they stand there. */
export interface GameGroup {
  /** Counts from 0. */
  readonly page: number;
  /** As the list names its days; empty where it does not. */
  readonly day: string;
  readonly champId: number;
  readonly gameIds: readonly number[];
}

export type Keep = (game: Game) => boolean;

const byStart = (a: Game, b: Game): number => a.startAt - b.startAt || a.id - b.id;

/**
 * The games of a list by championship, as one text, so that a list is drawn again only when games
 * come, go or change places. The championship whose game begins first stands first. With a game of
 * `breaks` a further page begins: its championships stand below what the reader has seen already.
 */
export function groupsText(
  line: Line,
  gameIds: readonly number[],
  keep?: Keep,
  breaks: readonly number[] = [],
  dayOf: (startAt: number) => string = () => '',
): string {
  const games = gameIds
    .map((id) => line.game(id))
    .filter((game) => game !== null)
    .sort(byStart);
  const groups = new Map<string, number[]>();
  let page = 0;
  for (const game of games) {
    const { id, champId, startAt } = game;
    if (breaks.includes(id)) page += 1;
    if (!(keep?.(game) ?? true)) continue;
    const key = `${page}:${dayOf(startAt)}:${champId}`;
    const ids = groups.get(key);
    if (ids) ids.push(id);
    else groups.set(key, [id]);
  }
  return [...groups].map(([key, ids]) => `${key}:${ids.join()}`).join(';');
}

/** The same of a list whose order says something: it is kept, so a championship may stand in it again. */
export function rankedText(line: Line, gameIds: readonly number[], keep?: Keep): string {
  const groups: { readonly champId: number; readonly ids: number[] }[] = [];
  for (const id of gameIds) {
    const game = line.game(id);
    if (game === null || !(keep?.(game) ?? true)) continue;
    const last = groups.at(-1);
    if (last?.champId === game.champId) last.ids.push(id);
    else groups.push({ champId: game.champId, ids: [id] });
  }
  return groups.map(({ champId, ids }, place) => `${place}::${champId}:${ids.join()}`).join(';');
}

/** Reads the groups back. */
export function readGroups(text: string): readonly GameGroup[] {
  if (text === '') return [];
  return text.split(';').map((group) => {
    const [page = '', day = '', champId = '', ids = ''] = group.split(':');
    return {
      page: Number(page),
      day,
      champId: Number(champId),
      gameIds: ids.split(',').map(Number),
    };
  });
}
