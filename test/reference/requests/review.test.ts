import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_REQUESTS } from '../../../src/domain/payments/request-states.ts';
import { ANSWERED_WITHIN, QUIET_DAYS } from '../../../src/domain/payments/requests.ts';
import type { EvidencePlace, Recordings } from '../../../src/reference/ports.ts';
import { openFeed } from '../support/events.ts';
import { requesting, WORDS } from '../support/requests.ts';
import { staffOn } from '../support/verification.ts';

const test = suite('requests to support: staff');

test('support sees what waits, the longest first, with the payment it is about', async () => {
  const { harness, open, other, waiting } = await requesting();
  await open();
  harness.clock.now += 1000;
  await other();
  const { items, next } = await waiting();
  assert.equal(
    items.map(({ id }) => id),
    ['1', '2'],
  );
  assert.is(items[0]?.login, 'player@example.test');
  assert.is(items[0]?.payment?.amount, 2000);
  assert.is(items[1]?.payment, null);
  assert.is(next, null);
  assert.not.match(JSON.stringify(items), WORDS);
  await harness.close();
});

test('an answer reaches the player, who may say more, and waits again', async () => {
  const { harness, player, open, answer, write, own, read, waiting } = await requesting();
  const isOpen = async () =>
    (await harness.call('userConfig', {}, player)).body.result.is_request_open;
  assert.is(await isOpen(), false);
  await open();
  assert.is(await isOpen(), true);
  harness.clock.now += 5000;
  assert.is((await answer('1', 'It is on its way.')).status, 200);
  assert.is(await isOpen(), false);
  const [answered] = await own();
  assert.is(answered?.state, 'answered');
  assert.is(answered?.dueAt, null);
  assert.equal((await waiting()).items, []);
  assert.equal(
    (await read('1')).messages.map(({ by, text }) => [by, text]),
    [
      ['player', WORDS],
      ['support', 'It is on its way.'],
    ],
  );
  harness.clock.now += 5000;
  const { body } = await write('1', 'It has not come yet');
  assert.is(body.request.state, 'open');
  assert.is(body.request.dueAt, harness.clock.now + ANSWERED_WITHIN);
  assert.is(body.messages.length, 3);
  assert.is((await waiting()).items.length, 1);
  await harness.close();
});

test('an answer that knows less than the player wrote is refused', async () => {
  const { harness, open, write, review } = await requesting();
  await open();
  const { messages } = (await (await review('/1')).json()) as { messages: { id: number }[] };
  const seen = messages.at(-1)?.id;
  await write('1', 'It was another amount');
  const answer = { key: 'an-answer', text: 'It is on its way.' };
  const late = await review('/1/answer', { ...answer, seen });
  assert.is(late.status, 409);
  assert.match(await late.text(), '1920');
  const next = (await (await review('/1')).json()) as { messages: { id: number }[] };
  const known = await review('/1/answer', { ...answer, seen: next.messages.at(-1)?.id });
  assert.is(known.status, 200);
  await harness.close();
});

test('an answered request without a word for thirty days is closed, one that waits is not', async () => {
  const { harness, player, open, other, answer, own } = await requesting();
  await open();
  await other();
  await answer('1', 'It is on its way.');
  const states = async () => {
    await player.renew();
    return (await own()).map(({ id, state }) => [id, state]);
  };
  harness.clock.now += QUIET_DAYS * 86_400_000;
  assert.equal(await states(), [
    ['2', 'open'],
    ['1', 'answered'],
  ]);
  harness.clock.now += 1;
  assert.equal(await states(), [
    ['2', 'open'],
    ['1', 'closed'],
  ]);
  await harness.close();
});

test('ideas leave room for questions, wait for nobody, and stand in a list of their own', async () => {
  const { harness, player, support, waiting } = await requesting();
  for (let i = 0; i < MOST_REQUESTS; i += 1) assert.is((await support('20')).status, 200);
  assert.is((await support('20')).status, 409);
  const config = (await harness.call('userConfig', {}, player)).body.result;
  assert.is(config.is_request_open, false);
  assert.is((await support('10')).status, 200);
  const ids = async (query = '') => (await waiting(query)).items.map(({ id }) => id);
  assert.equal(await ids(), [String(MOST_REQUESTS + 1)]);
  assert.is((await ids('?topics=20')).length, MOST_REQUESTS);
  await harness.close();
});

test('writing more does not put the player back in the line', async () => {
  const { harness, open, write, own } = await requesting();
  await open();
  const due = (await own())[0]?.dueAt;
  harness.clock.now += 5000;
  await write('1', 'One more thing about it');
  assert.is((await own())[0]?.dueAt, due);
  await harness.close();
});

test('an answer is taken once for each key', async () => {
  const { harness, open, answer, read } = await requesting();
  await open();
  await answer('1', 'It is on its way.', 'same');
  await answer('1', 'It is on its way.', 'same');
  assert.is((await answer('1', 'It is not.', 'same')).status, 422);
  assert.is((await read('1')).messages.length, 2);
  await harness.close();
});

test('support writes no number of a card either, and closes what is done', async () => {
  const { harness, open, answer, review, own } = await requesting();
  await open();
  const refused = await answer('1', 'You paid with 4111 1111 1111 1111');
  assert.is(refused.status, 422);
  assert.is((await review('/1/close', {})).status, 200);
  assert.is((await own())[0]?.state, 'closed');
  await harness.close();
});

