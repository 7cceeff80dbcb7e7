import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BALANCED, type Paying, paying } from '../support/payments.ts';

const test = suite('withdrawals');
const REVIEW = 60_000;
const PAYOUT = 10_000;

const cancel = ({ harness, player }: Paying, id: string) =>
  harness.call('withdrawalCancel', { path: { id }, body: {} }, player);

test('money is held at once, handed on after a while, and paid', async () => {
  const all = await paying();
  const { harness, player, withdraw, payment, round } = all;
  const { body } = await withdraw({ amount: 5000 }, 'once');
  assert.is(await player.money(), 95_000);
  assert.is((await withdraw({ amount: 5000 }, 'once')).body.payment.id, body.payment.id);
  assert.is(await player.money(), 95_000);
  assert.ok(body.payment.mayCancel);
  await round(REVIEW);
  assert.is((await payment(body.payment.id)).state, 'pending');
  assert.is((await cancel(all, body.payment.id)).errors[0]?.code, '1811', 'it is on its way');
  await round(PAYOUT);
  assert.is((await payment(body.payment.id)).state, 'succeeded');
  assert.is(await player.money(), 95_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('what is taken back or refused is there again, once', async () => {
  const all = await paying();
  const { harness, player, withdraw, payment, round } = all;
  const { body } = await withdraw({ amount: 5000 });
  assert.is((await cancel(all, body.payment.id)).body.payment.state, 'cancelled');
  assert.is((await cancel(all, body.payment.id)).body.payment.state, 'cancelled');
  assert.is(await player.money(), 100_000);
  const unlucky = (await withdraw({ amount: 5013 })).body.payment;
  await round(REVIEW);
  await round(PAYOUT);
  assert.is((await payment(unlucky.id)).state, 'refused');
  assert.is(await player.money(), 100_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('where the law forbids it, nothing is taken back', async () => {
  const all = await paying({ jurisdiction: 'uk' });
  const { body } = await all.withdraw({ amount: 5000 });
  assert.is(body.payment.mayCancel, false);
  assert.is((await cancel(all, body.payment.id)).errors[0]?.code, '1811');
  assert.is(await all.player.money(), 95_000);
  await all.harness.close();
});

test('money goes back the way it came before it goes another', async () => {
  const { harness, paid, withdraw } = await paying();
  await paid({ method: 'wallet', amount: 4000 });
  assert.is((await withdraw({ method: 'card', amount: 2000 })).errors[0]?.code, '1809');
  assert.is((await withdraw({ method: 'wallet', amount: 4000 })).status, 200);
  assert.is((await withdraw({ method: 'card', amount: 2000 })).status, 200);
  await harness.close();
});

test('no more is taken out than there is, than documents allow, nor of a bonus', async () => {
  const { harness, player, withdraw } = await paying();
  const { body } = await harness.call('balance', {}, player);
  const bonus = body.all_accounts.find(({ type }) => type === 4)?.id ?? '';
  assert.is((await withdraw({ accountId: bonus, amount: 2000 })).errors[0]?.code, '1805');
  assert.is((await withdraw({ amount: 100_001 })).errors[0]?.code, '1808');
  assert.is((await withdraw({ amount: 50_001 })).errors[0]?.code, '1810');
  assert.is((await withdraw({ amount: 30_000 })).status, 200);
  assert.is((await withdraw({ amount: 20_001 })).errors[0]?.code, '1810', 'with what went before');
  const { userId } = { userId: (await harness.call('authCheck', {}, player)).body.user_id ?? '' };
  harness.backEnd.climate.change({ players: { [userId]: { verification_status: 1 } } });
  assert.is((await withdraw({ amount: 20_001 })).status, 200);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('withdrawals that begin at once never take out more than there is', async () => {
  const { harness, player, withdraw } = await paying();
  const all = await Promise.all(Array.from({ length: 30 }, () => withdraw({ amount: 4000 })));
  assert.is(all.filter(({ status }) => status === 200).length, 12, 'as documents allow');
  assert.is(await player.money(), 52_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a payout that never reached the provider is sent again', async () => {
  const { harness, withdraw, payment, round } = await paying();
  const { body } = await withdraw({ amount: 5000 });
  harness.backEnd.database.run("UPDATE payments SET state = 'pending', asked_at = 0");
  await round(REVIEW);
  await round(PAYOUT);
  assert.is((await payment(body.payment.id)).state, 'succeeded');
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('the history holds a player’s payments, a page at a time, by kind and state', async () => {
  const { harness, player, paid, withdraw } = await paying();
  for (let count = 0; count < 21; count += 1) await paid({ amount: 1000 }, { what: 'refuse' });
  await paid({ amount: 1000 });
  await withdraw({ amount: 1000 });
  const ask = async (query: { kind?: string; state?: string; cursor?: string }) =>
    (await harness.call('payments', { query }, player)).body;
  const first = await ask({});
  assert.is(first.items.length, 20);
  const second = await ask({ cursor: first.next ?? '' });
  assert.equal([second.items.length, second.next], [3, null]);
  assert.is(new Set([...first.items, ...second.items].map(({ id }) => id)).size, 23);
  assert.is((await ask({ kind: 'withdrawal' })).items.length, 1);
  assert.is((await ask({ kind: 'deposit', state: 'succeeded' })).items.length, 1);
  for (const query of [{ kind: 'x' }, { state: "'" }, { cursor: '-1' }]) {
    assert.is((await harness.call('payments', { query }, player)).status, 400);
  }
  await harness.close();
});

test.run();
