import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_BYTES } from '../../../src/domain/verification/uploading.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import { networkError, never, reply, type SessionOptions } from '../../support/session/session.ts';
import { playerDocument, standing, verifyingSession } from '../../support/session/verification.ts';

const test = suite('verification of a player');

const upload = { file: '1', kind: 'passport', size: 64, type: 'png' } as const;

function opened(options: SessionOptions = {}) {
  const session = verifyingSession(options);
  session.runtime.start();
  session.clock.advance(1000);
  const state = () => session.runtime.state.verification;
  const facts = () =>
    session.events
      .filter(({ type }) =>
        /^verification\.(heldBack|submitted|approved|refused|expired)/.test(type),
      )
      .map(({ type, data }) => [type.slice('verification.'.length), data] as const);
  const send = (part = {}) => {
    session.runtime.publish('verification.uploaded', { ...upload, ...part });
    session.clock.advance(100);
  };
  const look = (...documents: Parameters<typeof playerDocument>[0][]) => {
    session.answers.verification = () => reply(standing(documents.map(playerDocument)));
    session.runtime.publish('page.refreshPressed', {});
    session.clock.advance(100);
  };
  const uploads = () => session.requestsOf('documentUpload').map(({ request }) => request);
  return { session, state, facts, send, look, uploads };
}

test('a document goes out by its name, under a key, and waits', () => {
  const { session, send, uploads, facts, state } = opened();
  send();
  const [request] = uploads();
  assert.equal(request?.query, { kind: 'passport' });
  assert.equal(request?.body, { file: '1' });
  assert.ok(request?.upload);
  assert.match(request?.headers['idempotency-key'] ?? '', /\.\d+$/);
  const fact = { id: 'document-1', kind: 'passport', type: 'png', size: 64 };
  assert.equal(facts(), [['submitted', fact]]);
  assert.equal(state().uploading.told, { level: 'done', key: 'verification_taken' });
  assert.equal(
    state().documents.map(({ id }) => id),
    ['document-1'],
  );
  assertKeptSecret(session, []);
});

test('what the policy refuses is not sent, and says why', () => {
  const { send, uploads, facts, state, look } = opened();
  send({ type: null });
  send({ size: MOST_BYTES + 1 });
  send({ size: 0 });
  look(...Array.from({ length: 10 }, (_, at) => ({ id: `document-${at}` })));
  send();
  assert.equal(uploads(), []);
  assert.equal(
    facts().map(([, data]) => data),
    ['wrong-type', 'too-large', 'empty', 'too-many'].map((reason) => ({ reason })),
  );
  assert.equal(state().uploading.told, { level: 'error', key: 'verification_refused_too_many' });
  assert.is(state().uploading.status, 'idle');
});

test('where nobody knows whether it came, it goes under the same key', () => {
  const { session, send, uploads } = opened({ answers: { documentUpload: networkError } });
  send();
  session.answers.documentUpload = () => reply({ document: playerDocument() });
  send({ file: '2' });
  send({ file: '3' });
  const keys = uploads().map(({ headers }) => headers['idempotency-key']);
  assert.is(keys[0], keys[1]);
  assert.is.not(keys[1], keys[2]);
});

test('a refusal of the server is told in its words', () => {
  const detail = 'verification_refused_too_many';
  const { send, state } = opened({
    answers: { documentUpload: () => reply({ errors: [{ code: '1901', detail }] }, 409) },
  });
  send();
  assert.equal(state().uploading.told, { level: 'error', key: detail });
});

test('one is sent at a time; how much of it is gone is said of that one', () => {
  const { session, send, state, uploads } = opened({ answers: { documentUpload: never } });
  send();
  send({ file: '2' });
  assert.is(uploads().length, 1);
  session.runtime.publish('verification.progressed', { file: '1', percent: 40 });
  session.runtime.publish('verification.progressed', { file: '2', percent: 90 });
  assert.is(state().underWay?.percent, 40);
});

test('how a document ended is told once, and only of one that was seen waiting', () => {
  const { look, facts } = opened();
  look({ id: 'old', state: 'refused', reason: 'altered' });
  assert.equal(facts(), []);
  look({ id: 'a' }, { id: 'b', kind: 'address' }, { id: 'c', kind: 'payment' });
  for (const _ of [1, 2]) {
    look(
      { id: 'a', state: 'approved' },
      { id: 'b', kind: 'address', state: 'refused', reason: 'incomplete' },
      { id: 'c', kind: 'payment', state: 'expired' },
    );
  }
  assert.equal(facts(), [
    ['approved', { id: 'a', kind: 'passport' }],
    ['refused', { id: 'b', kind: 'address', reason: 'incomplete' }],
    ['expired', { id: 'c', kind: 'payment' }],
  ]);
});

test('once one is approved, what the player may do is asked for anew', () => {
  const { session, look } = opened();
  look({ id: 'a' });
  look({ id: 'a', state: 'approved' });
  const approved = session.events.find(({ type }) => type === 'verification.approved');
  const asked = session.events.flatMap((event) =>
    event.type === 'http.requested' && event.cause === approved?.seq ? [event.data.call] : [],
  );
  assert.equal(asked, ['userConfig', 'paymentMethods']);
});

test('a document is taken back, and is gone', () => {
  const { session, send, state, facts, look } = opened();
  send();
  session.runtime.publish('verification.withdrawn', { id: 'document-1' });
  session.clock.advance(100);
  assert.equal(state().documents, []);
  assert.equal(state().withdrawing.told, { level: 'done', key: 'verification_withdrawn' });
  look({ id: 'document-1', state: 'refused', reason: 'altered' });
  assert.is(facts().length, 1, 'nobody waits for it any more');
});

test('another player finds none of it', () => {
  const { session, send, state } = opened();
  send();
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  assert.equal([state().documents, state().awaited, state().underWay], [[], [], null]);
});

test.run();
