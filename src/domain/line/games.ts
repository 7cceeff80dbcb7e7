/** A game's present address name and the one it had before. */
export interface GameRoute {
  readonly route: string;
  readonly oldRoute?: string | undefined;
}

/** Games that have addresses of their own, where the configuration names no others. */
export const builtInGameRoutes: readonly GameRoute[] = [
  { route: 'crystal', oldRoute: 'old-crystal' },
  { route: 'apple-of-fortune', oldRoute: 'apple' },
  { route: 'card-odds', oldRoute: 'odds-cards' },
  { route: 'dice' },
  { route: 'heads-or-tails', oldRoute: 'coin' },
  { route: 'higher-lower' },
  { route: 'memory', oldRoute: 'memories' },
  { route: 'mines', oldRoute: 'minesweeper' },
  { route: 'penalty' },
  { route: 'plinko' },
  { route: 'twenty-one', oldRoute: '21' },
];

/** What a game's address name leads to: the game itself, its present name, or nothing. */
export function findGameRoute(games: readonly GameRoute[], route: string): GameRoute | null {
  return (
    games.find((game) => game.route === route) ??
    games.find((game) => game.oldRoute === route) ??
    null
  );
}
