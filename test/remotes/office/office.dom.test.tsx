import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { choose } from '../../support/page/typing.ts';
import { balance, bettingSession } from '../../support/session/betting.ts';
import { networkError, refuse, reply, type SessionOptions } from '../../support/session/session.ts';
import { bet, withBets } from './support/history-items.ts';

const test = suite('office');

async function open(url: string, options: SessionOptions = {}) {
  const session = bettingSession({ player: true, url, ...options });
  return { session, page: await openSite(session) };
}

test('the account: every account with what it holds, and which one pays', async () => {
  const { page } = await open('/en/office/account');
  const [active] = page.all('main li[data-active]');
  assert.match(active?.textContent ?? '', /Main account · EUR€1,000.00/);
  assert.match(active?.textContent ?? '', 'Stakes are taken from this account');
  assert.ok(page.get('nav[aria-label="Account pages"] a[aria-current="page"]'));
  await page.close();
});

test('a hidden balance is hidden here, too', async () => {
  const { page } = await open('/en/office/account');
  await page.pressNamed('Hide balance');
  assert.not.match(page.get('main').textContent ?? '', '1,000');
  await page.close();
});

test('accounts that could not be loaded can be asked for again', async () => {
  let down = true;
  const { page } = await open('/en/office/account', {
    answers: { balance: () => (down ? refuse(503) : reply(balance())) },
  });
  assert.match(page.get('main [role=alert]').textContent ?? '', 'could not be loaded');
  down = false;
  await page.pressNamed('Load again');
  await page.advance(500);
  assert.is(page.all('main li[data-active]').length, 1);
  await page.close();
});

test('settings: odds format, colours and what happens when odds change', async () => {
  const { session, page } = await open('/en/office/settings');
  const listOf = (value: string) => page.get(`main select:has(option[value="${value}"])`);
  await page.doing(() => choose(listOf('14'), '1'));
  await page.doing(() => choose(page.all('main select').at(-1) ?? null, '0'));
  await page.press('main fieldset input[value="1"]');
  const { preferences, coupon } = session.runtime.state;
  assert.equal([preferences.coefViewId, preferences.appTheme, coupon.changeCoefAction], [1, 1, 0]);
  await page.close();
});

test('pages that need a service nobody connected say so', async () => {
  for (const place of [
    'recharge',
    'deduce',
    'support',
    'verification',
    'bonuses/deposit',
    'rewards',
  ]) {
    const { page } = await open(`/en/office/${place}`);
    assert.ok(page.get('main h1').textContent, place);
    assert.not.match(page.get('main').textContent ?? '', /office_/, place);
    assert.ok(page.get('main a[href="/en/office/account"]'), place);
    await page.close();
  }
});

test('a bet on a sheet of its own, for those who placed it', async () => {
  const { session, page } = await open('/en/print-coupon/7', withBets([bet('7')]));
  assert.is(page.get('h1').textContent, 'No. 7');
  assert.match(page.get('main').textContent ?? '', 'Over 2.5');
  assert.is(session.requestsOf('betHistory')[0]?.request.query?.['coupon'], '7');
  await page.pressNamed('Print');
  assert.match(page.printed[0] ?? '', /No. 7.*Over 2\.5/);
  await page.close();
  const guest = await openSite(bettingSession({ url: '/en/print-coupon/7' }));
  assert.match(guest.get('main').textContent ?? '', 'Sign in to see this bet');
  await guest.close();
});

test('a bet that is not the player’s has no sheet, and one that did not come can be asked for again', async () => {
  const none = await open('/en/print-coupon/8', withBets([]));
  assert.match(none.page.get('main').textContent ?? '', 'You have no bet of this number');
  await none.page.close();
  const { page } = await open('/en/print-coupon/8', { answers: { betHistory: networkError } });
  assert.match(page.get('main [role=alert]').textContent ?? '', 'could not be loaded');
  await page.close();
});

test.run();
