import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ProviderReport } from '../../../src/reference/payments/provider.ts';
import { BALANCED, paying } from '../support/payments.ts';

const test = suite('notifications of the provider');

const reportOf = (payment: string, part: Partial<ProviderReport> = {}): ProviderReport => ({
  payment,
  state: 'succeeded',
  amount: 2000,
  iso: 'EUR',
  ...part,
});

test('what is forged, old, altered or sent again changes nothing and goes on record', async () => {
  const { harness, player, deposit, signed, notify, payment } = await paying();
  const { id } = (await deposit()).body.payment;
  const good = signed('n-1', reportOf(id));
  const problems = () =>
    harness.happenings
      .filter(({ kind }) => kind === 'payment-notice')
      .map(({ reason, outcome }) => `${outcome} ${reason}`);
  assert.is(await notify({ ...good, signature: 't=1,v1=x' }), 401);
  assert.is(await notify({ ...good, body: good.body.replace('2000', '9000') }), 401);
  assert.is(await notify({ ...good, id: 'n-2' }), 401);
  assert.is(await notify(signed('n-3', reportOf(id), harness.clock.now - 300_001)), 401);
  assert.is(await notify(signed('n-4', reportOf(id), harness.clock.now + 300_001)), 401);
  assert.is(await notify(signed('n-5', reportOf(id, { amount: 2001 }))), 409);
  assert.is(await notify(signed('n-6', reportOf(id, { iso: 'USD' }))), 409);
  assert.is(await notify(signed('n-7', reportOf('99999999'))), 409);
  assert.is((await payment(id)).state, 'created');
  assert.is(await player.money(), 100_000);
  assert.is(await notify(good), 200);
  assert.is(await notify(good), 200);
  assert.is(await notify(signed('n-8', reportOf(id, { state: 'refused' }))), 409);
  assert.equal(
    problems(),
    [
      ...['signature', 'signature', 'signature', 'stale', 'stale', 'amount', 'amount'],
      ...['unknown-payment', 'replayed', 'contradiction'],
    ].map((reason) => `refused ${reason}`),
  );
  assert.is(await player.money(), 102_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('what is no notification at all is refused', async () => {
  const { harness, notify } = await paying();
  for (const body of ['', '{', '[]', 'x'.repeat(5000), '{"__proto__":1}']) {
    assert.ok((await notify({ id: 'n', signature: '', body })) >= 400);
  }
  await harness.close();
});

test('money that is charged back is taken back, and what is gone the house stands in for', async () => {
  const { harness, player, paid, at, withdraw, payment } = await paying();
  const first = await paid({ amount: 2000 });
  await at(first.address, { what: 'charge-back' });
  assert.is((await payment(first.id)).state, 'charged-back');
  assert.is(await player.money(), 100_000);
  const second = await paid({ amount: 2000 });
  harness.backEnd.database.run(
    `INSERT INTO transfers (kind, reference, source, target, amount, at)
     SELECT 'stake', 'gone', ?, id, 101500, 0 FROM accounts WHERE purpose = 'funding'`,
    Number(player.accountId),
  );
  await at(second.address, { what: 'charge-back' });
  assert.is(await player.money(), 0);
  await at(second.address, { what: 'charge-back' });
  assert.is((await withdraw({ amount: 1000 })).errors[0]?.code, '1808');
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a charge-back that is told of before the payment leaves the same behind', async () => {
  const { harness, player, deposit, signed, notify, payment } = await paying();
  const { id } = (await deposit()).body.payment;
  assert.is(await notify(signed('n-1', reportOf(id, { state: 'charged-back' }))), 200);
  assert.is(await notify(signed('n-2', reportOf(id))), 200);
  assert.is(await notify(signed('n-3', reportOf(id, { state: 'pending' }))), 200);
  assert.is((await payment(id)).state, 'charged-back');
  assert.is(await player.money(), 100_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

/** The same numbers at every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const AT_ONCE = 80;

test('a thousand faulty notifications, eighty at once, leave the books exact', async () => {
  const { harness, player, deposit, signed, notify, payment } = await paying();
  const draw = drawing(7);
  const begun = await Promise.all(Array.from({ length: 40 }, () => deposit()));
  const ids = begun.map(({ body }) => body.payment.id);
  const ends = ids.map((_, index) => (index % 2 === 0 ? ('succeeded' as const) : 'refused'));
  const sent = Array.from({ length: 1000 }, (_, number) => {
    const which = draw(ids.length);
    const id = ids[which] ?? '';
    const end = ends[which] ?? 'refused';
    const name = `n-${number}`;
    const faults = [
      () => signed(name, reportOf(id, { state: end })),
      () => signed(name, reportOf(id, { state: 'pending' })),
      () => signed(name, reportOf(id, { state: end }), harness.clock.now - 600_000),
      () => signed(name, reportOf(id, { state: end, amount: 1_000_000 })),
      () => ({ ...signed(name, reportOf(id)), signature: `t=${harness.clock.now},v1=forged` }),
      () => signed(name, reportOf('1')),
      // The same text twice.
      () => signed(`again-${which}`, reportOf(id, { state: end })),
    ];
    return faults[draw(faults.length)]?.() ?? signed(name, reportOf(id));
  });
  for (const [index, id] of ids.entries()) {
    sent.push(signed(`end-${index}`, reportOf(id, { state: ends[index] ?? 'refused' })));
  }
  // So many at a time: where a machine is busy, the client gives up connections by the thousand.
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    await Promise.all(sent.slice(from, from + AT_ONCE).map(notify));
  }
  const states = await Promise.all(ids.map(async (id) => (await payment(id)).state));
  assert.equal(states, ends);
  assert.is(await player.money(), 100_000 + 20 * 2000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test('a page of a made-up address shows and does nothing', async () => {
  const { harness, player, deposit } = await paying();
  const address = (await deposit()).body.redirectUrl ?? '';
  const guess = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`;
  assert.is((await fetch(guess)).status, 404);
  const init = { method: 'POST', body: new URLSearchParams({ what: 'pay' }) };
  assert.is((await fetch(guess, init)).status, 404);
  const foreign = { ...init, headers: { origin: 'https://elsewhere.test' } };
  assert.is((await fetch(address, foreign)).status, 403);
  assert.is(
    (await fetch(address, { ...init, body: new URLSearchParams({ what: '?' }) })).status,
    400,
  );
  const page = await fetch(address);
  assert.match(page.headers.get('content-security-policy') ?? '', "frame-ancestors 'none'");
  assert.is(await player.money(), 100_000);
  await harness.close();
});

test.run();
