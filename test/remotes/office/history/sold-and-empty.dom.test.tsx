import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HistoryItem } from '../../../../src/calls/coupon.ts';
import { openSite } from '../../../support/page/site-page.tsx';
import { bettingSession } from '../../../support/session/betting.ts';
import { reply, type SessionOptions } from '../../../support/session/session.ts';

const test = suite('the history of bets: what was sold, and none at all');

async function open(url: string, options: SessionOptions) {
  const session = bettingSession({ player: true, url, ...options });
  return { session, page: await openSite(session) };
}

const bet = (couponId: string): HistoryItem => ({
  ...{ couponId, placedAt: Number(couponId), settledAt: null, typeId: 0, amount: 1000 },
  ...{ currency: 'EUR', coef: '1.90', possibleWin: 1900, payout: null, status: 'open', legs: [] },
});

test('one that was sold stays where it was pressed for, with what was got, until something else is looked at', async () => {
  const { session, page } = await open('/en/office/history', {
    answers: {
      betHistory: () => reply({ items: [bet('2'), bet('1')], next: null }),
      cashOutOffers: () =>
        reply({
          offers: [{ couponId: '1', currency: 'EUR', stake: 1000, price: 912 }],
          ...{ margin: '5', goodFor: 5_000 },
        }),
      cashOut: () =>
        reply({
          ...{ status: 'accepted', couponId: '1', at: 5, sold: 1000, paid: 912 },
          ...{ left: 0, possibleWin: 0, currency: 'EUR', balance: 912 },
        }),
    },
  });
  await page.press('fieldset input[value="open"]');
  await page.advance(100);
  await page.press('main [data-bet="1"] button');
  await page.advance(100);
  session.answers.betHistory = () => reply({ items: [bet('2')], next: null });
  page.get('main [data-bet="1"] [data-cash-out] button').focus();
  await page.pressNamed('Cash out €9.12');
  await page.pressNamed('Cash out €9.12 now');
  await page.advance(100);
  const text = page.get('main [data-bet="1"]').textContent ?? '';
  assert.match(text, 'Cashed out: €9.12 is in your account.');
  assert.match(text, 'Cashed out€10.00 of the stake for €9.12');
  assert.ok(page.get('main [data-bet="1"]').contains(document.activeElement), 'the focus stays');
  await page.press('fieldset input[value="settled"]');
  await page.press('fieldset input[value="open"]');
  await page.advance(100);
  assert.is(page.all('[data-bet="1"]').length, 0);
  await page.close();
});

test('who never placed a bet is told so, whatever the period', async () => {
  const answers = { betHistory: () => reply({ items: [], next: null, totals: [], isEmpty: true }) };
  const { page } = await open('/en/office/history', { answers });
  const text = () => page.get('main').textContent ?? '';
  assert.match(text(), 'You have no bets yet');
  assert.not.match(text(), 'Look through all of it');
  await page.close();
});

test.run();
