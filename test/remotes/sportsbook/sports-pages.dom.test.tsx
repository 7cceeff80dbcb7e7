import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { choose } from '../../support/page/typing.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { never, refuse, reply, type SessionOptions } from '../../support/session/session.ts';
import { lineOf, smallGame, smallLine } from '../../support/session/small-line.ts';

const test = suite('sportsbook: other pages');

async function open(url: string, options: SessionOptions = {}) {
  const answers = { sportsLine: smallLine, ...options.answers };
  return { page: await openSite(bettingSession({ url, ...options, answers })) };
}

test('all championships with games, live and to come', async () => {
  const { page } = await open('/en/champs');
  const live = page.get('section[aria-label="Live"]');
  assert.ok(live.querySelector('a[href="/en/live/football/1-north-league"]'));
  await page.close();
});

test('championships at the side have their place before they come, where there are others to choose from', async () => {
  for (const [url, isKept] of [
    ['/en/line', true],
    ['/en/results', true],
    ['/en/line/football/1-north-league', false],
    ['/en/champs/1-north-league', false],
    ['/en/statistic', false],
  ] as const) {
    const { page } = await open(url, { answers: { sportsLine: never } });
    assert.is(document.querySelector('main [data-side]') !== null, isKept, url);
    await page.close();
  }
  const { page } = await open('/en/line');
  assert.ok(page.get('main nav[data-side] a[href="/en/line/football/1-north-league"]'));
  await page.close();
});

test('a championship that there is not is said to be missing, and leads to those there are', async () => {
  for (const url of ['/en/line/football/77-nothing', '/en/champs/77-nothing']) {
    const { page } = await open(url);
    assert.match(page.get('main').textContent ?? '', 'There is no such championship', url);
    assert.ok(page.get('main a[href="/en/champs"]'));
    assert.ok(document.head.querySelector('meta[name="robots"][content="noindex"]'), url);
    await page.close();
  }
});

test('a page without data says so and leads on', async () => {
  const { page } = await open('/en/cricket');
  assert.ok(page.get('main h1').textContent);
  assert.not.match(page.get('main').textContent ?? '', /sport_|_title/);
  assert.ok(page.get('main a[href="/en/live"]'));
  await page.close();
});

test('pages of live games say that others may know more (A18), those of the line do not', async () => {
  for (const [url, isSaid] of [
    ['/en', true],
    ['/en/live', true],
    ['/en/line', false],
  ] as const) {
    const { page } = await open(url);
    const text = page.get('main').textContent ?? '';
    assert.is(text.includes('Scores and odds reach you with a delay.'), isSaid, url);
    await page.close();
  }
});

const placed = {
  couponId: '5',
  placedAt: Date.UTC(2026, 0, 1),
  settledAt: null,
  typeId: 0,
  amount: 1000,
  currency: 'EUR',
  coef: '1.85',
  possibleWin: 1850,
  payout: null,
  status: 'open',
} as const;

test('matches of teams that the player has bet on, and of no others', async () => {
  const games = [smallGame(7, { team1: 'Mine' }), smallGame(8), smallGame(9, { team2: 'Mine' })];
  const leg = {
    marketId: '1-1',
    gameId: 1,
    team1: 'Mine',
    team2: 'Another',
    group: 'result',
    param: null,
    outcome: '1',
    coef: '1.85',
    score: null,
    result: null,
  };
  const answers = {
    sportsLine: lineOf(games),
    authCheck: () => reply({ user_id: '7' }),
    betHistory: () => reply({ items: [{ ...placed, legs: [leg] }], next: null }),
  };
  const { page } = await open('/en/betsonyour', { answers });
  await page.advance(500);
  const shown = page.all('main [data-game-id]').map(({ dataset }) => dataset['gameId']);
  assert.equal([...new Set(shown)].sort(), ['7', '9']);
  await page.close();
});

test('who has bet on nothing, or is not known, is told what the page is for', async () => {
  const { page } = await open('/en/betsonyour');
  assert.match(page.get('main').textContent ?? '', 'No teams are known yet');
  await page.pressNamed('Sign in');
  assert.ok(page.get('dialog[data-modal=login]'));
  await page.close();
});

/** A back-end with two championships, the second of which has had no game. */
function seasons({ query }: TransportRequest) {
  const game = { startAt: Date.UTC(2026, 0, 1, 18) };
  const isSecond = query?.['champ'] === '2';
  return reply({
    champId: isSecond ? 2 : 1,
    champs: [
      { id: 1, name: 'North League' },
      { id: 2, name: 'South League' },
    ],
    games: isSecond
      ? []
      : [
          { ...game, id: 1, team1: 'Home', team2: 'Away', score: [3, 1] },
          { ...game, id: 2, team1: 'Third', team2: 'Home', score: [0, 0] },
        ],
  } satisfies CallReply<'sportsStatistics'>);
}

test('the table of a championship, and how any two of its teams played each other', async () => {
  const { page } = await open('/en/statisticpopup', { answers: { sportsStatistics: seasons } });
  const rows = () => page.all('main tbody tr').map((row) => row.textContent);
  assert.equal(rows(), ['1Home21103:14WWonDDrawn', '2Third10100:01DDrawn', '3Away10011:30LLost']);
  assert.is(page.all('main tbody [dir]').length, 0, 'goals stand as text runs');
  assert.is(page.get('main tbody a').getAttribute('href'), '/en/team/home');
  const between = () => page.get('section[aria-label="Head to head"]').textContent ?? '';
  assert.match(between(), 'Home: 0 won, 1 drawn, 0 lost.');
  await page.doing(() => choose(page.get('[name=second]'), 'Away'));
  assert.match(between(), 'Home: 1 won, 0 drawn, 0 lost.');
  await page.doing(() => choose(page.get('[name=first]'), 'Third'));
  assert.match(between(), 'These two teams have not played each other this season.');
  const chips = page
    .all('main nav a')
    .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
  assert.equal(chips, [
    ['/en/statistic?champ=1', 'page'],
    ['/en/statistic?champ=2', null],
  ]);
  await page.close();
});

test('a championship without a game says so; one that cannot be had can be asked for again', async () => {
  const url = '/en/statisticpopup?champ=2';
  const { page } = await open(url, { answers: { sportsStatistics: seasons } });
  assert.match(page.get('main').textContent ?? '', 'Nothing has been played yet');
  await page.close();
  let isThere = false;
  const answers = {
    sportsStatistics: (request: TransportRequest) => (isThere ? seasons(request) : refuse(404)),
  };
  const { page: lost } = await open(url, { answers });
  assert.match(lost.get('main').textContent ?? '', 'The statistics could not be loaded');
  isThere = true;
  await lost.pressNamed('Load again');
  await lost.advance(1000);
  assert.match(lost.get('main').textContent ?? '', 'Nothing has been played yet');
  await lost.close();
});

test('only a day is asked for: any other text of an address is personal, and in no log', async () => {
  for (const [query, asked] of [
    ['?day=ada@example.test', undefined],
    ['?day=20260101', '20260101'],
    ['?day=20260101&hideHeader=1', '20260101'],
    ['?hideHeader=1&day=20260101', '20260101'],
    ['?day=202601011', undefined],
    ['?q=?day=20260101', undefined],
    ['?day=20260101&x=1', '20260101'],
    ['#?day=20260101', undefined],
  ] as const) {
    const session = bettingSession({
      url: `/en/results${query}`,
      answers: { sportsLine: smallLine },
    });
    session.runtime.start();
    session.clock.advance(1000);
    const [issued] = session.requestsOf('sportsResults');
    assert.is(issued?.request.query?.['day'], asked, query);
  }
});

test.run();
