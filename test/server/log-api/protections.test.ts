import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Role } from '../../../src/server/identity/identity.ts';
import { appStarted, type Happening, openSite, Recording } from '../support/recording.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { both, otherPlayer, signInAll } from '../support/staff.ts';

const test = suite<{ on: TestServer; owner: string; cookies: Record<Role, string> }>(
  'log service: the record of a player’s protection',
);

test.before.each(async (context) => {
  context.on = await testServer();
  context.owner = await openSite(context.on);
  context.cookies = await signInAll(context.on);
});

test.after.each(async ({ on }) => {
  await on.dispose();
});

const deposit = (id: string, amount: number): Happening => ({
  type: 'payments.begun',
  data: { id, kind: 'deposit', method: 'card', amount, fee: 0, currency: 'EUR' },
});

async function record(on: TestServer, cookie: string, query = '') {
  const response = await on.get(`/log-api/v1/protections${query}`, cookie);
  const [head, ...rows] = (await response.text()).trimEnd().split('\r\n');
  return { status: response.status, type: response.headers.get('content-type'), head, rows };
}

test('a player takes along what all their sessions tell, oldest first', async (context) => {
  const { on, owner, cookies } = context;
  const mine = both(owner, cookies.player);
  const [first, second] = [new Recording(), new Recording()];
  await first.send(on, mine, appStarted(first.sessionId), deposit('1', 2000));
  await second.send(on, mine, appStarted(second.sessionId), deposit('2', 550));
  await first.send(on, mine, deposit('3', 100));
  const { status, type, head, rows } = await record(on, cookies.player);
  assert.is(status, 200);
  assert.is(type, 'text/csv; charset=utf-8');
  assert.is(head, 'time,session,event,what,details,missed');
  assert.equal(
    rows.map((row) => row.split(',').slice(1)),
    [
      [first.sessionId, '1', 'deposit-begun', '20.00 EUR', ''],
      [first.sessionId, '2', 'deposit-begun', '1.00 EUR', ''],
      [second.sessionId, '1', 'deposit-begun', '5.50 EUR', ''],
    ],
  );
});

test('nobody else’s: staff say whose, players have none but their own', async (context) => {
  const { on, owner, cookies } = context;
  const tab = new Recording();
  const userId = await on.userId('player');
  await tab.send(on, both(owner, cookies.player), appStarted(tab.sessionId), deposit('1', 2000));
  const other = await otherPlayer(on);
  assert.equal((await record(on, other)).rows, []);
  assert.equal((await record(on, other, `?user=${userId}`)).rows, []);
  assert.is((await record(on, cookies.support, `?user=${userId}`)).rows.length, 1);
  assert.is((await record(on, cookies.support)).status, 400);
  assert.is((await record(on, cookies.analyst, `?user=${userId}`)).status, 403);
  assert.is((await record(on, '')).status, 401);
  const audit = await (await on.get('/log-api/v1/audit', cookies.support)).json();
  const looks = (audit.items as { action: string; userId: string }[]).filter(
    ({ action }) => action === 'protections.read',
  );
  assert.equal(looks[0]?.userId, userId);
});

test.run();
