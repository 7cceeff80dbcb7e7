import { addressNameOf } from '../../../domain/casino/game-address.ts';
import type { CasinoGame } from '../../../site/contract/casino.ts';

const FOR_POINTS = 'bonusGames/';

/** Where the table of a game is: of one for points at an address of its own. */
export function linkTo({ id, kind, englishName, categories }: CasinoGame) {
  const own = categories.find((address) => address.startsWith(FOR_POINTS));
  if (own !== undefined) {
    return { route: 'bonusGames', params: { game: own.slice(FOR_POINTS.length) } } as const;
  }
  return {
    route: kind === 'slots' ? 'slotsGame' : 'liveCasinoGame',
    params: { gameId: String(id), gameName: addressNameOf(englishName) },
  } as const;
}
