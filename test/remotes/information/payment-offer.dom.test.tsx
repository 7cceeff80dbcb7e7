import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { refuse, reply, testSession } from '../../support/session/session.ts';

const free = { fixed: 0, permille: 0 };

const offer: CallReply<'paymentOffer'> = {
  ...{ country: 'ie', currency: 'EUR', cashFor: 24 * 60 * 60_000, unverifiedRoom: 50_000 },
  currencies: [
    { id: 978, iso: 'EUR' },
    { id: 392, iso: 'JPY' },
  ],
  deposit: [
    { id: 'card', min: 500, max: 500_000, fee: free, outage: { until: null } },
    { id: 'wallet', min: 1000, max: 200_000, fee: { fixed: 0, permille: 15 } },
    { id: 'cash', min: 1000, max: 100_000, fee: free },
  ],
  withdrawal: [{ id: 'bank', min: 2000, max: 500_000, fee: { fixed: 100, permille: 0 } }],
};

const test = suite('ways to pay, for guests');

test('a guest reads bounds, fees and how long each takes, on the terms of the cashier', async () => {
  const page = await openSite(
    testSession({ url: '/en/payment', answers: { paymentOffer: () => reply(offer) } }),
  );
  await page.advance(300);
  const text = (method: string) => page.get(`main [data-method="${method}"]`).textContent ?? '';
  assert.match(text('wallet'), 'E-wallet€10.00 to €2,000.00 · fee 1.5%');
  assert.match(text('card'), 'out of service');
  assert.match(text('cash'), 'A code for the desk holds for 24 hours');
  assert.match(text('bank'), '€20.00 to €5,000.00 · fee €1.00');
  const all = page.get('main article').textContent ?? '';
  assert.match(all, 'Where you are, Ireland');
  assert.match(all, 'Until we have seen your documents, €500.00 can be paid out.');
  await page.close();
});

test('another currency has an address of its own, by which it is asked for', async () => {
  const session = testSession({
    url: '/en/payment',
    answers: { paymentOffer: () => reply(offer) },
  });
  const page = await openSite(session);
  await page.advance(300);
  assert.is(page.get('main nav a[aria-current="page"][title]').textContent, 'EUR');
  session.answers.paymentOffer = () =>
    reply({ ...offer, currency: 'JPY', deposit: [], withdrawal: [] });
  await page.press('main nav a[title="Japanese Yen"]');
  await page.advance(300);
  assert.is(session.requestsOf('paymentOffer').at(-1)?.request.query?.['currency'], '392');
  assert.is(page.get('main nav a[aria-current="page"][title]').textContent, 'JPY');
  assert.match(page.get('main article').textContent ?? '', 'There is none in this currency');
  await page.close();
});

test('where it cannot be had it says so, and can be asked for again', async () => {
  const session = testSession({
    url: '/en/payment',
    answers: { paymentOffer: () => refuse(503) },
  });
  const page = await openSite(session);
  await page.advance(300);
  assert.match(page.get('main article').textContent ?? '', 'The ways to pay could not be loaded');
  session.answers.paymentOffer = () => reply(offer);
  await page.press('main article button');
  await page.advance(300);
  assert.match(page.get('main article').textContent ?? '', 'E-wallet');
  await page.close();
});

test.run();
