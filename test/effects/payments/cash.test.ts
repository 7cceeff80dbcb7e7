import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cashOrder, orderedInCash } from '../../support/session/payments.ts';
import { networkError, reply } from '../../support/session/session.ts';

const test = suite('paying in at a desk');

const SECOND = 1000;

function opened(answers: Parameters<typeof orderedInCash>[0] = {}, url = '/en/office/recharge') {
  const session = orderedInCash(answers, url);
  session.runtime.start();
  session.clock.advance(SECOND);
  const order = () => {
    const asked = { accountId: '1', method: 'cash', amount: 2000 } as const;
    session.runtime.publish('payments.depositSubmitted', asked);
    session.clock.advance(100);
  };
  const asked = () => session.requestsOf('cashOrder').length;
  const shown = () => session.runtime.state.modal.open.map(({ id, params }) => [id, params]);
  return { session, order, asked, shown, state: () => session.runtime.state };
}

const dialog = [['team-cash', { paymentId: '10000001' }]];

test('an order opens its code, and the form is free for another', () => {
  const { session, order, shown, state } = opened();
  order();
  assert.equal(shown(), dialog);
  assert.equal(session.typesOf('payments.').slice(-2), ['payments.begun', 'payments.cashOrdered']);
  assert.is(state().cashOrder.cash?.code, '1000 0001 4821');
  assert.is(state().payments.depositing.status, 'idle');
  assert.equal(state().payments.depositing.told, { level: 'done', key: 'payments_cash_ordered' });
  assert.equal(state().payments.awaited, ['10000001']);
});

test('while the code is shown it is asked whether the money has come; then it goes by itself', () => {
  const { session, order, shown, asked } = opened();
  order();
  session.clock.advance(60 * SECOND);
  const before = asked();
  assert.ok(before > 10, String(before));
  session.answers.cashOrder = () => reply(cashOrder({ state: 'succeeded' }));
  const balances = session.requestsOf('balance').length;
  session.clock.advance(6 * SECOND);
  assert.equal(shown(), []);
  assert.is(session.typesOf('payments.').at(-1), 'payments.ended');
  assert.ok(session.requestsOf('balance').length > balances, 'there is more money');
  const last = asked();
  session.clock.advance(60 * SECOND);
  assert.is(asked(), last);
});

test('an answer that is lost is asked for again', () => {
  const { session, order, asked, shown } = opened();
  order();
  session.answers.cashOrder = networkError;
  session.clock.advance(20 * SECOND);
  session.answers.cashOrder = () => reply(cashOrder({ state: 'succeeded' }));
  session.clock.advance(20 * SECOND);
  assert.ok(asked() > 3);
  assert.equal(shown(), []);
});

test('once it is put away nothing is asked; opened again it is looked at anew', () => {
  const { session, order, asked, shown } = opened();
  order();
  session.runtime.publish('modal.closed', { id: 'team-cash', by: 'player' });
  session.clock.advance(10 * SECOND);
  const before = asked();
  session.clock.advance(60 * SECOND);
  assert.is(asked(), before);
  session.runtime.publish('modal.opened', {
    ...{ id: 'team-cash', kind: 'team-cash', params: { paymentId: '10000001' } },
  });
  session.clock.advance(100);
  assert.is(asked(), before + 1);
  assert.equal(shown(), dialog);
});

test('an order that came to nothing stays before the player, who is told so', () => {
  const { session, order, shown, state } = opened();
  order();
  session.answers.cashOrder = () => reply(cashOrder({ state: 'expired' }));
  session.clock.advance(6 * SECOND);
  assert.equal(shown(), dialog);
  assert.is(state().cashOrder.payment?.state, 'expired');
  assert.is(state().cashOrder.cash, null);
});

test('the next player sees nothing of it', () => {
  const { session, order, shown, state } = opened();
  order();
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.clock.advance(100);
  assert.equal(shown(), []);
  assert.is(state().cashOrder.cash, null);
});

test.run();
