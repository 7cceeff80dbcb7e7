import { pages } from '../page.ts';

/** What the terms are made of: to confirm them a player must be able to read them. */
export const informationPages = pages(
  {
    area: 'information',
    layout: 'main',
    remote: 'information',
    dictionary: 'information',
    exemptFromTerms: true,
  },
  {
    rules: ['rules/:ruleGroup/:chapter?', { availabilityKey: 'rulesAvailable' }],
    contacts: 'contacts',
    about: 'about',
    howBet: 'howbet',
    payment: [
      'payment',
      { availabilityKey: 'paymentAvailable', playersOnlyKey: 'paymentOnlyAuthenticated' },
    ],
    cookies: 'cookies',
    ussdInstruction: 'ussdinstruction',
    licenses: 'licenses',
    taxation: 'taxation',
    consent: 'consent',
    simpleIdentification: 'simpleidentification',
    amlKyc: 'amlkyc',
    smsBets: 'smsbets',
    amlPolicy: 'amlpolicy',
    disputeResolution: 'disputeresolution',
    kycPolicy: 'kycpolicy',
    responsibleGaming: ['responsiblegaming', { dictionaries: ['responsible_gaming'] }],
    cashTerminals: 'cash_terminals',
    bettingCalculator: [
      'betting-calculator',
      { query: { odds: 'odds', stake: 'odds', k: 'digits' } },
    ],
  },
);

export const readingPages = pages(
  { area: 'information', layout: 'main', remote: 'information', dictionary: 'information' },
  {
    points: 'points',
    mobile: 'mobile',
    desktop: 'desktop',
    ourPartners: 'ourpartners/:section?',
    bettingAlphabet: 'betting-alphabet/:block?/:category?/:slug?',
    blog: 'blog/*',
    news: 'news/:slug?',
    cricketApp: 'cricket-app',
    iosApp: 'ios-app',
    iplBettingApp: 'ipl-betting-app',
    bettingAwards: 'betting-awards',
    footballChampionsRules: 'football-champions-rules/:chapter?',
    blockAppealHistory: ['block-appeal-history', { allowedWhenBanned: true }],
  },
);
