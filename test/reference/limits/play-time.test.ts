import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, encoded, LOGIN, playerOn, START, startBackEnd } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';

const test = suite('reference: time left today');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A player with an hour a day, or without a limit yet. */
async function opened(hours: number | null = 1) {
  const harness = await startBackEnd();
  const player = await playerOn(harness);
  const limit = (value: number) =>
    harness.backEnd.database.run(
      `INSERT INTO limits (user_id, type, state, value, started_at, ends_at)
       SELECT user_id, 31, 'ACTIVE', ?, ?, NULL FROM players`,
      value,
      START / 1000,
    );
  if (hours !== null) limit(hours);
  const ping = async (caller: Caller = player) => {
    const { status, errors } = await harness.call('limitsPing', { body: {} }, caller);
    return errors[0]?.code ?? status;
  };
  /** Whether a cookie still gives a token. */
  const isIn = async ({ cookie = '' }: Caller) =>
    (await harness.call('token', { query: { force_refresh: 'true' } }, { cookie })).status === 200;
  const fresh = async (caller: Caller) => {
    const { cookie = '' } = caller;
    const { body } = await harness.call('token', { query: { force_refresh: 'true' } }, { cookie });
    caller.token = body.token;
  };
  /** Pings every half minute for so long. */
  const play = async (ms: number, caller: Caller = player) => {
    for (let left = ms; left > 0; left -= 30 * SECOND) {
      harness.clock.now += Math.min(30 * SECOND, left);
      if (Math.floor(harness.clock.now / MINUTE) % 5 === 0) await fresh(caller);
      const answer = await ping(caller);
      if (answer !== 204) return answer;
    }
    return 204;
  };
  const signIn = async () => {
    const body = { login: encoded(LOGIN), password: encoded(PASSWORD) };
    return (await harness.call('loginByEmail', { body })).errors[0]?.code ?? 'in';
  };
  await ping();
  return { harness, player, limit, ping, isIn, fresh, play, signIn };
}

test('not one second early', async () => {
  const { harness, play, signIn } = await opened();
  assert.is(await play(HOUR - SECOND), 204);
  harness.clock.now += SECOND;
  assert.is(await play(SECOND), '1010');
  assert.is(await signIn(), '1010');
  await harness.close();
});

test('silence counts as five minutes at most', async () => {
  const { harness, player, ping, fresh } = await opened();
  for (let call = 0; call < 11; call += 1) {
    harness.clock.now += 9 * MINUTE;
    await fresh(player);
    assert.is(await ping(), 204, String(call));
  }
  harness.clock.now += 9 * MINUTE;
  await fresh(player);
  assert.is(await ping(), '1010', 'twelve times five minutes');
  await harness.close();
});

test('two devices at once count once', async () => {
  const { harness, player, ping, fresh } = await opened();
  const other = await harness.signIn();
  for (let at = 0; at < 59; at += 1) {
    harness.clock.now += MINUTE;
    if (at % 5 === 0) await Promise.all([fresh(player), fresh(other)]);
    assert.equal(await Promise.all([ping(), ping(other)]), [204, 204]);
  }
  await harness.close();
});

test('all sign-ins end, also where the call that ends them brings no cookie', async () => {
  const { harness, player, play, fresh, ping, isIn } = await opened();
  const other = await harness.signIn();
  await play(HOUR - MINUTE);
  await fresh(player);
  harness.clock.now += MINUTE;
  assert.is(await ping({ token: player.token }), '1010');
  assert.equal([await isIn(player), await isIn(other)], [false, false]);
  await harness.close();
});

test('whose cookie comes along with the token decides nothing', async () => {
  const { harness, player, play, fresh, ping, isIn } = await opened();
  const stranger = await harness.signIn('other@example.test');
  await play(HOUR - MINUTE);
  await fresh(player);
  harness.clock.now += MINUTE;
  assert.is(await ping({ token: player.token, cookie: stranger.cookie }), '1010');
  assert.ok(await isIn(stranger), 'the other player goes on');
  assert.not(await isIn(player));
  await harness.close();
});

test('time of before the limit was set counts that day too', async () => {
  const { harness, limit, play, fresh, player, ping } = await opened(null);
  await play(2 * HOUR);
  limit(1);
  await fresh(player);
  assert.is(await ping(), '1010');
  await harness.close();
});

test('the time between a sign-out and the next sign-in is not counted', async () => {
  const { harness, player, ping, play, fresh } = await opened();
  await play(50 * MINUTE);
  for (let time = 0; time < 20; time += 1) {
    await harness.call('disconnect', { body: {} }, player);
    harness.clock.now += 100 * SECOND;
    await player.renew();
    assert.is(await ping(), 204, String(time));
  }
  await fresh(player);
  await harness.close();
});

test('the night over midnight is counted to the day it is in', async () => {
  const { harness, player, fresh, ping, play } = await opened();
  harness.clock.now = Date.UTC(2026, 2, 2) - MINUTE;
  await player.renew();
  await ping();
  harness.clock.now += 2 * MINUTE;
  await ping();
  await fresh(player);
  assert.is(await play(58 * MINUTE + 30_000), 204);
  harness.clock.now += 30_000;
  await fresh(player);
  assert.is(await ping(), '1010', 'the minute after midnight was counted');
  await harness.close();
});

test('the button that shuts out ends every sign-in, without a cookie too', async () => {
  const { harness, player, isIn } = await opened(null);
  const other = await harness.signIn();
  const { body } = await harness.call('blockUser', { body: {} }, { token: player.token });
  assert.is(body.success, true);
  assert.equal([await isIn(player), await isIn(other)], [false, false]);
  await harness.close();
});

test.run();
