import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cloudEvent } from '../../../src/server/reading/cloud-event.ts';
import {
  appStarted,
  openSite,
  Recording,
  sessionStarted,
  timerFired,
} from '../support/recording.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';
import { both, search } from '../support/staff.ts';

const test = suite<{ on: TestServer; owner: string; support: string }>('what a browser claims');

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
  context.support = await context.on.signIn('support');
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

test('a guest’s log that names a player is found as that player’s only where claims are asked for', async ({
  on,
  owner,
  support,
}) => {
  const playerId = await on.userId('player');
  const forged = new Recording();
  await forged.send(on, owner, sessionStarted(playerId));
  const own = new Recording();
  await own.send(on, both(owner, await on.signIn('player')), sessionStarted(playerId));
  const found = (query: string) => search(on, support, `?user=${query}`);
  const [claim] = await eventually(
    () => found(`${playerId}&claimed=1`),
    (items) => items.length === 2 && items.every(({ startedAt }) => startedAt !== null),
  ).then((items) => items.filter(({ id }) => id === forged.sessionId));
  assert.equal([claim?.userIds, claim?.claimedUserIds], [[], [playerId]]);
  for (const query of [playerId, 'player@example.test', `${playerId}&claimed=0`]) {
    const items = await found(query);
    assert.equal(
      items.map(({ id, userIds, claimedUserIds }) => [id, userIds, claimedUserIds]),
      [[own.sessionId, [playerId], []]],
    );
  }
  const one = await on.get(`/log-api/v1/sessions/${forged.sessionId}`, support);
  assert.equal(await one.json(), claim);
});

test('no clock of a browser hides a session from a search by time, or moves it', async ({
  on,
  owner,
  support,
}) => {
  const begun = Date.now();
  const clocks = [1, begun - 365 * 86_400_000, begun + 365 * 86_400_000, 8.64e15 - 10_000];
  const tabs = clocks.map((clock) => new Recording(undefined, clock));
  for (const tab of tabs) await tab.send(on, owner, appStarted(tab.sessionId), timerFired('x'));
  await eventually(
    () => search(on, support),
    (items) => items.length === 4 && items.every(({ startedAt }) => startedAt !== null),
  );
  const newestFirst = tabs.map((tab) => tab.sessionId).reverse();
  const items = await search(on, support, `?from=${begun - 1000}&to=${Date.now()}`);
  assert.equal(
    items.map(({ id }) => id),
    newestFirst,
  );
  assert.equal(
    items.map(({ startedAt }) => startedAt).reverse(),
    clocks.map((clock) => clock + 1000),
  );
  for (const { receivedFirst, receivedLast } of items) {
    assert.ok(receivedFirst >= begun - 1000 && receivedLast <= Date.now());
  }
  assert.equal(await search(on, support, `?to=${begun - 3_600_000}`), []);
  assert.equal(await search(on, support, `?from=${Date.now() + 3_600_000}`), []);
});

test('a time that is none is left out of a CloudEvent, which tells when it was received', () => {
  const batch = { sessionId: 'a'.repeat(22), userId: null, receivedAt: 1_767_225_600_000 };
  for (const at of [1e300, -1e300, 8.64e15, -8.64e15, Number.NaN, Number.POSITIVE_INFINITY]) {
    const event = cloudEvent(batch, { seq: 0, at, type: 'timer.fired', data: { name: 'x' } });
    assert.not.ok('time' in event, String(at));
    assert.is(event.recordedtime, '2026-01-01T00:00:00.000Z');
  }
});

test.run();
