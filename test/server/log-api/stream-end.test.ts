/** Streams and downloads end with the sign-in that opened them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite, Recording, timerFired } from '../support/recording.ts';
import { NEW_BROWSER, type TestServer, testServer } from '../support/server.ts';
import { EventReader } from '../support/sse.ts';

const test = suite<{ on: TestServer; tab: Recording; owner: string }>('the end of streams');

test.before.each(async (context) => {
  context.on = await testServer({ signInLookMs: 20 });
  context.owner = await openSite(context.on);
  context.tab = new Recording();
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

async function follow(on: TestServer, path: string, cookie: string): Promise<EventReader> {
  const response = await on.get(`/log-api/v1${path}`, cookie);
  assert.is(response.status, 200);
  return new EventReader(response);
}

async function userOf(on: TestServer, cookie: string) {
  const user = await on.server().identity.userOf({ ...NEW_BROWSER, cookie });
  if (user === null) throw new Error('nobody is signed in');
  return user;
}

test('an analyst who is barred gets no more of the stream, all others do', async (context) => {
  const { on, tab, owner } = context;
  const [analyst, support] = [await on.signIn('analyst'), await on.signIn('support')];
  const barred = await follow(on, '/stream?from=now', analyst);
  const others = await follow(on, '/stream?from=now', support);
  await on.server().identity.setDisabled(await userOf(on, analyst), true);
  assert.is(await barred.next(), null);
  await tab.send(on, owner, timerFired('afterwards'));
  assert.equal((await others.one()).event, 'message');
  await others.close();
});

test('a new password ends the live streams of a player', async ({ on, tab, owner }) => {
  const player = await on.signIn('player');
  await tab.send(on, `${owner}; ${player}`, timerFired('before'));
  const live = await follow(on, `/sessions/${tab.sessionId}/live`, player);
  await live.take(1);
  await on.server().identity.setPassword(await userOf(on, player), 'a new password');
  assert.is(await live.next(), null);
});

test('a session that is ended from elsewhere takes its streams along', async ({ on }) => {
  const [lost, kept] = [await on.signIn('support'), await on.signIn('support')];
  const security = await follow(on, '/security-events/stream', lost);
  await on.server().identity.endSession({ ...NEW_BROWSER, cookie: kept }, null);
  assert.is(await security.next(), null);
});

test('a download is broken off when its reader signs out', async ({ on, tab, owner }) => {
  const support = await on.signIn('support');
  // More than the machine holds ready for who does not read.
  for (let i = 0; i < 20; i += 1) await tab.send(on, owner, timerFired('x'.repeat(1_000_000)));
  const download = await on.get(`/log-api/v1/sessions/${tab.sessionId}/events`, support);
  assert.is(download.status, 200);
  const stream = await follow(on, '/stream?from=now', support);
  await on.server().identity.closeSession({ ...NEW_BROWSER, cookie: support });
  assert.is(await stream.next(), null);
  const failure = await download.text().catch((error: unknown) => error);
  assert.instance(failure, Error);
});

test.run();
