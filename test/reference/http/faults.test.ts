import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { refusal } from '../../../src/calls/define.ts';
import { createFaultPlan, type FaultPlan } from '../../../src/reference/http/faults.ts';
import { fakeBoard } from '../support/board.ts';
import { openFeed } from '../support/events.ts';
import { startBackEnd } from '../support/harness.ts';

const test = suite('faults');

test('a fault happens as often as it says, or until it is taken away', () => {
  const plan = createFaultPlan();
  assert.is(plan.take('session'), null);
  plan.set('session', { times: 2, answer: { kind: 'drop' } });
  plan.set('balance', { delay: 5 });
  assert.ok(plan.take('session'));
  assert.ok(plan.take('session'));
  assert.is(plan.take('session'), null);
  for (let i = 0; i < 5; i += 1) assert.is(plan.take('balance')?.delay, 5);
  plan.set('balance', null);
  assert.is(plan.take('balance'), null);
});

test('a plan that cannot be is refused', () => {
  const plan = createFaultPlan();
  assert.throws(() => plan.set('session', { delay: -1 }));
  assert.throws(() => plan.set('session', { times: 0 }));
  assert.throws(() => plan.set('session', { answer: { kind: 'status', status: 200 } }));
});

test('a status with a code of one’s own is answered before the call does anything', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const caller = await harness.signIn();
  const answer = { kind: 'status', status: 400, code: '111' } as const;
  harness.faults.set('currencyAdd', { times: 1, answer });
  const add = () => harness.call('currencyAdd', { body: { currencyId: 840 } }, caller);
  const first = await add();
  assert.is(first.status, 400);
  assert.is(first.errors[0]?.code, '111');
  assert.is((await add()).status, 200);
  await harness.close();
});

test('changed terms can be played as well', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const answer = { kind: 'status', status: 451, exception_code: 1 } as const;
  harness.faults.set('session', { times: 1, answer });
  const response = await harness.raw('session', {});
  assert.is(response.status, 451);
  const { exception_code, errors } = v.parse(refusal, await response.json());
  assert.equal([exception_code, errors[0]?.code], [1, '451']);
  await harness.close();
});

test('with `executes` the call is done all the same', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const caller = await harness.signIn();
  const answer = { kind: 'status', status: 500 } as const;
  harness.faults.set('currencyAdd', { times: 1, executes: true, answer });
  const add = () => harness.call('currencyAdd', { body: { currencyId: 840 } }, caller);
  assert.is((await add()).status, 500);
  assert.is((await add()).errors[0]?.code, '1102', 'the account is there');
  await harness.close();
});

test('an answer can be no JSON, and a connection can break off', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  harness.faults.set('session', { times: 1, answer: { kind: 'malformed' } });
  const malformed = await harness.raw('session', {});
  assert.is(malformed.status, 200);
  assert.match(malformed.headers.get('content-type') ?? '', /json/);
  const text = await malformed.text();
  assert.throws(() => JSON.parse(text));
  harness.faults.set('session', { times: 1, answer: { kind: 'drop' } });
  let dropped = false;
  await harness.raw('session', {}).catch(() => {
    dropped = true;
  });
  assert.ok(dropped);
  assert.is((await harness.raw('session', {})).status, 200);
  await harness.close();
});

test('a delayed call is answered after those that came later', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  harness.faults.set('session', { times: 1, delay: 250 });
  const order: string[] = [];
  await Promise.all([
    harness.raw('session', {}).then(() => order.push('delayed')),
    harness.raw('maintenance', {}).then(() => order.push('other')),
  ]);
  assert.equal(order, ['other', 'delayed']);
  await harness.close();
});

/** Resolves when the plan holds a call. */
const holding = (plan: FaultPlan): Promise<void> =>
  new Promise((resolve) => {
    const { held } = plan;
    plan.held = (call) => {
      resolve();
      return held(call);
    };
  });

test('a held call is answered, as its fault says, once that is taken away or another', async () => {
  for (const change of [null, { delay: 0 }]) {
    const harness = await startBackEnd({ board: fakeBoard() });
    const isHeld = holding(harness.faults);
    const answer = { kind: 'status', status: 503 } as const;
    harness.faults.set('session', { hold: true, answer });
    const order: string[] = [];
    const asked = harness.raw('session', {}).then(({ status }) => order.push(`held ${status}`));
    await isHeld;
    harness.faults.set('balance', change);
    await harness.raw('maintenance', {});
    order.push('other');
    harness.faults.set('session', change);
    await asked;
    assert.equal(order, ['other', 'held 503']);
    assert.is((await harness.raw('session', {})).status, 200);
    await harness.close();
  }
});

test('the feed breaks off, too, and leaves no listener behind', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  harness.faults.set('sportsFeed', { times: 1, executes: true, answer: { kind: 'drop' } });
  let dropped = false;
  await openFeed(harness.url, { topics: 'live' }).catch(() => {
    dropped = true;
  });
  assert.ok(dropped);
  assert.is(harness.backEnd.feed.size(), 0);
  await harness.close();
});

test.run();
