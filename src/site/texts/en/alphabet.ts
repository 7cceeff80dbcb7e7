/** Of the betting alphabet: what stands around its words. */
export const texts = {
  alphabet_search: 'Look for a word, in any language',
  alphabet_letters: 'Letters',
  alphabet_category: 'Category',
  alphabet_category_all: 'All',
  alphabet_category_terms: 'Bets and odds',
  alphabet_category_markets: 'Markets',
  alphabet_category_casino: 'Casino',
  alphabet_category_account: 'Account and safety',
  alphabet_found_one: '{{count}} word',
  alphabet_found_other: '{{count}} words',
  alphabet_block:
    'Words whose English name begins with {{letter}}. An address is the same in every language.',
  alphabet_related: 'Related words',
  alphabet_neighbours: 'Before and after',
  alphabet_previous: 'Before',
  alphabet_next: 'After',
} as const;
