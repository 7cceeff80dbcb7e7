/** Maintenance, under way and to come. Told in Russian or English too, where that is spoken. */
export const maintenance = {
  maintenance_soon: 'Maintenance ahead.',
  maintenance_text:
    'We are working on the site. Open bets are kept, and live bets are settled as usual.',
  maintenance_window: 'Planned from {{start}} to {{finish}}.',
  maintenance_from: 'Planned from {{start}} on.',
  maintenance_until: 'Planned to end at {{finish}}.',
  maintenance_return: 'This page opens again by itself, where you left it.',
  maintenance_near_title: 'The site closes soon',
  maintenance_near_text:
    'Bets that are placed stay, and so does your bet slip. Finish what you are paying in or out, or wait with it.',
} as const;
