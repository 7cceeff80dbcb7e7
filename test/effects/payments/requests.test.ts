import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PaymentRequest } from '../../../src/calls/payment-requests.ts';
import { answered, paymentRequest, requestingSession } from '../../support/session/requests.ts';
import { networkError, refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('requests about payments');

const about = { topicId: '1', subTopicId: null, paymentId: '10000001' } as const;
const message = 'planted words of a player';

function opened(options: SessionOptions = {}) {
  const session = requestingSession({
    url: '/en/office/payment/create-request/1/transactions/10000001',
    ...options,
  });
  session.runtime.start();
  session.clock.advance(1000);
  const state = () => session.runtime.state.requests;
  const facts = () =>
    session.events
      .filter(({ type }) => /^requests\.(opened|answered|closed)$/.test(type))
      .map(({ type, data }) => [type.slice('requests.'.length), data] as const);
  const send = () => {
    session.runtime.publish('requests.submitted', { ...about, message });
    session.clock.advance(200);
  };
  const sent = () => session.requestsOf('paymentRequestOpen').map(({ request }) => request);
  const look = (...requests: PaymentRequest[]) => {
    session.answers.paymentRequests = () => reply({ requests });
    session.runtime.publish('page.refreshPressed', {});
    session.clock.advance(200);
  };
  return { session, state, facts, send, sent, look };
}

test('a request goes out under a key, and the player goes on to where it stands', () => {
  const { session, state, facts, send, sent } = opened();
  send();
  assert.equal(sent()[0]?.body, { ...about, message });
  assert.match(sent()[0]?.headers['idempotency-key'] ?? '', /\.\d+$/);
  assert.equal(facts(), [['opened', { ...about, id: '7' }]]);
  assert.is(session.runtime.state.route.route, 'officePaymentRequests');
  assert.is(state().opened, '7');
  assert.equal(state().awaited, ['7']);
});

test('where nobody knows whether it was taken it goes out under the same key', () => {
  const { session, send, sent, state } = opened({ answers: { paymentRequestOpen: networkError } });
  send();
  assert.equal(state().opening.told, { level: 'error', key: 'main_network_error' });
  session.answers.paymentRequestOpen = () => reply({ request: paymentRequest() });
  send();
  const keys = sent().map(({ headers }) => headers['idempotency-key']);
  assert.is(keys.length, 2);
  assert.is(keys[0], keys[1]);
});

test('those that are over for longer are asked for where the list ends, and stand behind the others', () => {
  const closed = (id: string) => paymentRequest({ id, state: 'closed', dueAt: null });
  const { session, state } = opened({
    answers: { paymentRequests: () => reply({ requests: [closed('9')], next: '9' }) },
  });
  const queries = () =>
    session.requestsOf('paymentRequests').map(({ request }) => request.query ?? {});
  const ask = () => {
    session.runtime.publish('requests.olderAsked', {});
    session.clock.advance(200);
  };
  session.answers.paymentRequests = networkError;
  ask();
  assert.equal(state().older.told, { level: 'error', key: 'main_network_error' });
  assert.is(state().next, '9', 'they are asked for again');
  session.answers.paymentRequests = () =>
    reply({ requests: [closed('9'), closed('8')], next: null });
  ask();
  assert.equal(queries().at(-1), { cursor: '9' });
  assert.equal(
    state().requests.map(({ id }) => id),
    ['9', '8'],
  );
  const asked = queries().length;
  ask();
  assert.is(queries().length, asked, 'there are no more');
});

test('what is refused is said, and the player stays where they wrote', () => {
  const { session, send, state, facts } = opened({
    answers: { paymentRequestOpen: () => refuse(409, '1911') },
  });
  send();
  assert.is(state().opening.told?.level, 'error');
  assert.equal(facts(), []);
  assert.is(session.runtime.state.route.route, 'officePaymentTransaction');
});

test('what came of a request that waited is told once', () => {
  const { facts, look } = opened();
  look(paymentRequest());
  assert.equal(facts(), []);
  look(answered);
  look(answered);
  assert.equal(facts(), [['answered', { id: '7' }]]);
  look(paymentRequest());
  look(paymentRequest({ state: 'closed', dueAt: null }));
  assert.equal(facts()[1], ['closed', { id: '7', by: 'support' }]);
});

test('a request that was over before it was seen is no news', () => {
  const { facts, look } = opened();
  look(answered, paymentRequest({ id: '6', state: 'closed', dueAt: null }));
  assert.equal(facts(), []);
});

test('the conversation is asked for as long as it is open, and anew when support wrote', () => {
  const { session, state } = opened({ url: '/en/office/payment/requests' });
  const asked = () => session.requestsOf('paymentRequest').length;
  assert.is(asked(), 0);
  session.runtime.publish('modal.opened', {
    ...{ id: 'support-request-history', kind: 'support-request-history' },
    params: { requestId: '7' },
  });
  session.clock.advance(200);
  assert.is(asked(), 1);
  assert.is(state().conversation.known?.messages.length, 2);
  session.runtime.publish('requests.answerSubmitted', { id: '7', message });
  session.clock.advance(200);
  assert.is(state().conversation.known?.messages.length, 3);
  assert.is(state().conversation.known?.request.state, 'open');
  session.runtime.publish('requests.closePressed', { id: '7' });
  session.clock.advance(200);
  assert.is(state().conversation.known?.request.state, 'closed');
  session.runtime.publish('modal.closed', { id: 'support-request-history', by: 'player' });
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(200);
  assert.is(asked(), 1);
});

test('what support writes is not asked for, and so not read, before the tab is seen', () => {
  const { session } = opened({ url: '/en/office/support' });
  const asked = () => session.requestsOf('paymentRequest').length;
  const see = (visible: boolean) => session.runtime.publish('app.visibilityChanged', { visible });
  session.runtime.publish('modal.opened', {
    ...{ id: 'support-request-history', kind: 'support-request-history' },
    params: { requestId: '7' },
  });
  session.clock.advance(200);
  see(false);
  session.runtime.publish('feed.requestsChanged', { requestId: 1 });
  session.clock.advance(60_000);
  assert.is(asked(), 1);
  see(true);
  session.clock.advance(200);
  assert.is(asked(), 2);
  session.runtime.publish('feed.requestsChanged', { requestId: 2 });
  session.clock.advance(200);
  assert.is(asked(), 3);
});

test('a file goes out by its name under a key, and stands in the conversation', () => {
  const { session, state } = opened({ url: '/en/office/support' });
  session.runtime.publish('modal.opened', {
    ...{ id: 'support-request-history', kind: 'support-request-history' },
    params: { requestId: '7' },
  });
  session.clock.advance(200);
  session.answers.paymentRequestFile = networkError;
  const send = () => {
    session.runtime.publish('requests.fileSubmitted', {
      ...{ id: '7', file: '1', size: 3000, type: 'png' },
    });
    session.clock.advance(200);
  };
  send();
  assert.equal(state().attaching.told, { level: 'error', key: 'main_network_error' });
  session.answers.paymentRequestFile = () =>
    reply({
      request: paymentRequest(),
      messages: [{ by: 'player', at: 1, text: '', file: { type: 'png', size: 3000 } }],
    });
  send();
  const sent = session.requestsOf('paymentRequestFile').map(({ request }) => request);
  assert.equal(sent[0]?.body, { file: '1' });
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  assert.is(new Set(keys).size, 1, 'the same again where nobody knows whether it was taken');
  assert.is(state().conversation.known?.messages[0]?.file?.type, 'png');
  assert.is(state().attaching.told?.level, 'done');
});

test('what comes late of one conversation leaves another that is looked at as it is', () => {
  const { session, state } = opened({ url: '/en/office/support' });
  const look = (requestId: string) => {
    session.answers.paymentRequest = () =>
      reply({ request: paymentRequest({ id: requestId }), messages: [] });
    session.runtime.publish('modal.opened', {
      ...{ id: 'support-request-history', kind: 'support-request-history' },
      params: { requestId },
    });
    session.clock.advance(200);
  };
  const file = { file: '1', size: 3000, type: 'png' } as const;
  session.answers.paymentRequestFile = networkError;
  look('7');
  session.runtime.publish('requests.fileSubmitted', { id: '7', ...file });
  session.clock.advance(200);
  look('7');
  const written = [{ by: 'player', at: 1, text: 'of the other' }] as const;
  session.answers.paymentRequestAnswer = () =>
    session.clock.late(5000, reply({ request: paymentRequest(), messages: [...written] }));
  session.runtime.publish('requests.answerSubmitted', { id: '7', message });
  look('8');
  session.clock.advance(6000);
  assert.is(state().conversation.known?.request.id, '8');
  assert.equal(state().conversation.known?.messages, []);
  assert.is(state().answering.told, null, 'nothing was said in this one');
  // Another conversation, another press: its key is no older one.
  session.runtime.publish('requests.fileSubmitted', { id: '8', ...file });
  session.clock.advance(200);
  const keys = session.requestsOf('paymentRequestFile').map(({ request }) => request.headers);
  assert.is(new Set(keys.map((headers) => headers['idempotency-key'])).size, 2);
});

test('who has gone on to another page is not taken back from it', () => {
  const { session, facts, send, state } = opened();
  session.answers.paymentRequestOpen = () =>
    session.clock.late(5000, reply({ request: paymentRequest() }));
  send();
  session.runtime.publish('route.requested', { url: '/en/live', replace: false });
  session.clock.advance(6000);
  assert.equal(facts(), [['opened', { ...about, id: '7' }]]);
  assert.is(session.runtime.state.route.route, 'mainSection');
  assert.is(state().requests[0]?.id, '7');
});

test.run();
