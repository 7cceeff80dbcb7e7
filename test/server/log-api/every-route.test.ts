import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sessionIdOf } from '../../../src/kernel/write-key.ts';
import { reference } from '../../../src/reference/plugin.ts';
import { createWriteKey } from '../../../src/site/ports/surroundings.ts';
import { canariesIn, canary } from '../../support/session/canaries.ts';
import {
  noteRoutes,
  type Question,
  questionsFor,
  type Route,
  reviewedIn,
  sendToSupport,
  signIn,
  textOf,
} from '../support/every-route.ts';
import { everything, visit } from '../support/planted-log.ts';
import { openSite, Recording, upload } from '../support/recording.ts';
import { eventually, type TestServer, testServer } from '../support/server.ts';

/** Who is looked after: all that they ever typed or were sent is planted. */
interface Victim extends Awaited<ReturnType<typeof sendToSupport>> {
  readonly id: string;
  readonly sessions: readonly string[];
  /** What nobody is told, besides canaries. */
  readonly secrets: readonly string[];
  /** Number of the last canary that was planted for them. */
  readonly lastCanary: number;
}

interface Scene {
  readonly on: TestServer;
  readonly folder: string;
  readonly routes: readonly Route[];
  readonly victim: Victim;
}

type Kind = 'personal' | 'secret';
type Role = 'guest' | 'other' | 'analyst' | 'support' | 'victim';

const test = suite<Scene>('log service: every route');

const LOGIN = 'planted-victim-login@example.test';
const PHONE = '+49151planted';
const NAME = 'Planted Victim';
const NETWORK = '203.0.113.77';
const AGENT = 'Planted-Agent/1.0';
const WRITTEN = {
  document: 'Planted In A Document',
  message: 'Planted In A Request',
  file: 'Planted In A File',
};
const PASSWORD = 'planted-victim-password';
/** What analysts and other players are not told, besides canaries. */
const PERSONAL = [LOGIN, PHONE, NAME, NETWORK, AGENT, ...Object.values(WRITTEN)];

async function createVictim(on: TestServer): Promise<Victim> {
  const owner = await openSite(on);
  const { id } = await on.server().identity.createUser({
    login: LOGIN,
    password: PASSWORD,
    roles: ['player'],
    profile: { email: LOGIN, phone: PHONE, name: NAME },
  });
  const { cookie: signedIn, token } = await signIn(on, LOGIN, PASSWORD);
  const sent = await sendToSupport(on, token, WRITTEN);
  const sessions: string[] = [];
  const writeKeys: string[] = [];
  for (const happenings of [everything(), visit()]) {
    const writeKey = createWriteKey(crypto);
    const tab = new Recording(sessionIdOf(writeKey));
    const from = { 'x-forwarded-for': NETWORK, 'user-agent': AGENT, 'x-log-write-key': writeKey };
    for (let at = 0; at < happenings.length; at += 100) {
      const batch = await tab.cut(happenings.slice(at, at + 100));
      const { status } = await upload(on, tab.sessionId, batch, `${owner}; ${signedIn}`, from);
      assert.is(status, 200);
    }
    const wrong = { ...from, 'x-log-write-key': writeKey.slice(1) };
    const refused = await upload(on, tab.sessionId, await tab.cut(happenings), owner, wrong);
    assert.is(refused.status, 403);
    await refused.body?.cancel();
    sessions.push(tab.sessionId);
    writeKeys.push(writeKey.slice(1));
  }
  // Who looks at their own is on record too.
  await (await on.get('/log-api/v1/sessions', signedIn)).body?.cancel();
  const secrets = [
    PASSWORD,
    token,
    ...writeKeys,
    ...[signedIn, owner].map((cookie) => cookie.split('=')[1] ?? ''),
  ];
  assert.ok(secrets.every((secret) => secret.length > 20));
  return { id, ...sent, sessions, secrets, lastCanary: Number(canary('secret').split('-')[2]) };
}

