import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/alphabet.ts';

export const texts: Translation<typeof en> = {
  alphabet_search: 'Wort suchen, in jeder Sprache',
  alphabet_letters: 'Buchstaben',
  alphabet_category: 'Bereich',
  alphabet_category_all: 'Alle',
  alphabet_category_terms: 'Wetten und Quoten',
  alphabet_category_markets: 'Märkte',
  alphabet_category_casino: 'Kasino',
  alphabet_category_account: 'Konto und Sicherheit',
  alphabet_found_one: '{{count}} Wort',
  alphabet_found_other: '{{count}} Wörter',
  alphabet_block:
    'Wörter, deren englischer Name mit {{letter}} beginnt. Die Adresse ist in jeder Sprache dieselbe.',
  alphabet_related: 'Verwandte Wörter',
  alphabet_neighbours: 'Davor und danach',
  alphabet_previous: 'Davor',
  alphabet_next: 'Danach',
};
