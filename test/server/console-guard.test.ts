/** Signing in to the console where the back-end has a guard and second steps. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reference } from '../../src/reference/plugin.ts';
import { hotp, stepAt } from '../../src/reference/session/totp.ts';
import { fakeBoard } from '../reference/support/board.ts';
import { encoded, START, temporaryFolder } from '../reference/support/harness.ts';
import { type Visitor, visitorOf } from '../reference/support/visitor.ts';
import { fromBase32 } from '../support/base32.ts';
import { PASSWORD, type TestServer, testServer } from './support/server.ts';

const test = suite<{ on: TestServer }>('console, signing in beside the site');
const SUPPORT = 'support@example.test';
const PLAYER = 'player@example.test';

test.before.each(async (context) => {
  context.on = await testServer({
    now: () => START,
    backEnd: (app, services) =>
      reference(app, { ...services, dataDir: temporaryFolder(), clockRate: 1, board: fakeBoard() }),
  });
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

const at = (on: TestServer): Visitor =>
  visitorOf({ url: on.origin(), outbox: { after: () => [], send: () => undefined } });

async function atConsole(visitor: Visitor, login: string, password: string, from = '10.0.0.1') {
  const response = await visitor.fetch('/console-api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ login, password }),
  });
  return `${response.status} ${(await response.json()).error ?? ''}`.trim();
}

const atSite = async (visitor: Visitor, login: string, password: string) => {
  const body = { login: encoded(login), password: encoded(password) };
  return visitor.call('loginByEmail', { body });
};

test('a player’s right password is answered like a wrong one, however often', async ({ on }) => {
  const answersFor = async (password: string, login: string) => {
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await atConsole(at(on), login, password));
    return answers;
  };
  const right = await answersFor(PASSWORD, PLAYER);
  assert.equal(right.slice(0, 3), new Array(3).fill('401 credentials'));
  assert.equal(await answersFor('wrong', 'nobody@example.test'), right);
  assert.equal(await answersFor('wrong', 'analyst@example.test'), right);
});

test('tries at the console count at the site, and those at the site at the console', async ({
  on,
}) => {
  for (let i = 0; i < 3; i += 1) await atConsole(at(on), PLAYER, 'wrong', `10.0.1.${i}`);
  assert.is((await atSite(at(on), PLAYER, PASSWORD)).errors[0]?.code, '100');
  for (let i = 0; i < 3; i += 1) await atSite(at(on), SUPPORT, 'wrong');
  assert.is(await atConsole(at(on), ` ${SUPPORT.toUpperCase()}`, PASSWORD), '403 at-the-site');
});

test('who signed in at the site is signed in at the console', async ({ on }) => {
  const staff = at(on);
  assert.is((await atSite(staff, SUPPORT, PASSWORD)).status, 200);
  assert.is((await staff.fetch('/console-api/v1/me')).status, 200);
});

test('staff with a second step take it, at the site', async ({ on }) => {
  const staff = at(on);
  assert.is(await atConsole(staff, SUPPORT, PASSWORD), '200');
  const { body } = await staff.call('twoStepStart', {
    body: { method: 'totp', password: encoded(PASSWORD) },
  });
  const code = hotp(fromBase32(body.key ?? ''), stepAt(START));
  assert.is((await staff.call('twoStepEnable', { body: { code } })).status, 200);
  const later = at(on);
  assert.is(await atConsole(later, SUPPORT, 'wrong'), '401 credentials');
  assert.is(await atConsole(later, SUPPORT, PASSWORD), '403 at-the-site');
  assert.is((await later.fetch('/console-api/v1/me')).status, 401);
  assert.is(await later.userId(), null);
});

test.run();
