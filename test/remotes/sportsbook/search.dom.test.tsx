import '../../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bettingSession } from '../../support/betting.ts';
import type { SessionOptions } from '../../support/session.ts';
import { openSite } from '../../support/site-page.tsx';
import { lineOf, smallLine } from '../../support/small-line.ts';
import { typeInto } from '../../support/typing.ts';

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

test('matches that players have bet on, or that there are none of them yet', async () => {
  const { page } = await open('/en/line/popular', { answers: { sportsLine: lineOf([]) } });
  assert.match(
    page.get('main').textContent ?? '',
    /Here stand the matches that several players have bet on/,
  );
  assert.ok(page.get('main a[href="/en/line"]'));
  await page.close();
});

test.run();
