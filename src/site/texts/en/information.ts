/** Around the articles, and the foot of the site. */
export const information = {
  information_articles: 'Articles',
  information_contents: 'On this page',
  information_chapters: 'Chapters',
  information_none_title: 'There is no such article',
  information_none_text: 'It may have been renamed. All articles are listed on the pages below.',
  information_session: 'Number of this session',
  information_session_hint: 'Give it to support: it leads to the exact record of what you saw.',
  information_confirm_terms_error: 'Your answer could not be saved. Please try again.',

  information_calculator_odds: 'Odds, separated by spaces',
  information_calculator_odds_hint: 'Decimal, such as 1.85 2.10 1.50',
  information_calculator_stake: 'Stake',
  information_calculator_kind: 'Type of bet',
  information_calculator_express: 'Accumulator',
  information_calculator_system: 'System {{k}} of {{n}}',
  information_calculator_submit: 'Work it out',
  information_calculator_result: 'Result',
  information_calculator_combos: 'Combinations',
  information_calculator_coef: 'Total odds',
  information_calculator_win: 'Possible return',
  information_calculator_invalid:
    'Enter at least two odds above 1, and a stake, in plain decimal numbers.',

  footer_betting: 'Betting',
  footer_about: 'Information',
  footer_safe: 'Safer gaming',
  footer_policies: 'Policies',
  footer_adults: 'For adults only',
  footer_play:
    'Betting is entertainment, not a way to earn money. Stake only what you can afford to lose.',
  footer_limits: 'Set your limits',
  footer_record:
    'Every session here is recorded event by event, so that a dispute can be settled by what really happened.',
  footer_session: 'Session {{id}}',
} as const;
