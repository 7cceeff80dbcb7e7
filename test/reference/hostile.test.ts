import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { refusal } from '../../src/calls/define.ts';
import { type CallName, calls, isCallName } from '../../src/calls/table.ts';
import { hostile } from './support/arbitrary.ts';
import { type FakeBoard, fakeBoard } from './support/board.ts';
import { couponOf, type Harness, type Player, playerOn, startBackEnd } from './support/harness.ts';
import { assertAnswered, type Hostile, hostileInput, sendHostile } from './support/hostile.ts';

const test = suite('hostile inputs');

let board: FakeBoard;
let harness: Harness;
let player: Player;
/** Texts that mean something here, so that inputs get past the first look at them. */
let known: string[];

test.before(async () => {
  board = fakeBoard();
  harness = await startBackEnd({ board });
  player = await playerOn(harness);
  known = ['a', 'b', 'c', player.accountId, '840', 'live', 'en', '500000', 'open', 'key'];
  for (const id of ['a', 'b', 'c']) board.offer(id, '1.85');
});

// Some call may have signed the player out.
test.before.each(() => player.renew());

test.after(() => harness.close());

const names = Object.keys(calls).filter(isCallName);

const send = (name: CallName, input: Hostile) =>
  sendHostile(harness, name, input, {
    authorization: `Bearer ${player.token}`,
    cookie: player.cookie,
  });

for (const name of names) {
  test(`${name} answers whatever it is sent`, async () => {
    await fc.assert(
      fc.asyncProperty(hostileInput(name, known), async (one) => {
        await assertAnswered(name, await send(name, one));
      }),
      { numRuns: 40 },
    );
    assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  });
}

test('a coupon that is right but for a few fields is taken or refused, never half done', async () => {
  const { body } = calls.couponPlace.input;
  const [one, two] = [board.offer('x', '1.85'), board.offer('y', '2.10')];
  const strange = (schema: v.GenericSchema) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: hostile(schema, known) },
    );
  const fields = (entries: Readonly<Record<string, v.GenericSchema>>) =>
    fc.record(
      Object.fromEntries(Object.entries(entries).map(([key, schema]) => [key, strange(schema)])),
      { requiredKeys: [] },
    );
  const { bets: _, ...others } = body.entries;
  const change = fc.record({
    coupon: fields(others),
    leg: fields(body.entries.bets.item.entries),
    typeId: fc.constantFrom(0, 1, 2, 4, 10),
  });
  const given = (changes: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
  // Whoever sent anything to every call has shut themselves out as well.
  harness.backEnd.database.run('DELETE FROM limits');
  const statuses = new Set<number>();
  // Some call may have shut the player out.
  harness.backEnd.database.run('DELETE FROM limits');
  let key = 0;
  await fc.assert(
    fc.asyncProperty(change, async ({ coupon, leg, typeId }) => {
      key += 1;
      // A player may place so many a minute.
      harness.clock.now += 600;
      const right = couponOf(player.accountId, [one, two], { amount: 200, typeId, systemValue: 2 });
      const bets = right.bets.map((bet, index) => ({
        ...bet,
        amount: 100,
        ...(index ? {} : given(leg)),
      }));
      const sent = typeId === 0 ? bets.slice(0, 1) : bets;
      const response = await send('couponPlace', {
        path: {},
        query: {},
        headers: { 'idempotency-key': `almost-${key}` },
        body: { ...right, bets: sent, ...given(coupon) },
      });
      statuses.add(response.status);
      const answer: unknown = await response.json();
      v.assert(response.status === 200 ? calls.couponPlace.reply : refusal, answer);
      assert.ok(response.status < 500, JSON.stringify(answer));
    }),
    { numRuns: 300 },
  );
  assert.equal([...statuses].sort(), [200, 400]);
  const history = await harness.call('betHistory', { query: {} }, player);
  assert.is(history.body.items.length, 20, 'many were taken');
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
});

test('bodies that are not JSON, or too large, are refused', async () => {
  const place = (body: string, type = 'application/json') =>
    harness.raw('couponSave', { body, headers: { 'content-type': type } });
  const deep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  const cases: [Promise<Response>, number][] = [
    [place('{'), 400],
    [place(''), 400],
    [place('[]'), 400],
    [place('{"__proto__": {"bets": []}}'), 400],
    [place('{"bets": [], "x": {"constructor": {"prototype": {}}}}'), 400],
    [place(deep), 400],
    [
      harness.raw('fingerprint', { body: deep, headers: { 'content-type': 'application/json' } }),
      400,
    ],
    [place('{}', 'text/plain'), 415],
    [place('bets=1', 'application/x-www-form-urlencoded'), 415],
    [place(JSON.stringify({ bets: 'x'.repeat(70_000) })), 413],
  ];
  for (const [answer, status] of cases) {
    const response = await answer;
    assert.is(response.status, status);
    v.assert(refusal, await response.json());
  }
});

test('a refusal points at every trouble', async () => {
  const body = { bets: [{ marketId: 'a', gameId: 'x', coef: '-1' }, 5] };
  const response = await harness.raw('couponSave', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const { errors } = v.parse(refusal, await response.json());
  assert.equal(
    errors.map(({ code, pointer }) => `${code} ${pointer}`),
    ['400 /bets/0/gameId', '400 /bets/0/coef', '400 /bets/1'],
  );
  const query = await harness.raw('sportsLine', {}, '/sports-api/v1/tv?lng=en&lng=de');
  const told = v.parse(refusal, await query.json());
  assert.equal(
    told.errors.map(({ pointer }) => pointer),
    ['/path/section', '/query/lng'],
  );
});

test('what was sent is not repeated in a refusal: it may be a secret in a wrong place', async () => {
  const response = await harness.raw('loginByEmail', {
    body: JSON.stringify({ login: 81234567, password: ['hunter2'], captcha: 4711 }),
    headers: { 'content-type': 'application/json' },
  });
  const text = await response.text();
  assert.is(response.status, 400);
  assert.not.match(text, /81234567|hunter2|4711/);
});

test.run();
