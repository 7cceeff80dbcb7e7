import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playerOn } from '../support/harness.ts';
import { BALANCED, paying } from '../support/payments.ts';

const test = suite('deposits');
const DAY = 24 * 60 * 60_000;

test('money that is paid in is there once, and the player has paid in from then on', async () => {
  const { harness, player, deposit, at, payment } = await paying();
  const { status, body } = await deposit({}, 'one');
  assert.is(status, 200);
  assert.is(body.payment.state, 'created');
  assert.ok(body.redirectUrl?.startsWith(`${harness.url}/reference-api/v1/sandbox-pay/`));
  assert.is(await player.money(), 100_000);
  const back = await at(body.redirectUrl, { what: 'pay' });
  assert.is(back, `${harness.url}/en/onpay/success?payment=${body.payment.id}`);
  assert.is(await player.money(), 102_000);
  assert.is((await payment(body.payment.id)).state, 'succeeded');
  await at(body.redirectUrl, { what: 'pay' });
  assert.is(await player.money(), 102_000, 'the page has nothing more to do');
  const again = await deposit({}, 'one');
  assert.is(again.body.payment.id, body.payment.id);
  assert.is(again.body.redirectUrl, null);
  const other = await deposit({ amount: 3000 }, 'one');
  assert.is(other.status, 422);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a code comes between with 3-D Secure, and three wrong ones refuse', async () => {
  const { harness, player, deposit, at, payment } = await paying();
  const first = (await deposit()).body;
  assert.is(await at(first.redirectUrl, { what: 'secure' }), null);
  assert.is(await at(first.redirectUrl, { what: 'code', code: '111111' }), null);
  assert.match((await at(first.redirectUrl, { what: 'code', code: '246 810' })) ?? '', 'success');
  assert.is(await player.money(), 102_000);
  const second = (await deposit()).body;
  await at(second.redirectUrl, { what: 'secure' });
  const guess = () => at(second.redirectUrl, { what: 'code', code: '1' });
  assert.equal([await guess(), await guess()], [null, null]);
  assert.match((await guess()) ?? '', '/onpay/fail?');
  assert.is((await payment(second.payment.id)).state, 'refused');
  assert.is(await player.money(), 102_000);
  await harness.close();
});

test('what is refused, cancelled or never paid brings nothing', async () => {
  const { harness, player, paid, deposit, payment, round } = await paying();
  const refused = await paid({}, { what: 'refuse' });
  const cancelled = await paid({}, { what: 'cancel' });
  assert.match(cancelled.back ?? '', '/onpay/cancel?');
  const { body } = await deposit();
  await round(30 * 60_000);
  await round(15_000);
  await player.renew();
  const states = [refused.id, cancelled.id, body.payment.id].map(async (id) => payment(id));
  assert.equal(
    (await Promise.all(states)).map(({ state }) => state),
    ['refused', 'cancelled', 'expired'],
  );
  assert.is(await player.money(), 100_000);
  await harness.close();
});

