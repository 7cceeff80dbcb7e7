import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

type Item = CallReply<'campaigns'>['items'][number];
type Standing = Item['standing'];

const BEGUN = Date.UTC(2025, 0, 1);

const first = (standing: Standing): Item => ({
  ...{ id: 'first-bonus', kind: 'first-deposit', from: BEGUN, until: null, standing },
  ...{ percent: 100, most: 10_000, currency: 'EUR', times: 5, days: 30 },
});

const answering = (...items: readonly Item[]) => ({
  campaigns: () => reply({ items: [...items], withheld: null }),
});

async function open(url: string, answers: SessionOptions['answers'], player = true) {
  const session = bettingSession({ ...{ player, url }, answers: { ...answers } });
  const page = await openSite(session);
  await page.advance(300);
  return { session, page, text: () => page.get('main article').textContent ?? '' };
}

const test = suite('promotions');

test('a guest reads what is on offer, with all that is asked for it before any way on', async () => {
  const { page, text } = await open(
    '/en/promo',
    answering(first({ is: 'closed', why: 'guest' })),
    false,
  );
  assert.is(page.get('main h1').textContent, 'Promotions');
  const link = page.get('main h2 a');
  assert.equal(
    [link.textContent, link.getAttribute('href')],
    ['A bonus on your first deposit', '/en/promotions/first-bonus'],
  );
  for (const fact of [
    'What you get100% of the deposit',
    'At most€100.00',
    'To be wagered5 times',
    'Time for that30 days',
    '€100.00 of bonus money ask for stakes of €500.00',
    'Sign in to see whether it is for you.',
  ]) {
    assert.match(text(), fact);
  }
  await page.close();
});

