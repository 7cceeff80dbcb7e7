/** The foot of every page, and what it says of play. */
export const texts = {
  footer_betting: 'Betting',
  footer_about: 'Information',
  footer_safe: 'Safer gaming',
  footer_policies: 'Policies',
  footer_site_map: 'All pages',
  footer_adults: 'For adults only',
  footer_play:
    'Betting is entertainment, not a way to earn money. Stake only what you can afford to lose.',
  footer_record:
    'Every session here is recorded event by event, so that a dispute can be settled by what really happened.',
  footer_session: 'Session',
} as const;
