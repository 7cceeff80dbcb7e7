import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

type Campaign = CallReply<'campaigns'>['items'][number];

const at = (day: number) => Date.UTC(2026, 0, day, 12);

const deposit = (standing: Campaign['standing']): Campaign => ({
  ...{ id: 'first-bonus', kind: 'first-deposit', from: at(1), until: null, standing },
  ...{ percent: 100, most: 10_000, currency: 'EUR', times: 5, days: 30 },
});
const weekly = (standing: Campaign['standing']): Campaign => ({
  ...{ id: 'cashback', kind: 'cashback', from: at(1), until: null, standing },
  ...{ currency: 'EUR', lowestStake: 50 },
});

const bonus: CallReply<'bonuses'>['items'][number] = {
  ...{ id: '1', kind: 'welcome', state: 'lost', currency: 'EUR' },
  ...{ granted: 5_000, required: 25_000, wagered: 10_000 },
  ...{ grantedAt: at(3), expiresAt: at(30), endedAt: at(9) },
};
const cashback: CallReply<'cashback'> = {
  ...{ isOffered: true, joinedAt: at(1), at: at(20), currency: 'EUR', lowestStake: 50 },
  weeks: [
    { start: at(19), staked: 0, paid: 0, amount: 0, collectedAt: null },
    { start: at(5), staked: 20_000, paid: 10_000, amount: 200, collectedAt: at(13) },
  ],
};

const friends: CallReply<'friends'> = {
  ...{ isOffered: true, code: '7QK2M0XA4T', currency: 'EUR', reward: 1_000 },
  ...{ joined: 1, proved: 1, due: 0, left: 9 },
  rewards: [{ friends: 1, amount: 1_000, currency: 'EUR', collectedAt: at(11) }],
};

async function open(answers: SessionOptions['answers'] = {}) {
  const session = bettingSession({
    ...{ player: true, url: '/en/office/promotion' },
    answers: {
      campaigns: () => reply({ items: [], withheld: null }),
      bonuses: () => reply({ items: [bonus], offer: null }),
      cashback: () => reply(cashback),
      friends: () => reply(friends),
      ...answers,
    },
  });
  const page = await openSite(session);
  await page.advance(300);
  return { page, text: () => page.get('main').textContent ?? '' };
}

const test = suite('office: promotions');

test('the player’s own are listed with how far they are; what is not for them is not', async () => {
  const progress = { is: 'progress', done: 2_500, of: 10_000, until: at(30) } as const;
  const { page, text } = await open({
    campaigns: () =>
      reply({ items: [deposit(progress), weekly({ is: 'joined' })], withheld: null }),
  });
  assert.equal(
    page.all('main [data-campaign]').map((one) => one.getAttribute('data-campaign')),
    ['first-bonus', 'cashback'],
  );
  assert.match(text(), '€25.00 of €100.00 wagered');
  assert.ok(page.get('main [data-campaign=cashback] a[href="/en/office/casino/vipcashback"]'));
  await page.close();
  const none = await open({
    campaigns: () => reply({ items: [deposit({ is: 'closed', why: 'paid-in' })], withheld: null }),
  });
  assert.match(none.text(), 'You take part in none');
  await none.page.close();
});

test('what is open is begun where its terms are, not here', async () => {
  const { page } = await open({
    campaigns: () => reply({ items: [weekly({ is: 'open', until: null })], withheld: null }),
  });
  const links = page.all('main [data-campaign] a').map((one) => one.getAttribute('href'));
  assert.equal(links, ['/en/promotions/cashback']);
  await page.close();
});

test('bonuses, cashback and what friends brought are one history, the newest first', async () => {
  const { page, text } = await open();
  assert.match(
    text(),
    /Cashback€2.00It is in your main account.January 13, 2026For 1 friend€10.00It is in your main account.January 11, 2026Welcome bonus€50.00/,
  );
  await page.close();
});

test('who is kept from offers still sees what they got', async () => {
  const { page, text } = await open({
    campaigns: () => reply({ items: [], withheld: 'excluded' }),
  });
  assert.match(text(), 'There are no promotions for you');
  assert.match(text(), 'Welcome bonus');
  await page.close();
});

test('a history that cannot be had is not said to be empty', async () => {
  const { page, text } = await open({ bonuses: () => refuse(503) });
  assert.match(text(), 'Your bonuses cannot be shown');
  assert.not.match(text(), 'You were given nothing');
  await page.close();
});

test.run();