test('support looks at one topic or several, in each state', async () => {
  const { harness, open, support, answer, close, waiting } = await requesting();
  await open();
  harness.clock.now += 1000;
  await support('11');
  harness.clock.now += 1000;
  await support('20');
  harness.clock.now += 1000;
  await support('11');
  const ids = async (query: string) => (await waiting(query)).items.map(({ id }) => id);
  assert.equal(await ids('?topics=11'), ['2', '4']);
  assert.equal(await ids('?topics=1,20'), ['1', '3']);
  assert.equal(await ids('?state=answered'), []);
  await answer('2', 'An answer');
  harness.clock.now += 1000;
  await answer('1', 'An answer');
  await close('4');
  assert.equal(await ids(''), [], 'an idea waits for nobody');
  assert.equal(await ids('?topics=20'), ['3']);
  assert.equal(await ids('?state=answered'), ['1', '2'], 'the newest first');
  assert.equal(await ids('?state=answered&topics=11'), ['2']);
  assert.equal(await ids('?state=closed'), ['4']);
  await harness.close();
});

test('a message leads to where it was sent, where that recording is the player’s', async () => {
  const session = (letter: string) => letter.repeat(22);
  const asked: EvidencePlace[] = [];
  const recordings: Recordings = {
    standingOf: async (place) => {
      asked.push(place);
      if (place.sessionId === session('c')) throw new Error('the log service is away');
      return place.sessionId === session('a') ? 'proved' : 'foreign';
    },
  };
  const { harness, support, write, answer, review } = await requesting({ recordings });
  await support('10', `${session('a')}.41`);
  await write('1', 'Sent from the session of somebody else', `${session('b')}.7`);
  await write('1', 'Sent while nobody could tell', `${session('c')}.7`);
  await write('1', 'Sent under a key of its own making', `${session('a')}/../x.7`);
  await write('1', 'Sent under another one', `${session('a')}.-7`);
  await answer('1', 'An answer', `${session('a')}.9`);
  const { messages } = (await (await review('/1')).json()) as { messages: { moment: unknown }[] };
  assert.equal(
    messages.map(({ moment }) => moment),
    [{ sessionId: session('a'), seq: 41 }, null, null, null, null, null],
  );
  assert.is(asked.length, 3, 'of what names a press, and never of what staff wrote');
  assert.is(new Set(asked.map(({ userId }) => userId)).size, 1);
  await harness.close();
});

test('nobody but support reads, answers or closes', async () => {
  const { harness, player, open, review, own } = await requesting();
  await open();
  const analyst = await staffOn(harness, 'analyst');
  const asked = [
    ['', undefined],
    ['/1', undefined],
    ['/1/answer', { key: 'x', text: 'An answer' }],
    ['/1/close', {}],
  ] as const;
  for (const [address, body] of asked) {
    assert.is((await review(address, body, {})).status, 401, address);
    assert.is((await review(address, body, player)).status, 403, address);
    assert.is((await review(address, body, analyst)).status, 403, address);
  }
  assert.is((await own())[0]?.state, 'open');
  await harness.close();
});

test('that somebody read or answered is on record, without what was written', async () => {
  const { harness, open, review, answer } = await requesting();
  await open();
  const read = await review('/1');
  assert.is(read.headers.get('cache-control'), 'no-store');
  assert.match(await read.text(), WORDS);
  await answer('1', 'It is on its way.');
  await review('/1/close', {});
  const reviews = harness.happenings.filter(({ kind }) => kind === 'request-review');
  assert.equal(
    reviews.map(({ reason }) => reason),
    ['read', 'answered', 'closed'],
  );
  assert.not.match(JSON.stringify(harness.happenings), 'canary-request');
  assert.is((await review('/2')).status, 404);
  assert.is((await review('/x')).status, 400);
  for (const query of ['cursor=x', 'state=any', 'topics=', 'topics=1,,2', 'topics=1%27']) {
    assert.is((await review(`?${query}`)).status, 400, query);
  }
  await harness.close();
});

test('more than a page goes on where it ended', async () => {
  const { harness, open, review } = await requesting();
  await open();
  const copy = `INSERT INTO requests (user_id, key, print, topic, payment_id, state,
      created_at, changed_at, waiting_since)
    SELECT user_id, ?, print, topic, payment_id, state, created_at, changed_at, waiting_since
    FROM requests WHERE id = 1`;
  for (let one = 0; one < 60; one += 1) harness.backEnd.database.run(copy, `copy-${one}`);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page = (await (await review(next === '' ? '' : `?cursor=${next}`)).json()) as {
      items: { id: string }[];
      next: string | null;
    };
    seen.push(...page.items.map(({ id }) => id));
    next = page.next;
  }
  assert.is(seen.length, 61);
  assert.is(new Set(seen).size, 61);
  await harness.close();
});

test('the player is told at once', async () => {
  const { harness, player, open, answer } = await requesting();
  await open();
  const feed = await openFeed(harness.url, { topics: 'bets' }, { cookie: player.cookie });
  await feed.next();
  await answer('1', 'It is on its way.');
  assert.equal((await feed.next())?.changed, ['requests']);
  feed.close();
  await harness.close();
});

test.run();
