import { useEffect, useMemo } from 'react';
import type { PhoneCountry } from '../../../domain/auth/phone.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';

const countriesOf = (state: State) => state.phones.countries;

/** The countries by their names in the player's language; asks for them where they are not there. */
export function useCountries(): readonly PhoneCountry[] {
  const host = useHost();
  const countries = useHostState(countriesOf);
  const language = host.language();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    const { status } = host.state().phones;
    if (status === 'empty' || status === 'failed') host.publish('phones.wanted', {});
  }, []);
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const named = countries.map((country) => ({
      ...country,
      name: names.of(country.code.toUpperCase()) ?? country.name,
    }));
    return named.sort((a, b) => a.name.localeCompare(b.name, language));
  }, [countries, language]);
}
