import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_FRIENDS } from '../../../src/domain/accounts/friends.ts';
import { playerOn } from '../support/harness.ts';
import { BALANCED } from '../support/payments.ts';
import { FAST, register, start } from '../support/registration.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('friends, at the server');

const YEAR = 365 * 86_400_000;
const REWARD = 1_000;

/** A player with a link, and friends who come by it. */
async function bringing() {
  const harness = await start();
  const player = await playerOn(harness);
  const { climate } = harness.backEnd;
  const userId = (await harness.call('authCheck', {}, player)).body.user_id ?? '';
  const proved: Record<string, { verification_status: number }> = {};
  let came = 0;
  const tell = async () => (await harness.call('friends', {}, player)).body;
  const code = (await tell()).code ?? '';
  /** Somebody who registers from a network of their own, with the cookie of a link. */
  const come = async (link = code) => {
    came += 1;
    const visitor = visitorOf(harness);
    visitor.cookies.set('ref_id', link);
    const from = { 'x-forwarded-for': `203.0.113.${came}` };
    const { body } = await register(visitor, 'fast_reg', FAST, from);
    return body.userId;
  };
  const prove = (friend: string, status = 1) => {
    proved[friend] = { verification_status: status };
    climate.change({ players: proved });
  };
  const collect = (key = 'once') =>
    harness.call('friendsCollect', { headers: { 'idempotency-key': key }, body: {} }, player);
  const codeOf = async (key = 'refused') => (await collect(key)).errors[0]?.code;
  const close = async () => {
    assert.equal(harness.backEnd.audit(), BALANCED);
    await harness.close();
  };
  return { harness, player, userId, tell, code, come, prove, collect, codeOf, close };
}

test('a link is a player’s own, always the same, and tells nothing of them', async () => {
  const { harness, tell, code, userId, close } = await bringing();
  assert.match(code, /^[0-9A-HJKMNP-TV-Z]{10}$/);
  assert.is((await tell()).code, code);
  const other = await playerOn(harness, 'other@example.test');
  const theirs = (await harness.call('friends', {}, other)).body.code ?? '';
  assert.is.not(theirs, code);
  assert.not(code.includes(userId));
  await close();
});

test('a friend brings something once it is known who they are, however much they play', async () => {
  const { tell, come, prove, codeOf, close } = await bringing();
  const friend = await come();
  const before = await tell();
  assert.equal([before.joined, before.proved, before.due], [1, 0, 0]);
  assert.is(await codeOf(), '1115');
  prove(friend);
  const { joined, proved, due, reward, left } = await tell();
  assert.equal([joined, proved, due, reward, left], [1, 1, 1, REWARD, MOST_FRIENDS]);
  await close();
});

test('what friends brought comes once, however often and under however many keys it is asked for', async () => {
  const { tell, come, prove, collect, player, harness, close } = await bringing();
  for (const friend of [await come(), await come()]) prove(friend);
  const before = await player.money();
  const same = await Promise.all(Array.from({ length: 20 }, () => collect('same')));
  const answer = { friends: 2, amount: 2 * REWARD, currency: 'EUR' };
  const collectedAt = harness.clock.now;
  assert.equal(
    [...new Set(same.map(({ body }) => JSON.stringify(body)))],
    [JSON.stringify({ ...answer, collectedAt })],
  );
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, index) => collect(`other-${index}`)),
  );
  assert.equal([...new Set(others.map(({ errors }) => errors[0]?.code))], ['1115']);
  assert.is((await player.money()) - before, 2 * REWARD);
  const { due, rewards } = await tell();
  assert.equal([due, rewards], [0, [{ ...answer, collectedAt }]]);
  await close();
});

test('so many friends bring something in a year, and the next in the year after', async () => {
  const { tell, come, prove, collect, harness, player, close } = await bringing();
  for (let n = 0; n <= MOST_FRIENDS; n += 1) prove(await come());
  assert.is((await collect()).body.friends, MOST_FRIENDS);
  const full = await tell();
  assert.equal([full.joined, full.due, full.left], [MOST_FRIENDS + 1, 0, 0]);
  harness.clock.now += YEAR;
  await player.renew();
  assert.equal([(await tell()).due, (await collect('next')).body.friends], [1, 1]);
  await close();
});

test('nobody comes by a link that is none, and nobody brings themselves', async () => {
  const { tell, come, code, close } = await bringing();
  for (const link of [
    '',
    'ZZZZZZZZZZ',
    code.toLowerCase(),
    `${code}0`,
    `${code}; ref_id=${code}`,
  ]) {
    await come(link);
  }
  assert.is((await tell()).joined, 0);
  await close();
});

test('who may not play has no link and collects nothing; it waits for them', async () => {
  const { tell, come, prove, collect, codeOf, harness, userId, close } = await bringing();
  const friend = await come();
  const { climate } = harness.backEnd;
  climate.change({
    players: { [friend]: { verification_status: 1 }, [userId]: { ban_level: 40 } },
  });
  const { isOffered, code, due } = await tell();
  assert.equal([isOffered, code, due], [false, null, 1]);
  assert.is(await codeOf(), '1114');
  prove(friend);
  assert.is((await collect()).status, 200);
  await close();
});

test.run();
