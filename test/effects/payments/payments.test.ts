import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AWAY, payingSession, payment, terms } from '../../support/session/payments.ts';
import { assertKeptSecret } from '../../support/session/secrecy.ts';
import { networkError, refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('money in and out');

const order = { accountId: '1', method: 'card', amount: 2000 } as const;

function opened(options: SessionOptions = {}) {
  const session = payingSession(options);
  session.runtime.start();
  session.clock.advance(1000);
  const facts = () =>
    session.events
      .filter(({ type }) => /^payments\.(begun|ended|heldBack|goingFailed)/.test(type))
      .map(({ type, data }) => [type, data] as const);
  const state = () => session.runtime.state.payments;
  const pay = (part = {}) => {
    session.runtime.publish('payments.depositSubmitted', { ...order, ...part });
    session.clock.advance(100);
  };
  const keys = (call: 'depositBegin' | 'withdrawalRequest') =>
    session.requestsOf(call).map(({ request }) => request.headers['idempotency-key']);
  return { ...session, session, facts, state, pay, keys };
}

const fact = {
  ...{ id: '10000001', kind: 'deposit', method: 'card' },
  ...{ amount: 2000, fee: 0, currency: 'EUR' },
};

test('a deposit leads to the provider, by an address that no event holds', () => {
  const { session, pay, facts, navigation, storage, state } = opened();
  pay();
  assert.equal(facts(), [['payments.begun', fact]]);
  assert.is(navigation.visits.at(-1), AWAY);
  assert.is(storage.session.getItem('payments'), '["10000001"]');
  assert.is(state().depositing.status, 'busy');
  assertKeptSecret(session, [AWAY]);
});

test('who is still here after a while is told so, and may try again under another key', () => {
  const { pay, facts, clock, state, keys } = opened();
  pay();
  clock.advance(15_000);
  assert.equal(facts().at(-1), ['payments.goingFailed', {}]);
  assert.equal(state().depositing.told, { level: 'error', key: 'payments_going_failed' });
  pay();
  const [first, second] = keys('depositBegin');
  assert.ok(first !== second);
});

test('where nobody knows whether it was taken, it goes under the same key', () => {
  const { pay, keys, session, navigation } = opened({ answers: { depositBegin: networkError } });
  pay();
  session.answers = {
    ...session.answers,
    depositBegin: () => reply({ payment: payment(), redirectUrl: AWAY }),
  };
  session.clock.advance(60_000);
  pay();
  const used = keys('depositBegin');
  assert.ok(used.length >= 2);
  assert.is(new Set(used).size, 1);
  assert.is(navigation.visits.at(-1), AWAY);
});

test('what is sent instead of something whose answer was lost is not taken, and it is said why', () => {
  const { pay, session, clock, state, keys } = opened({ answers: { depositBegin: networkError } });
  pay();
  clock.advance(60_000);
  const errors = [{ code: '422', pointer: '/headers/idempotency-key' }];
  session.answers = { ...session.answers, depositBegin: () => reply({ errors }, 422) };
  pay({ amount: 3000 });
  assert.equal(state().depositing.told, { level: 'error', key: 'main_sent_before' });
  assert.equal(state().depositing.refused, {});
  session.answers = {
    ...session.answers,
    depositBegin: () => reply({ payment: payment(), redirectUrl: AWAY }),
  };
  pay({ amount: 3000 });
  const used = keys('depositBegin');
  assert.ok(used.at(-1) !== used[0], 'it is another wish from now on');
});

test('what the policy refuses is not sent, and said', () => {
  const paused = { limitType: 33, limitState: 'ACTIVE', limitValue: 7, startedAt: 0, endsAt: null };
  const cases = [
    [{ amount: 100 }, {}, 'amount-low'],
    [{}, { paymentMethods: () => reply(terms({ depositRoom: 1999 })) }, 'limit-reached'],
    [{}, { limits: () => reply({ limits: [paused] }) }, 'paused'],
    [{}, { limits: () => refuse(503) }, 'limits-unreachable'],
  ] as const;
  for (const [part, answers, reason] of cases) {
    const { pay, facts, session, state } = opened({ answers });
    pay(part);
    assert.equal(facts(), [['payments.heldBack', { kind: 'deposit', reason }]]);
    assert.is(session.requestsOf('depositBegin').length, 0);
    assert.is(state().depositing.status, 'idle');
    assert.ok(state().depositing.told);
  }
});

test('a page of return that finds its payment over asks for the balance once more: it may be older', () => {
  const answers = { payment: () => reply({ payment: payment({ state: 'succeeded' }) }) };
  const url = '/en/onpay/success?payment=10000001';
  const { clock, session, facts } = opened({ url, answers });
  clock.advance(60_000);
  assert.is(session.requestsOf('payment').length, 1);
  assert.is(session.requestsOf('balance').length, 2);
  assert.equal(facts(), [], 'whoever waited for it is told elsewhere');
});

test('the page of the return asks until it is known, whatever its address claims, and tells once', () => {
  let asked = 0;
  const answers = {
    payment: () => {
      asked += 1;
      return reply({ payment: payment(asked < 4 ? {} : { state: 'succeeded' }) });
    },
  };
  const url = '/en/onpay/fail?payment=10000001';
  const { clock, facts, session, state } = opened({ url, answers });
  assert.is(asked, 1);
  clock.advance(1100);
  assert.is(asked, 2);
  clock.advance(60_000);
  assert.is(asked, 4, 'it is known');
  assert.equal(facts(), [['payments.ended', { ...fact, outcome: 'succeeded' }]]);
  assert.is(state().returned.payment?.state, 'succeeded');
  assert.ok(session.requestsOf('balance').length > 1, 'there is more money');
  session.navigation.visit('/en/onpay/success?payment=10000001');
  clock.advance(1000);
  assert.is(facts().length, 1, 'and told once');
});

test('nothing is asked once the page is left, and nothing where the address names no payment', () => {
  const { clock, session } = opened({ url: '/en/onpay/pending?payment=10000001' });
  session.navigation.visit('/en/about');
  clock.advance(60_000);
  assert.ok(session.requestsOf('payment').length <= 2);
  const other = opened({ url: '/en/onpay/success?payment=1;drop' });
  other.clock.advance(10_000);
  assert.is(other.session.requestsOf('payment').length, 0);
});

test('what was begun in this tab is told of after the way out and back', () => {
  const session = payingSession({
    url: '/en/onpay/success?payment=10000001',
    answers: { payment: () => reply({ payment: payment({ state: 'refused' }) }) },
  });
  session.storage.session.setItem('payments', '["10000001"]');
  session.runtime.start();
  session.clock.advance(1000);
  const ended = session.events.filter(({ type }) => type === 'payments.ended');
  assert.equal(
    ended.map(({ data }) => data),
    [{ ...fact, outcome: 'refused' }],
  );
  assert.is(session.storage.session.getItem('payments'), '[]');
});

test('a withdrawal is held, and can be taken back', () => {
  const out = payment({ kind: 'withdrawal', mayCancel: true });
  const { session, facts, state } = opened({
    url: '/en/office/deduce',
    answers: {
      withdrawalRequest: () => reply({ payment: out }),
      withdrawalCancel: () => reply({ payment: { ...out, state: 'cancelled', mayCancel: false } }),
    },
  });
  session.runtime.publish('payments.withdrawalSubmitted', { ...order, amount: 200_000 });
  session.clock.advance(100);
  assert.equal(facts(), [
    ['payments.heldBack', { kind: 'withdrawal', reason: 'not-enough-money' }],
  ]);
  session.runtime.publish('payments.withdrawalSubmitted', order);
  session.clock.advance(100);
  assert.is(state().requested?.state, 'created');
  session.runtime.publish('payments.cancelPressed', { id: out.id });
  session.clock.advance(100);
  assert.is(state().requested?.state, 'cancelled');
  assert.equal(facts().slice(1), [
    ['payments.begun', { ...fact, kind: 'withdrawal' }],
    ['payments.ended', { ...fact, kind: 'withdrawal', outcome: 'cancelled' }],
  ]);
});

test('the history is asked for as it was chosen, and further back', () => {
  const items = [payment({ state: 'succeeded' })];
  const { session, state } = opened({
    url: '/en/office/historypay',
    answers: {
      payments: ({ query }) =>
        query?.['cursor'] === undefined
          ? reply({ items, next: '9' })
          : reply({ items: [payment({ id: '10000000', createdAt: 1 })], next: null }),
    },
  });
  const queries = () => session.requestsOf('payments').map(({ request }) => request.query);
  session.runtime.publish('payments.historyChosen', { kind: 'deposit', state: 'succeeded' });
  session.clock.advance(100);
  session.runtime.publish('payments.olderAsked', {});
  session.clock.advance(100);
  assert.equal(queries().slice(-2), [
    { kind: 'deposit', state: 'succeeded' },
    { kind: 'deposit', state: 'succeeded', cursor: '9' },
  ]);
  assert.equal(
    state().history.items.map(({ id }) => id),
    ['10000001', '10000000'],
  );
  assert.is(state().history.next, null);
});

test.run();
