import { languages } from '../../domain/site/languages.ts';
import { offeredCurrencies } from '../money/currencies.ts';
import { phoneCountries } from './phone-countries.ts';

type Dictionary = Record<string, string>;

/** Names in a language of codes that the runtime knows the names of. */
function named(
  lang: string,
  type: 'region' | 'currency' | 'language',
  codes: readonly string[],
): Dictionary {
  const names = new Intl.DisplayNames([lang, 'en'], { type });
  const named = codes.map((code) => [
    code,
    names.of(type === 'region' ? code.toUpperCase() : code) ?? code,
  ]);
  return Object.fromEntries(named);
}

const MAKERS: Readonly<Record<string, (lang: string) => Dictionary>> = {
  countries: (lang) =>
    named(
      lang,
      'region',
      phoneCountries.map(({ code }) => code),
    ),
  currencies: (lang) =>
    named(
      lang,
      'currency',
      offeredCurrencies.map(({ iso }) => iso),
    ),
  languages: (lang) =>
    named(
      lang,
      'language',
      languages.map(({ code }) => code),
    ),
};

/** Dictionaries of a language by id: countries, currencies, languages; others do not exist. */
export function dictionariesOf(lang: string, ids: readonly string[]): Record<string, Dictionary> {
  const known = [...new Set(ids)].filter((id) => Object.hasOwn(MAKERS, id));
  return Object.fromEntries(known.map((id) => [id, MAKERS[id]?.(lang) ?? {}]));
}
