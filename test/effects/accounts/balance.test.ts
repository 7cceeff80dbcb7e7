import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { balanceOf, bankOf, euros } from '../../support/session/accounts.ts';
import { accepted, addBet, bettingSession, place } from '../../support/session/betting.ts';
import {
  networkError,
  never,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: balance');

const idle = { ...euros, isActive: false };

function signedIn(options: SessionOptions = {}, bank = bankOf()) {
  const session = testSession({ ...options, answers: { ...bank.answers, ...options.answers } });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

test('is asked for once where an account pays', () => {
  const session = signedIn();
  session.clock.advance(60_000);
  assert.is(session.requestsOf('balance').length, 1);
  assert.is(session.runtime.state.accounts.status, 'ready');
});

test('comes from the second variant where the configuration says so', () => {
  const session = signedIn({
    answers: {
      configGroup: () => reply({ site: { 81: 2 } }),
      balanceSecond: () => reply(balanceOf([euros])),
    },
  });
  assert.is(session.requestsOf('balance').length, 0);
  assert.is(session.requestsOf('balanceSecond').length, 1);
  assert.is(session.runtime.state.accounts.activeId, '1');
});

test('waits for a configuration that comes late, to be asked for in the right variant', () => {
  const late = new Subject<TransportResponse>();
  const session = signedIn({
    answers: {
      configGroup: () => late,
      balanceSecond: () => reply(balanceOf([euros])),
    },
  });
  late.next({ status: 200, headers: {}, body: { site: { 81: 2 } } });
  session.clock.advance(1000);
  assert.is(session.requestsOf('balance').length, 0);
  assert.is(session.requestsOf('balanceSecond').length, 1);
});

test('is asked for again 5 times, 2.5 s apart, while no account pays; then it says so', () => {
  const session = signedIn({}, bankOf([idle]));
  const times: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    times.push(session.requestsOf('balance').length);
    session.clock.advance(2520);
  }
  assert.equal(times, [1, 2, 3, 4, 5, 6, 6]);
  assert.is(session.runtime.state.accounts.status, 'none');
  assert.is(session.typesOf('accounts.gaveUp').length, 1);
});

test('is not asked for any more once an account pays', () => {
  const bank = bankOf([idle]);
  const session = signedIn({}, bank);
  assert.is(session.runtime.state.accounts.status, 'loading');
  bank.accounts = [euros];
  session.clock.advance(60_000);
  assert.is(session.requestsOf('balance').length, 2);
  assert.is(session.runtime.state.accounts.status, 'ready');
  assert.equal(session.typesOf('accounts.gaveUp'), []);
});

test('that does not come says so at once, and is asked for again as often', () => {
  const session = signedIn({ answers: { balance: networkError } });
  assert.is(session.runtime.state.accounts.status, 'failed');
  session.clock.advance(60_000);
  assert.is(session.requestsOf('balance').length, 6);
  assert.is(session.runtime.state.accounts.status, 'failed');
});

test('is asked for anew when the player says so after it gave up', () => {
  const bank = bankOf([idle]);
  const session = signedIn({}, bank);
  session.clock.advance(60_000);
  bank.accounts = [euros];
  session.runtime.publish('page.refreshPressed', {});
  assert.is(session.runtime.state.accounts.status, 'loading');
  session.clock.advance(1000);
  assert.is(session.runtime.state.accounts.status, 'ready');
});

test('is not asked for after signing out', () => {
  const session = signedIn({}, bankOf([idle]));
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(60_000);
  assert.is(session.requestsOf('balance').length, 1);
  assert.is(session.runtime.state.accounts.status, 'empty');
});

test('is refreshed after a bet that another account than the paying one was chosen during', () => {
  const bank = bankOf();
  const session = bettingSession({
    player: true,
    answers: { ...bank.answers, couponPlace: never },
  });
  session.runtime.start();
  session.clock.advance(1000);
  addBet(session, '7-1');
  session.clock.advance(1000);
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
  session.clock.advance(1000);
  place(session);
  assert.is(session.runtime.state.coupon.placing.status, 'placing');
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  const during = session.runtime.state;
  assert.equal([during.accounts.activeId, during.coupon.accountId], ['2', '1']);
  assert.is(during.coupon.currency.iso, 'EUR', 'a bet under way keeps its currency');
  const { data } = session.events.findLast(
    (event) => event.type === 'http.requested' && event.data.call === 'couponPlace',
  ) as { data: { requestId: number; headers: Record<string, string> } };
  session.runtime.publish('http.replied', {
    call: 'couponPlace',
    requestId: data.requestId,
    status: 200,
    body: accepted(data.headers['idempotency-key'] ?? ''),
  });
  session.clock.advance(1000);
  const { coupon } = session.runtime.state;
  assert.equal([coupon.accountId, coupon.currency.iso], ['2', 'USD']);
});

test.run();
