/** Bets on one curve are cashed out each for itself. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { drawHouse } from '../../support/session/draw-house.ts';
import { atTable, type Round, SERVER_SEED, tableOf } from '../../support/session/house.ts';
import { refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: cashing out of a curve');

const CRASH = 41;
const shown = { stake: '', most: '', balance: '' };

/** A table with two bets on the curve, d1 and d2, which flies. */
function flying() {
  const server = drawHouse('crash', { terminal: chainHash(SERVER_SEED, 1), before: '1.50' });
  const session = atTable('crash', server);
  session.runtime.start();
  session.clock.advance(1000);
  for (const stake of [100, 200]) bet(session, stake);
  /** As the house cashes out. */
  const out = (id: string) => {
    const round = server.rounds.find((one) => one.id === id);
    const steps: Round['steps'] = [{ at: 0, by: 'player', action: { cashOut: '1.20' } }];
    Object.assign(round ?? {}, { status: 'completed', payout: 1, steps });
    return reply({ status: 'accepted', round, balance: 1000, nextStartAt: 0 });
  };
  return { server, session, out };
}

function bet(session: TestSession, stake: number): void {
  const fields = { stake, cashOut: '50.00' };
  session.runtime.publish('casino.roundPressed', {
    ...{ game: CRASH, bet: fields, stake, draw: 1, shown },
  });
  session.clock.advance(100);
}

const cashOut = (session: TestSession, roundId: string) => {
  session.runtime.publish('casino.actionPressed', { roundId, step: 0, action: { cashOut: true } });
  session.clock.advance(100);
};

const statusOf = (session: TestSession, id: string) =>
  tableOf(session).seats.find(({ round }) => round.id === id)?.round.status;

const idOf = (url: string): string => /rounds\/([^/]+)\/actions/.exec(url)?.[1] ?? '';

test('one whose outcome is unknown keeps neither another cash-out nor the next bet waiting', () => {
  const { session, out } = flying();
  let isLost = true;
  session.answers.casinoRoundAct = ({ url }) =>
    idOf(url) === 'd1' && isLost ? refuse(503) : out(idOf(url));
  cashOut(session, 'd1');
  cashOut(session, 'd2');
  assert.equal([statusOf(session, 'd1'), statusOf(session, 'd2')], ['open', 'completed']);
  assert.is(tableOf(session).steps['d1']?.placing.status, 'checking');
  bet(session, 300);
  assert.is(tableOf(session).seats.length, 3);
  const asked = session.requestsOf('casinoRoundAct').length;
  cashOut(session, 'd1');
  assert.is(session.requestsOf('casinoRoundAct').length, asked, 'it is asked about already');
  isLost = false;
  session.clock.advance(5_000);
  assert.is(statusOf(session, 'd1'), 'completed');
  assert.equal(tableOf(session).steps, {});
});

test('two that are pressed at once are two', () => {
  const { session, out } = flying();
  session.answers.casinoRoundAct = ({ url }) => out(idOf(url));
  for (const roundId of ['d1', 'd2']) {
    session.runtime.publish('casino.actionPressed', {
      ...{ roundId, step: 0, action: { cashOut: true } },
    });
  }
  session.clock.advance(100);
  assert.equal([statusOf(session, 'd1'), statusOf(session, 'd2')], ['completed', 'completed']);
});

test('one that came too late is told so, as a fact, and the others go on', () => {
  const { session, out } = flying();
  session.answers.casinoRoundAct = ({ url }) =>
    idOf(url) === 'd1' ? reply({ status: 'refused', rule: 'round-closed' }) : out(idOf(url));
  cashOut(session, 'd1');
  const [told] = session.events.filter(({ type }) => type === 'casino.roundRefused');
  assert.equal(
    { ...(told?.data as object), key: '' },
    {
      ...{ key: '', game: CRASH, by: 'server', rule: 'round-closed' },
    },
  );
  cashOut(session, 'd2');
  assert.is(statusOf(session, 'd2'), 'completed');
  assert.is(session.typesOf('casino.roundRefused').length, 1, 'once');
});

test('what the feed settles meanwhile is asked about no more', () => {
  const { server, session } = flying();
  session.answers.casinoRoundAct = () => refuse(503);
  cashOut(session, 'd1');
  const settled = server.settled().find(({ roundId }) => roundId === 'd1');
  assert.ok(settled);
  session.runtime.publish('casino.roundSettled', settled);
  assert.equal(tableOf(session).steps, {});
  const asked = session.requestsOf('casinoRoundAct').length;
  session.clock.advance(30_000);
  assert.is(session.requestsOf('casinoRoundAct').length, asked);
});

test.run();
