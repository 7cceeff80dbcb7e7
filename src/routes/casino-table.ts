import type { GameRow } from '../domain/casino/game-row.ts';
import { games } from '../domain/casino/rows.ts';
import { totoGame } from '../domain/casino/toto-game.ts';
import { isPage } from './table.ts';

interface Shown {
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
}

const rows: readonly GameRow[] = Object.values(games);

/** The game of the house whose table an address shows; null where it shows none. */
export function tableOf({ route, params }: Shown): Pick<GameRow, 'gameId' | 'shared'> | null {
  const { gameId, gameRoute, sectionName, game } = params;
  if (isPage(route, 'toto', 'totoSub')) return totoGame;
  if (isPage(route, 'marble')) return games.race;
  if (isPage(route, 'slotsGame', 'liveCasinoGame')) {
    return rows.find((row) => String(row.gameId) === gameId) ?? null;
  }
  const address = isPage(route, 'gameView')
    ? `games/${gameRoute}`
    : isPage(route, 'lotto')
      ? `lotto/${sectionName}`
      : isPage(route, 'bonusGames')
        ? `bonusGames/${game}`
        : null;
  if (address === null) return null;
  return rows.find(({ addresses }) => addresses.includes(address)) ?? null;
}
