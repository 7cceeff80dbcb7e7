import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { couponOf, encoded, type Harness, LOGIN, playerOn, START } from '../support/harness.ts';
import { PASSWORD } from '../support/identity.ts';
import { opened } from '../support/limits.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Without it nobody plays in Germany. */
const monthly = { body: { limits: [{ limitType: 22, limitValue: 50_000 }] } };

const test = suite('reference: shutting oneself out');

test('A14: who excludes themselves is signed out everywhere at once, and places no bet', async () => {
  const { harness, player, wish, saved, stake } = await opened();
  const elsewhere = await harness.signIn();
  const [reason] = (await harness.call('selfExcludeReasons', {}, player)).body;
  const { limitsData } = await saved(wish(30, 7, { selfExcludeReason: reason?.id ?? 0 }));
  assert.is(limitsData[0]?.endsAt, (START + 7 * DAY) / 1000);
  assert.is((await harness.call('limits', {}, player)).status, 401);
  assert.is((await harness.call('limits', {}, elsewhere)).status, 401);
  assert.is(await stake(100), 401);
  const again = await playerOn(harness);
  assert.is((await harness.call('betHistory', { query: {} }, again)).status, 200, 'history stays');
  const shorter = { limits: [wish(30, 1)] };
  const { errors } = await harness.call('limitsSave', { body: shorter }, again);
  assert.equal(
    errors.map(({ code }) => code),
    ['1702'],
  );
  await harness.close();
});

test('A14: in Ontario who is excluded cannot sign in until it is over', async () => {
  const { harness, wish, saved } = await opened('on');
  await saved(wish(30, 1));
  const body = { login: encoded(LOGIN), password: encoded(PASSWORD) };
  const { status, errors } = await harness.call('loginByEmail', { body });
  assert.equal([status, errors[0]?.code, errors[0]?.detail], [403, '1009', 'auth_excluded']);
  harness.clock.now = START + DAY;
  assert.is((await harness.call('loginByEmail', { body })).status, 200);
  await harness.close();
});

test('A13: the button is a break from play of 24 hours, at once, unasked, which ends by itself', async () => {
  const { harness, player, stake, later } = await opened('de');
  assert.is((await harness.call('limitsSave', monthly, player)).status, 200);
  const { body } = await harness.call('blockUser', { body: {} }, player);
  const endsAt = (START + DAY) / 1000;
  assert.equal(body, { success: true, endsAt });
  assert.is((await harness.call('limits', {}, player)).status, 401);
  const again = await playerOn(harness);
  const breaks = async () => {
    const { limits } = (await harness.call('limits', {}, again)).body;
    return limits.flatMap(({ limitType, limitState, limitValue, endsAt }) =>
      limitType === 22 ? [] : [[limitType, limitState, limitValue, endsAt]],
    );
  };
  assert.equal(await breaks(), [[30, 'ACTIVE', 1, endsAt]]);
  await later(DAY - 1000);
  await again.renew();
  assert.is(await stake(100), 'limit-reached 0');
  await later(DAY);
  await again.renew();
  assert.equal(await breaks(), [[30, 'INACTIVE', 1, endsAt]]);
  assert.is(await stake(100), 'accepted');
  await harness.close();
});

test('A13: the button makes no exclusion shorter that goes on for longer', async () => {
  const { harness, wish, saved } = await opened('de');
  await saved(wish(30, 180));
  const again = await playerOn(harness);
  const { body } = await harness.call('blockUser', { body: {} }, again);
  assert.is(body.endsAt, (START + 180 * DAY) / 1000, 'it says when that one ends');
  const { limits } = (await harness.call('limits', {}, await playerOn(harness))).body;
  assert.equal(
    limits.map(({ limitType, endsAt }) => [limitType, endsAt]),
    [[30, (START + 180 * DAY) / 1000]],
  );
  await harness.close();
});

test('a bet that was pressed before an exclusion and comes after it is taken by no way', async () => {
  const { harness, player, board, wish, saved } = await opened();
  const money = await player.money();
  const coupon = couponOf(player.accountId, [board.offer('late', '2.00')], { amount: 500 });
  const { token = '', cookie = '' } = player;
  await saved(wish(30, 7));
  assert.is((await player.place(coupon, 'pressed-before')).status, 401, 'the tab that was open');
  const headers = { 'idempotency-key': 'pressed-before' };
  for (const caller of [{ token }, { token, cookie }]) {
    const { status } = await harness.call('couponPlace', { headers, body: coupon }, caller);
    assert.is(status, 401, 'with what that tab still has');
  }
  await player.renew();
  const { body } = await player.place(coupon, 'pressed-before');
  assert.equal(
    [body.status, body.status === 'rejected' && body.reason],
    ['rejected', 'limit-reached'],
  );
  assert.is(await player.money(), money, 'nothing was staked');
  await harness.close();
});

test('the button needs no body, nor does a sign of life', async () => {
  const { harness, player } = await opened();
  const headers = { authorization: `Bearer ${player.token}`, cookie: player.cookie };
  assert.is((await harness.raw('limitsPing', { headers })).status, 204);
  const pressed = await harness.raw('blockUser', { headers });
  assert.equal(await pressed.json(), { success: true, endsAt: (START + DAY) / 1000 });
  assert.is((await harness.call('limits', {}, player)).status, 401);
  await harness.close();
});

