import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('page of all pages');

const TITLES = [
  'Sports and esports',
  'Casino and games',
  'Promotions',
  'Account and payments',
  'Information and help',
  'Signing in and registration',
];

test('the foot of every page leads to all pages, by group, each under its name', async () => {
  const page = await openSite(testSession({ url: '/en/about' }));
  await page.press('footer a[href="/en/sitemap"]');
  await page.advance(300);
  assert.is(page.get('main h1').textContent, 'All pages');
  const titles = page.all('main article h2').map(({ textContent }) => textContent);
  assert.equal(titles, TITLES);
  const words = page.all('main article li a').map(({ textContent }) => textContent ?? '');
  assert.ok(words.length > 50);
  for (const each of words) assert.match(each, /^\p{L}[^_]+$/u);
  assert.is(page.all('main article a[href^="/en/office/bonuses"]').length, 0);
  await page.press('main article a[href="/en/betsonyour"]');
  await page.advance(300);
  assert.is(page.get('main h1').textContent, 'Bets on your teams');
  await page.close();
});

test('a player finds the pages of the account, and none by which to come in', async () => {
  const page = await openSite(bettingSession({ url: '/en/sitemap', player: true }));
  const titles = page.all('main article h2').map(({ textContent }) => textContent);
  assert.equal(titles, TITLES.slice(0, -1));
  assert.ok(page.get('main article a[href="/en/office/bonuses/deposit"]'));
  await page.close();
});

test.run();
