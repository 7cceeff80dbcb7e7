import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCoupon, three } from '../../support/page/coupon-page.tsx';
import { reply } from '../../support/session/session.ts';

const test = suite('coupon: why a bet was refused');

/** What the coupon says of a bet that the server refused like this. */
async function toldOf(refusal: object, ids?: Parameters<typeof openCoupon>[0]) {
  const bets: never[] = [];
  const { page, press, get } = await openCoupon(ids, {
    answers: { couponPlace: () => reply({ status: 'rejected', ...refusal, bets }) },
  });
  await press('[data-place-bet]');
  await page.advance(100);
  const banner = get('p > strong').closest('p')?.parentElement;
  const lines = [...(banner?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  const link = banner?.querySelector('a')?.getAttribute('href') ?? null;
  await page.close();
  return { lines: lines.slice(1), link };
}

const LIMITS = '/en/office/responsible';

test('a refusal by a limit says which one, until when, and where it can be changed', async () => {
  const reached = { reason: 'limit-reached', bound: 400 };
  assert.equal(await toldOf(reached), {
    lines: ['Your limit leaves €4.00.', 'Limits and breaks'],
    link: LIMITS,
  });
  const until = Date.UTC(2026, 0, 2, 12) / 1000;
  const told = await toldOf({ ...reached, rule: 'limit-reached', limitType: 2, until });
  assert.is(told.lines[0], 'Your limit on stakes in 7 days leaves €4.00.');
  assert.match(told.lines[1] ?? '', /this stake fits again on Jan 2, 2026, .*UTC/);
});

test('an exclusion and a limit that has to be set are told as what they are', async () => {
  const none = { reason: 'limit-reached', bound: 0 };
  const until = Date.UTC(2026, 0, 2, 12) / 1000;
  const shut = await toldOf({ ...none, rule: 'excluded', limitType: 30, until });
  assert.match(
    shut.lines[0] ?? '',
    /You have excluded yourself from betting until Jan 2, 2026, .*UTC/,
  );
  assert.is(shut.lines[1], 'Your bet history and your withdrawals stay within your reach.');
  const locked = await toldOf({ ...none, rule: 'excluded', limitType: 37 });
  assert.is(locked.lines[0], 'You have excluded yourself from betting.');
  const missing = await toldOf({ ...none, rule: 'limit-missing', limitType: 22 });
  assert.match(missing.lines[0] ?? '', 'Set a deposit limit before you play');
  assert.is(missing.link, LIMITS);
});

test('a refusal because of a selection names it, as long as it is in the coupon', async () => {
  const closed = { reason: 'market-closed', rule: 'locked', leg: '8-1' };
  const lines = async (refusal: object) => (await toldOf(refusal, three)).lines;
  assert.equal(await lines(closed), [
    'Home 8 (Home 8 – Away 8) cannot be bet on at the moment: wait, or remove it.',
  ]);
  assert.equal(await lines({ ...closed, leg: '99-1' }), [
    'One of the selections is no longer on offer.',
  ]);
  assert.equal(await lines({ reason: 'not-allowed-together', rule: 'impossible', leg: '9-1' }), [
    'Home 9 (Home 9 – Away 9) cannot be combined with the others: remove it, or choose another type of bet.',
  ]);
  assert.equal(
    await lines({ reason: 'amount-too-low', rule: 'amount-low', bound: 50, leg: '7-1' }),
    ['Home 7 (Home 7 – Away 7): The least stake is €0.50.'],
  );
});

test.run();
