import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCoupon, three } from '../../support/page/coupon-page.tsx';

const test = suite('coupon: on a phone');

test('on a phone: a bar with count and odds opens a sheet, which closes again', async () => {
  const { session, page, all, get, press } = await openCoupon(three, {
    surroundings: { viewport: { width: 360, height: 740 } },
  });
  assert.is(all('li').length, 0);
  assert.match(get('button').textContent ?? '', /3Bet slip3 selections5\.828/);
  await press('button');
  assert.is(session.runtime.state.coupon.isOpen, true);
  assert.is(get('dialog').hasAttribute('open'), true);
  assert.is(all('li').length, 3);
  await page.doing(() => get('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  assert.is(session.runtime.state.coupon.isOpen, false);
  assert.is(all('dialog').length, 0);
  await press('button');
  await page.doing(() => get('li a').click());
  assert.is(session.runtime.state.route.route, 'mainGame');
  assert.is(session.runtime.state.coupon.isOpen, false);
  await page.close();
});

test('on a phone: another page comes without the sheet over it, whatever led there', async () => {
  const { session, page, press, all } = await openCoupon(three, {
    surroundings: { viewport: { width: 360, height: 740 } },
  });
  await press('button');
  assert.is(all('dialog').length, 1);
  await page.happens('route.visited', { url: '/en/line', kind: 'pop' });
  await page.advance(100);
  assert.is(session.runtime.state.coupon.isOpen, false);
  assert.is(all('dialog').length, 0);
  await page.close();
});

test.run();
