import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calls, isCallName } from '../../../src/calls/table.ts';
import { fakeBoard } from '../support/board.ts';
import { type Harness, startBackEnd } from '../support/harness.ts';
import { visitorOf } from '../support/visitor.ts';

const test = suite('requests of other sites');

const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];

/** Every call of the table that changes something. */
const changing = Object.keys(calls)
  .filter(isCallName)
  .filter((name) => calls[name].method !== 'GET');

test('nothing that changes anything is taken from another site', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  assert.ok(changing.length > 30);
  for (const name of changing) {
    for (const foreign of FOREIGN) {
      const response = await visitor.fetch(calls[name].path.replace(/\{\w+\}/g, 'x'), {
        method: calls[name].method,
        headers: { 'content-type': 'application/json', ...foreign },
        ...(calls[name].method === 'POST' ? { body: '{}' } : {}),
      });
      assert.is(response.status, 403, `${name} ${JSON.stringify(foreign)}`);
      await response.text();
    }
  }
  assert.ok(await visitor.userId(), 'the session was not even ended');
  await harness.close();
});

/** Those that there is an answer for; the others are refused, whoever sends them. */
const answeredBy = ({ backEnd }: Harness) => changing.filter((name) => name in backEnd.handlers);

/** Bodies that a page may send anywhere without asking first, as forms do. */
function formBodies(): [what: string, body: string | URLSearchParams | FormData | undefined][] {
  const form = new FormData();
  form.set('credential', 'x');
  return [
    ['nothing', undefined],
    ['plain text', '{}'],
    ['fields of a form', new URLSearchParams({ a: '{}' })],
    ['a form of parts', form],
  ];
}

test('what a form can send is refused, even where its browser says nothing of its site', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), config: { oneTapAvailable: true } });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  const before = await visitor.call('userConfig', {});
  for (const name of answeredBy(harness).filter((one) => calls[one].method === 'POST')) {
    for (const [what, body] of formBodies()) {
      const address = calls[name].path.replace(/\{\w+\}/g, 'x');
      const init = { method: 'POST', ...(body === undefined ? {} : { body }) };
      const response = await visitor.fetch(address, init);
      assert.ok([400, 401, 403, 415].includes(response.status), `${name}: ${what}`);
      await response.text();
    }
  }
  assert.ok(await visitor.userId(), 'the session was not ended');
  assert.equal((await visitor.call('userConfig', {})).body, before.body);
  await harness.close();
});

test('a call that speaks for a player wants the token, which no other site can send', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const visitor = visitorOf(harness);
  await visitor.signIn();
  for (const name of answeredBy(harness).filter((one) => calls[one].bearer)) {
    const response = await visitor.fetch(calls[name].path.replace(/\{\w+\}/g, 'x'), {
      method: calls[name].method,
      headers: { 'content-type': 'application/json' },
      ...(calls[name].method === 'POST' ? { body: '{}' } : {}),
    });
    assert.is(response.status, 401, name);
    await response.text();
  }
  await harness.close();
});

test('the own site, and programs that are no browsers, are let through', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const own: readonly Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: harness.url },
  ];
  for (const headers of own) {
    const answer = await visitorOf(harness).call('disconnect', { body: {} }, headers);
    assert.is(answer.status, 200, JSON.stringify(headers));
  }
  const read = await fetch(`${harness.url}/web-api/session`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  assert.is(read.status, 200);
  await harness.close();
});

test('cookies are out of reach of scripts and of other sites', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const { headers } = await visitorOf(harness).call('captchaUpdate', { query: { code: '111' } });
  const [cookie = ''] = headers.getSetCookie();
  assert.match(cookie, /^rb_visit=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax$/);
  await harness.close();
});

test.run();
