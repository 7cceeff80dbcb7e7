/** Named staff: from the command that adds them to the second step at each sign-in. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hotp, stepAt } from '../../../src/server-kernel/totp.ts';
import { fromBase32 } from '../../support/base32.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { addStaff, staffCommand } from '../support/staff-command.ts';

interface Context {
  on: TestServer;
  clock: { now: number };
}

const test = suite<Context>('staff, signing in');
const ANNA = 'anna@example.com';
const CHOSEN = 'five correct horses';
const MINUTE = 60_000;

test.before.each(async (context) => {
  context.clock = { now: Date.now() };
  context.on = await testServer({ demo: undefined, now: () => context.clock.now });
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly body: {
    readonly error?: string;
    readonly next?: string;
    readonly problems?: readonly string[];
    readonly key?: string;
    readonly uri?: string;
    readonly recoveryCodes?: readonly string[];
    readonly user?: { readonly login: string; readonly isDemo: boolean };
  };
}

async function signIn(on: TestServer, body: object, from = '203.0.113.1'): Promise<Answer> {
  const response = await on.get('/console-api/v1/login', undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ login: ANNA, ...body }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, cookie, body: await response.json() };
}

const codeAt = (key: string, now: number) => hotp(fromBase32(key), stepAt(now));
const meOf = async (on: TestServer, cookie: string) =>
  (await on.get('/console-api/v1/me', cookie)).status;

/** Somebody who has been through the first sign-in. */
async function enrolled({ on, clock }: Context) {
  const password = await addStaff(on.dataDir, ANNA);
  const chosen = { password, newPassword: CHOSEN };
  const key = (await signIn(on, chosen)).body.key ?? '';
  const entered = await signIn(on, { ...chosen, code: codeAt(key, clock.now) });
  assert.is(entered.status, 200);
  return { key, cookie: entered.cookie, codes: entered.body.recoveryCodes ?? [] };
}

test('the first sign-in asks for a password of one’s own and an authenticator', async (context) => {
  const { on, clock } = context;
  const password = await addStaff(on.dataDir, ANNA);
  const first = await signIn(on, { password });
  assert.equal([first.status, first.body.next, first.cookie], [200, 'new-password', '']);
  const weak = await signIn(on, { password, newPassword: 'Babygirl1' });
  assert.equal([weak.body.next, weak.body.problems], ['new-password', ['too-common']]);
  const same = await signIn(on, { password, newPassword: password });
  assert.equal(same.body.problems, ['same']);
  const enrolment = await signIn(on, { password, newPassword: CHOSEN });
  assert.equal([enrolment.body.next, enrolment.cookie], ['enrolment', '']);
  const { key = '', uri = '' } = enrolment.body;
  assert.match(uri, new RegExp(`^otpauth://totp/Replaybook%20console:anna%40.*secret=${key}&`));
  const wrong = await signIn(on, { password, newPassword: CHOSEN, code: '000000' });
  assert.equal([wrong.status, wrong.body.error], [403, 'code']);
  const code = codeAt(key, clock.now);
  const entered = await signIn(on, { password, newPassword: CHOSEN, code });
  assert.is(entered.status, 200);
  assert.is(entered.body.recoveryCodes?.length, 8);
  assert.is(entered.body.user?.isDemo, false);
  assert.is(await meOf(on, entered.cookie), 200);
  assert.is((await signIn(on, { password })).status, 401, 'the one-time password is spent');
});

test('every later sign-in asks for a code, each of which counts once', async (context) => {
  const { on, clock } = context;
  const { key } = await enrolled(context);
  const password = CHOSEN;
  assert.equal((await signIn(on, { password })).body, { next: 'code' });
  const spent = codeAt(key, clock.now);
  assert.is(
    (await signIn(on, { password, code: spent })).status,
    403,
    'it enabled the second step',
  );
  clock.now += MINUTE;
  const code = codeAt(key, clock.now);
  const both = await Promise.all([signIn(on, { password, code }), signIn(on, { password, code })]);
  assert.equal(both.map(({ status }) => status).sort(), [200, 403]);
  assert.is((await signIn(on, { password, code })).status, 403, 'it was used');
  assert.is((await signIn(on, { password: 'wrong', code: codeAt(key, clock.now) })).status, 401);
});

test('a recovery code counts once, however it is typed', async (context) => {
  const { on } = context;
  const { codes } = await enrolled(context);
  const code = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
  const [first, again] = [
    await signIn(on, { password: CHOSEN, code }),
    await signIn(on, { password: CHOSEN, code }),
  ];
  assert.equal([first.status, again.status, again.body.error], [200, 403, 'code']);
  assert.is(first.body.recoveryCodes?.length, 0, 'they are shown once');
});

