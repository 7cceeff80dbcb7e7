import type { CasinoGame } from '../../../site/contract/casino.ts';

/** A name as it stands in an address: letters and digits of any script, joined by hyphens. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'game';

/** Where the table of a game is. */
export const linkTo = ({ id, kind, englishName }: CasinoGame) =>
  ({
    route: kind === 'slots' ? 'slotsGame' : 'liveCasinoGame',
    params: { gameId: String(id), gameName: slugOf(englishName) },
  }) as const;
