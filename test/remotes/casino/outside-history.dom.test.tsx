import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type State, siteFold } from '../../../src/projections/state.ts';
import { replayedSite } from '../../support/page/replayed-site.tsx';
import { openSite } from '../../support/page/site-page.tsx';
import { recorded } from '../../support/session/betting.ts';
import { framed, tossed } from '../../support/session/framed.ts';
import { offered } from '../../support/session/house.ts';
import { refuse, reply } from '../../support/session/session.ts';

const test = suite('casino: rounds at other providers');

// What stands in a frame is another site's: here nothing does.
Object.assign(Reflect.get(window, 'happyDOM').settings, { disableIframePageLoading: true });

const text = (): string => document.querySelector('main')?.textContent ?? '';

async function opened(options: Parameters<typeof framed>[0] = {}) {
  const { session, books } = framed(options);
  const page = await openSite(session);
  await page.advance(2000);
  return { session, books, page };
}

const rows = () =>
  [...document.querySelectorAll('main [data-round]')].map((row) => row.getAttribute('data-round'));

test('the page of a game tells its rounds of before, and what moved for each one press away', async () => {
  const items = [
    tossed('r-3', { status: 'open', paid: 0 }),
    tossed('r-2', {
      ...{ status: 'cancelled', staked: 0, paid: 0 },
      transactions: [{ tx: 'd', kind: 'undone', amount: 100, at: 5_000, balanceAfter: null }],
    }),
    tossed('r-1'),
  ];
  const { page, session } = await opened({
    answers: { casinoOutsideRounds: () => reply({ items, next: null }) },
  });
  await page.pressNamed('Your rounds');
  // With the page, and for whatever was played until it is read.
  assert.equal(
    session.requestsOf('casinoOutsideRounds').map(({ request }) => request.query),
    [{ game: '1001' }, { game: '1001' }],
  );
  assert.match(text(), /r-3€1.00, open.*r-2Stake given back.*r-1€1.00 staked, €1.96 paid/);
  const press = (round: string) => page.press(`main [data-round="${round}"] button[aria-expanded]`);
  await press('r-1');
  const line = page.get('main [data-round="r-1"]').textContent ?? '';
  assert.match(line, /Staked€1.00.*Balance after it €999.00Paid€1.96.*Balance after it €1,000.96/);
  await press('r-2');
  assert.match(page.get('main [data-round="r-2"]').textContent ?? '', 'Given back€1.00');
  await press('r-1');
  assert.not.match(text(), 'Balance after it');
  await page.close();
});

test('older rounds come as they are asked for, after those that are there', async () => {
  const { page, session } = await opened({
    answers: {
      casinoOutsideRounds: ({ query }) =>
        query?.['cursor'] === undefined
          ? reply({ items: [tossed('r-2')], next: '5000.coin.r-2' })
          : reply({ items: [tossed('r-1')], next: null }),
    },
  });
  await page.pressNamed('Your rounds');
  await page.pressNamed('Older rounds');
  await page.advance(1000);
  assert.equal(rows(), ['r-2', 'r-1']);
  assert.equal(session.requestsOf('casinoOutsideRounds').at(-1)?.request.query, {
    game: '1001',
    cursor: '5000.coin.r-2',
  });
  assert.not.match(text(), 'Older rounds');
  await page.close();
});

test('what cannot be loaded says so, and is loaded when that is asked for', async () => {
  const { page, session, books } = await opened({
    answers: { casinoOutsideRounds: () => refuse(500) },
  });
  await page.pressNamed('Your rounds');
  assert.match(text(), 'Your rounds could not be loaded');
  books.rounds.push(tossed('r-1'));
  session.answers.casinoOutsideRounds = () => reply({ items: books.rounds, next: null });
  await page.pressNamed('Load again');
  await page.advance(1000);
  assert.equal(rows(), ['r-1']);
  await page.close();
});

test("a player's own page tells all of them under their names, also of games that are gone", async () => {
  const gone = { game: null, name: 'spin', providerName: 'reels', provider: 'reels' };
  const items = [tossed('r-2'), tossed('r-1', gone)];
  const { page, session } = await opened({
    url: '/en/my-casino',
    answers: { casinoOutsideRounds: () => reply({ items, next: null }) },
  });
  assert.equal(
    session.requestsOf('casinoOutsideRounds').map(({ request }) => request.query ?? {}),
    [{}],
  );
  assert.match(text(), /Rounds at other providers.*Toss by The coin.*spin by reels/);
  assert.match(page.get('main section').textContent ?? '', 'Toss', 'among what was played last');
  await page.close();
  const without = await opened({ url: '/en/my-casino' });
  assert.not.match(text(), 'Rounds at other providers');
  await without.page.close();
});

test('what was played last is told by game, also where its rounds are on no page that is loaded', async () => {
  const game = (id: number, name: string) => offered('dice', { id, name, englishName: name });
  const games = [game(1001, 'Toss'), game(1002, 'Flip'), game(1003, 'Spin')];
  const played = [
    { game: 1001, at: 5_000 },
    { game: 1003, at: 4_000 },
    { game: 1009, at: 3_000 },
  ];
  const { page } = await opened({
    url: '/en/my-casino',
    answers: {
      casinoGames: () => reply({ games }),
      casinoOutsideRounds: () => reply({ items: [tossed('r-1')], next: 'older', played }),
    },
  });
  const listed = page.get('main section[aria-label="Played last"]').textContent ?? '';
  assert.match(listed, /Toss.*Spin/);
  assert.not.match(listed, 'Flip');
  await page.close();
});

test('at a table of the house, and for a guest, nothing is asked', async () => {
  const table = await opened({ url: '/en/casino/game/42/dice' });
  const guest = await opened({ player: false, url: '/en/my-casino' });
  for (const { session, page } of [table, guest]) {
    assert.is(session.requestsOf('casinoOutsideRounds').length, 0);
    await page.close();
  }
});

test('a replay shows them as the page did', async () => {
  const { session, books } = framed({ url: '/en/my-casino' });
  books.rounds.push(tossed('r-1'));
  session.runtime.start();
  session.clock.advance(2000);
  session.runtime.publish('page.partToggled', { part: 'casino-round/coin/r-1', open: true });
  const state: State = siteFold.initial();
  for (const event of recorded(session.events)) siteFold.inPlace(state, event);
  const replayed = await replayedSite({ state: () => state, now: () => session.clock.now() });
  assert.match(replayed.text(), 'Toss by The coin€1.00 staked, €1.96 paid');
  assert.match(replayed.text(), 'Balance after it €1,000.96');
  await replayed.close();
});

test.run();