test('codes cannot be tried out, from however many networks', async (context) => {
  const { on, clock } = context;
  const { key } = await enrolled(context);
  clock.now += MINUTE;
  const statuses: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    const tried = await signIn(on, { password: CHOSEN, code: '000000' }, `198.51.100.${i}`);
    statuses.push(tried.status);
  }
  assert.equal(statuses, [...new Array(10).fill(403), 429, 429]);
  const right = { password: CHOSEN, code: codeAt(key, clock.now) };
  assert.is((await signIn(on, right)).status, 429);
  clock.now += 10 * MINUTE;
  assert.is((await signIn(on, { ...right, code: codeAt(key, clock.now) })).status, 200);
});

test('nobody shuts staff out without their password', async (context) => {
  const { on, clock } = context;
  const { key } = await enrolled(context);
  clock.now += MINUTE;
  for (let i = 0; i < 60; i += 1) {
    await signIn(on, { password: 'wrong', code: '000000' }, `198.51.100.${i % 20}`);
  }
  const right = { password: CHOSEN, code: codeAt(key, clock.now) };
  assert.is((await signIn(on, right)).status, 200);
});

test('a key that was shown to somebody else does not finish the enrolment', async ({
  on,
  clock,
}) => {
  const password = await addStaff(on.dataDir, ANNA);
  const chosen = { password, newPassword: CHOSEN };
  const earlier = (await signIn(on, chosen)).body.key ?? '';
  const later = (await signIn(on, chosen)).body.key ?? '';
  assert.is.not(earlier, later);
  const stale = await signIn(on, { ...chosen, code: codeAt(earlier, clock.now) });
  assert.is(stale.status, 403);
  clock.now += 16 * MINUTE;
  const late = await signIn(on, { ...chosen, code: codeAt(later, clock.now) });
  assert.is(late.status, 403, 'it was not finished in time');
});

test('an account that is disabled is out at once', async (context) => {
  const { on, clock } = context;
  const { key, cookie } = await enrolled(context);
  assert.is(await meOf(on, cookie), 200);
  assert.is((await staffCommand(on.dataDir, 'disable', ANNA)).code, 0);
  assert.is(await meOf(on, cookie), 401);
  clock.now += MINUTE;
  const right = { password: CHOSEN, code: codeAt(key, clock.now) };
  assert.is((await signIn(on, right)).status, 401);
  await staffCommand(on.dataDir, 'enable', ANNA);
  assert.is((await signIn(on, right)).status, 200);
});

test('a lost authenticator or password is replaced by the command', async (context) => {
  const { on } = context;
  const { cookie } = await enrolled(context);
  await staffCommand(on.dataDir, 'reset', ANNA, '--second-step');
  assert.is(await meOf(on, cookie), 401, 'whoever found it may be signed in');
  assert.is((await signIn(on, { password: CHOSEN })).body.next, 'enrolment');
  const { said } = await staffCommand(on.dataDir, 'reset', ANNA, '--password');
  const password = /password +(\S+)/.exec(said)?.[1] ?? '';
  assert.is((await signIn(on, { password: CHOSEN })).status, 401);
  assert.is((await signIn(on, { password })).body.next, 'new-password');
});

test('staff list their sessions, end others, and change their password', async (context) => {
  const { on, clock } = context;
  const { key, cookie } = await enrolled(context);
  clock.now += MINUTE;
  const other = await signIn(on, { password: CHOSEN, code: codeAt(key, clock.now) });
  const list = async () => {
    const response = await on.get('/console-api/v1/sessions', cookie);
    const { items }: { items: { id: string; isCurrent: boolean }[] } = await response.json();
    return items;
  };
  const [away] = (await list()).filter(({ isCurrent }) => !isCurrent);
  const end = (id: string) =>
    on.get(`/console-api/v1/sessions/${id}`, cookie, { method: 'DELETE' });
  assert.is((await end(away?.id ?? '')).status, 204);
  assert.is((await end(away?.id ?? '')).status, 404);
  assert.is(await meOf(on, other.cookie), 401);
  assert.is((await list()).length, 1);
  const change = (body: object) =>
    on.get('/console-api/v1/password', cookie, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  assert.is((await change({ password: 'wrong', newPassword: 'six correct horses' })).status, 403);
  const common = await change({ password: CHOSEN, newPassword: 'babygirl1' });
  assert.equal(await common.json(), { problems: ['too-common'] });
  const changed = await change({ password: CHOSEN, newPassword: 'six correct horses' });
  assert.equal(await changed.json(), { problems: [] });
  assert.is(await meOf(on, cookie), 401, 'the session of before is over');
  const next = changed.headers.get('set-cookie')?.split(';')[0] ?? '';
  assert.is(await meOf(on, next), 200);
  assert.equal((await signIn(on, { password: 'six correct horses' })).body, { next: 'code' });
});

test.run();
