import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SubmittedCoupon } from '../../../../src/calls/coupon.ts';
import { accept, openCoupon, three } from '../../../support/page/coupon-page.tsx';
import { choose } from '../../../support/page/typing.ts';
import { balance } from '../../../support/session/betting.ts';
import { reply } from '../../../support/session/session.ts';

const test = suite('coupon: kinds of bets, settings and quick amounts');

const calculated = (more: object = {}) => ({
  ...{ coef: '1.85', coefByView: '1.85', minBetAmount: 50, maxBetAmount: 20_000 },
  ...{ maxPayout: null, systemValues: [], bets: [], ...more },
});

/** The coupon of a player with money, and what was sent of it. */
async function opened(ids: Parameters<typeof openCoupon>[0] = three, more: object = {}) {
  const coupon = await openCoupon(ids, {
    answers: {
      couponPlace: accept(),
      balance: () => reply(balance(10_000)),
      couponCalculate: () => reply(calculated(more)),
    },
  });
  const kinds = () => coupon.get('[data-other-kinds]') as HTMLSelectElement;
  return {
    ...coupon,
    kinds,
    kind: (value: string) => coupon.page.doing(() => choose(kinds(), value)),
    async placed(): Promise<SubmittedCoupon> {
      await coupon.page.doing(() => coupon.place().click());
      await coupon.page.advance(1000);
      return coupon.session.requestsOf('couponPlace').at(-1)?.request.body as SubmittedCoupon;
    },
  };
}

test('a patent from the button to the receipt', async () => {
  const { page, kind, kinds, type, text, placed, get } = await opened();
  assert.match(kinds().textContent ?? '', 'Trixie: 4 bets');
  await kind('2_lucky');
  assert.match(text(), 'one winner already pays');
  await type('7');
  assert.match(text(), '7 bets €7.00');
  const { typeId, variant, amount, systemValue } = await placed();
  assert.equal([typeId, variant, amount, systemValue], [2, 'lucky', 700, undefined]);
  assert.match(get('[data-receipt]').textContent ?? '', 'Patent: 7 bets');
  await page.close();
});

test('a conditional bet has steps, and an amount for each but the first', async () => {
  const { page, kind, all, type, text, place, placed, get } = await opened();
  await kind('4_chain');
  assert.equal(
    all('[data-block]').map((one) => (one as HTMLSelectElement).value),
    ['1', '2', '3'],
  );
  await page.doing(() => choose(all('[data-block]')[2] ?? null, '2'));
  // The fields stand in the order in which they count: of a step with its first selection.
  await type('10', 1);
  assert.match(text(), /each stakes what those before it won/);
  // A tenth of a cent stakes nothing, and so says the button.
  await type('0.001');
  assert.equal([place().disabled, all('[aria-invalid="true"]').length], [true, 1]);
  await type('5');
  const { variant, amountByBlockId, bets } = await placed();
  assert.equal([variant, amountByBlockId], ['chain', { 2: 500 }]);
  assert.equal(
    bets.map(({ blockId }) => blockId),
    [1, 2, 2],
  );
  const receipt = get('[data-receipt]').textContent ?? '';
  assert.match(receipt, /Conditional bet: 3 selections.*Step 1.*Step 2: €5\.00.*Step 2: €5\.00/);
  await page.close();
});

test('selections are sent to blocks and to the lobby', async () => {
  const four = [...three, ['10-1', '3.00'] as const];
  const { page, kind, all, type, placed, text } = await opened(four);
  await kind('4_plain');
  await page.doing(() => choose(all('[data-block]')[3] ?? null, '100'));
  assert.match(text(), '2: 3 bets');
  await type('9');
  const { typeId, systemValue, bets } = await placed();
  assert.equal(
    [typeId, systemValue, bets.map(({ blockId }) => blockId)],
    [4, 2, [undefined, undefined, undefined, 100]],
  );
  await page.close();
});

