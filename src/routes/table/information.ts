import type { PostSubject } from '../../domain/reading/posts.ts';
import { pages } from '../page.ts';

/** What the terms are made of: to confirm them a player must be able to read them. */
export const informationPages = pages(
  {
    area: 'information',
    layout: 'main',
    remote: 'information',
    view: 'article',
    dictionary: 'information',
    exemptFromTerms: true,
  },
  {
    rules: [
      'rules/:ruleGroup/:chapter?',
      {
        navigation: {
          articles: [{ order: 6, params: { ruleGroup: '1' } }],
          footer: [{ group: 'about', order: 3, params: { ruleGroup: '1' } }],
        },
        availabilityKey: 'rulesAvailable',
      },
    ],
    contacts: [
      'contacts',
      {
        navigation: { articles: [{ order: 2 }], footer: [{ group: 'about', order: 2 }] },
        needs: ['siteStatus'],
        // Guests write there.
        dictionaries: ['requests', 'form', 'status'],
      },
    ],
    about: [
      'about',
      { navigation: { articles: [{ order: 1 }], footer: [{ group: 'about', order: 1 }] } },
    ],
    howBet: [
      'howbet',
      {
        navigation: {
          sections: [{ order: 10, textKey: 'main_nav_how' }],
          articles: [{ order: 3 }],
          footer: [{ group: 'betting', order: 3 }],
        },
      },
    ],
    payment: [
      'payment',
      {
        navigation: { articles: [{ order: 7 }], footer: [{ group: 'about', order: 4 }] },
        availabilityKey: 'paymentAvailable',
        playersOnlyKey: 'paymentOnlyAuthenticated',
        needs: ['paymentOffer'],
        dictionaries: ['payments'],
        query: { currency: 'digits' },
      },
    ],
    cookies: [
      'cookies',
      { navigation: { articles: [{ order: 12 }], footer: [{ group: 'policies', order: 2 }] } },
    ],
    ussdInstruction: 'ussdinstruction',
    licenses: [
      'licenses',
      { navigation: { articles: [{ order: 10 }], footer: [{ group: 'safe', order: 4 }] } },
    ],
    taxation: ['taxation', { navigation: { articles: [{ order: 15 }] } }],
    consent: [
      'consent',
      { navigation: { articles: [{ order: 11 }], footer: [{ group: 'policies', order: 1 }] } },
    ],
    simpleIdentification: 'simpleidentification',
    amlKyc: 'amlkyc',
    smsBets: 'smsbets',
    amlPolicy: [
      'amlpolicy',
      { navigation: { articles: [{ order: 13 }], footer: [{ group: 'policies', order: 3 }] } },
    ],
    disputeResolution: [
      'disputeresolution',
      { navigation: { articles: [{ order: 9 }], footer: [{ group: 'safe', order: 3 }] } },
    ],
    kycPolicy: [
      'kycpolicy',
      { navigation: { articles: [{ order: 14 }], footer: [{ group: 'policies', order: 4 }] } },
    ],
    responsibleGaming: [
      'responsiblegaming',
      {
        navigation: { articles: [{ order: 8 }], footer: [{ group: 'safe', order: 1 }] },
        dictionaries: ['responsible_gaming'],
      },
    ],
    cashTerminals: 'cash_terminals',
    bettingCalculator: [
      'betting-calculator',
      {
        navigation: {
          sections: [{ order: 9, textKey: 'main_nav_calculator' }],
          articles: [{ order: 5 }],
          footer: [{ group: 'betting', order: 4 }],
        },
        dictionaries: ['bets', 'calculator'],
        query: {
          ...{ odds: 'odds', stake: 'odds', k: 'digits', price: 'odds' },
          ...{ kind: ['cover', 'lucky', 'anti'], results: 'odds' },
        },
      },
    ],
  },
);

const ofPosts = {
  dictionaries: ['news'],
  query: { about: ['bets', 'casino', 'safety', 'site', 'sport'] satisfies readonly PostSubject[] },
} as const;

export const readingPages = pages(
  {
    area: 'information',
    layout: 'main',
    remote: 'information',
    view: 'article',
    dictionary: 'information',
  },
  {
    points: 'points',
    mobile: [
      'mobile',
      { navigation: { articles: [{ order: 16 }], footer: [{ group: 'about', order: 5 }] } },
    ],
    desktop: 'desktop',
    ourPartners: 'ourpartners/:section?',
    bettingAlphabet: [
      'betting-alphabet/:block?/:category?/:slug?',
      {
        navigation: { articles: [{ order: 4 }], footer: [{ group: 'betting', order: 5 }] },
        dictionaries: ['alphabet'],
      },
    ],
    blog: ['blog/*', { navigation: { articles: [{ order: 18 }] }, ...ofPosts }],
    news: ['news/:slug?', { navigation: { articles: [{ order: 17 }] }, ...ofPosts }],
    cricketApp: 'cricket-app',
    iosApp: 'ios-app',
    iplBettingApp: 'ipl-betting-app',
    bettingAwards: 'betting-awards',
    footballChampionsRules: 'football-champions-rules/:chapter?',
  },
);

/** The list of all pages, with what they are called. */
export const siteMapPages = pages(
  {
    area: 'information',
    layout: 'main',
    remote: 'information',
    view: 'own',
    dictionary: 'information',
  },
  {
    siteMap: [
      'sitemap',
      {
        dictionaries: ['sport', 'casino', 'bonus', 'office', 'auth'],
        navigation: { footer: [{ group: 'about', order: 6, textKey: 'footer_site_map' }] },
      },
    ],
  },
);
