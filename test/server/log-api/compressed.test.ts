import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { appStarted, openSite, Recording, timerFired } from '../support/recording.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { EventReader } from '../support/sse.ts';

const test = suite<{ on: TestServer; owner: string; support: string; tab: Recording }>(
  'log service, on its way',
);

test.before(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
  context.support = await context.on.signIn('support');
  context.tab = new Recording();
  const { sessionId } = context.tab;
  await context.tab.send(context.on, context.owner, appStarted(sessionId), timerFired('one'));
});

test.after(async ({ on }) => {
  await on.dispose();
});

const codingOf = ({ headers }: Response) => headers.get('content-encoding');

test('the events of a session are the same, packed or not', async ({ on, support, tab }) => {
  const ask = (accepted: string) =>
    on.get(`/log-api/v1/sessions/${tab.sessionId}/events`, support, {
      headers: { 'accept-encoding': accepted },
    });
  const plain = await ask('identity');
  assert.is(codingOf(plain), null);
  const packed = await ask('gzip, deflate, br');
  assert.is(codingOf(packed), 'gzip');
  // The header says when it was exported.
  const eventsOf = async (answer: Response) => (await answer.text()).split('\n').slice(1);
  assert.equal(await eventsOf(packed), await eventsOf(plain));
});

test('a live session grows at once though it is packed', async ({ on, owner, support, tab }) => {
  const answer = await on.get(`/log-api/v1/sessions/${tab.sessionId}/live`, support);
  assert.is(codingOf(answer), 'gzip');
  const live = new EventReader(answer);
  await live.take(2);
  await tab.send(on, owner, timerFired('two'));
  assert.is((await live.one()).id, '2');
  await live.close();
});

test('lists are packed once they are long', async ({ on, owner, support }) => {
  const list = () => on.get('/log-api/v1/sessions', support);
  const short = await list();
  assert.is(codingOf(short), null);
  await short.body?.cancel();
  for (const _ of Array.from({ length: 8 })) {
    const tab = new Recording();
    await tab.send(on, owner, appStarted(tab.sessionId));
  }
  const long = await list();
  assert.is(codingOf(long), 'gzip');
  assert.is((await long.json()).items.length, 9);
});

test('what concerns a sign-in at the console is sent as it is', async ({ on, support }) => {
  for (const _ of Array.from({ length: 20 })) await on.signIn('support');
  const sessions = await on.get('/console-api/v1/sessions', support);
  assert.ok((await sessions.clone().text()).length > 1024);
  assert.is(codingOf(sessions), null);
  await sessions.body?.cancel();
});

test.run();
