import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName, CallReply } from '../../../src/calls/table.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { bettingSession } from '../../support/session/betting.ts';
import { never, refuse, reply, type SessionOptions } from '../../support/session/session.ts';

type Known = CallReply<'cashback'>;

const DAY = 86_400_000;
const THIS = Date.UTC(2026, 0, 12);
const LAST = THIS - 7 * DAY;
const AT = THIS + DAY;

const known = (part: Partial<Known> = {}): Known => ({
  ...{ isOffered: true, joinedAt: LAST, at: AT, currency: 'EUR', lowestStake: 50 },
  weeks: [
    { start: THIS, staked: 60_000, paid: 40_000, amount: 600, collectedAt: null },
    { start: LAST, staked: 20_000, paid: 10_000, amount: 200, collectedAt: null },
  ],
  ...part,
});

async function open(url: string, answers: SessionOptions['answers']) {
  const session = bettingSession({ ...{ player: true, url }, answers: { ...answers } });
  const page = await openSite(session);
  await page.advance(300);
  const calls = (name: CallName) =>
    session.requests.filter(({ call }) => call === name).map(({ request }) => request);
  return { session, page, calls, text: () => page.get('main').textContent ?? '' };
}

const VIP = '/en/office/casino/vipcashback';
const collectButton = '[data-week] button';

const test = suite('office: cashback');

