import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName, CallReply } from '../../../src/calls/table.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

type Known = CallReply<'friends'>;

const AT = Date.UTC(2026, 0, 13, 12);

const known = (part: Partial<Known> = {}): Known => ({
  ...{ isOffered: true, code: '7QK2M0XA4T', currency: 'EUR', reward: 1_000 },
  ...{ joined: 3, proved: 2, due: 1, left: 9 },
  rewards: [{ friends: 1, amount: 1_000, currency: 'EUR', collectedAt: AT - 86_400_000 }],
  ...part,
});

async function open(url: string, answers: SessionOptions['answers']) {
  const session = bettingSession({ ...{ player: true, url }, answers: { ...answers } });
  const page = await openSite(session);
  await page.advance(300);
  const calls = (name: CallName) =>
    session.requests.filter(({ call }) => call === name).map(({ request }) => request);
  const button = (text: string) => page.all('main button').find((one) => one.textContent === text);
  return { session, page, calls, button, text: () => page.get('main').textContent ?? '' };
}

const BRING = '/en/office/bringfriend';
const REWARDS = '/en/office/rewards';
const collected = { friends: 1, amount: 1_000, currency: 'EUR', collectedAt: AT };

const test = suite('office: friends and rewards');

test('the link is there to be copied, and says that it was', async () => {
  const { page, session, button, text } = await open(BRING, { friends: () => reply(known()) });
  const link = page.get('[data-friends-link]').textContent ?? '';
  assert.match(link, '/en/registration?ref_id=7QK2M0XA4T');
  await page.doing(() => button('Copy the link')?.click());
  assert.equal(page.copied, [link]);
  assert.match(text(), 'The link is on the clipboard.');
  const told = session.events.find(({ type }) => type === 'friends.linkCopied');
  assert.equal(told?.data, { succeeded: true });
  await page.close();
});

test('terms and numbers are told before anything is collected', async () => {
  const { page, text } = await open(BRING, { friends: () => reply(known()) });
  for (const words of [
    'Registered by your link3',
    'Proved who they are2',
    'brings you €10.00',
    'At most 10 friends in 365 days bring something.',
    'How much a friend plays, or whether at all, makes no difference.',
  ]) {
    assert.match(text(), words);
  }
  await page.close();
});

test('what friends brought is collected under one key, and then is history', async () => {
  let isLost = true;
  const { page, calls, session, button, text } = await open(BRING, {
    friends: () => reply(known()),
    friendsCollect: () => (isLost ? refuse(503) : reply(collected)),
  });
  const balances = calls('balance').length;
  await page.doing(() => button('Collect €10.00')?.click());
  await page.advance(300);
  isLost = false;
  await page.doing(() => button('Collect €10.00')?.click());
  await page.advance(300);
  const keys = calls('friendsCollect').map(({ headers }) => headers?.['idempotency-key']);
  assert.ok(keys.length >= 2);
  assert.is(new Set(keys).size, 1);
  assert.match(text(), 'It is in your main account.');
  assert.match(text(), 'There is nothing to collect at present.');
  assert.ok(calls('balance').length > balances, 'the balance is asked for anew');
  const told = session.events.find(({ type }) => type === 'friends.collected');
  assert.equal(told?.data, { friends: 1, amount: 1_000, currency: 'EUR' });
  await page.close();
});

test('to whom it is not offered finds no link, and collects what is theirs', async () => {
  const withheld = known({ isOffered: false, code: null });
  const { page, calls, button, text } = await open(BRING, {
    friends: () => reply(withheld),
    friendsCollect: () => reply(collected),
  });
  assert.is(page.all('[data-friends-link]').length, 0);
  assert.match(text(), 'You cannot bring friends now');
  await page.doing(() => button('Collect €10.00')?.click());
  await page.advance(300);
  assert.is(calls('friendsCollect').length, 1);
  await page.close();
});

test('rewards lists what waits and what was given, the newest first', async () => {
  const week = { start: AT - 8 * 86_400_000, staked: 20_000, paid: 10_000 };
  const cashback = {
    ...{ isOffered: true, joinedAt: 0, at: AT, currency: 'EUR', lowestStake: 50 },
    weeks: [
      { ...week, start: week.start + 7 * 86_400_000, amount: 0, collectedAt: null },
      { ...week, amount: 200, collectedAt: null },
    ],
  };
  const { page, text } = await open(REWARDS, {
    friends: () => reply(known()),
    cashback: () => reply(cashback),
    bonuses: () => reply({ items: [], offer: null }),
  });
  assert.match(text(), 'Cashback€2.00Go and collect it');
  assert.match(text(), 'For friends you brought€10.00Go and collect it');
  assert.match(text(), 'For 1 friend€10.00It is in your main account.');
  await page.close();
});

test('what could not be had says so, and is asked for again', async () => {
  let isDown = true;
  const { page, text } = await open(BRING, {
    friends: () => (isDown ? refuse(500) : reply(known())),
  });
  assert.match(text(), 'Your friends cannot be shown');
  isDown = false;
  await page.press('main [data-kind="error"] button');
  await page.advance(300);
  assert.match(text(), 'Your link');
  await page.close();
});

test.run();
