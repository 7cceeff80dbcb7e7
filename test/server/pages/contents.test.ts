import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Content, SiteCondition } from '../../../src/domain/site-condition.ts';
import { pageStatus } from '../../../src/server/pages/page-status.ts';

const test = suite('the status of a page about something');

const open: SiteCondition = {
  ...{ config: {}, blockReason: 0, isClosed: false, opensIn: null },
  frames: [],
};

test('what the site has to read is there, and what it has not is not found', () => {
  const there = [
    ...['/en/news', '/ru/news/one-press', '/en/blog/anything', '/en/ourpartners'],
    ...['/en/betting-alphabet', '/en/betting-alphabet/k', '/en/betting-alphabet/k/casino'],
    '/en/betting-alphabet/k/terms/kelly-criterion',
  ];
  const missing = [
    ...['/en/news/nothing', '/en/news/constructor', '/en/ourpartners/clubs'],
    ...['/en/betting-alphabet/kk', '/en/betting-alphabet/k/kitchen', '/en/betting-alphabet/9'],
    ...['/en/betting-alphabet/k/terms/nothing', '/en/betting-alphabet/k/casino/kelly-criterion'],
    '/en/football-champions-rules/9',
  ];
  for (const site of [open, null]) {
    for (const url of there) assert.is(pageStatus(url, site).status, 200, url);
    for (const url of missing) assert.is(pageStatus(url, site).status, 404, url);
  }
});

const ABOUT: readonly (readonly [string, Content['kind'], string])[] = [
  ['/en/line/football/7-league', 'champ', '7-league'],
  ['/en/live/football/7-league/9-a-b', 'game', '9-a-b'],
  ['/en/esports/virtual/efootball/7-league/9-a-b', 'champ', '7-league'],
  ['/en/champs/7-league', 'champ', '7-league'],
  ['/en/team/a', 'team', 'a'],
  ['/en/promotions/cashback', 'campaign', 'cashback'],
  ['/en/bonus/rules/cashback', 'campaign', 'cashback'],
  ['/en/landing-cashback', 'campaign', 'cashback'],
  ['/en/landing-page/landing-cashback', 'campaign', 'cashback'],
  ['/en/bonus/casino/tournaments/reels-1', 'tournament', 'reels-1'],
  ['/en/slots/game/42/dice', 'casino-game', '42'],
];

test('what the back-end keeps is found where it has it; nobody is asked about other pages', () => {
  for (const [url, kind, id] of ABOUT) {
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

test.run();