test.before(async (scene) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'every-route-'));
  const noted = noteRoutes();
  const on = await testServer({
    backEnd: (app, services) => reference(app, { ...services, clockRate: 1, dataDir: folder }),
  });
  noted.stop();
  const victim = await createVictim(on);
  Object.assign(scene, { on, folder, routes: noted.routes, victim });
  const { identity } = on.server();
  await identity.createUser({ login: 'other@example.test', password: 'x', roles: ['player'] });
  const support = await on.signIn('support');
  const found = async () => on.get('/log-api/v1/sessions?type=bus.failed', support);
  await eventually(
    async () => (await (await found()).json()).items,
    (items) => items.length === victim.sessions.length,
  );
});

test.after(async ({ on, folder }) => {
  await on.dispose();
  await rm(folder, { recursive: true });
});

const LISTS = ['/log-api/v1/sessions', '/log-api/v1/audit', '/log-api/v1/security-events'];

/** Whatever is asked for by an address is asked for of the victim. */
function valuesFor({ victim }: Scene): (url: string) => Record<string, string>[] {
  const sessions = victim.sessions.map((id) => ({ id }));
  return (url) => {
    if (/^\/(log|console)-api\/v1\/sessions\//.test(url)) return sessions;
    if (url.startsWith('/log-api/v1/users/')) return [{ id: victim.id }];
    if (url.startsWith('/log-api/v1/erasures/')) return [{ id: '1' }];
    if (url === '/*') return [{ '*': 'en' }, { '*': 'console' }, { '*': 'no-such-file.js' }];
    if (url.includes('/networks/:network/')) return [{ network: 'google' }];
    if (url.includes('/review/players/')) return [{ userId: victim.id }];
    if (url.includes('/review/')) return [reviewedIn(url, victim)];
    if (url.includes('/sandbox-pay/')) return [{ payment: '10000001', token: 'x' }];
    if (url.startsWith('/wallet-api/')) return [{ provider: 'nobody', call: 'debit' }];
    if (url.includes('/draws/:game')) return [{ game: '500001' }];
    if (url.includes('/challenges/:id/:file')) return [{ id: 'x', file: 'picture.png' }];
    return [{}];
  };
}

function queriesFor({ victim }: Scene, { url }: Route): string[] {
  if (url.endsWith('/stream')) return ['?from=start'];
  if (!LISTS.includes(url)) return [''];
  const users = [victim.id, LOGIN, 'planted'].map((user) => `?user=${user}`);
  const others = ['?text=planted', '?type=session.loginSubmitted', `?actor=${victim.id}`];
  return ['', ...users, ...others];
}

/** What a role is asked with: signed in anew, as some calls end the sign-in. */
async function identityOf(on: TestServer, role: Role): Promise<Record<string, string>> {
  if (role === 'guest') return {};
  if (role === 'support' || role === 'analyst') return { cookie: await on.signIn(role) };
  const [login, password] = role === 'victim' ? [LOGIN, PASSWORD] : ['other@example.test', 'x'];
  const { cookie, token } = await signIn(on, login, password);
  return { cookie, authorization: `Bearer ${token}` };
}

let networks = 0;

/** Asks from a network of its own, so that no limit stands in the way of what would be answered. */
async function ask(
  on: TestServer,
  { method }: Route,
  question: Question,
  headers: HeadersInit,
  awaited?: string,
) {
  networks += 1;
  const { path: address, body, headers: more } = question;
  const from = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(on.origin() + address, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-for': from, ...headers, ...more, ...type },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await textOf(response, awaited) };
}

/** What a text tells of the victim; what the question itself planted may come back. */
function toldIn(text: string, { victim }: Scene, kind: Kind): string[] {
  const canaries = canariesIn(text, kind).filter(
    (found) => Number(found.split('-')[2] ?? 0) <= victim.lastCanary,
  );
  const others = kind === 'secret' ? victim.secrets : PERSONAL;
  return [...canaries, ...others.filter((one) => text.includes(one))];
}

/** Calls that are answered beside each other: half of what they take is waiting. */
const BESIDE = 8;

/** Everything that there is to ask, route by route. Erasing the victim would leave nothing to be told. */
function asked(scene: Scene, role: Role): { readonly route: Route; readonly question: Question }[] {
  return scene.routes
    .filter(({ method }) => role !== 'support' || method !== 'DELETE')
    .flatMap((route) =>
      questionsFor(route, valuesFor(scene), queriesFor(scene, route)).map((question) => ({
        route,
        question,
      })),
    );
}

/**
 * Asks everything; gives back which routes told something, and what. What only reads ends no sign-in, so
 * that several are asked with the same one beside each other. Whatever else there is may have ended it
 * where it was done; and what is refused for want of a sign-in is asked again with a new one.
 */
async function tellers(scene: Scene, role: Role, ...kinds: Kind[]): Promise<string[]> {
  const found = new Set<string>();
  const questions = asked(scene, role);
  const reads = ({ route }: { readonly route: Route }) => route.method === 'GET';
  const note = async ({ route, question }: (typeof questions)[number], headers: HeadersInit) => {
    const { status, text } = await ask(scene.on, route, question, headers);
    const told = kinds.flatMap((kind) => toldIn(text, scene, kind));
    if (told.length > 0) found.add(`${route.method} ${route.url}: ${told.slice(0, 3)}`);
    return status;
  };
  const reading = questions.filter(reads);
  for (let at = 0; at < reading.length; at += BESIDE) {
    const headers = await identityOf(scene.on, role);
    await Promise.all(reading.slice(at, at + BESIDE).map((one) => note(one, headers)));
  }
  let headers = await identityOf(scene.on, role);
  for (const one of questions.filter((each) => !reads(each))) {
    const status = await note(one, headers);
    if (role === 'guest' || (status >= 400 && status !== 401)) continue;
    headers = await identityOf(scene.on, role);
    if (status === 401) await note(one, headers);
  }
  return [...found];
}

test('the recordings hold what is looked for, and support is told it', async (scene) => {
  const events = scene.routes.filter(({ url }) => url.endsWith('/:id/events'));
  assert.ok(events.length > 0 && scene.routes.length > 100);
  const cookie = await scene.on.signIn('support');
  for (const sessionId of scene.victim.sessions) {
    const response = await scene.on.get(`/log-api/v1/sessions/${sessionId}/events`, cookie);
    const text = await textOf(response);
    assert.ok(toldIn(text, scene, 'personal').length > 3, sessionId);
  }
  for (const stream of scene.routes.filter(({ url }) => /(live|v1\/stream)$/.test(url))) {
    if (stream.method !== 'GET') continue;
    const [question] = questionsFor(stream, valuesFor(scene), queriesFor(scene, stream));
    assert.ok(question);
    const awaited = 'session.loginSubmitted';
    const { text } = await ask(scene.on, stream, question, { cookie }, awaited);
    assert.match(text, awaited, stream.url);
  }
});

for (const role of ['guest', 'other', 'analyst'] as const) {
  test(`no route tells a ${role} anything personal or secret of a player`, async (scene) => {
    assert.equal(await tellers(scene, role, 'personal', 'secret'), []);
  });
}

for (const role of ['support', 'victim'] as const) {
  test(`no route tells ${role} a secret`, async (scene) => {
    assert.equal(await tellers(scene, role, 'secret'), []);
  });
}

test('an analyst cannot ask whether something personal is there', async ({ on }) => {
  const cookie = await on.signIn('analyst');
  for (const text of [LOGIN, PHONE, 'planted', 'planted-personal', 'example.test']) {
    for (const field of ['text', 'user', 'type']) {
      const response = await on.get(`/log-api/v1/sessions?${field}=${text}`, cookie);
      assert.equal((await response.json()).items, [], `${field}=${text}`);
    }
  }
});

test('no file of the log holds it either', async (scene) => {
  const names = await readdir(scene.on.dataDir, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((one) => one.isFile() && !one.name.startsWith('identity'))) {
    const text = await readFile(path.join(entry.parentPath, entry.name), 'latin1');
    for (const what of ['personal', 'secret'] as const) {
      assert.equal(toldIn(text, scene, what), [], entry.name);
    }
  }
});

test.run();
