import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { atTable, house } from '../../support/session/house.ts';
import type { SessionOptions } from '../../support/session/session.ts';

const test = suite('casino: where somebody comes to it');

async function open(url: string, options: SessionOptions & { player?: boolean } = {}) {
  const session = atTable('dice', house(), { url, ...options });
  const page = await openSite(session);
  await page.advance(1000);
  const names = () => page.all('main ul [data-game] a').map(({ textContent }) => textContent);
  return { session, page, names, text: () => page.get('main').textContent ?? '' };
}

test('a landing page introduces its game, leads to its table and shows others like it', async () => {
  const { page, names, text } = await open('/en/games-landing/mines');
  assert.is(page.get('main h1').textContent, 'MINES');
  assert.match(text(), 'House · RTP 99.00% · Volatility 1 of 5');
  assert.match(text(), 'You can play it for play money without an account.');
  assert.not(names().includes('MINES'), 'it does not stand beside itself');
  await page.pressNamed('Open the game');
  await page.advance(500);
  assert.match(page.host.state().route.route, /Game$/);
  assert.is(page.get('main h1').textContent, 'MINES');
  await page.close();
});

test('one of a game that is not there shows those that are', async () => {
  const { page, names } = await open('/en/games-landing/crystal');
  assert.is(page.get('main h1').textContent, 'Games');
  assert.equal(names(), ['DICE', 'MINES', 'WHEEL']);
  await page.close();
});

test('thanks lead a player to limits and a guest to an account, and both to the games', async () => {
  for (const [player, words, href] of [
    [true, 'Your account is ready', '/en/office/responsible'],
    [false, 'An account is needed only to play for your own', '/en/registration'],
  ] as const) {
    const { page, names, text } = await open('/en/slots/thank-you', { player });
    assert.is(page.get('main h1').textContent, 'Thank you');
    assert.match(text(), words);
    assert.ok(page.get(`main a[href="${href}"]`));
    assert.equal(names(), ['DICE', 'MINES', 'WHEEL']);
    await page.close();
  }
});

test.run();
