import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  appStarted,
  loginSubmitted,
  openSite,
  Recording,
  timerFired,
  upload,
} from '../support/recording.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { EventReader, type Message } from '../support/sse.ts';
import { search } from '../support/staff.ts';

const test = suite<{ on: TestServer; owner: string; support: string; analyst: string }>(
  'log service, following',
);

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
  context.support = await context.on.signIn('support');
  context.analyst = await context.on.signIn('analyst');
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

async function follow(
  on: TestServer,
  path: string,
  cookie: string,
  lastEventId?: string | null,
): Promise<EventReader> {
  const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {};
  const response = await on.get(`/log-api/v1${path}`, cookie, { headers });
  assert.is(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  assert.is(response.headers.get('cache-control'), 'no-store');
  return new EventReader(response);
}

interface Event {
  readonly seq: number;
  readonly data: unknown;
}

const seqOf = (message: Message) => (message.data as Event).seq;

test('a live session is shown from the beginning and as it grows', async (context) => {
  const { on, owner, support } = context;
  const tab = new Recording();
  await tab.send(on, owner, appStarted(tab.sessionId), timerFired('one'));
  const live = await follow(on, `/sessions/${tab.sessionId}/live`, support);
  const shown = await live.take(2);
  assert.equal(shown.map(seqOf), [0, 1]);
  assert.equal(
    shown.map((message) => message.id),
    ['0', '1'],
  );
  await tab.send(on, owner, timerFired('two'));
  assert.equal(((await live.one()).data as Event).data, { name: 'two' });
  const gap = await tab.cut([timerFired('three')], 4);
  await upload(on, tab.sessionId, gap, owner);
  const [missing, after] = await live.take(2);
  assert.equal([missing?.event, missing?.data], ['gap', { after: 2, missing: 4 }]);
  assert.is(after && seqOf(after), 7);
  await live.close();
  const again = await follow(on, `/sessions/${tab.sessionId}/live?from=0`, support, '2');
  assert.equal(
    (await again.take(2)).map((message) => message.event),
    ['gap', 'message'],
  );
  await again.close();
  const late = await follow(on, `/sessions/${tab.sessionId}/live?from=7`, support);
  assert.is(seqOf(await late.one()), 7);
  await late.close();
});

test('nothing that a browser is answered tells that somebody watches', async (context) => {
  const { on, owner, support } = context;
  const tab = new Recording();
  /** What is told of a batch, without what is the batch's own. */
  const answer = async () => {
    const response = await upload(on, tab.sessionId, await tab.cut([timerFired('x')]), owner);
    const { ackedSeq, receipt, ...more } = await response.json();
    return [response.status, Object.keys(receipt), more, [...response.headers.keys()]];
  };
  const before = await answer();
  const live = await follow(on, `/sessions/${tab.sessionId}/live`, support);
  await live.take(1);
  assert.equal(await answer(), before);
  await live.take(1);
  await live.close();
  assert.equal(await answer(), before);
});

test('an analyst watches without personal fields', async ({ on, owner, support, analyst }) => {
  const tab = new Recording();
  await tab.send(on, owner, loginSubmitted('ada@example.test'));
  const loginSeenBy = async (cookie: string) => {
    const live = await follow(on, `/sessions/${tab.sessionId}/live`, cookie);
    const message = await live.one();
    await live.close();
    return ((message.data as Event).data as { login: string }).login;
  };
  assert.is(await loginSeenBy(support), 'ada@example.test');
  assert.is(await loginSeenBy(analyst), '[erased]');
});

test('the stream gives CloudEvents of all sessions without personal fields', async (context) => {
  const { on, owner, analyst } = context;
  const playerId = await on.userId('player');
  const tab = new Recording();
  const cookie = `${owner}; ${await on.signIn('player')}`;
  await tab.send(on, cookie, appStarted(tab.sessionId), loginSubmitted('ada@example.test'));
  const stream = await follow(on, '/stream', analyst);
  const [, message] = await stream.take(2);
  const { recordedtime = '', ...event } = (message?.data ?? {}) as { recordedtime?: string };
  const { receivedFirst } = (await search(on, analyst))[0] ?? {};
  assert.is(Date.parse(recordedtime), receivedFirst);
  assert.equal(event, {
    specversion: '1.0',
    id: `${tab.sessionId}/1`,
    source: `/sessions/${tab.sessionId}`,
    type: 'replaybook.session.loginSubmitted',
    time: '2025-11-21T04:40:02.000Z',
    subject: playerId,
    datacontenttype: 'application/json',
    dataschema: 'urn:replaybook:event:session.loginSubmitted:1',
    replaybookseq: 1,
    data: { login: '[erased]', password: '[secret]' },
  });
  await stream.close();
});

test('a reader that reconnects anywhere gets every event exactly once', async (context) => {
  const { on, owner, analyst } = context;
  const tabs = [new Recording(), new Recording(), new Recording()];
  const sent: string[] = [];
  const sendMore = async (round: number) => {
    for (const [i, tab] of tabs.entries()) {
      const names = Array.from({ length: 1 + ((round + i) % 4) }, (_, n) => `${i}-${round}-${n}`);
      await tab.send(on, owner, ...names.map(timerFired));
      sent.push(...names);
    }
  };
  for (let round = 0; round < 6; round += 1) await sendMore(round);
  const received: string[] = [];
  let last: string | null = null;
  // Cuts of every length, so that some fall into the middle of a batch, one over a restart.
  for (let cut = 1; received.length < sent.length; cut += 1) {
    const stream: EventReader = await follow(on, '/stream', analyst, last);
    const count = Math.min(cut, sent.length - received.length);
    for (const message of await stream.take(count)) {
      last = message.id;
      const { data } = message.data as { data: { name: string } };
      received.push(data.name);
    }
    await stream.close();
    if (cut === 3) await sendMore(6);
    if (cut === 4) await on.restart();
  }
  assert.equal(received, sent);
  const stream = await follow(on, '/stream', analyst, last);
  await sendMore(7);
  const first = (await stream.one()).data as { data: { name: string } };
  assert.is(first.data.name, '0-7-0');
  await stream.close();
});

test('a reader may begin with what comes next, but not with nonsense', async (context) => {
  const { on, owner, analyst } = context;
  const tab = new Recording();
  await tab.send(on, owner, timerFired('old'));
  const stream = await follow(on, '/stream?from=now', analyst);
  await tab.send(on, owner, timerFired('new'));
  assert.equal(((await stream.one()).data as Event).data, { name: 'new' });
  await stream.close();
  for (const id of ['x', '1', '-1-0', '1-x', '9'.repeat(40)]) {
    const response = await on.get('/log-api/v1/stream', analyst, {
      headers: { 'last-event-id': id },
    });
    assert.is(response.status, 400, id);
  }
});

test('open streams do not keep the server from closing', async ({ on, owner, support }) => {
  const tab = new Recording();
  await tab.send(on, owner, timerFired('x'));
  const live = await follow(on, `/sessions/${tab.sessionId}/live`, support);
  const stream = await follow(on, '/stream', support);
  await live.take(1);
  await stream.take(1);
  await on.server().close();
  assert.is(await live.next(), null);
  assert.is(await stream.next(), null);
});

test.run();
