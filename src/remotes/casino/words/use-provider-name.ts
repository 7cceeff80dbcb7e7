import type { CasinoGame } from '../../../site/contract/casino.ts';
import { useHost } from '../host.ts';

/** The house itself among the providers. */
const HOUSE = 'house';

/** How the provider of a game is called. */
export function useProviderName(): (game: CasinoGame) => string {
  const { t } = useHost();
  return ({ provider, outside }) =>
    provider === HOUSE ? t('casino_house') : (outside?.name ?? provider);
}
