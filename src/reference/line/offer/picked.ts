import type { PickedMenu, PickedOrder } from '../../../domain/line/menu.ts';
import type { Listed } from './listing.ts';

/** A game, and how many players bet on it lately. */
export interface PickedGame {
  readonly id: number;
  readonly players: number;
}

interface Picked {
  readonly games: readonly Listed[];
  readonly orderedBy: PickedOrder;
}

/** Those that were bet on, in the order of the picks. */
function popular(shown: readonly Listed[], picked: readonly PickedGame[]): readonly Listed[] {
  const games = new Map(shown.map((listed) => [listed.game.id, listed]));
  return picked.flatMap(({ id }) => games.get(id) ?? []);
}

type ChampOf = (gameId: number) => number | undefined;

/** All of the championships that were bet on, those of most players first; each by kick-off. */
function recommended(
  shown: readonly Listed[],
  picked: readonly PickedGame[],
  champOf: ChampOf,
): readonly Listed[] {
  const players = new Map<number, number>();
  for (const one of picked) {
    const champ = champOf(one.id);
    if (champ !== undefined) players.set(champ, (players.get(champ) ?? 0) + one.players);
  }
  const byPlayers = [...players].sort(([id, many], [other, more]) => more - many || id - other);
  const ofChamp = Map.groupBy(shown, ({ game }) => game.champId);
  return byPlayers.flatMap(([id]) => ofChamp.get(id) ?? []);
}

/**
 * The games of a menu that goes by what players bet on. Where that says nothing of these games they are
 * all there by kick-off, as they came, and the order says that it is no more than that.
 */
export function pickedFrom(
  menu: PickedMenu,
  shown: readonly Listed[],
  picked: readonly PickedGame[],
  champOf: ChampOf,
): Picked {
  const games = menu === 'popular' ? popular(shown, picked) : recommended(shown, picked, champOf);
  return games.length > 0 ? { games, orderedBy: 'players' } : { games: shown, orderedBy: 'start' };
}
