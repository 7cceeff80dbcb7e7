import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Content, SiteCondition } from '../../../src/domain/site/condition.ts';
import { isRouteName, type RouteName, routeNames, routeTable } from '../../../src/routes/table.ts';
import { pageStatus } from '../../../src/server/pages/page-status.ts';

const test = suite('the status of a page about something');

const open: SiteCondition = {
  ...{ config: {}, blockReason: 0, isClosed: false, opensIn: null },
  frames: [],
};

/** Of each page that shows what the site itself has: addresses of what is there, and of what is not. */
const OWN: Partial<Record<RouteName, readonly [there: string[], missing: string[]]>> = {
  rules: [
    ['rules/1', 'rules/9', 'rules/2/8', 'rules/9/4'],
    ['rules/10', 'rules/0', 'rules/01', 'rules/1/4', 'rules/1/0', 'rules/1/x', 'rules/general'],
  ],
  news: [
    ['news', 'news/one-press'],
    ['news/nothing', 'news/constructor'],
  ],
  blog: [
    [
      ...['blog', 'blog/', 'blog?about=bets', 'blog/one-press', 'blog/one-press?a=1', 'blog/2026'],
      ...['blog/2026/november', 'blog/2026/november/what-a-margin-is'],
    ],
    [
      ...['blog/anything', 'blog/2026/one-press', 'blog/constructor', 'blog/what-a-margin-is'],
      ...['blog/2025', 'blog/2026/nov', 'blog/2026/october/what-a-margin-is'],
      'blog/2026/november/what-a-margin-is/more',
    ],
  ],
  ourPartners: [['ourpartners'], ['ourpartners/clubs']],
  footballChampionsRules: [['football-champions-rules'], ['football-champions-rules/9']],
  bettingAlphabet: [
    [
      ...['betting-alphabet', 'betting-alphabet/k', 'betting-alphabet/k/casino'],
      'betting-alphabet/k/terms/kelly-criterion',
    ],
    [
      ...['betting-alphabet/kk', 'betting-alphabet/k/kitchen', 'betting-alphabet/9'],
      ...['betting-alphabet/k/terms/nothing', 'betting-alphabet/k/casino/kelly-criterion'],
    ],
  ],
  officePaymentTopic: [
    ['office/payment/create-request/1'],
    // A topic that is none about money has its form among those of support.
    ['office/payment/create-request/99', 'office/payment/create-request/10'],
  ],
  officePaymentTransactions: [
    ['office/payment/create-request/1/transactions'],
    ['office/payment/create-request/99/transactions'],
  ],
  officePaymentTransaction: [
    ['office/payment/create-request/1/transactions/7'],
    ['office/payment/create-request/99/transactions/7'],
  ],
  officePaymentSubTopic: [
    ['office/payment/create-request/7/71'],
    ['office/payment/create-request/7/51', 'office/payment/create-request/99/71'],
  ],
  lotto: [
    ['lotto', 'lotto/6-49', 'lotto/keno-5/12'],
    ['lotto/7-50', 'lotto/constructor/12'],
  ],
  toto: [['toto', 'toto/football'], ['toto/chess']],
  totoSub: [['toto/draws', 'toto/football/draws'], ['toto/chess/draws']],
};

test('what the site itself has to show is there, and what it has not is not found', () => {
  for (const site of [open, null]) {
    for (const [there, missing] of Object.values(OWN)) {
      for (const url of there) assert.is(pageStatus(`/en/${url}`, site).status, 200, url);
      for (const url of missing) assert.is(pageStatus(`/ru/${url}`, site).status, 404, url);
    }
  }
});

const ABOUT: Partial<Record<RouteName, readonly [url: string, kind: Content['kind'], id: string]>> =
  {
    mainChamp: ['line/football/7-league', 'champ', '7-league'],
    mainGame: ['live/football/7-league/9-a-b', 'game', '9-a-b'],
    cyberChamp: ['cyber/virtual/efootball/7-league', 'champ', '7-league'],
    cyberGame: ['cyber/virtual/efootball/7-league/9-a-b', 'game', '9-a-b'],
    esportsChamp: ['esports/virtual/efootball/7-league', 'champ', '7-league'],
    esportsGame: ['esports/virtual/efootball/7-league/9-a-b', 'champ', '7-league'],
    champs: ['champs/7-league', 'champ', '7-league'],
    team: ['team/a', 'team', 'a'],
    promotion: ['promotions/cashback', 'campaign', 'cashback'],
    bonus: ['bonus/cashback', 'campaign', 'cashback'],
    bonusSection: ['bonus/rules/cashback', 'campaign', 'cashback'],
    specialoffer: ['specialoffer/cashback', 'campaign', 'cashback'],
    specialofferSection: ['specialoffer/games/cashback', 'campaign', 'cashback'],
    landing: ['landing-cashback', 'campaign', 'cashback'],
    landingPage: ['landing-page/landing-cashback', 'campaign', 'cashback'],
    casinoPromotion: ['bonus/casino/promotions/cashback', 'campaign', 'cashback'],
    casinoTournament: ['bonus/casino/tournaments/reels-1', 'tournament', 'reels-1'],
    slotsGame: ['slots/game/42/dice', 'casino-game', '42'],
    liveCasinoGame: ['casino/new/game/42/dice', 'casino-game', '42'],
    provider: ['providers/house', 'provider', 'house'],
  };

test('what the back-end keeps is found where it has it; nobody is asked about other pages', () => {
  for (const [address, kind, id] of Object.values(ABOUT)) {
    const url = `/en/${address}`;
    const asked: Content[] = [];
    const has = (content: Content) => asked.push(content) > 0;
    assert.is(pageStatus(url, { ...open, has }).status, 200, url);
    assert.ok(
      asked.some((one) => one.kind === kind && one.id === id),
      url,
    );
    const lacks = (content: Content) => content.kind !== kind;
    assert.is(pageStatus(url, { ...open, has: lacks }).status, 404, url);
    assert.is(pageStatus(url, open).status, 200, `${url}, where nobody knows`);
  }
  for (const url of ['/en', '/en/line/football', '/en/bonus', '/en/champs', '/en/slots']) {
    assert.is(pageStatus(url, { ...open, has: () => false }).status, 200, url);
  }
});

/** Pages whose addresses name what is no content: nobody is told there that something is not there. */
const NARROWED: Partial<Record<RouteName, string>> = {
  mainSection: 'a sport, of which there may be nothing now',
  cyberDiscipline: 'a discipline, of which there may be nothing now',
  cyberChamps: 'a discipline, of which there may be nothing now',
  esportsDiscipline: 'a discipline, of which there may be nothing now',
  esportsChamps: 'a discipline, of which there may be nothing now',
  search: 'words that are looked for',
  slots: 'a narrower list',
  liveCasino: 'a narrower list',
  poker: 'a narrower list',
  gameView: 'a game, which the table of addresses knows',
  gamesLanding: 'a game that is greeted with, or the lobby',
  printCoupon: "a bet of the player's, whom a page's request does not name",
  token: 'what a letter carries',
};

test('every page whose address names something is accounted for', () => {
  const namesAnything = (name: RouteName) =>
    routeTable[name].pattern
      .split('/')
      .some((part) => part === '*' || (part.includes(':') && !part.includes('(')));
  const accounted = new Set([OWN, ABOUT, NARROWED].flatMap((rows) => Object.keys(rows)));
  assert.equal(
    routeNames.filter((name) => namesAnything(name) && !accounted.has(name)),
    [],
  );
  for (const name of accounted) assert.ok(isRouteName(name) && namesAnything(name), name);
});

test.run();
