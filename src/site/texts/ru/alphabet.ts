import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/alphabet.ts';

export const texts: Translation<typeof en> = {
  alphabet_search: 'Найти слово на любом языке',
  alphabet_letters: 'Буквы',
  alphabet_category: 'Раздел',
  alphabet_category_all: 'Все',
  alphabet_category_terms: 'Ставки и коэффициенты',
  alphabet_category_markets: 'Рынки',
  alphabet_category_casino: 'Казино',
  alphabet_category_account: 'Счёт и безопасность',
  alphabet_found_one: '{{count}} слово',
  alphabet_found_few: '{{count}} слова',
  alphabet_found_many: '{{count}} слов',
  alphabet_found_other: '{{count}} слова',
  alphabet_block:
    'Слова, чьё английское имя начинается с {{letter}}. Адрес одинаков на всех языках.',
  alphabet_related: 'Родственные слова',
  alphabet_neighbours: 'До и после',
  alphabet_previous: 'Раньше',
  alphabet_next: 'Дальше',
};