test('an anti-express has the price of the server', async () => {
  const { page, kind, type, text, placed } = await opened(three, { antiExpressCoef: '1.25' });
  await kind('1_anti');
  await type('10');
  assert.match(text(), /Odds1\.25Possible return€12\.50/);
  const { variant, coef } = await placed();
  assert.equal([variant, coef], ['anti', '1.25']);
  await page.close();
});

test('amounts that are one press away, and the most that may be staked', async () => {
  const { session, page } = await opened();
  const amount = () => session.runtime.state.coupon.amount;
  await page.pressNamed('+€5.00');
  await page.pressNamed('+€25.00');
  // It began with the 5 that are usual in this currency.
  assert.is(amount(), '35');
  await page.pressNamed('Max');
  assert.is(amount(), '100.00');
  await page.close();
});

test('the account that pays and what it holds stand over the amount, unless the player hides them', async () => {
  const { page, text } = await opened();
  assert.match(text(), 'From€100.00');
  await page.happens('coupon.settingsChanged', { isBalanceShown: false });
  assert.not.match(text(), 'From€100.00');
  await page.close();
});

test('whoever begins to place by one press is asked before the coupon is cleared', async () => {
  const { session, page, press } = await opened();
  const settings = () => session.runtime.state.coupon.settings;
  await page.happens('coupon.settingsChanged', { oneClickAmount: '5' });
  await press('button[aria-label="Settings of the bet slip"]');
  const flag = () => page.get('dialog input[name="isActiveOneClick"]');
  await page.doing(() => flag().click());
  assert.match(document.body.textContent ?? '', 'The bet slip will be cleared');
  await page.pressNamed('Cancel');
  assert.equal([settings().isActiveOneClick, session.runtime.state.coupon.bets.length], [false, 3]);
  await page.doing(() => flag().click());
  await page.pressNamed('Clear and begin');
  assert.equal([settings().isActiveOneClick, session.runtime.state.coupon.bets.length], [true, 0]);
  await page.close();
});

test('that one press places stands on the coupon as long as it does', async () => {
  const { page, text } = await opened();
  assert.not.match(text(), 'One press');
  const change = { isActiveOneClick: true, oneClickAmount: '5' };
  await page.happens('coupon.settingsChanged', change);
  assert.match(page.get('[data-one-click]').textContent ?? '', '€5.00');
  await page.happens('coupon.settingsChanged', { isActiveOneClick: false });
  assert.is(page.all('[data-one-click]').length, 0);
  await page.close();
});

test('without the odds that were asked for nothing is placed, and the coupon says so', async () => {
  const { page, type, place, text } = await opened([['7-1', '1.85']]);
  await type('10');
  await page.happens('coupon.settingsChanged', { exactCoef: '1.90' });
  assert.is(place().disabled, true);
  assert.match(text(), 'The odds are below those you asked for.');
  await page.close();
});

test('selections of one match are built to one bet, from the way out to the receipt', async () => {
  const two = [
    ['7-1', '1.85'],
    ['7-2', '2.10'],
  ] as const;
  const { page, kinds, type, text, place, placed, get } = await opened(two, {
    builderCoef: '3.10',
  });
  await type('10');
  assert.is(place().disabled, true);
  await page.pressNamed('Bet on them together');
  assert.is(kinds().value, '1_builder');
  assert.match(text(), 'at one price for the match');
  assert.match(text(), 'Odds3.10');
  assert.match(text(), 'Possible return€31.00');
  const { typeId, variant, coef, bets } = await placed();
  assert.equal([typeId, variant, coef, bets.length], [1, 'builder', '3.10', 2]);
  assert.match(get('[data-receipt]').textContent ?? '', 'Bet builder: 2 selections');
  await page.close();
});

test('what the house does not price together says so, and is not placed', async () => {
  const two = [
    ['7-1', '1.85'],
    ['7-2', '2.10'],
  ] as const;
  const { page, kind, type, text, place } = await opened(two);
  await type('10');
  await kind('1_builder');
  assert.match(text(), 'no price for these selections together');
  assert.is(place().disabled, true);
  await page.close();
});

test.run();
