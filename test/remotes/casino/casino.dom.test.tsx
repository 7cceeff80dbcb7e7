import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { atTable, house, offered, pressDice } from '../../support/session/house.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('casino: lists');

async function open(url: string, options: SessionOptions & { player?: boolean } = {}) {
  const session = atTable('dice', house(), { url, ...options });
  const page = await openSite(session);
  await page.advance(1000);
  const names = () => page.all('main [data-game] a').map(({ textContent }) => textContent);
  return { session, page, names, text: () => page.get('main').textContent ?? '' };
}

test('the lobby shows every game, with whose it is and what it returns, and leads to its table', async () => {
  const { page, names, text } = await open('/en/casino-lobby');
  assert.equal(names(), ['DICE', 'MINES', 'WHEEL']);
  assert.match(text(), 'HouseRTP 99.00%Volatility');
  await page.press('main [data-game=mines] a');
  await page.advance(500);
  assert.is(page.get('h1').textContent, 'MINES');
  await page.close();
});

test('a section shows its own games; one without says so, and leads to the lobby', async () => {
  const { page, names, text } = await open('/en/tvgames');
  assert.equal(names(), ['WHEEL']);
  const nav = page.get('main nav[aria-label="Sections of the casino"]');
  assert.is(nav.querySelector('[aria-current="page"]')?.textContent, 'TV games');
  await page.pressNamed('Poker');
  assert.is(page.get('main h1').textContent, 'Poker');
  assert.match(text(), 'No games of this kind yet');
  assert.ok(page.get('main a[data-look=main][href="/en/casino-lobby"]'));
  await page.close();
});

test('what is looked for is found by the beginnings of words, by name first', async () => {
  const games = [offered('wheel', { provider: 'Dice makers' }), offered('dice')];
  const answers = { casinoGames: () => reply({ games }) };
  const { page, names, text } = await open('/en/casino-search', { answers });
  const look = (for_: string) =>
    page.doing(() => typeInto(page.get('input[name=casino-search]'), for_));
  await look('DÍ');
  assert.equal(names(), ['DICE', 'WHEEL']);
  assert.match(text(), '2 games found');
  await look('tv g');
  assert.equal(names(), ['WHEEL']);
  await look('ice');
  assert.match(text(), '0 games found');
  await page.close();
});

test('a star puts a game among the favourites', async () => {
  const { page, names } = await open('/en/casino-lobby');
  await page.pressNamed('Favourite: MINES');
  assert.is(page.get('[aria-label="Favourite: MINES"]').getAttribute('aria-pressed'), 'true');
  await page.pressNamed('My casino');
  await page.advance(500);
  assert.equal(names(), ['MINES']);
  await page.close();
});

test('what was played stands among what was played last, and says when, by the last round of each game', async () => {
  const server = house();
  const table = atTable('dice', server);
  table.runtime.start();
  table.clock.advance(1000);
  pressDice(table);
  table.clock.advance(1000);
  const [rolled] = server.rounds;
  assert.ok(rolled);
  const before = { ...rolled, startedAt: rolled.startedAt - 1 };
  server.rounds.push({ ...before, id: 'roll-before' }, { ...before, id: 'dig', game: 43 });
  const { page, session, names, text } = await open('/en/my-casino', { answers: server.answers });
  const [asked] = session.requestsOf('casinoRounds');
  assert.equal(asked?.request.query, { each: '1' });
  assert.equal(names(), ['DICE', 'MINES']);
  assert.is(text().split(/Played (?!last)/).length - 1, 2, text());
  await page.close();
});

test('a game that this build has no table for stands in no list', async () => {
  const games = [offered('dice'), offered('mines', { engine: 'of-tomorrow' })];
  const { page, names } = await open('/en/casino-lobby', {
    answers: { casinoGames: () => reply({ games }) },
  });
  assert.is(names().length, 1);
  await page.close();
});

test('providers stand there with how many games they have', async () => {
  const { page, names } = await open('/en/providers');
  await page.pressNamed('House3 games');
  await page.advance(500);
  assert.equal(names(), ['DICE', 'MINES', 'WHEEL']);
  await page.close();
});

test('games that cannot be loaded are never called none', async () => {
  const { page, text } = await open('/en/slots', { answers: { casinoGames: () => refuse(503) } });
  await page.advance(60_000);
  assert.match(text(), 'The games could not be loaded');
  await page.close();
});

test.run();
