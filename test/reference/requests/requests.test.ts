import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { MOST_REQUESTS } from '../../../src/domain/payments/request-states.ts';
import { ANSWERED_WITHIN, MOST_MESSAGES } from '../../../src/domain/payments/requests.ts';
import { type Caller, playerOn } from '../support/harness.ts';
import { requesting, WORDS } from '../support/requests.ts';

const test = suite('requests to support: players');

test('a request is taken down with its payment, and waits for support', async () => {
  const { harness, payment, open, own, read } = await requesting();
  const { status, body } = await open();
  assert.is(status, 200);
  const { now } = harness.clock;
  assert.equal(body.request, {
    id: '1',
    topicId: '1',
    subTopicId: null,
    paymentId: payment.id,
    state: 'open',
    createdAt: now,
    changedAt: now,
    dueAt: now + ANSWERED_WITHIN,
  });
  assert.equal(await own(), [body.request]);
  assert.equal((await read('1')).messages, [{ by: 'player', at: now, text: WORDS }]);
  await harness.close();
});

test('under the same key it is the same request, and another one is refused', async () => {
  const { harness, open, own, write, read } = await requesting();
  const first = await open({}, 'same');
  assert.equal((await open({}, 'same')).body, first.body);
  const other = await open({ message: `${WORDS} again` }, 'same');
  assert.is(other.status, 422);
  assert.is((await own()).length, 1);
  await write('1', 'Is there any news of it?', 'more');
  await write('1', 'Is there any news of it?', 'more');
  assert.is((await write('1', 'Is there no news of it?', 'more')).status, 422);
  assert.is((await read('1')).messages.length, 2);
  await harness.close();
});

test('somebody else’s payment is as unknown as one that never was', async () => {
  const { harness, open, own } = await requesting();
  const stranger = await playerOn(harness, 'other@example.test');
  const taken = await open({}, 'a', stranger);
  const never = await open({ paymentId: '999' }, 'b', stranger);
  assert.is(taken.status, 404);
  assert.equal(taken.errors, never.errors);
  assert.equal(await own(), []);
  await harness.close();
});

test('somebody else’s request is neither read, answered nor closed', async () => {
  const { harness, open, own, write, close } = await requesting();
  await open();
  const stranger = await playerOn(harness, 'other@example.test');
  const asked = await harness.call('paymentRequest', { path: { id: '1' } }, stranger);
  assert.is(asked.status, 404);
  assert.is((await write('1', 'I am somebody else', 'x', stranger)).status, 404);
  assert.is((await close('1', stranger)).status, 404);
  assert.equal((await harness.call('paymentRequests', {}, stranger)).body.requests, []);
  assert.is((await own())[0]?.state, 'open');
  await harness.close();
});

test('what the topic does not ask for, and words that do not fit, are refused', async () => {
  const { harness, open, other, own } = await requesting();
  const refused = [
    [await open({ topicId: '2' }), 422, '1912'],
    [await open({ topicId: '99' }), 422, '1912'],
    [await other({ subTopicId: '61' }), 422, '1912'],
    [await other({ message: '   ' }), 422, '1401'],
    [await other({ message: 'short' }), 422, '1402'],
    [await other({ message: 'x'.repeat(1001) }), 422, '1403'],
    [await other({ message: 'My card is 4111 1111 1111 1111' }), 422, '1913'],
  ] as const;
  for (const [{ status, errors }, wanted, code] of refused) {
    assert.is(status, wanted, code);
    assert.is(errors[0]?.code, code);
  }
  assert.is(refused[6][0].errors[0]?.pointer, '/message');
  assert.equal(await own(), []);
  await harness.close();
});

test('a topic of support asks for words alone, and its answer is due', async () => {
  const { harness, payment, open, support, own } = await requesting();
  const { body } = await support('15');
  assert.is(body.request.topicId, '15');
  assert.is(body.request.paymentId, null);
  assert.is(body.request.dueAt, harness.clock.now + ANSWERED_WITHIN);
  const refused = [
    await open({ topicId: '10', paymentId: payment.id }),
    await open({ topicId: '10', subTopicId: '51', paymentId: null }),
    await open({ topicId: '17', paymentId: null }),
    await open({ topicId: 'constructor', paymentId: null }),
    await open({ topicId: '10\u0000', paymentId: null }),
  ];
  for (const { status, errors } of refused) {
    assert.is(status, 422);
    assert.is(errors[0]?.code, '1912');
  }
  assert.is((await own()).length, 1);
  await harness.close();
});

