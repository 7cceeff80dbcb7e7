import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/alphabet.ts';

export const texts: Translation<typeof en> = {
  alphabet_search: 'ابحث عن كلمة بأي لغة',
  alphabet_letters: 'الحروف',
  alphabet_category: 'القسم',
  alphabet_category_all: 'الكل',
  alphabet_category_terms: 'الرهانات والاحتمالات',
  alphabet_category_markets: 'الأسواق',
  alphabet_category_casino: 'الكازينو',
  alphabet_category_account: 'الحساب والأمان',
  alphabet_found_zero: 'لا كلمات',
  alphabet_found_one: 'كلمة واحدة',
  alphabet_found_two: 'كلمتان',
  alphabet_found_few: '{{count}} كلمات',
  alphabet_found_many: '{{count}} كلمة',
  alphabet_found_other: '{{count}} كلمة',
  alphabet_block: 'كلمات يبدأ اسمها الإنجليزي بحرف {{letter}}. والعنوان واحد في كل اللغات.',
  alphabet_related: 'كلمات قريبة',
  alphabet_neighbours: 'قبلها وبعدها',
  alphabet_previous: 'قبلها',
  alphabet_next: 'بعدها',
};
