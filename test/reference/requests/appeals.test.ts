import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMIT_TYPE } from '../../../src/domain/limits/limits.ts';
import { APPEAL_TOPIC } from '../../../src/domain/payments/request-topics.ts';
import { playerOn } from '../support/harness.ts';
import { requesting } from '../support/requests.ts';

const test = suite('appeals against what keeps players from playing');

async function appealing() {
  const made = await requesting();
  const { harness, player, support } = made;
  const { climate } = harness.backEnd;
  const { body } = await harness.call('authCheck', {}, player);
  const userId = body.user_id ?? '';
  const ban = (banned_at?: number) =>
    climate.change({
      players: { [userId]: { ban_level: 40, ...(banned_at === undefined ? {} : { banned_at }) } },
    });
  const free = () => climate.change({ players: {} });
  const barring = async () =>
    (await harness.call('paymentRequests', {}, player)).body.barring ?? null;
  const appeal = (key?: string) => support(APPEAL_TOPIC.id, key);
  return { ...made, userId, ban, free, barring, appeal };
}

test('who is barred is told since when, may appeal once, and reads the answer', async () => {
  const { harness, ban, barring, appeal, answer, own, waiting } = await appealing();
  const since = harness.clock.now;
  ban(since);
  const decided = { decision: 'ban', since, until: null } as const;
  assert.equal(await barring(), { ...decided, mayAppeal: true });
  harness.clock.now += 1000;
  const { status, body } = await appeal('first');
  assert.is(status, 200);
  assert.equal(await barring(), { ...decided, mayAppeal: false });
  assert.is((await appeal('second')).errors[0]?.code, '1912');
  assert.is((await appeal('first')).body.request.id, body.request.id, 'the same press');
  assert.equal(
    (await waiting()).items.map(({ id }) => id),
    [body.request.id],
    'it waits among the questions to support',
  );
  await answer(body.request.id, 'We looked at it anew: the block stays.');
  assert.is((await own())[0]?.state, 'answered');
  await harness.close();
});

test('a later decision may be appealed against again; where there is none, nothing may', async () => {
  const { harness, ban, free, barring, appeal } = await appealing();
  assert.is(await barring(), null);
  assert.is((await appeal()).errors[0]?.code, '1912');
  ban(harness.clock.now);
  harness.clock.now += 1000;
  assert.is((await appeal()).status, 200);
  free();
  assert.is(await barring(), null);
  harness.clock.now += 1000;
  ban(harness.clock.now);
  assert.is((await barring())?.mayAppeal, true);
  await harness.close();
});

test('where nobody knows when somebody was barred, one appeal is all there is', async () => {
  const { harness, ban, barring, appeal } = await appealing();
  ban();
  assert.is((await barring())?.since, null);
  await appeal();
  harness.clock.now += 60_000;
  assert.is((await barring())?.mayAppeal, false);
  await harness.close();
});

test('an appeal needs no room among the questions that are under way', async () => {
  const { harness, ban, support, appeal } = await appealing();
  for (let one = 0; one < 5; one += 1) await support();
  assert.is((await support()).errors[0]?.code, '1911');
  ban(harness.clock.now);
  assert.is((await appeal()).status, 200);
  await harness.close();
});

test('who shut themselves out is told from when to when, by what the limits say', async () => {
  const { harness, player } = await appealing();
  const day = 86_400;
  const from = Math.ceil(harness.clock.now / 1000);
  const set = await harness.call(
    'limitsSave',
    {
      body: { limits: [{ limitType: LIMIT_TYPE.exclusion, limitValue: 180 }] },
    },
    player,
  );
  assert.is(set.status, 200);
  // The button signs them out; where the place lets them in again, they read it there.
  const again = await playerOn(harness, 'player@example.test');
  const told = (await harness.call('paymentRequests', {}, again)).body.barring;
  assert.is(told?.decision, 'exclusion');
  assert.is(Math.abs((told?.since ?? 0) / 1000 - from) <= 1, true);
  assert.is((told?.until ?? 0) / 1000 >= from + 179 * day, true);
  await harness.close();
});

test.run();
