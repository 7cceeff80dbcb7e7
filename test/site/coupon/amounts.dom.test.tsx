import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCoupon } from '../../support/page/coupon-page.tsx';

const test = suite('coupon: amounts in their fields');

test('amounts are taken as people write them; what is no amount is not taken', async () => {
  const { session, page, type, get } = await openCoupon();
  const amount = () => session.runtime.state.coupon.amount;
  for (const [typed, plain] of [
    ['12,5', '12.5'],
    ['12,50', '12.50'],
    ['1,234.50', '1234.50'],
    ['7.', '7.'],
    ['٢٥', '25'],
    ['', ''],
  ]) {
    await type(typed ?? '');
    assert.is(amount(), plain);
  }
  await type('20');
  for (const refused of ['20x', '-5', '1e3', '20.12345']) {
    await type(refused);
    assert.is(amount(), '20');
    assert.is((get('input[type="text"]') as HTMLInputElement).value, '20');
  }
  await page.close();
});

test('more decimals than the currency has stand there as typed, and stake nothing', async () => {
  const { session, page, type, get, text } = await openCoupon();
  const field = () => get('input[type="text"]') as HTMLInputElement;
  await type('12,34');
  assert.is(field().value, '12.34');
  await type('12.345');
  assert.is(field().value, '12.345');
  assert.is(field().getAttribute('aria-invalid'), 'true');
  assert.match(text(), 'Enter a stake.');
  assert.is((get('[data-place-bet]') as HTMLButtonElement).disabled, true);
  assert.is(session.runtime.state.coupon.possibleWin, '0.00');
  await type('12.34');
  assert.is(field().getAttribute('aria-invalid'), null);
  await page.close();
});

test('in German the decimal sign is a comma', async () => {
  const { session, page, type, get } = await openCoupon([['7-1', '2']], { url: '/de/live' });
  await page.doing(() => page.texts.use('de'));
  await type('12,5');
  assert.is(session.runtime.state.coupon.amount, '12.5');
  assert.is((get('input[type="text"]') as HTMLInputElement).value, '12,5');
  await page.close();
});

test('plus and minus go by the currency’s step, and one press clears', async () => {
  const { session, page, press } = await openCoupon();
  const amount = () => session.runtime.state.coupon.amount;
  assert.is(amount(), '5');
  await press('button[aria-label="Raise the stake"]');
  assert.is(amount(), '7.5');
  await press('button[aria-label="Lower the stake"]');
  await press('button[aria-label="Lower the stake"]');
  assert.is(amount(), '2.5');
  await press('button[aria-label="Clear the stake"]');
  assert.is(amount(), '');
  await page.close();
});

test.run();