test('a fee is taken of what came in', async () => {
  const { harness, player, paid } = await paying();
  const { id } = await paid({ method: 'wallet', amount: 10_000 });
  assert.is(await player.money(), 109_850);
  assert.is((await harness.call('payment', { path: { id } }, player)).body.payment.fee, 150);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('what comes later is found out: told late, or never', async () => {
  const { harness, player, paid, payment, round } = await paying();
  const late = await paid({}, { what: 'pending', notice: 'late' });
  assert.match(late.back ?? '', '/onpay/pending?');
  assert.is((await payment(late.id)).state, 'created', 'nobody has told yet');
  const never = await paid({}, { notice: 'never' });
  assert.is(await player.money(), 100_000);
  harness.clock.now += 3000;
  assert.is((await payment(never.id)).state, 'succeeded', 'who waits has it asked');
  await round(15_000);
  await round(10_000);
  assert.is((await payment(late.id)).state, 'succeeded');
  assert.is(await player.money(), 104_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a back-end that stopped between page and notification finds out when it runs again', async () => {
  const before = await paying();
  const { id } = await before.paid({}, { notice: 'never' });
  const { dataDir } = before.harness;
  await before.harness.close();
  const after = await paying({}, { dataDir });
  assert.is(await after.player.money(), 100_000);
  await after.round(15_000);
  assert.is((await after.payment(id)).state, 'succeeded');
  assert.is(await after.player.money(), 102_000);
  assert.equal(after.harness.backEnd.audit(), BALANCED);
  await after.harness.close();
});

test('a player of another number or account finds nothing', async () => {
  const { harness, paid, deposit } = await paying();
  const { id } = await paid();
  const other = await playerOn(harness, 'other@example.test');
  assert.is((await harness.call('payment', { path: { id } }, other)).status, 404);
  assert.is((await deposit({ accountId: other.accountId })).errors[0]?.code, '1804');
  assert.is((await deposit({ amount: 499 })).errors[0]?.code, '1807');
  assert.is((await deposit({ amount: 1_000_000_000 })).errors[0]?.code, '1807');
  const { body } = await harness.call('balance', {}, other);
  const bonus = body.all_accounts.find(({ type }) => type === 4)?.id ?? '';
  const sent = { accountId: bonus, method: 'card' as const, amount: 2000 };
  const headers = { 'idempotency-key': 'bonus' };
  const refused = await harness.call('depositBegin', { headers, body: sent }, other);
  assert.is(refused.errors[0]?.code, '1805');
  await harness.close();
});

test('the strictest limit counts all that came and may still come, in every account', async () => {
  const { harness, player, setLimit, paid, deposit, withdraw, round } = await paying();
  setLimit(20, 5000);
  setLimit(22, 7000);
  const room = async () =>
    (await harness.call('paymentMethods', { query: { account: player.accountId } }, player)).body
      .depositRoom;
  assert.is(await room(), 5000);
  await paid({ amount: 3000 });
  assert.is(await room(), 2000);
  assert.is((await withdraw({ amount: 3000 })).status, 200);
  assert.is(await room(), 2000, 'what is taken out refills nothing');
  assert.is((await deposit({ amount: 2001 })).errors[0]?.code, '1803');
  const { body } = await harness.call('limits', {}, player);
  assert.equal(
    body.limits.map(({ limitBalance }) => limitBalance),
    [2000, 4000],
  );
  harness.clock.now += DAY;
  await player.renew();
  assert.is(await room(), 4000);
  await paid({ amount: 1000 }, { what: 'refuse' });
  assert.is(await room(), 4000, 'what was refused counts nothing');
  await deposit({ amount: 1000 });
  assert.is(await room(), 3000, 'what is under way counts');
  await round(31 * 60_000);
  await player.renew();
  assert.is(await room(), 4000);
  await harness.close();
});

test('deposits that begin at once never pass a limit together', async () => {
  const { harness, player, setLimit, deposit, at } = await paying();
  setLimit(20, 5000);
  const all = await Promise.all(Array.from({ length: 30 }, () => deposit({ amount: 1000 })));
  const begun = all.filter(({ status }) => status === 200);
  assert.is(begun.length, 5);
  await Promise.all(begun.map(({ body }) => at(body.redirectUrl, { what: 'pay' })));
  assert.is(await player.money(), 105_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('pauses, exclusions and limits that the law asks for keep money out, and none in', async () => {
  for (const [type, code] of [
    [33, '1801'],
    [30, '1009'],
  ] as const) {
    const { harness, setLimit, deposit, withdraw } = await paying();
    setLimit(type, 1);
    assert.is((await deposit()).errors[0]?.code, code);
    assert.is((await withdraw()).status, 200);
    await harness.close();
  }
  const { harness, setLimit, deposit } = await paying({ jurisdiction: 'de' });
  assert.is((await deposit()).errors[0]?.code, '1802');
  setLimit(22, 100_000);
  assert.is((await deposit()).status, 200);
  await harness.close();
});

test('the first deposit ends the offer that was made for it', async () => {
  const { harness, player, paid } = await paying();
  harness.backEnd.database.run('UPDATE players SET first_deposit_bonus = 1');
  const isOffered = async () =>
    (await harness.call('balance', {}, player)).body.is_available_first_deposit_bonus;
  const hasDeposit = async () =>
    (await harness.call('userConfig', { headers: {}, query: {} } as never, player)).body.result
      .has_deposit;
  assert.ok(await isOffered());
  assert.is(await hasDeposit(), false);
  await paid();
  assert.is(await isOffered(), false);
  assert.is(await hasDeposit(), true);
  await harness.close();
});

test('an account is kept as long as a payment of it is under way', async () => {
  const { harness, player, deposit, at } = await paying();
  await harness.call('currencyAdd', { body: { currencyId: 840 } }, player);
  harness.clock.now += 2500;
  const { body } = await harness.call('balance', {}, player);
  const accountId = body.all_accounts.find(({ iso }) => iso === 'USD')?.id ?? '';
  const begun = await deposit({ accountId });
  const remove = () => harness.call('currencyRemove', { path: { currencyId: '840' } }, player);
  assert.is((await remove()).errors[0]?.code, '1104');
  await at(begun.body.redirectUrl, { what: 'cancel' });
  assert.is((await remove()).status, 200);
  await harness.close();
});

test.run();
