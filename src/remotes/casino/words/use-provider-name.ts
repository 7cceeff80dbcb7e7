import { useHost } from '../host.ts';

/** The house itself among the providers. */
const HOUSE = 'house';

/** How a provider is called. */
export function useProviderName(): (provider: string) => string {
  const { t } = useHost();
  return (provider) => (provider === HOUSE ? t('casino_house') : provider);
}
