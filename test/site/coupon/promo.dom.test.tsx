import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCoupon, three } from '../../support/page/coupon-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { promoCampaign, promoTerms } from '../../support/session/promo.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('coupon: promo codes in the slip');

type Opened = Awaited<ReturnType<typeof openCoupon>>;

const withdrawn = promoCampaign({ code: 'SINGLE3', steps: [{ fromLegs: 1, percent: '3' }] });
const items = [promoCampaign(), { ...withdrawn, standing: { is: 'used' } }];

const opened = (ids: Parameters<typeof openCoupon>[0] = three) =>
  openCoupon(ids, {
    answers: {
      campaigns: () => reply({ items, withheld: null }),
      promoCode: ({ body }) => {
        const { code } = body as { code: string };
        return code === 'EXPRESS15'
          ? reply({ promoCode: code, status: 'active', terms: promoTerms() })
          : reply({ promoCode: code, status: 'unknown' });
      },
    },
  });

const inDialog = ({ page }: Opened) => page.get('dialog').textContent ?? '';

async function asked({ page }: Opened): Promise<void> {
  await page.pressNamed('Enter a promo code');
  await page.advance(1000);
}

async function typed({ page }: Opened, code: string): Promise<void> {
  await page.doing(() => typeInto(page.get('dialog input'), code));
  await page.pressNamed('Use it');
  await page.advance(1000);
}

test('a code is typed; what it adds stands in the slip, and what the coupon lacks for it', async () => {
  const coupon = await opened();
  const { page, text, type } = coupon;
  await type('10');
  await asked(coupon);
  await typed(coupon, 'express 15');
  assert.is(page.all('dialog[open]').length, 0);
  assert.match(text(), 'EXPRESS15: +5% of what is wonat most €50.00');
  assert.match(text(), 'Added by the code€2.41');
  assert.match(text(), 'Possible return€60.69');
  await type('1');
  assert.match(text(), 'It takes a stake of €2.00 or more.');
  assert.match(text(), 'Possible return€5.83');
  await coupon.press('button[aria-label="Remove EXPRESS15"]');
  assert.not.match(text(), 'EXPRESS15');
  await page.close();
});

test('two selections are told how many it takes', async () => {
  const coupon = await opened(three.slice(1));
  await asked(coupon);
  await typed(coupon, 'EXPRESS15');
  assert.match(coupon.text(), 'EXPRESS15Selections that it takes: 3 or more.');
  await coupon.page.close();
});

test('a code that there is not is said so at its field, and so is what can be none', async () => {
  const coupon = await opened();
  await asked(coupon);
  await typed(coupon, 'WRONG');
  assert.match(inDialog(coupon), 'There is no such code.');
  await typed(coupon, '!');
  assert.match(inDialog(coupon), 'There is no such code.');
  await coupon.page.close();
});

test('those that there are stand with their terms; one that was used is not offered again', async () => {
  const coupon = await opened();
  const { page } = coupon;
  await asked(coupon);
  assert.match(page.get('[data-code="EXPRESS15"]').textContent ?? '', '+5% of what is won');
  assert.match(page.get('[data-code="SINGLE3"]').textContent ?? '', 'already');
  assert.is(page.all('[data-code="SINGLE3"] button').length, 0);
  await page.press('[data-code="EXPRESS15"] button');
  await page.advance(1000);
  assert.match(coupon.text(), 'EXPRESS15: +5% of what is won');
  await page.close();
});

test('a guest is offered none', async () => {
  const { page, text } = await openCoupon(three, { player: false });
  assert.not.match(text(), 'promo code');
  await page.close();
});

test.run();
