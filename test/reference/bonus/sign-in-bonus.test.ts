import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BALANCED, paying } from '../support/payments.ts';

const test = suite('the bonus of signing in');

const HOUR = 60 * 60_000;
/** Two lowest stakes, in cents. */
const AMOUNT = 100;

/** A player of a house that offers a bonus, who has just signed in. */
async function offered(config: Parameters<typeof paying>[0] = {}) {
  const table = await paying(config);
  const { harness, player } = table;
  harness.backEnd.climate.change({ signInBonus: { stakes: 2, hours: 24 } });
  const offer = async () => (await harness.call('bonuses', {}, player)).body.signIn;
  const isTold = async () =>
    (await harness.call('userConfig', {}, player)).body.result.has_bonus_offer;
  const answer = (isTaken: boolean) =>
    harness.call('signInBonusAnswer', { body: { isTaken } }, player);
  const given = async () =>
    (await harness.call('bonuses', {}, player)).body.items.filter(({ kind }) => kind === 'sign-in');
  const close = async () => {
    assert.equal(harness.backEnd.audit(), BALANCED);
    await harness.close();
  };
  return { ...table, offer, isTold, answer, given, close };
}

test('it is offered when somebody signs in, not before, and for as long as it says', async () => {
  const { player, harness, offer, isTold, close } = await offered();
  assert.is(await offer(), null);
  assert.is(await isTold(), false);
  await player.renew();
  const until = harness.clock.now + 24 * HOUR;
  assert.equal(await offer(), {
    ...{ amount: AMOUNT, currency: 'EUR', times: 5, days: 30, expiresAt: until },
  });
  assert.is(await isTold(), true);
  harness.clock.now = until;
  await player.renew();
  assert.is(await offer(), null, 'signing in again brings no other');
  await close();
});

test('who takes it has it to wager, once however often it is asked for', async () => {
  const { player, answer, given, offer, isTold, close } = await offered();
  await player.renew();
  for (const _ of [1, 2]) {
    const { status, body } = await answer(true);
    assert.is(status, 200);
    assert.equal(body, { isTaken: true, amount: AMOUNT, currency: 'EUR' });
  }
  const [bonus, ...more] = await given();
  assert.equal(more, []);
  assert.equal([bonus?.granted, bonus?.required, bonus?.state], [AMOUNT, 5 * AMOUNT, 'active']);
  assert.equal([await offer(), await isTold()], [null, false]);
  assert.equal([(await answer(false)).status, (await given()).length], [409, 1]);
  await close();
});

test('who does not want it is not asked again, and cannot think better of it', async () => {
  const { player, answer, given, offer, close } = await offered();
  await player.renew();
  assert.is((await answer(false)).status, 200);
  await player.renew();
  assert.is(await offer(), null);
  const { status, errors } = await answer(true);
  assert.equal([status, errors[0]?.code, await given()], [409, '1107', []]);
  await close();
});

test('it cannot be taken without an offer, or when that is over', async () => {
  const { player, harness, answer, close } = await offered();
  assert.is((await answer(true)).errors[0]?.code, '1107');
  await player.renew();
  harness.clock.now += 24 * HOUR;
  await player.renew();
  assert.is((await answer(true)).errors[0]?.code, '1107');
  await close();
});

for (const type of [30, 33]) {
  test(`limit ${type}: whoever shut themselves out is neither offered nor given it`, async () => {
    const { player, harness, setLimit, offer, answer, close } = await offered({
      jurisdiction: 'default',
    });
    await player.renew();
    assert.ok(await offer());
    setLimit(type, 1, Math.floor(harness.clock.now / 1000) + 86_400);
    assert.is(await offer(), null);
    assert.is((await answer(true)).errors[0]?.code, '1107');
    await close();
  });
}

test('who is banned is not offered it either', async () => {
  const { player, harness, offer, close } = await offered();
  const { body } = await harness.call('authCheck', {}, player);
  harness.backEnd.climate.change({ players: { [body.user_id ?? '']: { ban_level: 40 } } });
  await player.renew();
  assert.is(await offer(), null);
  await close();
});

test('it may be for some players alone', async () => {
  const { player, harness, offer, close } = await offered();
  const terms = { stakes: 2, hours: 24 };
  harness.backEnd.climate.change({ signInBonus: { ...terms, players: ['somebody else'] } });
  await player.renew();
  assert.is(await offer(), null);
  await close();
});

test.run();
