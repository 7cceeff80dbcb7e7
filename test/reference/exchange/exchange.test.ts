import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import { playerOn } from '../support/harness.ts';
import { BALANCED, type Paying, paying } from '../support/payments.ts';

const test = suite('money between own accounts, at the server');
const USD = 840;
const JPY = 392;

type Body = CallInput<'exchangeMake'>['body'];

/** A player with accounts in these currencies as well. */
async function exchanging(...currencies: readonly number[]) {
  const all = await paying();
  const { harness, player } = all;
  for (const currencyId of currencies) {
    await harness.call('currencyAdd', { body: { currencyId } }, player);
  }
  harness.clock.now += 2500;
  const accounts = async () => (await harness.call('balance', {}, player)).body.all_accounts;
  const idOf = async (iso: string) =>
    (await accounts()).find((account) => account.iso === iso && account.type !== 4)?.id ?? '';
  const moneyIn = async (iso: string) =>
    (await accounts()).find((account) => account.iso === iso && account.type !== 4)?.money;
  const ids = { eur: await idOf('EUR'), usd: await idOf('USD'), jpy: await idOf('JPY') };
  const make = (asked: Partial<Body>, key = 'once') => {
    const body = { fromId: ids.eur, toId: ids.usd, amount: 10_000, rate: '1.08000000', ...asked };
    return harness.call('exchangeMake', { headers: { 'idempotency-key': key }, body }, player);
  };
  const codeOf = async (asked: Partial<Body>, key = 'refused') =>
    (await make(asked, key)).errors[0]?.code;
  return { ...all, accounts, idOf, moneyIn, make, codeOf, ids };
}

const books = ({ harness }: Pick<Paying, 'harness'>) => harness.backEnd.audit();

test('rates are those between the currencies in which a player keeps money', async () => {
  const { harness, player } = await exchanging(USD);
  const { body } = await harness.call('exchangeRates', {}, player);
  assert.equal(body.rates, [
    { from: 'EUR', to: 'USD', rate: '1.08000000' },
    { from: 'USD', to: 'EUR', rate: '0.92592593' },
  ]);
  await harness.close();
});

test('money arrives at the rate that was shown, once, whatever the network does', async () => {
  const all = await exchanging(USD);
  const answers = await Promise.all(Array.from({ length: 20 }, () => all.make({})));
  assert.equal([...new Set(answers.map(({ status }) => status))], [200]);
  assert.is(new Set(answers.map(({ body }) => body.exchange.id)).size, 1);
  const { amount, received, from, to } = answers[0]?.body.exchange ?? {};
  assert.equal(
    { amount, received, from, to },
    { amount: 10_000, received: 10_800, from: 'EUR', to: 'USD' },
  );
  assert.is(await all.moneyIn('EUR'), 90_000);
  assert.is(await all.moneyIn('USD'), 10_800);
  assert.equal(books(all), BALANCED);
  assert.is(await all.codeOf({ amount: 1 }, 'once'), '422', 'the key is of another wish');
  await all.harness.close();
});

test('at another rate than the one that was seen nothing is done', async () => {
  const all = await exchanging(USD);
  assert.is(await all.codeOf({ rate: '1.09000000' }), '1821');
  assert.is(await all.codeOf({ rate: 'as you like' }), '1821');
  assert.is(await all.moneyIn('EUR'), 100_000);
  await all.harness.close();
});

test('only a player’s own money goes, and no more than there is', async () => {
  const all = await exchanging(USD, JPY);
  const bonus = (await all.accounts()).find(({ type }) => type === 4)?.id ?? '';
  const { accountId: foreign } = await playerOn(all.harness, 'other@example.test');
  assert.is(await all.codeOf({ amount: 100_001 }), '1808');
  assert.is(await all.codeOf({ amount: 0 }), '1807');
  assert.is(await all.codeOf({ amount: -5 }), '1807');
  assert.is(await all.codeOf({ toId: all.ids.eur }), '1820');
  assert.is(await all.codeOf({ fromId: bonus, toId: all.ids.eur }), '1820');
  assert.is(await all.codeOf({ fromId: bonus, toId: all.ids.usd }), '1805');
  assert.is(await all.codeOf({ fromId: foreign }), '1804');
  assert.is(await all.codeOf({ toId: '999' }), '1804');
  const { body } = await all.harness.call('exchangeRates', {}, all.player);
  const rate = body.rates.find((one) => one.from === 'JPY' && one.to === 'USD')?.rate ?? '';
  const yen = body.rates.find((one) => one.from === 'EUR' && one.to === 'JPY')?.rate ?? '';
  assert.is((await all.make({ toId: all.ids.jpy, amount: 100, rate: yen }, 'yen')).status, 200);
  assert.is(await all.moneyIn('JPY'), 165);
  assert.is(await all.codeOf({ fromId: all.ids.jpy, amount: 1, rate }), '1822');
  assert.equal(books(all), BALANCED);
  await all.harness.close();
});

test('wishes that come at once never move more than there is', async () => {
  const all = await exchanging(USD);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => all.make({ amount: 9_000 }, `key-${index}`)),
  );
  assert.is(answers.filter(({ status }) => status === 200).length, 11);
  assert.is(await all.moneyIn('EUR'), 1_000);
  assert.is(await all.moneyIn('USD'), 106_920);
  assert.equal(books(all), BALANCED);
  await all.harness.close();
});

test('money that was paid in does not leave another way by going through another currency', async () => {
  const all = await exchanging(USD);
  await all.paid({ method: 'wallet', amount: 8_000 });
  assert.is((await all.make({ amount: 100_000 })).status, 200);
  const withdraw = (method: 'card' | 'wallet', amount: number) =>
    all.withdraw({ accountId: all.ids.usd, method, amount });
  assert.is((await withdraw('card', 5_000)).errors[0]?.code, '1809');
  assert.is((await withdraw('wallet', 8_640)).status, 200, 'what 80 euros are in dollars');
  assert.is((await withdraw('card', 5_000)).status, 200);
  assert.equal(books(all), BALANCED);
  await all.harness.close();
});

test.run();
