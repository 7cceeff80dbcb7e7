import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK_PATH } from '../../../src/reference/payments/sandbox/desk.ts';
import { playerOn, START } from '../support/harness.ts';
import { BALANCED, paying } from '../support/payments.ts';

const test = suite('paying in at a desk');

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A player who has ordered to pay in cash, and the desk. */
async function ordered(amount = 2000) {
  const table = await paying();
  const { harness, player, deposit } = table;
  const { body, status } = await deposit({ method: 'cash', amount }, 'order');
  assert.is(status, 200);
  const { id } = body.payment;
  const order = () => harness.call('cashOrder', { path: { id } }, player);
  const code = (await order()).body.cash?.code ?? '';
  /** Tells a code at the desk. */
  const tell = (told: string, notice = 'at-once') =>
    fetch(harness.url + DESK_PATH, {
      method: 'POST',
      body: new URLSearchParams({ code: told, notice }),
    });
  return { ...table, body, id, order, code, tell };
}

test('an order gives a code, where to tell it and until when, and no page to go to', async () => {
  const { harness, body, order, player } = await ordered();
  assert.is(body.redirectUrl, null);
  assert.equal([body.payment.method, body.payment.state], ['cash', 'created']);
  const { cash, payment } = (await order()).body;
  assert.match(cash?.code ?? '', /^\d{4} \d{4} \d{4}$/);
  assert.is(cash?.expiresAt, START + DAY);
  assert.ok(cash?.desk && cash.address && cash.url);
  assert.is(payment.id, body.payment.id);
  assert.is(await player.money(), 100_000);
  await harness.close();
});

test('what is paid there is in the account once, however often it is told', async () => {
  const { harness, player, deposit, tell, code, order, round, body, signed, notify } =
    await ordered();
  assert.is((await tell(code.replaceAll(' ', ''), 'twice')).status, 200);
  assert.is(await player.money(), 102_000);
  const { payment, cash } = (await order()).body;
  assert.equal([payment.state, cash], ['succeeded', null]);
  assert.is((await tell(code)).status, 404, 'the code has done its work');
  await round(10_000);
  const told = { payment: body.payment.id, state: 'succeeded', amount: 2000, iso: 'EUR' } as const;
  assert.is(await notify(signed('once more', told)), 200);
  const again = await deposit({ method: 'cash' }, 'order');
  assert.is(again.body.payment.id, body.payment.id);
  assert.is(await player.money(), 102_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a desk that tells nobody is found out', async () => {
  const { harness, player, tell, code, round } = await ordered();
  await tell(code, 'never');
  assert.is(await player.money(), 100_000);
  await round(15_000);
  assert.is(await player.money(), 102_000);
  await harness.close();
});

test('the same order is the same code', async () => {
  const { harness, deposit, order, code, id } = await ordered();
  const { body } = await deposit({ method: 'cash' }, 'order');
  assert.is(body.payment.id, id);
  assert.is((await order()).body.cash?.code, code);
  const other = await deposit({ method: 'cash' });
  assert.is.not(other.body.payment.id, id);
  await harness.close();
});

test('it holds for a day, and brings nothing after that', async () => {
  const { harness, player, round, order, tell, code } = await ordered();
  await round(DAY - MINUTE);
  await player.renew();
  assert.is((await order()).body.payment.state, 'created');
  await round(MINUTE);
  await round(15_000);
  await player.renew();
  const { payment, cash } = (await order()).body;
  assert.equal([payment.state, cash], ['expired', null]);
  assert.is((await tell(code)).status, 404);
  assert.is(await player.money(), 100_000);
  await harness.close();
});

test('a wrong code finds no order, nor does the number of another payment', async () => {
  const { harness, tell, code, deposit, player } = await ordered();
  const last = Number(code.at(-1));
  const wrong = code.slice(0, -1) + String((last + 1) % 10);
  for (const one of [wrong, '', 'abcd', '1', `${code}1`]) {
    assert.is((await tell(one)).status, 404, one);
  }
  const { body } = await deposit();
  assert.is((await tell(`${body.payment.id}0000`)).status, 404);
  assert.is(await player.money(), 100_000);
  await harness.close();
});

test('nobody else is told the code, and what is not paid in cash has none', async () => {
  const { harness, id, deposit, player } = await ordered();
  const other = await playerOn(harness, 'other@example.test');
  assert.is((await harness.call('cashOrder', { path: { id } }, other)).status, 404);
  const { body } = await deposit();
  const card = { path: { id: body.payment.id } };
  assert.is((await harness.call('cashOrder', card, player)).status, 404);
  await harness.close();
});

test('an order that waits counts towards the limit; nothing is taken out in cash', async () => {
  const { harness, player, setLimit, deposit, withdraw } = await ordered();
  setLimit(20, 5000);
  assert.is((await deposit({ amount: 3001 })).errors[0]?.code, '1803');
  assert.is((await withdraw({ method: 'cash' })).errors[0]?.code, '1806');
  const { body } = await harness.call('paymentMethods', { query: {} }, player);
  assert.ok(body.deposit.some((method) => method.id === 'cash'));
  assert.not.ok(body.withdrawal.some((method) => method.id === 'cash'));
  await harness.close();
});

test.run();
