import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { payingSession, terms } from '../../support/session/payments.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('a way to pay that is out of service');

const UNTIL = Date.UTC(2026, 0, 1, 6);

/** Cards are out of service, as far as the list of ways says. */
const cardOut = (until: number | null = UNTIL) => {
  const { deposit, ...rest } = terms();
  const [card, ...others] = deposit;
  return reply({ ...rest, deposit: [{ ...card, outage: { until } }, ...others] });
};

const limited = () => ({
  limits: [{ limitType: 22, limitState: 'ACTIVE', limitValue: 1e6, startedAt: 0, endsAt: null }],
});

function opened(answers: SessionOptions['answers'] = {}, url = '/en/office/recharge') {
  const session = payingSession({ url, answers: { limits: () => reply(limited()), ...answers } });
  session.runtime.start();
  session.clock.advance(1000);
  const { publish } = session.runtime;
  const choose = (method: 'card' | 'wallet') => {
    publish('payments.methodChosen', { kind: 'deposit', method });
    session.clock.advance(100);
  };
  const pay = (method: 'card' | 'wallet') => {
    publish('payments.depositSubmitted', { accountId: '1', method, amount: 2000 });
    session.clock.advance(100);
  };
  const shown = () => session.runtime.state.modal.open.map(({ id, params }) => [id, params]);
  return { session, choose, pay, shown, state: () => session.runtime.state.payments };
}

const told = [['paybills-out-of-service', { method: 'card' }]];

test('whoever chooses it is told, and the way that was chosen before stays', () => {
  const { session, choose, shown, state } = opened({ paymentMethods: () => cardOut() });
  choose('wallet');
  assert.equal(shown(), []);
  const asked = session.requestsOf('paymentMethods').length;
  choose('card');
  assert.equal(shown(), told);
  assert.is(state().chosen.deposit, 'wallet');
  assert.is(session.requestsOf('paymentMethods').length, asked + 1, 'it may be back by now');
});

test('nothing is sent by it, and the player is told', () => {
  const { session, pay, shown } = opened({ paymentMethods: () => cardOut(null) });
  pay('card');
  assert.is(session.requestsOf('depositBegin').length, 0);
  assert.equal(shown(), told);
});

test('what the provider refuses for it tells the same, and the next wish goes under another key', () => {
  const { session, pay, shown } = opened({ depositBegin: () => refuse(403, '1814') });
  pay('card');
  assert.equal(shown(), told);
  const [refused] = session.events.filter(({ type }) => type === 'payments.refused');
  assert.equal(refused?.data, { kind: 'deposit', reason: 'out-of-service' });
  session.runtime.publish('modal.closed', { id: 'paybills-out-of-service', by: 'player' });
  pay('wallet');
  const [first, second] = session
    .requestsOf('depositBegin')
    .map(({ request }) => request.headers['idempotency-key']);
  assert.ok(first && second && first !== second);
});

test('other refusals, and other ways, tell nothing of it', () => {
  const other = opened({ depositBegin: () => refuse(403, '1803') });
  other.pay('card');
  assert.equal(other.shown(), []);
  const chosen = opened();
  chosen.choose('card');
  assert.equal(chosen.shown(), []);
  assert.is(chosen.state().chosen.deposit, 'card');
});

test('who has left the page by then is not interrupted', () => {
  const { session, shown } = opened({ depositBegin: () => refuse(403, '1814') });
  session.runtime.publish('payments.depositSubmitted', {
    ...{ accountId: '1', method: 'card', amount: 2000 },
  });
  session.navigation.visit('/en/about');
  session.clock.advance(1000);
  assert.equal(shown(), []);
});

test('each page begins with the first way that can be had', () => {
  const { session, choose, state } = opened();
  choose('wallet');
  session.navigation.visit('/en/about');
  session.clock.advance(100);
  assert.equal(state().chosen, { deposit: null, withdrawal: null });
});

test.run();
