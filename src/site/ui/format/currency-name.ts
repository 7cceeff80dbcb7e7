import { useHost, useHostState } from '../../host.tsx';

/** Names currencies in the player's language; by their code as long as no name is known. */
export function useCurrencyName(): (iso: string) => string {
  const { t } = useHost();
  const names = useHostState((state) => state.currencies.names);
  return (iso) => {
    const name = names[iso];
    return name === undefined ? iso : t('office_currency_named', { name, iso });
  };
}
