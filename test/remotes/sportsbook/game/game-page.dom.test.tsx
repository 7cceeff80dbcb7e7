import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LineUpdate } from '../../../../src/events/line.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { userConfigOf } from '../../../support/session/accounts.ts';
import { bettingSession } from '../../../support/session/betting.ts';
import {
  networkError,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../../support/session/session.ts';
import { lineOf, marketsOf, smallGame, smallLine } from '../../../support/session/small-line.ts';

const test = suite('a game’s page');

const ADDRESS = '/en/live/football/1-north-league/7-home-7-away-7';

async function open(options: SessionOptions = {}) {
  const session = bettingSession({
    url: ADDRESS,
    ...options,
    answers: { sportsLine: smallLine, ...options.answers },
  });
  return { session, page: await openSite(session) };
}

let feedId = 1;
function feed({ runtime }: TestSession, ...updates: LineUpdate[]): void {
  feedId += 1;
  runtime.publish('line.updated', { requestId: 0, id: String(feedId), updates });
}

const groupsOf = (page: Awaited<ReturnType<typeof open>>['page']) =>
  page.all('main h2 button').map((one) => one.textContent);

test('minutes of stoppage stand behind the last of the half', async () => {
  const game = smallGame(7, { period: 'first-half', minute: 45, added: 2 });
  const { page } = await open({
    answers: { sportsLine: lineOf([game]) },
  });
  assert.match(page.get('main').textContent ?? '', /45\+2′/);
  await page.close();
});

test('who plays, how it stands, and every market by group', async () => {
  const { page } = await open();
  assert.is(page.get('main h1').textContent, 'Home 72:1Away 7');
  assert.match(page.get('main').textContent ?? '', /Live63′Second half/);
  assert.equal(groupsOf(page), ['Match result', 'Total goals', 'Handicap', 'Both teams to score']);
  const names = page.all('main button[data-market-id]').map((one) => one.firstChild?.textContent);
  assert.equal(names, [
    'Home 7',
    'Draw',
    'Away 7',
    'Over 2.5',
    'Under 2.5',
    '\u200e\u22120.5',
    '\u200e+0.5',
    'Yes',
    'No',
  ]);
  assert.ok(page.get('nav[aria-label="Where you are"] a[href="/en/live/football/1-north-league"]'));
  assert.match(page.get('main').textContent ?? '', 'reach you with a delay');
  await page.close();
});

test('a press comes from the board of the game’s page', async () => {
  const { session, page } = await open();
  const heard: { source: string; pageType: string }[] = [];
  session.runtime.hostBus.on('couponAddBet', (message) =>
    heard.push(message as { source: string; pageType: string }),
  );
  await page.press('main button[data-market-id="7-handicap-2"]');
  assert.equal(
    heard.map(({ source, pageType }) => [source, pageType]),
    [['board', 'mainGame']],
  );
  await page.close();
});

test('decided markets go, and the rest stays as it is', async () => {
  const { session, page } = await open();
  const result = page.get('main button[data-market-id="7-result-1"]');
  feed(
    session,
    { kind: 'market-removed', marketId: '7-both-score-yes' },
    { kind: 'market-removed', marketId: '7-both-score-no' },
  );
  await page.advance(20);
  assert.equal(groupsOf(page), ['Match result', 'Total goals', 'Handicap']);
  assert.is(page.get('main button[data-market-id="7-result-1"]'), result);
  await page.close();
});

test('when everything is suspended the page says so; each market stays, locked', async () => {
  const { session, page } = await open();
  const note = page.get('[data-remote="sportsbook"] [role=status]');
  assert.is(note.textContent, '');
  const all = marketsOf(smallGame(7)).map(
    ({ id, coef }): LineUpdate => ({ kind: 'market', marketId: id, coef, isBlocked: true }),
  );
  feed(session, ...all);
  await page.advance(20);
  assert.is(note.textContent, 'Betting is suspended for a moment');
  assert.is(page.all('main button[data-market-id][aria-disabled="true"]').length, all.length);
  await page.close();
});

test('the final whistle closes the board and leads on', async () => {
  const { session, page } = await open();
  const gone = marketsOf(smallGame(7)).map(
    ({ id }): LineUpdate => ({ kind: 'market-removed', marketId: id }),
  );
  const end = { score: [3, 1], period: 'full-time', minute: null, status: 4 } as const;
  feed(session, ...gone, { kind: 'game', gameId: 7, ...end, score: [3, 1], marketCount: 0 });
  await page.advance(20);
  assert.is(page.get('main h1').textContent, 'Home 73:1Away 7');
  assert.match(page.get('main').textContent ?? '', 'The match is over');
  assert.ok(page.get('main a[href="/en/live/football/1-north-league"]'));
  await page.close();
});

test('only one kind of market, and back to all', async () => {
  const { page } = await open();
  await page.press('fieldset input[value="2"]');
  assert.equal(groupsOf(page), ['Total goals']);
  await page.press('fieldset input[value="all"]');
  assert.is(groupsOf(page).length, 4);
  await page.close();
});

test('a group folds', async () => {
  const { page } = await open();
  await page.pressNamed('Handicap');
  assert.is(page.all('main button[data-market-id="7-handicap-1"]').length, 0);
  const button = page.all('main h2 button').find((one) => one.textContent === 'Handicap');
  assert.is(button?.getAttribute('aria-expanded'), 'false');
  await page.close();
});

test('a game that could not be loaded can be asked for again', async () => {
  let down = true;
  const { page } = await open({
    answers: { sportsLine: (request) => (down ? networkError() : smallLine(request)) },
  });
  assert.match(page.get('main [role=alert]').textContent ?? '', 'could not be loaded');
  down = false;
  await page.pressNamed('Load again');
  await page.advance(500);
  assert.is(page.all('main button[data-market-id]').length, 9);
  await page.close();
});

test('exact scores stand by who wins with them', async () => {
  const scores = ['0:1', '2:0', '1:0', '1:1', '0:0'];
  const markets = scores.map((outcome) => ({
    ...(marketsOf(smallGame(7))[0] as ReturnType<typeof marketsOf>[number]),
    id: `7-score-${outcome}`,
    group: 'correct-score',
    kind: 4,
    outcome,
  }));
  const { session, page } = await open({ answers: { sportsLine: lineOf([smallGame(7)]) } });
  feed(session, ...markets.map((market): LineUpdate => ({ kind: 'market-added', market })));
  await page.advance(20);
  const group = page
    .all('main section')
    .find((one) => one.textContent?.startsWith('Correct score'));
  const shown = [...(group?.querySelectorAll('button[data-market-id]') ?? [])];
  assert.equal(
    shown.map((button) => button.firstChild?.textContent),
    ['1:0', '0:0', '0:1', '2:0', '1:1'],
  );
  await page.close();
});

test('who is barred from a sport is told so, and can press none of its odds', async () => {
  const barredFrom = (config: Parameters<typeof userConfigOf>[0]) =>
    open({
      answers: {
        authCheck: () => reply({ user_id: '7' }),
        userConfig: () => reply(userConfigOf(config)),
      },
    });
  const odds = (page: Awaited<ReturnType<typeof open>>['page']) =>
    page.all('main button[data-market-id]:not([disabled])').length;
  const { page, session } = await barredFrom({ disallow_live_sport: [1] });
  assert.match(page.get('main').textContent ?? '', 'not open to your account');
  assert.not.match(page.get('main').textContent ?? '', 'suspended for a moment');
  assert.is(odds(page), 0);
  // The feed goes on, and opens nothing.
  await page.doing(() =>
    feed(session, { kind: 'market', marketId: '7-1', coef: '2.05', isBlocked: false }),
  );
  await page.advance(100);
  assert.is(odds(page), 0);
  await page.close();
  const { page: before } = await barredFrom({ disallow_line_sport: [1], disallow_live_sport: [2] });
  assert.ok(odds(before) > 0, 'what is played is another offer than what is to come');
  await before.close();
});

test.run();
