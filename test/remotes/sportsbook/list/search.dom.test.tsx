import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { typeInto } from '../../../support/page/typing.ts';
import { bettingSession } from '../../../support/session/betting.ts';
import type { SessionOptions } from '../../../support/session/session.ts';
import { lineOf, smallGame, smallLine } from '../../../support/session/small-line.ts';

const test = suite('sportsbook: search and menus');

async function open(url: string, options: SessionOptions = {}) {
  const answers = { sportsLine: smallLine, ...options.answers };
  const session = bettingSession({ url, ...options, answers });
  return { session, page: await openSite(session) };
}

test('a search for a name leads to an address, and finds the matches of both sections', async () => {
  const { page, session } = await open('/en/search');
  assert.match(page.get('main').textContent ?? '', /Part of a name is enough/);
  await typeInto(page.get('main input[type="search"]'), ' home/7 ');
  await page.press('main search button[type="submit"]');
  assert.is(session.runtime.state.route.url, '/en/search/home%207');
  await page.advance(500);
  assert.is(page.get('main [role="status"]').textContent, '1 match found');
  assert.equal(
    page.all('main [data-game-id]').map((row) => row.dataset['gameId']),
    ['7'],
  );
  await page.close();
  const { page: none } = await open('/en/search/nobody');
  assert.match(none.get('main').textContent ?? '', /Nothing is named “nobody”/);
  await none.close();
});

const coming = { status: 1, period: '', minute: null } as const;
const later = smallGame(30, { ...coming, startAt: Date.UTC(2026, 0, 2) });
const sooner = smallGame(31, { ...coming, startAt: Date.UTC(2026, 0, 1, 12) });

test('popular matches stand as players bet on them, or by kick-off, and the page says which', async () => {
  for (const [orderedBy, says, order] of [
    ['players', /that most players have bet on in the last day/, ['30', '31']],
    ['start', /Too few players have bet here/, ['31', '30']],
  ] as const) {
    for (const url of ['/en/line/popular', '/en/line/recommended', '/en/top-events/line']) {
      const answers = { sportsLine: lineOf([later, sooner], orderedBy) };
      const { page } = await open(url, { answers });
      assert.match(page.get('main').textContent ?? '', says, url);
      assert.equal(
        page.all('main [data-game-id]').map((row) => row.dataset['gameId']),
        order,
        url,
      );
      await page.close();
    }
  }
});

test('the top match is the one that most players bet on, with its main markets', async () => {
  const live = smallGame(7);
  const games = [later, live, smallGame(8)];
  const { page } = await open('/en/topgame', { answers: { sportsLine: lineOf(games, 'players') } });
  assert.match(page.get('main article h2').textContent ?? '', /Home 7.*Away 7/);
  assert.ok(page.get('main article button[data-market-id="7-result-1"]'));
  assert.ok(page.get('main article a[href="/en/live/football/1-north-league/7-home-7-away-7"]'));
  assert.equal(
    page.all('main [data-game-id]').map((row) => row.dataset['gameId']),
    ['8', '30'],
  );
  await page.close();
});

test.run();
