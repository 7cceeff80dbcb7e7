/** The casino's pages. */
export const casino = {
  casino_categories: 'Sections of the casino',
  casino_none_title: 'No games are connected here',
  casino_none_text:
    'Casino games run on the servers of their providers. This installation has no provider connected, so there is nothing to play in this section. Sports betting works in full.',
  casino_none_money:
    'Your balance is the same everywhere on the site: nothing has to be moved to bet on sport.',
} as const;
