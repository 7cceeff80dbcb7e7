import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeSiteConfig } from '../../../src/domain/site/config-decode.ts';
import { accept, openCoupon, three } from '../../support/page/coupon-page.tsx';
import { reply } from '../../support/session/session.ts';

const test = suite('coupon: the bonus bet in the slip');

const site = encodeSiteConfig({ isAvailableCouponBonusBet: true, cookieAgreementPopup: false });

const opened = (ids: Parameters<typeof openCoupon>[0] = three) =>
  openCoupon(ids, {
    answers: { configGroup: () => reply({ site }), couponPlace: accept() },
  });

/** The way in or out of the bonus, by what it says. */
function way({ all }: Awaited<ReturnType<typeof opened>>, name: string): HTMLElement {
  const found = all('ul button').find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  );
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

test('it stands among the selections with what it adds; it is taken out, and put back', async () => {
  const coupon = await opened();
  const { page, text, type } = coupon;
  await type('10');
  assert.match(text(), 'Accumulator bonus× 1.03');
  assert.match(text(), 'Possible return€60.02');
  await page.doing(() => way(coupon, 'Remove Accumulator bonus').click());
  assert.match(text(), 'Removed: Accumulator bonus');
  assert.match(text(), 'Possible return€58.28');
  await page.doing(() => way(coupon, 'Undo').click());
  assert.match(text(), 'Possible return€60.02');
  await page.close();
});

test('two selections have none', async () => {
  const { page, text } = await opened(three.slice(1));
  assert.not.match(text(), 'bonus');
  await page.close();
});

test.run();