test('who does not take part reads the terms and the levels before the button', async () => {
  let joinedAt: number | null = null;
  const answers = {
    cashback: () => reply(known({ joinedAt, weeks: [] })),
    cashbackJoin: () => {
      joinedAt = AT;
      return reply({ joinedAt });
    },
  };
  const { page, calls, text } = await open(VIP, answers);
  assert.match(text(), '2% to 6% of what you lost in a week');
  assert.match(text(), '€100.00 staked and €50.00 lost bring €0.40; the rest stays lost');
  const button = page.all('main button').find((one) => one.textContent === 'Take part from now on');
  assert.ok(button);
  assert.ok(page.get('main dl').compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  await page.doing(() => button.click());
  await page.advance(300);
  assert.is(calls('cashbackJoin').length, 1);
  assert.is(page.all('main button').filter((one) => one === button).length, 0);
  await page.close();
});

test('who takes part sees the week, what can be collected until when, and the weeks before', async () => {
  const { page, text } = await open(VIP, { cashback: () => reply(known()) });
  for (const words of [
    'LevelLevel 2',
    'Staked€600.00',
    'Result-€200.00',
    'Cashback so far€6.00',
    'Week from Jan 5, until Jan 26',
    'Collect €2.00',
  ]) {
    assert.match(text(), words);
  }
  const rows = page.all('main tbody tr').map(({ textContent }) => textContent);
  assert.ok(rows.includes('Jan 5€200.00-€100.00€2.00To be collected'), rows.join());
  assert.is(page.get('main tr[aria-current]').textContent, 'Level 2€500.003%');
  await page.close();
});

test('a week is collected under one key, and then is history', async () => {
  const collected = { week: LAST, amount: 200, currency: 'EUR', collectedAt: AT };
  const { page, calls, session, text } = await open(VIP, {
    cashback: () => reply(known()),
    cashbackCollect: () => reply(collected),
  });
  const balances = calls('balance').length;
  await page.press(collectButton);
  await page.advance(300);
  assert.ok(calls('balance').length > balances, 'the balance is asked for anew');
  const [sent, ...more] = calls('cashbackCollect');
  assert.equal([sent?.body, more], [{ week: LAST }, []]);
  assert.match(String(sent?.headers?.['idempotency-key']), /^\S+\.\d+$/);
  assert.match(text(), 'It is in your main account.');
  assert.match(text(), 'Nothing is to be collected.');
  const told = session.events.find(({ type }) => type === 'cashback.collected');
  assert.equal(told?.data, { week: LAST, amount: 200, currency: 'EUR' });
  await page.close();
});

test('a lost answer is asked for again under the same key', async () => {
  let isLost = true;
  const collected = { week: LAST, amount: 200, currency: 'EUR', collectedAt: AT };
  const { page, calls } = await open(VIP, {
    cashback: () => reply(known()),
    cashbackCollect: () => (isLost ? refuse(503) : reply(collected)),
  });
  await page.press(collectButton);
  await page.advance(300);
  isLost = false;
  await page.press(collectButton);
  await page.advance(300);
  const keys = calls('cashbackCollect').map(({ headers }) => headers?.['idempotency-key']);
  assert.ok(keys.length >= 2);
  assert.is(new Set(keys).size, 1);
  await page.close();
});

test('to whom it is not offered finds no button to join; who took part before collects what is theirs', async () => {
  const { page, text } = await open(VIP, {
    cashback: () => reply(known({ isOffered: false, joinedAt: null })),
  });
  assert.match(text(), 'It is not offered to you now');
  assert.is(page.all('main button').length, 0);
  await page.close();
  const joined = await open(VIP, {
    cashback: () => reply(known({ isOffered: false })),
    cashbackCollect: () => reply({ week: LAST, amount: 200, currency: 'EUR', collectedAt: AT }),
  });
  await joined.page.press(collectButton);
  await joined.page.advance(300);
  assert.is(joined.calls('cashbackCollect').length, 1);
  await joined.page.close();
});

test('a press that the policy refuses is sent nowhere, and the log says why', async () => {
  const { page, session, calls } = await open(VIP, { cashback: () => reply(known()) });
  await page.doing(() => page.host.publish('cashback.collectPressed', { week: THIS }));
  await page.advance(300);
  assert.equal(calls('cashbackCollect'), []);
  const held = session.events.find(({ type }) => type === 'cashback.heldBack');
  assert.equal(held?.data, { reason: 'running' });
  await page.close();
});

const BEFORE = LAST - 7 * DAY;
const twoDue = () =>
  known({
    joinedAt: BEFORE,
    weeks: [
      ...known().weeks,
      { start: BEFORE, staked: 20_000, paid: 10_000, amount: 300, collectedAt: null },
    ],
  });

test('while one week is collected the others wait, and do not look as if they were', async () => {
  const { page } = await open(VIP, {
    cashback: () => reply(twoDue()),
    cashbackCollect: never,
  });
  await page.press(collectButton);
  await page.advance(300);
  const looks = page
    .all(collectButton)
    .map((one) => [one.getAttribute('aria-busy'), one.getAttribute('aria-disabled')]);
  assert.equal(looks, [
    ['true', 'true'],
    [null, 'true'],
  ]);
  await page.close();
});

test('what is held back leaves alone what is under way', async () => {
  const { page } = await open(VIP, {
    cashback: () => reply(known({ isOffered: false })),
    cashbackCollect: never,
  });
  await page.press(collectButton);
  await page.doing(() => page.host.publish('cashback.joinPressed', {}));
  await page.advance(300);
  assert.is(page.get(collectButton).getAttribute('aria-busy'), 'true');
  await page.close();
});

test('who takes part leaves by one press, and still collects what is theirs', async () => {
  const { page, calls, text } = await open(VIP, {
    cashback: () => reply(known()),
    cashbackLeave: () => reply({ leftAt: AT }),
  });
  const leave = page.all('main button').find((one) => one.textContent === 'Leave the cashback');
  assert.ok(leave);
  await page.doing(() => leave.click());
  await page.advance(300);
  assert.is(calls('cashbackLeave').length, 1);
  assert.match(text(), 'Take part from now on');
  assert.match(text(), 'Collect €2.00');
  assert.not.match(text(), 'Leave the cashback');
  await page.close();
});

test('what cannot be had is said', async () => {
  const { page, text } = await open(VIP, { cashback: () => refuse(503) });
  assert.match(text(), 'Your cashback cannot be shown');
  await page.close();
});

test('premium is the upper levels, and warns of playing for them', async () => {
  const url = '/en/office/casino/premiumcashback';
  const { page, text } = await open(url, { cashback: () => reply(known()) });
  const levels = page.all('main tbody tr').map(({ textContent }) => textContent);
  assert.equal(levels, ['Level 4€10,000.005%', 'Level 5€50,000.006%']);
  assert.match(text(), 'Do not stake more for it');
  assert.match(text(), 'This week you are at: Level 2.');
  await page.close();
});

test.run();
