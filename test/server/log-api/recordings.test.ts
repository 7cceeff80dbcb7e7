import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Recordings } from '../../../src/server/log-api/recordings.ts';
import { appStarted, openSite, Recording, timerFired } from '../support/recording.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { both, signInAll } from '../support/staff.ts';

const test = suite<{ on: TestServer; recordings: Recordings }>('what is said of recordings');

test.before.each(async (context) => {
  const given: { recordings?: Recordings } = {};
  context.on = await testServer({
    backEnd: async (_app, { recordings }) => {
      given.recordings = recordings;
    },
  });
  assert.ok(given.recordings);
  context.recordings = given.recordings;
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

test('a place is a player’s by sign-in or by the browser, and proved when it is there', async (context) => {
  const { on, recordings } = context;
  const [owner, other] = [await openSite(on), await openSite(on)];
  const cookies = await signInAll(on);
  const userId = await on.userId('player');
  const stranger = 'another-player';
  const tab = new Recording();
  const standing = (who: string, seq: number, cookie?: string) =>
    recordings.standingOf({
      userId: who,
      sessionId: tab.sessionId,
      seq,
      ...(cookie ? { caller: { cookie, isSecure: false, userAgent: undefined } } : {}),
    });

  assert.is(await standing(userId, 0, owner), 'awaited', 'nothing has arrived');
  await tab.send(on, owner, appStarted(tab.sessionId));
  assert.is(await standing(userId, 0, owner), 'proved', 'this browser began it');
  assert.is(await standing(userId, 1, owner), 'awaited', 'that event has not arrived');
  assert.is(await standing(userId, 0, other), 'foreign', 'another browser began it');
  assert.is(await standing(userId, 0), 'awaited', 'whose it is may still be told');
  assert.is(await standing(userId, 0, 'rb_owner=forged.x'), 'awaited');

  await tab.send(on, both(owner, cookies.player), timerFired('x'));
  assert.is(await standing(userId, 1), 'proved');
  assert.is(await standing(userId, 2), 'awaited');
  assert.is(await standing(stranger, 1), 'foreign');
  assert.is(await standing(stranger, 1, other), 'foreign');
  assert.is(await standing(stranger, 1, owner), 'proved', 'who signs in next in that tab');
});

test.run();
