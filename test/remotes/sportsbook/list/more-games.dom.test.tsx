import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportRequest } from '../../../../src/calls/transport.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { networkError, reply } from '../../../support/session/session.ts';
import { lineOf, smallGame } from '../../../support/session/small-line.ts';

const test = suite('sportsbook: long lists');

const TOTAL = 125;
const games = Array.from({ length: TOTAL }, (_, index) => smallGame(index + 1, { status: 1 }));

/** A server with a long line, whose first page is short. */
function longLine({ query = {} }: TransportRequest) {
  const offset = Number(query['offset'] ?? 0);
  return reply({
    feedId: '1',
    sports: [{ id: 1, slug: 'football', name: 'Football' }],
    champs: [{ id: 1, slug: '1-league', name: 'League', sportId: 1, gameCount: TOTAL }],
    games: offset === 0 ? games.slice(0, 40) : games.slice(offset),
    markets: [],
    total: TOTAL,
    offset,
  });
}

const open = async (url: string) => {
  const session = bettingSession({ url, answers: { sportsLine: longLine } });
  const page = await openSite(session);
  const more = () =>
    page.all('main button').find(({ textContent }) => textContent === 'Show more matches');
  const rows = () => page.all('main [data-game-id]').length;
  return { session, page, more, rows };
};

test('a press brings what is left, says how much there is, and keeps the place of the keyboard', async () => {
  const { page, more, rows } = await open('/en/line');
  assert.is(rows(), 40);
  assert.match(page.get('main').textContent ?? '', /40 of 125 matches/);
  const first = page.get('main [data-game-id="1"]');
  more()?.focus();
  await page.press('main [role="status"] ~ button');
  await page.advance(1000);
  assert.is(rows(), TOTAL);
  assert.match(page.get('main [role="status"].numbers').textContent ?? '', /^125 of 125 matches$/);
  assert.is(more(), undefined);
  assert.is(page.get('main [data-game-id="1"]'), first, 'what stood there stays');
  assert.ok(document.activeElement?.textContent?.includes('125 of 125'));
  await page.close();
});

test('what could not be loaded is said so, and asked for again', async () => {
  const { session, page, more, rows } = await open('/en/line');
  session.answers.sportsLine = networkError;
  await page.press('main [role="status"] ~ button');
  await page.advance(60_000);
  assert.match(page.get('main [role="alert"]').textContent ?? '', /could not be loaded/);
  session.answers.sportsLine = longLine;
  assert.ok(more());
  await page.press('main [role="alert"] ~ button');
  await page.advance(1000);
  assert.is(rows(), TOTAL);
  await page.close();
});

test('a part of a page that leads to the list loads no more of it', async () => {
  const { page, more } = await open('/en');
  assert.is(more(), undefined);
  await page.close();
});

test('the days of the line are headings, in the time of the reader', async () => {
  const day = 24 * 60 * 60 * 1000;
  const coming = [0, 1, 3].map((days, index) =>
    smallGame(index + 1, { status: 1, startAt: games[0] ? games[0].startAt + days * day : 0 }),
  );
  const session = bettingSession({ url: '/en/line', answers: { sportsLine: lineOf(coming) } });
  const page = await openSite(session);
  assert.equal(
    page.all('main h2').map(({ textContent }) => textContent),
    ['Today', 'Tomorrow', 'Sun, Jan 4'],
  );
  assert.is(page.all('main h3').length, 3);
  await page.close();
});

test('pages of a team ask for all there is', async () => {
  const { session, page } = await open('/en/team/home-125');
  assert.equal(
    session.requestsOf('sportsLine').map(({ request }) => request.query),
    [{ lng: 'en' }, { lng: 'en' }],
  );
  await page.close();
});

test.run();