test('what has begun is taken back by no request; what has ended may be named', async () => {
  const { harness, player, wish, saved, limit, later } = await opened();
  const takeBack = async (...limitTypes: number[]) => {
    const { status, errors } = await harness.call(
      'limitDelete',
      { query: {}, body: { limitTypes } },
      player,
    );
    return errors[0]?.code ?? status;
  };
  await saved(wish(33, 1), wish(1, 5000));
  assert.is(await takeBack(33), '1702');
  assert.is(await takeBack(1, 33), '1702');
  assert.is(await takeBack(1), 204);
  assert.is((await limit(33))?.limitState, 'ACTIVE');
  await saved(wish(30, 7));
  await player.renew();
  assert.is(await takeBack(30), '1702');
  assert.is((await limit(30))?.limitState, 'ACTIVE');
  await later(2 * DAY);
  assert.is(await takeBack(33), 204);
  await harness.close();
});

test('nobody can set the lock by a request of their own', async () => {
  const { harness, wish, codes } = await opened();
  for (const value of [-1, 0, 1, 7]) {
    assert.is((await codes(wish(37, value))).length, 1, String(value));
  }
  assert.equal(await codes(wish(31, 5)), []);
  await harness.close();
});

/** The house locks the extra limits until a moment; null: until it opens them again. */
const lock = ({ backEnd }: Harness, until: number | null, from = START) =>
  backEnd.database.run(
    `INSERT INTO limits (user_id, type, state, value, started_at, ends_at)
     SELECT user_id, 37, 'ACTIVE', 1, ?, ? FROM players`,
    ...[from / 1000, until === null ? null : until / 1000],
  );

/** It sets the lock anew, from that moment on. */
const lockAnew = ({ backEnd }: Harness, from: number, until: number | null) =>
  backEnd.database.run(
    'UPDATE limits SET started_at = ?, ends_at = ? WHERE type = 37',
    ...[from / 1000, until === null ? null : until / 1000],
  );

test('type 37 forbids nothing but changes of the extra limits, and nobody to stop', async () => {
  const { harness, wish, saved, codes, stake } = await opened();
  await saved(wish(31, 5));
  lock(harness, START + DAY);
  assert.is(await stake(100), 'accepted');
  assert.equal(await codes(wish(31, 6)), ['1707']);
  assert.equal(await codes(wish(33, 7)), ['1707']);
  assert.equal(await codes(wish(1, 5000)), []);
  assert.equal(await codes(wish(30, 7)), []);
  await harness.close();
});

test('a looser limit on time whose time comes while 37 locks it comes with the end of that', async () => {
  const { harness, wish, saved, limit, later } = await opened();
  await saved(wish(31, 5));
  await saved(wish(31, 9));
  lock(harness, START + 3 * DAY);
  const told = async () => {
    const { limitValue, pending } = (await limit(31)) ?? {};
    return [limitValue, pending?.limitValue, pending?.endsAt];
  };
  const comes = (START + 3 * DAY) / 1000;
  assert.equal(await told(), [5, 9, comes]);
  await later(DAY);
  assert.equal(await told(), [5, 9, comes], 'its own time was now');
  await later(3 * DAY - SECOND);
  assert.equal(await told(), [5, 9, comes]);
  await later(3 * DAY);
  assert.equal(await told(), [9, undefined, undefined]);
  await harness.close();
});

test('a lock that is set anew while it holds goes on; one that is set after its end holds nothing back', async () => {
  const { harness, wish, saved, limit, later } = await opened();
  await saved(wish(31, 5));
  await saved(wish(31, 9));
  lock(harness, START + 3 * DAY);
  const told = async () => {
    const { limitValue, pending } = (await limit(31)) ?? {};
    return [limitValue, pending?.endsAt];
  };
  await later(2 * DAY);
  lockAnew(harness, START + 2 * DAY, START + 5 * DAY);
  assert.equal(await told(), [5, (START + 5 * DAY) / 1000]);
  await later(4 * DAY);
  lockAnew(harness, START + 4 * DAY, null);
  assert.equal(await told(), [5, null]);
  lockAnew(harness, START + 4 * DAY, START + 6 * DAY);
  await later(6 * DAY);
  assert.equal(await told(), [9, undefined]);
  lockAnew(harness, START + 6 * DAY, START + 8 * DAY);
  assert.equal(await told(), [9, undefined]);
  await harness.close();
});

test('under a lock without an end it does not come; it may be taken back, and one that came stays', async () => {
  const { harness, player, wish, saved, limit, later } = await opened();
  await saved(wish(31, 5));
  await saved(wish(31, 9), wish(1, 5000));
  await saved(wish(1, 9000));
  lock(harness, null);
  await later(9 * DAY);
  const waiting = await limit(31);
  assert.equal([waiting?.limitValue, waiting?.pending?.endsAt], [5, null]);
  assert.is((await limit(1))?.pending?.endsAt, (START + DAY) / 1000, 'money is not locked');
  await harness.call('limitDelete', { query: { limitType: '31' } }, player);
  assert.equal([(await limit(31))?.limitValue, (await limit(31))?.pending], [5, undefined]);
  await harness.close();
  const other = await opened();
  await other.saved(other.wish(31, 5));
  await other.saved(other.wish(31, 9));
  await other.later(DAY);
  lock(other.harness, null, START + 2 * DAY);
  await other.later(3 * DAY);
  assert.is((await other.limit(31))?.limitValue, 9);
  await other.harness.close();
});

test.run();
