import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { monthOf, readMonth } from '../../../src/domain/time/month.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { refuse, reply, type TestSession } from '../../support/session/session.ts';

function atHistory(next: string | null, answers: TestSession['answers'] = {}) {
  const session = bettingSession({
    player: true,
    url: '/en/office/history',
    answers: { betHistory: () => reply({ items: [], next }), ...answers },
  });
  session.runtime.start();
  session.clock.advance(500);
  return session;
}

const test = suite('effects: history');

test('the history is loaded where it is shown, and again after a bet is settled', () => {
  const session = atHistory(null);
  const before = session.requestsOf('betHistory').length;
  assert.ok(before >= 1);
  const settled = { couponId: '1', result: 'won', payout: 1, currency: 'EUR' } as const;
  session.runtime.publish('bet.settled', { requestId: 0, ...settled });
  session.clock.advance(100);
  assert.is(session.requestsOf('betHistory').length, before + 1);
});

test('of all bets that one message settles it is asked for once', () => {
  const told = new Subject<TransportResponse>();
  const session = atHistory(null, { sportsFeed: () => told });
  const before = session.requestsOf('betHistory').length;
  const settled = ['1', '2', '3'].map((couponId) => {
    return { couponId, result: 'won', payout: 1, currency: 'EUR' };
  });
  told.next({ status: 200, headers: {}, body: { id: 'a', at: 0, updates: [], settled } });
  session.clock.advance(100);
  assert.is(session.typesOf('bet.settled').length, 3);
  assert.is(session.requestsOf('betHistory').length, before + 1);
});

test('older bets are asked for by their place, once at a time', () => {
  const session = atHistory('place');
  session.runtime.publish('bet.olderAsked', {});
  session.runtime.publish('bet.olderAsked', {});
  session.clock.advance(100);
  const cursors = session.requestsOf('betHistory').map(({ request }) => request.query?.['cursor']);
  assert.equal(
    cursors.filter((cursor) => cursor !== undefined),
    ['place'],
  );
});

test('older ones, and the file, are of those that the player chose', () => {
  const session = atHistory('place');
  const chosen = { status: 'won', typeId: null, period: 'all', accountId: '7', text: 'x' } as const;
  session.runtime.publish('bet.historyChosen', chosen);
  session.clock.advance(100);
  session.runtime.publish('bet.olderAsked', {});
  session.runtime.publish('bet.historyFileAsked', {});
  session.clock.advance(100);
  const query = { period: 'all', status: 'won', account: '7', text: 'x' };
  const asked = session.requestsOf('betHistory').map(({ request }) => request.query);
  assert.equal(asked.slice(-2), [query, { ...query, cursor: 'place' }]);
  assert.equal(session.requestsOf('betHistoryExport')[0]?.request.query, query);
});

test('a file of rounds is of its time, whatever bets are looked at', () => {
  const session = atHistory('place');
  const chosen = { 'history-file': 'rounds', 'rounds-from': '1990-01' };
  for (const [part, choice] of Object.entries(chosen)) {
    session.runtime.publish('page.choiceMade', { part, choice });
  }
  session.runtime.publish('bet.historyFileAsked', {});
  session.clock.advance(100);
  const month = monthOf(session.clock.now());
  const { from = 0, to = 0 } = readMonth(month) ?? {};
  // What is no month of the last year is none.
  const query = { of: 'rounds', from: String(from), to: String(to - 1) };
  assert.equal(session.requestsOf('betHistoryExport')[0]?.request.query, query);
});

test('nothing older is asked for when there is nothing', () => {
  const session = atHistory(null);
  const before = session.requestsOf('betHistory').length;
  session.runtime.publish('bet.olderAsked', {});
  session.clock.advance(100);
  assert.is(session.requestsOf('betHistory').length, before);
});

test('asked to load again, the page loads what it shows', () => {
  const session = atHistory(null);
  session.answers.betHistory = () => refuse(503);
  const before = session.requestsOf('betHistory').length;
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(100);
  assert.is(session.requestsOf('betHistory').length, before + 1);
});

test.run();
