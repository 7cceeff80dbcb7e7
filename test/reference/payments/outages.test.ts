import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { START } from '../support/harness.ts';
import { BALANCED, paying } from '../support/payments.ts';

const test = suite('ways to pay that are out of service');

const HOUR = 60 * 60_000;

async function out(condition: { until?: number | null; isListed?: boolean }) {
  const table = await paying();
  const { harness, player } = table;
  harness.backEnd.climate.change({ outages: { card: condition } });
  const listed = async () => {
    const { body } = await harness.call('paymentMethods', { query: {} }, player);
    return body.deposit.map(({ id, outage }) => [id, outage ?? null]);
  };
  return { ...table, listed };
}

test('the list says which, and until when; nothing is taken down', async () => {
  const { harness, listed, deposit, player } = await out({ until: null });
  assert.equal((await listed()).slice(0, 2), [
    ['card', { until: null }],
    ['wallet', null],
  ]);
  assert.is((await deposit()).errors[0]?.code, '1814');
  assert.is((await deposit({ method: 'wallet' })).status, 200);
  const { body } = await harness.call('payments', { query: {} }, player);
  assert.equal(
    body.items.map(({ method }) => method),
    ['wallet'],
  );
  await harness.close();
});

test('what was out until a time is back then', async () => {
  const until = START + HOUR;
  const { harness, listed, deposit, player } = await out({ until });
  assert.equal((await listed())[0], ['card', { until }]);
  harness.clock.now = until;
  await player.renew();
  assert.equal((await listed())[0], ['card', null]);
  assert.is((await deposit()).status, 200);
  await harness.close();
});

test('money is taken out by it all the same', async () => {
  const { harness, withdraw } = await out({ until: null });
  assert.is((await withdraw()).status, 200);
  await harness.close();
});

test('a provider that says so only when it is asked is believed: nothing was paid', async () => {
  const { harness, listed, deposit, player, round } = await out({ isListed: false });
  assert.equal((await listed())[0], ['card', null]);
  assert.is((await deposit({}, 'one')).errors[0]?.code, '1814');
  const { body } = await harness.call('payments', { query: {} }, player);
  assert.equal(
    body.items.map(({ state, amount }) => [state, amount]),
    [['refused', 2000]],
  );
  await round(15_000);
  assert.is(await player.money(), 100_000);
  assert.equal(harness.backEnd.audit(), BALANCED);
  await harness.close();
});

test.run();
