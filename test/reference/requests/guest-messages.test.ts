import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { KEPT_DAYS, MOST_OF_A_MAILBOX } from '../../../src/domain/payments/guest-messages.ts';
import type { EvidencePlace, Recordings } from '../../../src/reference/ports.ts';
import { GUEST, guestWriting } from '../support/guests.ts';
import { staffOn } from '../support/verification.ts';

const test = suite('messages of guests to support');

const anything = v.record(v.string(), v.unknown());
const DAY = 86_400_000;
/** Of the form that the site's keys have: the session, and the press. */
const KEY = `${'s'.repeat(22)}.41`;

interface Read {
  readonly written: unknown;
  readonly moment: unknown;
  readonly answers: readonly { readonly text: string }[];
}

test('a guest writes after a captcha, has a number, and a letter without their words', async () => {
  const { harness, guest, send, write, listed } = await guestWriting();
  const asked = await send({}, 'first');
  assert.is(asked.errors[0]?.code, '100');
  const taken = await write({}, 'first');
  assert.equal([taken.status, taken.body.number], [200, 'G1']);
  const letter = guest.mail(GUEST.email);
  assert.is(letter.purpose, 'guest-message-taken');
  assert.match(letter.text, 'G1');
  assert.not.match(letter.text, /canary/i);
  assert.equal(await listed(), ['G1']);
  await harness.close();
});

test('sent again under its key it is the same message, without a captcha and another letter', async () => {
  const { harness, send, write, listed } = await guestWriting();
  await write({}, 'first');
  const again = await send({}, 'first');
  assert.equal([again.status, again.body.number], [200, 'G1']);
  assert.is((await send({ message: 'Other words under the same key' }, 'first')).status, 422);
  assert.is(harness.outbox.after(0).length, 1);
  assert.equal(await listed(), ['G1']);
  await harness.close();
});

test('what may not be sent is refused by its field, and nothing is written to anybody', async () => {
  const { harness, send } = await guestWriting();
  const refused = await send({ email: 'nowhere', subject: '', message: 'a'.repeat(1001) }, 'k');
  assert.is(refused.status, 422);
  assert.equal(
    refused.errors.map(({ code, pointer }) => [code, pointer]),
    [
      ['1404', '/email'],
      ['1401', '/subject'],
      ['1403', '/message'],
    ],
  );
  const card = await send({ message: 'It is 4111 1111 1111 1111, you know' }, 'k');
  assert.is(card.errors[0]?.code, '1913');
  assert.equal(harness.outbox.after(0), []);
  await harness.close();
});

test('an address has few messages that wait, however it is spelt', async () => {
  const { harness, write, review, listed } = await guestWriting();
  for (let one = 0; one < MOST_OF_A_MAILBOX; one += 1) {
    assert.is((await write({ message: `Message number ${one}` })).status, 200);
    harness.clock.now += DAY;
  }
  const spelt = GUEST.email.toUpperCase();
  const { status, errors } = await write({ email: spelt });
  assert.equal([status, errors[0]?.detail], [409, 'requests_refused_waiting']);
  assert.is((await listed()).length, MOST_OF_A_MAILBOX);
  await review('/1/answer', { key: 'a', text: 'Here you are.' });
  assert.is((await write({ email: spelt })).status, 200);
  await harness.close();
});

test('an address and a network have few in an hour', async () => {
  const { harness, write, review } = await guestWriting();
  const statuses: number[] = [];
  for (let one = 1; one <= 5; one += 1) {
    statuses.push((await write({ message: `Message number ${one}` })).status);
    await review(`/${one}/close`, {});
  }
  assert.equal(statuses, [200, 200, 200, 200, 429]);
  await harness.close();
});

