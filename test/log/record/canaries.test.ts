/**
 * Canaries in every place that the table of calls or the catalogue of events calls private, and
 * everywhere else looked at: what is secret is in the request that carries it and nowhere else,
 * what is personal is recorded in the personal part alone.
 */
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { type CallName, calls, isCallName } from '../../../src/calls/table.ts';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import {
  type AnyEvent,
  catalogue,
  type Envelope,
  type EventType,
  isEventType,
} from '../../../src/events/catalogue.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { recorded } from '../../support/session/betting.ts';
import { ask } from '../../support/session/calling.ts';
import { canariesIn, canary, leavesOf, plantedIn } from '../../support/session/canaries.ts';
import {
  type Answer,
  reply,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';
import { openPage } from './page.ts';

const test = suite('log: canaries');

/** What the page's console was told. */
const told: string[] = [];
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
const before = methods.map((name) => [name, console[name]] as const);

test.before(() => {
  for (const name of methods) console[name] = (...words) => void told.push(JSON.stringify(words));
});
test.after(() => {
  for (const [name, method] of before) console[name] = method;
});

const callNames = Object.keys(calls)
  .filter(isCallName)
  .filter((name) => !calls[name].stream);

/** Told by the bus itself, or by the table of calls. */
const eventTypes = Object.keys(catalogue)
  .filter(isEventType)
  .filter((type) => !/^(http|app\.st|bus|log)/.test(type));

interface VisitOptions {
  readonly as: 'guest' | 'player';
  readonly url?: string;
  readonly answers?: TestSession['answers'];
}

function visit({ as, url = '/en/live', answers = {} }: VisitOptions): TestSession {
  const userId = as === 'player' ? '7' : null;
  const session = testSession({
    url,
    answers: { authCheck: () => reply({ user_id: userId }), ...answers },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

/** Headers that carry a proof the page was given; a call says nothing of them. */
const PROOFS: ReadonlySet<string> = new Set(['authorization', 'x-captcha-token', 'x-fingerprint']);

function withoutProofs(headers: TransportRequest['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !PROOFS.has(name)));
}

/** A request as the log would hold it: without what its call calls private. */
function withoutPrivate(call: CallName, { headers, ...request }: TransportRequest): string {
  const data = { call, requestId: 1, ...request, headers: withoutProofs(headers) };
  const event = { seq: 0, at: 0, type: 'http.requested', data } as unknown as AnyEvent;
  // The address is made of the path's parts, which are private or not on their own.
  return JSON.stringify(redact(event, privatePathsOf(event), []));
}

/** Cookies that are there to keep a secret. */
const isKeeper = (name: string): boolean => name === 'user_token' || /^(ggru|grant_)/.test(name);

function assertKeptNowhere(session: TestSession, what: string): void {
  const { local, session: tab, cookies } = session.storage;
  const others = [...cookies.map].filter(([name]) => !isKeeper(name));
  const places = {
    state: session.runtime.state,
    storage: [[...local.map], [...tab.map], others],
    requests: session.requests.map(({ call, request }) => withoutPrivate(call, request)),
    console: told,
  };
  for (const [place, content] of Object.entries(places)) {
    assert.equal(canariesIn(JSON.stringify(content), 'secret'), [], `${what}: ${place}`);
  }
  assert.equal(canariesIn(JSON.stringify(told), 'personal'), [], `${what}: console`);
}

/** A secret that is no proof of who calls is in one request at most. */
function assertCarriedOnce(session: TestSession, what: string): void {
  const carriers = new Map<string, Set<string>>();
  for (const { request } of session.requests) {
    const own = { ...request, headers: withoutProofs(request.headers) };
    for (const found of canariesIn(JSON.stringify(own), 'secret')) {
      const requestId = request.headers['x-request-id'] ?? '';
      carriers.set(found, (carriers.get(found) ?? new Set()).add(requestId));
    }
  }
  for (const [found, requests] of carriers) assert.is(requests.size, 1, `${what}: ${found}`);
}

const all: AnyEvent[] = [];

function look(session: TestSession, what: string): void {
  session.clock.advance(2000);
  assertKeptNowhere(session, what);
  assertCarriedOnce(session, what);
  all.push(...recorded(session.events));
}

test('the schemas have secrets in them, and canaries are found', () => {
  const found = callNames.flatMap((name) =>
    plantedIn(calls[name].input.body).flatMap((body) =>
      canariesIn(JSON.stringify(body) ?? '', 'secret'),
    ),
  );
  assert.ok(found.length > 30);
  const encoded = Buffer.from(canary('secret')).toString('base64url');
  assert.is(canariesIn(`"${encoded}"`, 'secret').length, 1);
});

/** Named like a secret, and none: kinds, times, whether there is one, what joins answers, bonuses. */
const HARMLESS =
  /passport_type$|tokenExpiresAt$|tokenUserId$|tokenGuid$|hasToken$|is_changed_password$|granted(At)?$/;
const SECRET_NAME =
  /password|passport|token|credential|secret|pin_|inn$|sign$|recovery|ggru|grant|solution/i;

test('nothing that is named like a secret is left unmarked', () => {
  const schemas = [
    ...Object.entries(catalogue).map(([type, { data }]) => [type, data] as const),
    ...callNames.flatMap((name) => [
      ...Object.entries(calls[name].input).map(
        ([part, schema]) => [`${name} ${part}`, schema] as const,
      ),
      [`${name} reply`, calls[name].reply] as const,
    ]),
  ];
  const unmarked = schemas.flatMap(([what, schema]) =>
    leavesOf(schema)
      .filter(
        ([path, privacy]) => privacy !== 'secret' && SECRET_NAME.test(path.split('.').at(-1) ?? ''),
      )
      .filter(([path, privacy]) => !HARMLESS.test(path) && privacy !== 'personal')
      .map(([path]) => what + path),
  );
  assert.equal(unmarked, []);
});

/** A session is begun for what has something to look for in it. */
const holdsCanary = (data: unknown): boolean => {
  const text = JSON.stringify(data) ?? '';
  return (['secret', 'personal'] as const).some((privacy) => canariesIn(text, privacy).length > 0);
};

test('what is secret in an event is in no state, storage, console or strange request', () => {
  for (const type of eventTypes) {
    for (const data of plantedIn(catalogue[type].data).filter(holdsCanary)) {
      for (const as of ['guest', 'player'] as const) {
        const session = visit({ as });
        const rejected = session.typesOf('bus.rejected').length;
        session.runtime.publish(type as EventType, data as never);
        assert.is(session.typesOf('bus.rejected').length, rejected, `${type} fits its schema`);
        look(session, `${type} of a ${as}`);
      }
    }
  }
});

/** A token that is one, with a canary in its signature. */
const plantedToken = () =>
  `x.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: '7' }))}.${canary('secret')}`;

/** What a call may be answered: rightly, with a refusal that says much, or with what fits nothing. */
function answersOf(name: CallName): Answer[] {
  const right = name === 'token' ? [{ token: plantedToken() }] : plantedIn(calls[name].reply);
  const error = { code: '1', title: canary('personal'), detail: canary('personal') };
  const refusal = { errors: [{ ...error, meta: canary('secret') }], hint: canary('secret') };
  const strange = [[[canary('secret')]], canary('secret'), { x: { y: canary('secret') } }];
  return [
    ...right.map((body) => reply(body)),
    reply(refusal, 422),
    reply({ errors: canary('secret') }, 500),
    ...strange.filter((body) => !v.is(calls[name].reply, body)).map((body) => reply(body)),
  ];
}

function inputOf(name: CallName): Parameters<typeof ask>[2] {
  const parts = Object.entries(calls[name].input).map(([part, schema]) => [
    part,
    plantedIn(schema)[0],
  ]);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

test('what is secret in a call is in its one request, and in nothing that comes of its answer', () => {
  for (const name of callNames) {
    const session = visit({ as: 'player' });
    for (const answer of answersOf(name)) {
      session.answers[name] = () => answer;
      ask(session, name, inputOf(name));
      session.clock.advance(1000);
    }
    look(session, name);
  }
});

test('a secret in an address goes to the call it is for, and is in no event', () => {
  const one = () => canary('secret');
  const addresses = [
    () => `/en/user/login?method_id=1&token=${one()}&sign=${one()}`,
    () => `/en/user/login?network=vk&code=${one()}&state=${one()}`,
    () => `/en/user/login?network=google#id_token=${one()}`,
    () => `/en/registration/socialregistration?network=vk&code=${one()}&state=${one()}`,
    () => `/en/office/security?network=vk&code=${one()}&state=${one()}`,
    () => `/en/user/accountverify?token=${one()}`,
    () => `/en/user/activatefast?token=${one()}`,
    () => `/en/user/passwordreset?token=${one()}`,
    () => `/en/user/stopnewsletter?token=${one()}`,
  ];
  for (const address of addresses) {
    for (const as of ['guest', 'player'] as const) {
      const url = address();
      const session = visit({ as, url });
      session.clock.advance(10_000);
      look(session, `${url} of a ${as}`);
    }
  }
});

test('a token in its cookie is not told when a session starts', () => {
  const session = testSession({ answers: { authCheck: () => reply({ user_id: '7' }) } });
  session.storage.cookies.setItem('user_token', plantedToken());
  session.runtime.start();
  session.clock.advance(1000);
  assert.match(JSON.stringify(session.requests), /Bearer x\.[\w=]+\.planted-secret/);
  all.push(...recorded(session.events));
  assertKeptNowhere(session, 'a kept token');
});

/** All that a recorder writes and sends of these events, as one visit. */
async function record(events: readonly AnyEvent[]) {
  const page = openPage();
  const chunks: string[] = [];
  const { append } = page.queue;
  Object.assign(page.queue, {
    append: (chunk: Parameters<typeof append>[0]) => {
      chunks.push(JSON.stringify(chunk));
      return append(chunk);
    },
  });
  for (const [seq, event] of events.entries()) {
    page.events$.next({ ...event, seq, cause: undefined } as unknown as Envelope as AnyEvent);
    if (seq % 1000 === 999) await page.time.advance(20_000);
  }
  await page.time.advance(60_000);
  const batches = page.collector.uploads.map(({ batch: { body, publicLength } }) => ({
    open: gunzipSync(body.subarray(0, publicLength)).toString(),
    personal: body.length > publicLength ? gunzipSync(body.subarray(publicLength)).toString() : '',
  }));
  return { page, chunks, batches };
}

test('of all that, the recorder writes and sends no secret, and what is personal apart', async () => {
  assert.ok(all.length > 5000, 'there is much to record');
  assert.ok(canariesIn(JSON.stringify(all), 'secret').length > 100);
  const { page, chunks, batches } = await record(all);
  assert.is(page.collector.events(page.id).length, all.length);
  const written = [...chunks, ...batches.flatMap(({ open, personal }) => [open, personal])];
  assert.equal(canariesIn(written.join('\n'), 'secret'), []);
  assert.equal(canariesIn(JSON.stringify(page.statuses), 'personal'), []);
  const open = batches.map((batch) => batch.open).join('\n');
  const personal = batches.map((batch) => batch.personal).join('\n');
  assert.equal(canariesIn(open, 'personal'), []);
  assert.ok(canariesIn(personal, 'personal').length > 50);
});

test.run();
