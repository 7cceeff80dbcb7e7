import type { Engine } from '../../domain/casino/engine.ts';
import { engines } from '../../domain/casino/engines.ts';
import type { GameRow } from '../../domain/casino/game-row.ts';
import { type GameName, games } from '../../domain/casino/rows.ts';
import { totoGame } from '../../domain/casino/toto-game.ts';

/** A game that the house offers, with its engine at hand. */
export interface HouseGame extends GameRow {
  readonly name: GameName;
  readonly engine: Engine;
}

const names = Object.keys(games).filter((name): name is GameName => Object.hasOwn(games, name));

/** Every game of the house, in the order in which they are offered. */
export const houseGames: readonly HouseGame[] = await Promise.all(
  names.map(async (name) => ({ ...games[name], name, engine: await engines[name]() })),
);

const byId = new Map(houseGames.map((game) => [game.gameId, game]));
const byName = new Map<string, HouseGame>(houseGames.map((game) => [game.name, game]));

/** The game of a number, or null. */
export const gameOf = (gameId: number): HouseGame | null => byId.get(gameId) ?? null;

/** The name that rounds of a game are kept under, by its number; null where nothing is played by it. */
export const playedName = (gameId: number): string | null =>
  gameId === totoGame.gameId ? totoGame.name : (gameOf(gameId)?.name ?? null);

/** The number that players are told of a game by; null once it is played no more. */
export const toldNumber = (name: string): number | null =>
  name === totoGame.name ? totoGame.gameId : (gameNamed(name)?.gameId ?? null);

/** The game of a round that is kept; null once the house has it no more. */
export const gameNamed = (name: string): HouseGame | null => byName.get(name) ?? null;
