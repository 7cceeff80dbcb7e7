import type { CasinoGame } from '../../../site/contract/casino.ts';

/** A name as it stands in an address: letters and digits of any script, joined by hyphens. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'game';

const FOR_POINTS = 'bonusGames/';

/** Where the table of a game is: of one for points at an address of its own. */
export function linkTo({ id, kind, englishName, categories }: CasinoGame) {
  const own = categories.find((address) => address.startsWith(FOR_POINTS));
  if (own !== undefined) {
    return { route: 'bonusGames', params: { game: own.slice(FOR_POINTS.length) } } as const;
  }
  return {
    route: kind === 'slots' ? 'slotsGame' : 'liveCasinoGame',
    params: { gameId: String(id), gameName: slugOf(englishName) },
  } as const;
}