test('support reads it, and the answer goes out by letter, once', async () => {
  const { harness, guest, write, review, listed } = await guestWriting();
  await write();
  const read = (await (await review('/1')).json()) as Read;
  assert.equal(read.written, GUEST);
  const answer = { key: 'an-answer', text: 'Set a new password.' };
  assert.is((await review('/1/answer', answer)).status, 200);
  assert.is((await review('/1/answer', answer)).status, 200);
  assert.is((await review('/1/answer', { ...answer, text: 'Another one.' })).status, 422);
  const letters = harness.outbox.after(0).filter(({ purpose }) => purpose !== 'captcha');
  assert.equal(
    letters.map(({ purpose }) => purpose),
    ['guest-message-taken', 'guest-message-answered'],
  );
  assert.match(guest.mail(GUEST.email).text, 'Set a new password.');
  assert.not.match(guest.mail(GUEST.email).text, /canary-guest-words/);
  assert.equal([await listed(), await listed('answered')], [[], ['G1']]);
  assert.equal(
    ((await (await review('/1')).json()) as Read).answers.map(({ text }) => text),
    ['Set a new password.'],
  );
  await review('/1/close', {});
  assert.is((await review('/1/answer', { key: 'late', text: 'One more.' })).status, 409);
  await harness.close();
});

test('nothing of it lies open in the database, and no staff but support sees it', async () => {
  const { harness, write, review } = await guestWriting();
  await write();
  await review('/1/answer', { key: 'a', text: 'canary-answer' });
  const file = harness.backEnd.database;
  for (const table of ['guest_messages', 'guest_answers']) {
    const rows = file.all(anything, `SELECT * FROM ${table}`);
    assert.is(rows.length, 1);
    assert.not.match(JSON.stringify(rows), /canary/i);
  }
  const analyst = await staffOn(harness, 'analyst');
  const asked = [
    ['', undefined],
    ['/1', undefined],
    ['/1/answer', { key: 'x', text: 'An answer' }],
    ['/1/close', {}],
    ['/1/erase', {}],
  ] as const;
  for (const [address, body] of asked) {
    assert.is((await review(address, body, {})).status, 401, address);
    assert.is((await review(address, body, analyst)).status, 403, address);
  }
  const reasons = harness.happenings
    .filter(({ kind }) => kind === 'request-review')
    .map(({ reason, subjectId }) => [reason, subjectId]);
  assert.equal(reasons, [['guest message 1 answered', null]]);
  assert.not.match(JSON.stringify(harness.happenings), /canary/i);
  await harness.close();
});

test('it is deleted when support says so, and by itself after its days', async () => {
  const { harness, write, review, listed } = await guestWriting();
  await write();
  await review('/1/answer', { key: 'a', text: 'An answer' });
  assert.is((await review('/1/erase', {})).status, 200);
  assert.is((await review('/1')).status, 404);
  assert.equal(harness.backEnd.database.all(anything, 'SELECT * FROM guest_answers'), []);
  await write();
  harness.clock.now += KEPT_DAYS * DAY;
  assert.equal(await listed(), ['G2']);
  harness.clock.now += 1;
  assert.equal(await listed(), []);
  assert.is((await review('/2')).status, 404);
  await harness.close();
});

test('it leads to where it was written, where the session is of the very browser', async () => {
  const asked: EvidencePlace[] = [];
  let standing: Awaited<ReturnType<Recordings['standingOf']>> = 'proved';
  const recordings: Recordings = {
    async standingOf(place) {
      asked.push(place);
      return standing;
    },
  };
  const { harness, write, review } = await guestWriting({ recordings });
  const momentOf = async (id: string) => ((await (await review(`/${id}`)).json()) as Read).moment;
  await write({}, KEY);
  assert.equal(await momentOf('1'), { sessionId: 's'.repeat(22), seq: 41 });
  assert.equal([asked[0]?.userId, asked[0]?.sessionId], ['', 's'.repeat(22)]);
  assert.ok(asked[0]?.caller);
  for (const other of ['foreign', 'awaited'] as const) {
    standing = other;
    await write({ message: `It is ${other} to me` }, `${other.padEnd(22, 'x')}.7`);
  }
  assert.equal([await momentOf('2'), await momentOf('3')], [null, null]);
  standing = 'proved';
  await write({ email: 'else@example.test' }, 'a-key-of-another-form');
  assert.is(await momentOf('4'), null);
  await harness.close();
});

test.run();
