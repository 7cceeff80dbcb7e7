/** The foot of every page, what it says of play, and what the pages are called that it leads to. */
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
  footer_elsewhere: 'Elsewhere',
  footer_session: 'Session',
  footer_limits: 'Set your limits',

  information_rules_title: 'Rules',
  information_contacts_title: 'Contacts',
  information_about_title: 'About us',
  information_how_bet_title: 'How to bet',
  information_payment_title: 'Payments',
  information_cookies_title: 'Cookies',
  information_licenses_title: 'Licences',
  information_consent_title: 'Consent to data processing',
  information_aml_policy_title: 'Anti-money-laundering policy',
  information_dispute_resolution_title: 'Disputes',
  information_kyc_policy_title: 'Know-your-customer policy',
  information_responsible_gaming_title: 'Responsible gaming',
  information_betting_calculator_title: 'Betting calculator',
  information_mobile_title: 'On your phone',
  information_betting_alphabet_title: 'Betting alphabet',
} as const;
