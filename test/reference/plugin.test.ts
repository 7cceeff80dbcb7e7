import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFaultPlan } from '../../src/reference/http/faults.ts';
import { reference } from '../../src/reference/plugin.ts';
import { fakeBoard } from './support/board.ts';
import { openFeed } from './support/events.ts';
import { START, temporaryFolder } from './support/harness.ts';
import { fakeIdentity } from './support/identity.ts';

const test = suite('the back-end as a plugin');

async function serve(siteConfig?: Record<string, unknown>) {
  const clock = { now: START };
  const board = fakeBoard();
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push(JSON.parse(line).msg) };
  const app = fastify({ logger: { level: 'warn', stream } });
  const faults = createFaultPlan();
  await app.register(reference, {
    identity: fakeIdentity(),
    security: { record: () => undefined },
    dataDir: temporaryFolder(),
    clockRate: 1,
    now: () => clock.now,
    board,
    faults,
    version: '1.2.3',
    ...(siteConfig ? { siteConfig } : {}),
  });
  app.get('/own', async () => ({ own: true }));
  app.post('/own', async () => ({ own: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, board, clock, faults, warnings, url: `http://127.0.0.1:${port}` };
}

const post = (url: string, body: unknown, type = 'application/json') =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } });

test('it answers beside the server’s own routes, and changes nothing about those', async () => {
  const { app, url } = await serve();
  assert.equal(await (await fetch(`${url}/version.json`)).json(), { version: '1.2.3' });
  const own = await fetch(`${url}/own`);
  assert.equal(await own.json(), { own: true });
  assert.is(own.headers.get('cache-control'), null);
  assert.is((await post(`${url}/own`, 'text', 'text/plain')).status, 200);
  await app.close();
});

test('it tells the line by itself while it runs, and lets the server close', async () => {
  const { app, board, clock, url } = await serve();
  board.updates = () => [{ kind: 'game-removed', gameId: 1 }];
  const feed = await openFeed(url, { topics: 'live' });
  await feed.next();
  clock.now += 1000;
  assert.equal((await feed.next())?.updates, [{ kind: 'game-removed', gameId: 1 }]);
  await app.close();
  assert.is(await feed.next(), null);
});

test('overrides nobody can use are named and left out', async () => {
  const { app, url, warnings } = await serve({ companyName: 5, nonsense: true, maintenance: true });
  assert.is(warnings.length, 2);
  assert.match(warnings.join(), /companyName/);
  assert.match(warnings.join(), /nonsense/);
  const maintenance = await fetch(`${url}/bff-api/maintenance`);
  assert.match(await maintenance.text(), /"isActive":true/);
  await app.close();
});

test('the conditions of this back-end are part of the configuration', async () => {
  const { app, url, warnings } = await serve({ backEnd: { country: 'de' } });
  assert.equal(warnings, []);
  assert.match(await (await fetch(`${url}/web-api/session`)).text(), /"countryCode":"de"/);
  await app.close();
  const wrong = await serve({ backEnd: { country: 'Germany', x: 1 } });
  assert.is(wrong.warnings.length, 1);
  assert.match(wrong.warnings.join(), /backEnd/);
  assert.is((await fetch(`${wrong.url}/web-api/session`)).status, 200);
  await wrong.app.close();
  // The clock is put forward for trials alone, and no start does that.
  const forward = await serve({ backEnd: { clock: 1000 } });
  assert.match(forward.warnings.join(), /backEnd: clock/);
  await forward.app.close();
});

test('faults are set from outside only where that is allowed', async () => {
  const closed = await serve();
  assert.is((await post(`${closed.url}/reference-api/v1/faults`, {})).status, 404);
  assert.is((await post(`${closed.url}/reference-api/v1/conditions`, {})).status, 404);
  assert.is((await post(`${closed.url}/reference-api/v1/conditions`, { clock: 1 })).status, 404);
  assert.is((await fetch(`${closed.url}/reference-api/v1/outbox`)).status, 404);
  await closed.app.close();
  process.env['REFERENCE_FAULTS'] = '1';
  try {
    const { app, url } = await serve();
    const set = (body: unknown) => post(`${url}/reference-api/v1/faults`, body);
    const fault = { answer: { kind: 'status', status: 503 } };
    assert.is((await set({ session: fault })).status, 204);
    assert.is((await fetch(`${url}/web-api/session`)).status, 503);
    assert.is((await set({ session: null })).status, 204);
    assert.is((await fetch(`${url}/web-api/session`)).status, 200);
    const change = (body: unknown) => post(`${url}/reference-api/v1/conditions`, body);
    assert.match(await (await change({ country: 'de' })).text(), /"country":"de"/);
    assert.match(await (await fetch(`${url}/web-api/session`)).text(), /"countryCode":"de"/);
    const wrong = await change({ country: 'Germany' });
    assert.is(wrong.status, 400);
    assert.match(await wrong.text(), /"pointer":"\/country"/);
    const phone = Buffer.from('+353861234567').toString('base64url');
    await post(`${url}/web-api/auth/v1/sms`, { phone, purpose: 'registration' });
    const outbox = async (query = '') =>
      (await (await fetch(`${url}/reference-api/v1/outbox${query}`)).json()) as {
        messages: { id: number; to: string; code: string }[];
      };
    const [message] = (await outbox()).messages;
    assert.is(message?.to, '+353861234567');
    assert.match(message?.code ?? '', /^\d{6}$/);
    assert.equal(await outbox('?after=1'), { messages: [] });
    assert.is((await fetch(`${url}/reference-api/v1/outbox?after=x`)).status, 400);
    assert.is((await set({ nothing: fault })).status, 400);
    assert.is((await set({ session: { answer: { kind: 'status', status: 200 } } })).status, 400);
    await app.close();
  } finally {
    delete process.env['REFERENCE_FAULTS'];
  }
});

test.run();
