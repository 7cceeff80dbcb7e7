import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paying } from '../support/payments.ts';

const test = suite('ways to pay, as anybody is told of them');

const ids = (ways: readonly { readonly id: string }[]) => ways.map(({ id }) => id);

test('a guest is told what the cashier goes by', async () => {
  const { harness, player } = await paying();
  const { body: offer } = await harness.call('paymentOffer', { query: {} });
  const { body: own } = await harness.call('paymentMethods', { query: {} }, player);
  assert.is(offer.currency, own.currency);
  assert.equal(offer.deposit, own.deposit);
  assert.equal(
    offer.withdrawal,
    own.withdrawal.map(({ returnable: _, ...terms }) => terms),
  );
  assert.is(offer.unverifiedRoom, own.unverifiedRoom);
  assert.ok(offer.currencies.some(({ iso }) => iso === 'SEK'));
  await harness.close();
});

test('it goes by currency and by the country that the visitor is in', async () => {
  const { harness } = await paying();
  const offered = async (currency: string) =>
    (await harness.call('paymentOffer', { query: { currency } })).body;
  assert.equal(ids((await offered('978')).deposit), ['card', 'wallet', 'bank', 'cash']);
  const yen = await offered('392');
  assert.is(yen.currency, 'JPY');
  assert.equal([ids(yen.deposit), ids(yen.withdrawal)], [['card'], ['card']]);
  harness.backEnd.climate.change({ country: 'br' });
  const elsewhere = await offered('978');
  assert.is(elsewhere.country, 'br');
  assert.equal(
    ids(elsewhere.deposit),
    ['card', 'wallet', 'cash'],
    'no bank there pays by this way',
  );
  await harness.close();
});

test('a currency in which no accounts are kept has no terms', async () => {
  const { harness } = await paying();
  for (const currency of ['1', '', 'EUR', '978.5', '-978']) {
    const { status } = await harness.call('paymentOffer', { query: { currency } });
    assert.is(status, 404, currency);
  }
  await harness.close();
});

test('what is out of service says so to guests, too', async () => {
  const { harness } = await paying();
  harness.backEnd.climate.change({ outages: { card: { until: null } } });
  const { body } = await harness.call('paymentOffer', { query: {} });
  assert.equal(body.deposit[0]?.outage, { until: null });
  await harness.close();
});

test.run();