test('nobody says by when an idea is answered', async () => {
  const { harness, support, answer, write, own } = await requesting();
  assert.is((await support('20')).body.request.dueAt, null);
  await answer('1', 'Thank you for it.');
  assert.is((await own())[0]?.state, 'answered');
  assert.is((await write('1', 'There is more to it')).body.request.dueAt, null);
  await harness.close();
});

test('what is over is told in pages, the newest first, and what is under way with the first of them', async () => {
  const { harness, player, support } = await requesting();
  await support();
  const { requestStore: store } = harness.backEnd.beside;
  const [open] = store.search({ state: 'open', topics: null, after: null }, 1);
  assert.ok(open);
  // By hand: nobody may write so many in a day.
  for (let one = 2; one <= 61; one += 1) {
    const asked = { ...open, key: String(one) };
    store.close(store.add(asked, harness.clock.now), harness.clock.now);
  }
  const page = async (cursor?: string) => {
    const query = cursor === undefined ? {} : { cursor };
    const { status, body } = await harness.call('paymentRequests', { query }, player);
    return { status, next: body.next, ids: body.requests.map(({ id }) => Number(id)) };
  };
  const first = await page();
  assert.equal(first.ids, [1, ...Array.from({ length: 49 }, (_, index) => 61 - index)]);
  const second = await page(first.next ?? '');
  assert.equal(second, {
    ...{ status: 200, next: null },
    ids: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
  });
  const others = await playerOn(harness, 'other@example.test');
  const asked = await harness.call('paymentRequests', { query: { cursor: '61' } }, others);
  assert.equal(asked.body.requests, []);
  for (const cursor of ['', 'x', '-1', '1e9', '9'.repeat(16)]) {
    assert.is((await harness.call('paymentRequests', { query: { cursor } }, player)).status, 400);
  }
  await harness.close();
});

test('how long an answer usually takes is told once enough were given', async () => {
  const { harness, player, support, answer, close } = await requesting();
  const usual = async (by: Caller = player) =>
    (await harness.call('paymentRequests', {}, by)).body.usualWait ?? null;
  const answered = async (waited: number, topicId?: string) => {
    const { id } = (await support(topicId)).body.request;
    harness.clock.now += waited;
    await answer(id, 'It is mended now.');
    await close(id);
  };
  for (let one = 1; one <= 19; one += 1) await answered(one * 10);
  assert.is(await usual(), null);
  await answered(5000, '20');
  assert.is(await usual(), null, 'ideas are not waited for');
  await answered(200);
  assert.is(await usual(), 160, 'four of five came within it');
  harness.clock.now += 31 * 24 * 3_600_000;
  const other = await playerOn(harness, 'other@example.test');
  assert.is(await usual(other), null, 'that was long ago');
  await harness.close();
});

test('what a player is told names neither keys nor where it was sent', async () => {
  const { harness, support, read } = await requesting();
  await support();
  assert.equal(Object.keys((await read('1')).messages[0] ?? {}).sort(), ['at', 'by', 'text']);
  await harness.close();
});

test('so many are under way at once; what is closed makes room', async () => {
  const { harness, other, close, own } = await requesting();
  for (let at = 0; at < MOST_REQUESTS; at += 1) assert.is((await other()).status, 200);
  const { status, errors } = await other();
  assert.is(status, 409);
  assert.equal(errors[0]?.detail, 'requests_refused_too_many');
  assert.is((await close('2')).body.request.state, 'closed');
  assert.is((await other()).status, 200);
  assert.equal(
    (await own()).map(({ id }) => id),
    ['6', '5', '4', '3', '1', '2'],
  );
  await harness.close();
});

test('a closed request is closed: nothing more is written to it', async () => {
  const { harness, open, write, close, answer } = await requesting();
  await open();
  await close('1');
  assert.is((await close('1')).body.request.dueAt, null);
  const late = await write('1', 'One more thing about it');
  assert.is(late.status, 409);
  assert.is(late.errors[0]?.code, '1914');
  assert.is((await answer('1', 'Too late')).status, 409);
  await harness.close();
});

test('a request holds so many messages', async () => {
  const { harness, open, write, answer } = await requesting();
  await open();
  for (let at = 1; at < MOST_MESSAGES; at += 1) await answer('1', `Answer ${at}`);
  const more = await write('1', 'One more thing about it');
  assert.is(more.errors[0]?.code, '1915');
  await harness.close();
});

test('nothing that was written stands in the database as it is', async () => {
  const { harness, open } = await requesting();
  await open();
  const row = v.record(v.string(), v.unknown());
  const rows = harness.backEnd.database.all(row, 'SELECT * FROM request_messages');
  assert.is(rows.length, 1);
  assert.not.match(JSON.stringify(rows), 'canary-request');
  await harness.close();
});

test.run();
