import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import type { SessionOptions, TestSession } from '../../../support/session/session.ts';
import { smallLine } from '../../../support/session/small-line.ts';

const test = suite('sportsbook: favourites and multi-live');

async function open(url: string, options: SessionOptions = {}) {
  const session = bettingSession({ url, ...options, answers: { sportsLine: smallLine } });
  return { session, page: await openSite(session) };
}

type SitePage = Awaited<ReturnType<typeof openSite>>;

const shown = (page: SitePage) =>
  page.all('main [data-game-id]').map((row) => row.dataset['gameId']);

/** What the browser keeps, for the next visit. */
const keptOf = ({ storage }: TestSession) => ({
  favourites: storage.local.getItem('favourites') ?? '',
});

async function go(session: TestSession, page: SitePage, url: string) {
  session.runtime.publish('route.requested', { url, replace: false });
  await page.advance(500);
}

test('matches and championships with a star stand among the favourites, also the next time', async () => {
  const { page, session } = await open('/en/live');
  await page.advance(500);
  await page.press('main [data-game-id="7"] button[aria-label="Favourite: Home 7 – Away 7"]');
  await page.press('main button[aria-label="Favourite: South Cup"]');
  assert.ok(page.get('main [data-game-id="7"] button[aria-pressed="true"]'));
  await go(session, page, '/en/favourites');
  assert.equal(shown(page), ['7', '8', '21']);
  await page.close();
  const { page: again } = await open('/en/favourites', { local: keptOf(session) });
  await again.advance(500);
  assert.equal(shown(again), ['7', '8', '21']);
  await again.press('main button[aria-label="Favourite: South Cup"]');
  assert.equal(shown(again), ['7']);
  await again.close();
});

test('who has no favourites is told how they come about', async () => {
  const { page } = await open('/en/favourites');
  assert.match(page.get('main').textContent ?? '', /No favourites yet.*Press the star/s);
  await page.close();
});

test('what a browser keeps that is no list of favourites is as if there were none', async () => {
  for (const favourites of ['[]', '{"games":["x"],"champs":[],"boards":[]}', 'nothing']) {
    const { page } = await open('/en/favourites', { local: { favourites } });
    assert.match(page.get('main').textContent ?? '', /No favourites yet/, favourites);
    await page.close();
  }
});

test('chosen matches stand on multi-live with all their markets, followed by the feed, also the next time', async () => {
  const { page, session } = await open('/en/multi');
  await page.advance(1000);
  assert.match(page.get('main').textContent ?? '', /No match stands here yet/);
  const add = (id: number) =>
    page.press(
      `main [data-game-id="${id}"] button[aria-label="Put on multi-live: Home ${id} – Away ${id}"]`,
    );
  await add(7);
  await add(8);
  await page.advance(1000);
  const boards = (one: SitePage) =>
    one.all('main [data-board]').map((board) => board.dataset['board']);
  assert.equal(boards(page), ['8', '7']);
  // More than the main markets that a list has.
  assert.ok(page.get('main [data-board="7"] button[data-market-id="7-both-score-yes"]'));
  const topics = () =>
    session
      .requestsOf('sportsFeed')
      .map(({ request }) => request.query?.['topics'])
      .at(-1);
  assert.is(topics(), 'game:7,game:8,live');
  await page.close();
  const { page: again } = await open('/en/multi', { local: keptOf(session) });
  await again.advance(1000);
  assert.equal(boards(again), ['8', '7']);
  assert.ok(again.get('main [data-board="8"] button[data-market-id="8-both-score-yes"]'));
  await again.press('main [data-board="8"] button[aria-label^="Take off multi-live"]');
  assert.equal(boards(again), ['7']);
  await again.close();
});

test('a match that is not on offer any more is taken off multi-live', async () => {
  const favourites = '{"games":[],"champs":[],"boards":[999]}';
  const { page, session } = await open('/en/multi', { local: { favourites } });
  await page.advance(1000);
  await page.pressNamed('Take off');
  assert.equal(session.runtime.state.favourites.boards, []);
  await page.close();
});

test('six matches fit on multi-live; there is no room for another one', async () => {
  const favourites = '{"games":[],"champs":[],"boards":[91,92,93,94,95,96]}';
  const { page, session } = await open('/en/multi', { local: { favourites } });
  await page.advance(1000);
  const button = page.get('main [data-game-id="7"] button[aria-label^="Put on multi-live"]');
  assert.is(button.getAttribute('aria-disabled'), 'true');
  await page.press('main [data-game-id="7"] button[aria-label^="Put on multi-live"]');
  assert.equal(session.runtime.state.favourites.boards, [91, 92, 93, 94, 95, 96]);
  await page.close();
});

test.run();
