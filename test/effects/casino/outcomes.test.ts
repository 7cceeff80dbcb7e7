/** What becomes of presses is told, and no call is waited for for ever. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { effects } from '../../../src/effects/all.ts';
import { balance } from '../../support/session/betting.ts';
import { atTable, house, pressDice, tableOf } from '../../support/session/house.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('effects: outcomes of rounds');

test('a limit that keeps a stake out is told as what limits do', () => {
  const refused = () => reply({ status: 'refused', rule: 'limit', bound: 40 });
  const session = atTable('dice', house(), { answers: { casinoRoundStart: refused } });
  session.runtime.start();
  session.clock.advance(1000);
  pressDice(session);
  session.clock.advance(100);
  const [reached] = session.events.filter(({ type }) => type === 'limits.reached');
  assert.equal(reached?.data, {
    ...{ about: 'stake', limitType: null, until: null, by: 'server' },
    left: { amount: 40, currency: 'EUR' },
  });
});

test('a call that never ends, because what sends calls failed, is asked about again', () => {
  const session = atTable('dice', house(), {
    effects: effects.filter(({ name }) => name !== 'http'),
  });
  const { runtime, clock } = session;
  runtime.start();
  runtime.publish('session.started', { userId: 'player-1' });
  const known = { call: 'balance', requestId: 900, status: 200, body: balance() } as const;
  runtime.publish('http.replied', known);
  const limits = session.events.findLast(
    (event) => event.type === 'http.requested' && event.data.call === 'limits',
  );
  const requestId = limits?.type === 'http.requested' ? limits.data.requestId : 0;
  runtime.publish('http.replied', { call: 'limits', requestId, status: 200, body: { limits: [] } });
  runtime.publish('casino.gameOpened', { game: 42, isShared: false });
  pressDice(session);
  assert.is(tableOf(session).placing.status, 'pressed');
  clock.advance(15_000);
  const other = { reason: 'network', status: 0, detail: 'down' } as const;
  runtime.publish('http.failed', { call: 'counters', requestId: 950, ...other });
  clock.advance(6_000);
  assert.is(tableOf(session).placing.status, 'checking');
  clock.advance(2_000);
  const asked = session.events.filter(
    (event) => event.type === 'http.requested' && event.data.call === 'casinoRoundStart',
  );
  assert.is(asked.length, 2);
});

/** What was pressed at the table of dice ended, and the table shows it still. */
function ended() {
  const session = atTable('dice', house());
  session.runtime.start();
  session.clock.advance(1000);
  const remote = { name: 'casino', attempt: 1 } as const;
  session.runtime.publish('remote.statusChanged', { ...remote, status: 2 });
  pressDice(session);
  session.clock.advance(100);
  const isUntold = () => tableOf(session).seats.some(({ untold }) => untold !== null);
  return { session, isUntold, remote };
}

test('a table that throws before it showed a result leaves nothing untold; one that is back shows it first', () => {
  const { session, isUntold, remote } = ended();
  const { runtime, clock } = session;
  assert.ok(isUntold(), 'the table is to show it');
  const failed = { source: 'page', message: 'it threw' } as const;
  runtime.publish('bus.failed', { ...failed, name: 'remote information' });
  clock.advance(100);
  assert.ok(isUntold(), 'another part failed');
  runtime.publish('bus.failed', { ...failed, name: 'remote casino' });
  clock.advance(100);
  assert.not(isUntold());
  runtime.publish('remote.statusChanged', { ...remote, status: 1 });
  runtime.publish('remote.statusChanged', { ...remote, status: 2 });
  clock.advance(2000);
  pressDice(session);
  clock.advance(100);
  assert.is(tableOf(session).seats.length, 1);
  assert.ok(isUntold(), 'the table is there to show it');
});

test('what ends while the code of its table cannot be had is told at once', () => {
  const session = atTable('dice', house());
  const { runtime, clock } = session;
  runtime.start();
  clock.advance(1000);
  pressDice(session);
  const missing = { source: 'page', name: 'casino/dice', message: 'no such file' } as const;
  runtime.publish('bus.failed', missing);
  clock.advance(100);
  const [seat] = tableOf(session).seats;
  assert.is(seat?.round.status, 'completed');
  assert.is(seat?.untold, null);
});

test.run();
