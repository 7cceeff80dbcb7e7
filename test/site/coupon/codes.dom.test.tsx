import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCoupon } from '../../support/page/coupon-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { game, market } from '../../support/session/betting.ts';
import { never, reply } from '../../support/session/session.ts';

const test = suite('coupon: codes');

const CODE = '7QK2M0XA1T';
const share = 'button[aria-label="Save and share"]';

const kept = {
  marketId: '8-1',
  gameId: 8,
  coef: '2.10',
  market: market('8-1', '2.10'),
  game: game(8),
};
const gone = {
  ...{ marketId: '5-1', gameId: 5, coef: '1.50' },
  gone: { team1: 'Lions', team2: 'Bears', group: 'result', param: null, outcome: 'X' },
};

test('a coupon is saved, and its code and link are taken along', async () => {
  const { page, press } = await openCoupon(undefined, {
    answers: { couponSave: () => reply({ code: CODE }) },
  });
  await press(share);
  await page.advance(1000);
  assert.is(page.get('[data-coupon-code]').textContent, '7QK2M-0XA1T');
  await page.pressNamed('Copy code');
  assert.match(page.get('dialog').textContent ?? '', 'The code is copied.');
  await page.pressNamed('Copy link');
  await page.pressNamed('Share');
  const link = `${location.origin}/en?coupon=${CODE}`;
  assert.equal([page.copied, page.shared], [['7QK2M-0XA1T', link], [link]]);
  await page.close();
});

test('a coupon that could not be saved is saved by another press', async () => {
  const { page, press } = await openCoupon(undefined, {
    answers: { couponSave: () => reply({ errors: [{ code: '500' }] }, 500) },
  });
  await press(share);
  await page.advance(1000);
  assert.is(page.all('[data-coupon-code]').length, 0);
  assert.match(page.get('dialog [role="alert"]').textContent ?? '', 'did not work');
  await page.pressNamed('Load again');
  await page.close();
});

test('a code is typed, and what it holds replaces the slip once that is agreed to', async () => {
  const { page, session, press } = await openCoupon(undefined, {
    answers: { couponSave: never, couponLoad: () => reply({ typeId: 1, bets: [kept, gone] }) },
  });
  await press(share);
  await page.pressNamed('Load a slip by its code');
  await page.pressNamed('Load');
  assert.match(page.get('dialog').textContent ?? '', 'Enter the code');
  await page.doing(() => typeInto(page.get('dialog input[name="code"]'), '7qk2m-oxalt'));
  await page.pressNamed('Load');
  await page.advance(1000);
  const dialog = page.get('dialog').textContent ?? '';
  assert.match(dialog, /Home 8.*2\.10/);
  assert.match(dialog, /1 selection is no longer on offer:Draw.*Lions.*Bears/);
  assert.match(dialog, 'place of the 1 selection in your slip');
  await page.pressNamed('Replace my slip');
  await page.advance(1000);
  assert.equal(
    session.runtime.state.coupon.bets.map((bet) => bet.market.id),
    ['8-1'],
  );
  assert.is(page.all('dialog[open]').length, 0);
  await page.close();
});

test('a code that nobody gave out is said to be unknown, beside the field', async () => {
  const unknown = { errors: [{ code: '1931', detail: 'coupon_code_unknown' }] };
  const { page } = await openCoupon([], { answers: { couponLoad: () => reply(unknown, 404) } });
  await page.pressNamed('Load a slip by its code');
  await page.doing(() => typeInto(page.get('dialog input[name="code"]'), 'AAAA'));
  await page.pressNamed('Load');
  await page.advance(1000);
  assert.match(page.get('dialog [role="alert"]').textContent ?? '', 'No slip has this code');
  assert.is(page.all('dialog input[name="code"]').length, 1);
  await page.close();
});

test.run();
