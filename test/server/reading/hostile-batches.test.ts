import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Batch } from '../../../src/log/envelope.ts';
import { HOSTILE } from '../support/hostile.ts';
import {
  newSessionId,
  openSite,
  Recording,
  readEvents,
  timerFired,
  upload,
} from '../support/recording.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';
import { EventReader } from '../support/sse.ts';
import { search } from '../support/staff.ts';

interface Scene {
  readonly on: TestServer;
  readonly owner: string;
  /** Ids of the sessions with a hostile batch, by the name of that. */
  readonly ids: ReadonlyMap<string, string>;
  /** What was sent right after them. */
  readonly after: Recording;
}

const test = suite<Scene>('log service, hostile batches');

/** They are sent once for all that read them. */
test.before(async (scene) => {
  const on = await testServer();
  const owner = await openSite(on);
  await new Recording().send(on, owner, timerFired('before'));
  const ids = new Map<string, string>();
  for (const [name, batch] of Object.entries(HOSTILE)) ids.set(name, await send(on, owner, batch));
  const after = new Recording();
  await after.send(on, owner, timerFired('after'));
  Object.assign(scene, { on, owner, ids, after });
});

test.after(async ({ on }) => {
  await on.dispose();
});

async function send(on: TestServer, owner: string, batch: Batch): Promise<string> {
  const sessionId = newSessionId();
  const response = await upload(on, sessionId, batch, owner);
  assert.is(response.status, 200);
  return sessionId;
}

/** A recording as any, sent after the hostile ones, is found: the index went past them. */
async function isFoundAfter(on: TestServer, owner: string, name: string): Promise<void> {
  await new Recording().send(on, owner, timerFired(name));
  const support = await on.signIn('support');
  await eventually(
    () => search(on, support, `?text=${name}`),
    (items) => items.length === 1,
  );
}

test('no batch stops the index, the site or the next start', async ({ on, owner, ids }) => {
  assert.is((await on.get('/healthz')).status, 200);
  await isFoundAfter(on, owner, 'honest');
  await on.restart();
  const support = await on.signIn('support');
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  for (const item of await search(on, support)) {
    if (names.has(item.id)) assert.is(item.setAside, 1, names.get(item.id));
  }
  await isFoundAfter(on, owner, 'afterwards');
});

test('every reader is told of the gap and goes on behind it', async ({ on, ids }) => {
  const support = await on.signIn('support');
  for (const [name, { count }] of Object.entries(HOSTILE)) {
    const id = ids.get(name) ?? '';
    const path = `/log-api/v1/sessions/${id}`;
    const { lines } = await readEvents(on, id, support);
    assert.equal(lines, [{ gap: { after: -1, missing: count, setAside: true } }]);
    const verdict = await (await on.get(`${path}/verify`, support)).json();
    assert.is(verdict.verdict, 'set-aside');
    const live = new EventReader(await on.get(`${path}/live`, support));
    assert.is((await live.one()).event, 'gap');
    await live.close();
  }
});

test('the stream goes past them, and so does who resumes it', async ({ on, after }) => {
  const analyst = await on.signIn('analyst');
  let first = '';
  for (const resumed of [false, true]) {
    const headers: Record<string, string> = resumed ? { 'last-event-id': first } : {};
    const stream = new EventReader(await on.get('/log-api/v1/stream', analyst, { headers }));
    let gaps = 0;
    for (let source = ''; source !== `/sessions/${after.sessionId}`; ) {
      const message = await stream.one();
      first ||= message.id ?? '';
      if (message.event === 'gap') gaps += 1;
      source = (message.data as { source?: string }).source ?? '';
    }
    // Whose personal part alone is bad still tells its public one.
    assert.is(gaps, Object.keys(HOSTILE).filter((name) => !name.includes('personal')).length);
    await stream.close();
  }
});

test('a batch larger than a chunk comes whole, in order and from any place', async (context) => {
  const { on, owner } = context;
  const names = Array.from({ length: 2_000 }, (_, i) => `${i} ${'x'.repeat(500)}`);
  const tab = new Recording();
  await tab.send(on, owner, ...names.map(timerFired));
  await tab.send(on, owner, timerFired('last'));
  const support = await on.signIn('support');
  const namesIn = async (query: string) =>
    (await readEvents(on, tab.sessionId, support, query)).lines.map(
      (line) => (line['data'] as { name: string }).name,
    );
  assert.equal(await namesIn(''), [...names, 'last']);
  assert.equal(await namesIn('?from=700&to=1999'), names.slice(700));
  const live = new EventReader(
    await on.get(`/log-api/v1/sessions/${tab.sessionId}/live?from=1000`, support),
  );
  const seqs = (await live.take(1_001)).map(({ id }) => Number(id));
  assert.equal(
    seqs,
    Array.from({ length: 1_001 }, (_, i) => 1_000 + i),
  );
  await live.close();
});

test.run();
