import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LineUpdate } from '../../../src/events/line.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { changedBy } from '../../support/page/typing.ts';
import { bettingSession } from '../../support/session/betting.ts';
import {
  networkError,
  never,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../support/session/session.ts';
import { lineOf, marketsOf, smallGame, smallLine } from '../../support/session/small-line.ts';

const test = suite('sportsbook');

async function open(url: string, options: SessionOptions = {}) {
  const session = bettingSession({
    url,
    ...options,
    answers: { sportsLine: smallLine, ...options.answers },
  });
  return { session, page: await openSite(session) };
}

const odds = (id: string) => `main button[data-market-id="${id}"]`;

let feedId = 1;
function feed({ runtime }: TestSession, ...updates: LineUpdate[]): void {
  feedId += 1;
  runtime.publish('line.updated', { requestId: 0, id: String(feedId), updates });
}
const moved = (marketId: string, coef: string, isBlocked = false): LineUpdate => ({
  kind: 'market',
  marketId,
  coef,
  isBlocked,
});

test('home: what is played now and what comes next, by championship, each with a way to it', async () => {
  const { page } = await open('/en');
  assert.is(page.get('main h1').textContent, 'Sports betting');
  const live = page.get('section[aria-label="Live now"]');
  assert.equal(
    [...live.querySelectorAll('h3')].map((one) => one.firstChild?.textContent),
    ['North League', 'South Cup'],
  );
  const next = page.get('section[aria-label="Upcoming"]');
  assert.ok(next.querySelector('a[href="/en/line/football/1-north-league"]'));
  const row = page.get('[data-game-id="7"]');
  assert.ok(row.querySelector('a[href="/en/live/football/1-north-league/7-home-7-away-7"]'));
  assert.match(row.textContent ?? '', /63′2nd halfHome 72Away 71/);
  assert.is(
    page.get('[data-game-id="21"] time').getAttribute('datetime'),
    '2026-01-03T12:00:00.000Z',
  );
  await page.close();
});

test('a sport goes by its word in the language of the page; one without a word by the server’s', async () => {
  const words = { ar: 'كرة القدم', de: 'Fußball', en: 'Football', ru: 'Футбол' };
  for (const [language, word] of Object.entries(words)) {
    for (const url of ['', '/live', '/line']) {
      const { page } = await open(`/${language}${url}`);
      await page.doing(() => page.texts.use(language));
      const chip = page.get('main ul a[href$="/football"]');
      assert.is(chip.textContent, word, `${language}${url}`);
      await page.close();
    }
  }
  const football = await open('/de/live/football');
  await football.page.doing(() => football.page.texts.use('de'));
  assert.match(football.page.get('main h1').textContent ?? '', /: Fußball$/);
  await football.page.close();
  const sports = [{ id: 2, slug: 'curling', name: 'Curling' }];
  const other = { feedId: '1', sports, champs: [], games: [], markets: [] };
  const { page } = await open('/de/live', { answers: { sportsLine: () => reply(other) } });
  assert.is(page.get('main a[href="/de/live/curling"]').textContent, 'Curling');
  await page.close();
});

test('a press on a coefficient tells the host bus what the specification says, and shows as pressed', async () => {
  const { session, page } = await open('/en/live');
  const heard: unknown[] = [];
  session.runtime.hostBus.on('couponAddBet', (message) => heard.push(message));
  await page.press(odds('7-result-1'));
  await page.advance(20);
  const [market] = marketsOf(smallGame(7));
  assert.equal(heard, [{ market, game: smallGame(7), source: 'list', pageType: 'mainSection' }]);
  assert.is(page.get(odds('7-result-1')).getAttribute('aria-pressed'), 'true');
  assert.is(page.get(odds('7-result-X')).getAttribute('aria-pressed'), 'false');
  await page.press(odds('7-result-1'));
  await page.advance(20);
  assert.equal(session.runtime.state.coupon.bets, []);
  assert.is(page.get(odds('7-result-1')).getAttribute('aria-pressed'), 'false');
  await page.close();
});

test('a button says in words what is bet on, and what stands on it', async () => {
  const { page } = await open('/en/live');
  const name = (id: string) => page.get(odds(id)).getAttribute('aria-label');
  assert.is(name('7-result-1'), 'Match result: Home 7, 1 1.50');
  assert.is(name('7-total-over'), 'Total goals: Over 2.5, Over 1.50');
  await page.close();
});

test('one moved coefficient draws one button anew and nothing else', async () => {
  const { session, page } = await open('/en/live');
  const buttons = page.all('main button[data-market-id], main [data-game-id] a');
  const changed = await changedBy(buttons, async () => {
    feed(session, moved('7-result-X', '3.10'));
    await page.advance(20);
  });
  assert.equal(changed, [page.get(odds('7-result-X'))]);
  assert.match(page.get(odds('7-result-X')).textContent ?? '', '3.10');
  assert.ok(page.get(odds('7-result-X')).querySelector('[data-trend="up"]'));
  await page.close();
});

test('with a thousand selections on the page, a batch draws just the buttons it moves', async () => {
  const games = Array.from({ length: 200 }, (_, i) => smallGame(100 + i));
  const { session, page } = await open('/en/live', { answers: { sportsLine: lineOf(games) } });
  const buttons = page.all('main button[data-market-id]');
  assert.is(buttons.length, 1000);
  const moving = games.slice(0, 40).map(({ id }) => `${id}-total-under`);
  const changed = await changedBy(buttons, async () => {
    feed(session, ...moving.map((id) => moved(id, '1.75')));
    await page.advance(20);
  });
  assert.equal(
    changed.map((button) => button.getAttribute('data-market-id')).sort(),
    moving.sort(),
  );
  await page.close();
});

test('a goal changes its own row alone, and moves no button', async () => {
  const { session, page } = await open('/en/live');
  const rows = page.all('main [data-game-id], main button[data-market-id]');
  const goal: LineUpdate = {
    kind: 'game',
    gameId: 8,
    score: [3, 1],
    period: 'first-half',
    minute: 64,
    status: 2,
    marketCount: 9,
  };
  const changed = await changedBy(rows, async () => {
    feed(session, goal);
    await page.advance(20);
  });
  assert.equal(changed, [page.get('[data-game-id="8"]')]);
  await page.close();
});

test('a suspended coefficient stays where it is, locked, and a press does nothing', async () => {
  const { session, page } = await open('/en/live');
  feed(session, moved('7-result-1', '1.5', true));
  await page.advance(20);
  const button = page.get(odds('7-result-1'));
  assert.is(button.getAttribute('aria-disabled'), 'true');
  await page.press(odds('7-result-1'));
  assert.equal(session.runtime.state.coupon.bets, []);
  await page.close();
});

test('a game that kicks off goes over to the live ones by itself', async () => {
  const { session, page } = await open('/en');
  const inPart = (part: string) =>
    page.get(`section[aria-label="${part}"]`).querySelector('[data-game-id="20"]') !== null;
  assert.equal([inPart('Live now'), inPart('Upcoming')], [false, true]);
  const begun = smallGame(20, { minute: 1, period: 'first-half', score: [0, 0] });
  feed(
    session,
    { kind: 'game-removed', gameId: 20 },
    { kind: 'game-added', game: begun, markets: marketsOf(begun, ['result', 'total']) },
  );
  await page.advance(20);
  assert.equal([inPart('Live now'), inPart('Upcoming')], [true, false]);
  await page.close();
});

test('a championship folds, stays folded on the next visit, and says so to a screen reader', async () => {
  const { session, page } = await open('/en/live');
  const fold = () => page.get('button[aria-label*="North League"]');
  assert.is(fold().getAttribute('aria-expanded'), 'true');
  await page.doing(() => fold().click());
  assert.is(fold().getAttribute('aria-expanded'), 'false');
  assert.is(page.all('[data-game-id="7"]').length, 0);
  await page.doing(() =>
    session.runtime.publish('route.requested', { url: '/en/about', replace: false }),
  );
  await page.doing(() =>
    session.runtime.publish('route.requested', { url: '/en/live', replace: false }),
  );
  await page.advance(500);
  assert.is(page.all('[data-game-id="7"]').length, 0);
  await page.close();
});

test('narrower lists: the halves of live games, the next hours of the line', async () => {
  const { page } = await open('/en/live/first-period');
  assert.equal(
    page.all('[data-game-id]').map((row) => row.dataset['gameId']),
    ['8'],
  );
  assert.is(page.get('nav a[aria-current="page"][href$="first-period"]').textContent, 'First half');
  await page.close();
  const upcoming = await open('/en/line/upcoming');
  assert.equal(
    upcoming.page.all('[data-game-id]').map((row) => row.dataset['gameId']),
    [],
  );
  await upcoming.page.close();
});

test('a list nobody compiles says so and shows everything', async () => {
  const { page } = await open('/en/live/upcoming');
  assert.match(page.get('main').textContent ?? '', 'not compiled here');
  assert.is(page.all('[data-game-id]').length, 2);
  await page.close();
});

test('while a list loads there are rows in grey; when it fails there is a way to try again', async () => {
  let down = true;
  const { session, page } = await open('/en/live', {
    answers: { sportsLine: (request) => (down ? networkError() : smallLine(request)) },
  });
  assert.match(page.get('main [role=alert]').textContent ?? '', 'could not be loaded');
  down = false;
  await page.pressNamed('Load again');
  assert.ok(page.get('[data-remote="sportsbook"] [role=status]'));
  await page.advance(500);
  assert.is(page.all('main [role=alert]').length, 0);
  assert.is(page.all('[data-game-id]').length, 2);
  assert.is(session.requestsOf('sportsLine').length, 2);
  await page.close();
  const waiting = await open('/en/live', { answers: { sportsLine: never } });
  assert.ok(waiting.page.get('[data-remote="sportsbook"] [role=status]'));
  await waiting.page.close();
});

test('a section without games says so and leads to the other', async () => {
  const { page } = await open('/en/live/tennis');
  assert.match(page.get('main').textContent ?? '', 'Nothing is being played right now');
  assert.ok(page.get('main a[href="/en/line"]'));
  await page.close();
});

test('a championship: its games, its place in the line, and its other section', async () => {
  const { page } = await open('/en/line/football/2-south-cup');
  assert.is(page.get('main h1').textContent, 'South Cup');
  assert.equal(
    page.all('[data-game-id]').map((row) => row.dataset['gameId']),
    ['21'],
  );
  assert.ok(page.get('nav[aria-label="Where you are"] a[href="/en/line/football"]'));
  assert.ok(page.get('main a[href="/en/live/football/2-south-cup"]'));
  await page.close();
});

test('which columns a phone shows is the player’s choice', async () => {
  const { session, page } = await open('/en/live');
  assert.is(page.get('[data-columns]').dataset['columns'], 'result');
  await page.press('fieldset input[value="total"]');
  assert.is(page.get('[data-columns]').dataset['columns'], 'total');
  assert.is(session.runtime.state.page.choices['columns'], 'total');
  await page.close();
});

test('another odds format is written on every button', async () => {
  const { session, page } = await open('/en/live');
  await page.doing(() => session.runtime.publish('preferences.coefViewChosen', { coefViewId: 2 }));
  await page.advance(20);
  assert.match(page.get(odds('7-result-X')).textContent ?? '', '+100');
  await page.close();
});

test('nothing is asked for in vain: a reply that is empty leaves the page with a way on', async () => {
  const empty = { feedId: '1', sports: [], champs: [], games: [], markets: [] };
  const { page } = await open('/en/live/football/1-north-league/99-gone', {
    answers: { sportsLine: () => reply(empty) },
  });
  assert.match(page.get('main').textContent ?? '', 'not on offer');
  assert.ok(page.get('main a[href="/en/live/football/1-north-league"]'));
  await page.close();
});

test.run();