test('one promotion: terms come before the button that takes part', async () => {
  const answers = answering(first({ is: 'open', until: null }));
  const { page, text } = await open('/en/promotions/first-bonus', answers);
  assert.is(page.get('main h1').textContent, 'A bonus on your first deposit');
  const terms = page.get('main dl');
  const button = page.get('main article a[href="/en/office/recharge"]');
  assert.ok(terms.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  assert.match(text(), 'over time the house wins');
  await page.close();
});

test('who takes part sees how far it is, and until when', async () => {
  const until = Date.UTC(2026, 0, 31);
  const standing: Standing = { is: 'progress', done: 2_500, of: 10_000, until };
  const { page, text } = await open('/en/promotions/first-bonus', answering(first(standing)));
  const bar = page.get('main progress');
  assert.equal([bar.getAttribute('value'), bar.getAttribute('max')], ['2500', '10000']);
  assert.match(text(), '€25.00 of €100.00 wagered, the rest until Jan 31');
  assert.ok(page.get('main article a[href="/en/office/bonuses/wager"]'));
  await page.close();
});

test('who may not take part is told why, and finds no button', async () => {
  const answers = answering(first({ is: 'closed', why: 'paid-in' }));
  const { page, text } = await open('/en/promotions/first-bonus', answers);
  assert.match(text(), 'you have paid in already');
  assert.is(page.all('main article a[href="/en/office/recharge"]').length, 0);
  await page.close();
});

test('an id that names none is said to be none, at every address that takes one', async () => {
  const { page, text } = await open('/en/promotions/no-friday', answering());
  const addresses = ['promotions/x', 'bonus/x', 'specialoffer/rules/x', 'landing-page/landing-x'];
  for (const address of [...addresses, 'landing-x']) {
    const url = `/en/${address}`;
    await page.doing(() => page.host.publish('route.requested', { url, replace: false }));
    await page.advance(300);
    assert.match(text(), 'There is no such promotion', address);
    assert.is(page.all('main h1').length, 1, address);
  }
  await page.close();
});

test('an old address says that its promotion is over, and shows what is on offer now', async () => {
  const answers = answering(first({ is: 'open', until: null }));
  const { page, text, session } = await open('/en/lucky-wednesday', answers);
  assert.is(session.runtime.state.route.url, '/en/promotions/lucky-wednesday');
  assert.match(text(), 'This promotion is over');
  assert.not.match(text(), 'mistyped');
  assert.ok(page.get('main article a[href="/en/promo"]'));
  assert.is(page.all('main [data-campaign=first-bonus]').length, 1);
  await page.close();
});

test('an old address of a promotion that still runs shows it', async () => {
  const answers = answering(first({ is: 'open', until: null }));
  const { page, text } = await open('/en/first-bonus', answers);
  assert.is(page.get('main h1').textContent, 'A bonus on your first deposit');
  assert.not.match(text(), 'is over');
  await page.close();
});

test('the parts of a promotion have addresses: its terms, where it counts, its partners', async () => {
  const answers = answering(first({ is: 'open', until: null }));
  const { page, text } = await open('/en/bonus/rules/first-bonus', answers);
  const go = async (url: string) => {
    await page.doing(() => page.host.publish('route.requested', { url, replace: false }));
    await page.advance(300);
  };
  assert.is(page.get('main h1').textContent, 'A bonus on your first deposit');
  assert.match(text(), 'To be wagered5 times');
  assert.is(page.all('main article a[href="/en/office/recharge"]').length, 0);
  await go('/en/specialoffer/games/first-bonus');
  assert.match(text(), 'bonus money pays for no games of the house');
  assert.ok(page.get('main article a[href="/en/line"]'));
  await go('/en/bonus/partner/first-bonus');
  assert.match(text(), 'the house alone gives it');
  await go('/en/bonus/rules');
  assert.is(page.all('main [data-campaign=first-bonus]').length, 1);
  await page.close();
});

test('a landing page tells of the promotion that it names', async () => {
  const answers = answering(first({ is: 'open', until: null }));
  for (const url of ['/en/landing-first-bonus', '/en/landing-page/landing-first-bonus']) {
    const { page } = await open(url, answers);
    assert.is(page.get('main h1').textContent, 'A bonus on your first deposit', url);
    await page.close();
  }
});

test('who is kept from offers is told so, and sees none', async () => {
  const answers = { campaigns: () => reply({ items: [], withheld: 'excluded' }) };
  const { page, text } = await open('/en/promo', answers);
  assert.match(text(), 'As long as it lasts, nothing is offered to you.');
  assert.is(page.all('main dl').length, 0);
  await page.close();
});

test('who signs out goes on as a guest, to whom it is told anew', async () => {
  const items = [first({ is: 'open', until: null })];
  const { page, session, text } = await open('/en/promo', answering(...items));
  assert.match(text(), 'You can take part.');
  items[0] = first({ is: 'closed', why: 'guest' });
  session.answers = { ...session.answers, ...answering(...items) };
  await page.doing(() => page.host.publish('session.logoutPressed', {}));
  await page.advance(2_000);
  await page.doing(() =>
    page.host.publish('route.requested', { url: '/en/promo', replace: false }),
  );
  await page.advance(300);
  assert.match(text(), 'Sign in to see whether it is for you.');
  await page.close();
});

test('the casino lists what counts in its games, and the address of one of its promotions shows that', async () => {
  const standing = { is: 'joined' } as const;
  const cashback: Item = {
    ...{ id: 'cashback', kind: 'cashback', from: BEGUN, until: null, standing },
    ...{ currency: 'EUR', lowestStake: 50 },
  };
  const answers = answering(first({ is: 'open', until: null }), cashback);
  const list = await open('/en/bonus/casino', answers);
  assert.is(list.page.get('main h1').textContent, 'Casino bonuses');
  assert.equal(
    list.page.all('main [data-campaign]').map(({ dataset }) => dataset['campaign']),
    ['cashback'],
  );
  await list.page.close();
  const one = await open('/en/bonus/casino/promotions/cashback', answers);
  assert.match(one.text(), 'You take part.');
  await one.page.close();
  const unknown = await open('/en/bonus/casino/promotions/31', answers);
  assert.match(unknown.text(), 'There is no such promotion');
  await unknown.page.close();
  const slots = await open('/en/slots/first-deposit', answers);
  assert.is(slots.page.get('main h1').textContent, 'A bonus on your first deposit');
  await slots.page.close();
});

test('what cannot be had is said, and asked for again', async () => {
  let isThere = false;
  const item = first({ is: 'open', until: null });
  const campaigns = () => (isThere ? reply({ items: [item], withheld: null }) : refuse(503));
  const { page, text } = await open('/en/promo', { campaigns });
  assert.match(text(), 'Promotions cannot be shown');
  isThere = true;
  await page.press('main article button');
  await page.advance(300);
  assert.match(text(), 'A bonus on your first deposit');
  await page.close();
});

test.run();
