/** A round is paid for exactly once, whatever happens to its answer. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leftBy, lost } from '../../support/session/bookmaker.ts';
import {
  act,
  atTable,
  BALANCE,
  EVEN,
  house,
  pressDice,
  pressMines,
  SERVER_SEED,
  tableOf,
} from '../../support/session/house.ts';
import { never, refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: rounds');

function started(session: TestSession): TestSession {
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const pendingIn = (session: TestSession): { key: string }[] =>
  JSON.parse(session.storage.local.getItem('pendingRounds') ?? '[]');
const keysOf = (session: TestSession) =>
  session.requestsOf('casinoRoundStart').map(({ request }) => request.headers['idempotency-key']);

test('a press is one round: paid for, shown, told, and in the balance', () => {
  const server = house();
  const session = started(atTable('dice', server));
  assert.is(tableOf(session).game, 42);
  pressDice(session);
  pressDice(session);
  session.clock.advance(100);
  const [seat] = tableOf(session).seats;
  assert.is(server.paid(), 1);
  assert.equal(
    [seat?.round.status, seat?.isFresh, seat?.round.state.draw],
    ['completed', true, 3034],
  );
  assert.equal(session.typesOf('casino.roundSettled').length, 1);
  assert.is(session.runtime.state.accounts.accounts[0]?.money, BALANCE + 100);
  assert.equal(pendingIn(session), []);
  const { staked, paid } = tableOf(session).opened;
  assert.equal([staked, paid], [100, 200]);
  const asked = session.requestsOf('limits').length;
  session.clock.advance(2000);
  assert.is(session.requestsOf('limits').length, asked, 'the table has not shown it');
  session.runtime.publish('casino.roundTold', { roundId: 'r1' });
  session.clock.advance(2000);
  assert.is(session.requestsOf('limits').length, asked + 1, 'what the limits leave is another');
});

test('what is sent is what was pressed, with its place in the log', () => {
  const session = started(atTable('dice', house()));
  pressDice(session);
  session.clock.advance(100);
  const [sent] = session.requestsOf('casinoRoundStart');
  const pressed = session.events.find(({ type }) => type === 'casino.roundPressed');
  const { sessionId } = session.runtime.state.session;
  assert.equal(sent?.request.body, {
    ...{ game: 42, accountId: '1', bet: EVEN },
    evidence: { sessionId, seq: pressed?.seq },
  });
  assert.is(sent?.request.headers['idempotency-key'], `${sessionId}.${pressed?.seq}`);
});

test('a lost answer is asked about with the same key until it comes, and nothing is staked meanwhile', () => {
  const server = house([lost, lost]);
  const session = started(atTable('dice', server));
  pressDice(session);
  session.clock.advance(100);
  assert.is(tableOf(session).placing.status, 'checking');
  assert.is(pendingIn(session).length, 1);
  pressDice(session);
  session.clock.advance(10_000);
  assert.is(tableOf(session).placing.status, 'idle');
  assert.is(server.paid(), 1);
  assert.is(new Set(keysOf(session)).size, 1);
  assert.ok(keysOf(session).length >= 3);
  assert.equal(pendingIn(session), []);
});

test('a reload in between asks with the old key; then play goes on', () => {
  const server = house([never]);
  const first = started(atTable('dice', server));
  pressDice(first);
  first.clock.advance(100);
  first.runtime.stop();
  const second = started(atTable('dice', server, { local: leftBy(first) }));
  pressDice(second);
  second.clock.advance(5000);
  assert.equal(keysOf(second), keysOf(first));
  assert.is(server.paid(), 1);
  assert.is(tableOf(second).placing.status, 'idle');
  assert.equal(pendingIn(second), []);
  pressDice(second);
  second.clock.advance(100);
  assert.is(server.paid(), 2);
});

test('what another tab plays it asks about itself; before it stakes, this one learns what came of it', () => {
  const session = started(atTable('dice', house()));
  const body = { game: 42, accountId: '1', bet: EVEN, evidence: { sessionId: 's', seq: 1 } };
  const pending = (userId: string) =>
    JSON.stringify([{ key: 's.1', userId, game: 42, call: 'casinoRoundStart', body }]);
  const tell = (value: string | null) =>
    session.runtime.publish('app.storageChanged', { name: 'pendingRounds', value });
  tell(pending('somebody-else'));
  session.clock.advance(5000);
  assert.equal(keysOf(session), []);
  tell(pending('player-1'));
  session.clock.advance(5000);
  assert.equal(keysOf(session), [], 'it was perhaps refused there, and must not be staked here');
  pressDice(session);
  assert.is(tableOf(session).placing.status, 'checking');
  session.clock.advance(5000);
  assert.equal(keysOf(session), ['s.1'], 'nothing is staked beside it');
  assert.is(tableOf(session).placing.status, 'idle');
});

test('what is over in its own tab is asked about no more', () => {
  const session = started(atTable('dice', house()));
  const body = { game: 42, accountId: '1', bet: EVEN, evidence: { sessionId: 's', seq: 1 } };
  const round = { key: 's.1', userId: 'player-1', game: 42, call: 'casinoRoundStart', body };
  const tell = (value: string | null) =>
    session.runtime.publish('app.storageChanged', { name: 'pendingRounds', value });
  tell(JSON.stringify([round]));
  pressDice(session);
  tell(null);
  assert.is(tableOf(session).placing.status, 'idle');
  session.clock.advance(5000);
  assert.equal(keysOf(session), []);
});

test('a refusal says why, in its own time, and frees the table', () => {
  const refused = () => reply({ status: 'refused', rule: 'limit', bound: 40 });
  const session = started(atTable('dice', house(), { answers: { casinoRoundStart: refused } }));
  pressDice(session);
  session.clock.advance(100);
  const { placing } = tableOf(session);
  assert.is(placing.status === 'refused' && placing.rule, 'limit');
  const told = session.events.find(({ type }) => type === 'casino.roundRefused');
  assert.equal(
    { ...(told?.data as object), key: '' },
    {
      ...{ key: '', game: 42, by: 'server', rule: 'limit', bound: 40 },
    },
  );
  assert.equal(pendingIn(session), []);
});

test('a first try that is turned away was not staked; later ones prove nothing', () => {
  const session = started(
    atTable('dice', house(), { answers: { casinoRoundStart: () => refuse(404) } }),
  );
  pressDice(session);
  session.clock.advance(100);
  const first = tableOf(session).placing;
  assert.is(first.status === 'refused' && first.rule, 'not-accepted');
  session.answers.casinoRoundStart = () => lost();
  pressDice(session);
  session.clock.advance(2000);
  session.answers.casinoRoundStart = () => refuse(404);
  session.clock.advance(20_000);
  assert.is(tableOf(session).placing.status, 'checking');
});

test('what the limits forbid is not sent, and said', () => {
  const session = started(atTable('dice', house(), { answers: { limits: () => refuse(503) } }));
  pressDice(session);
  session.clock.advance(5000);
  const { placing } = tableOf(session);
  assert.is(placing.status === 'refused' && placing.rule, 'limits-unreachable');
  assert.equal(keysOf(session), []);
});

test('more than there is on the account is not sent', () => {
  const session = started(atTable('dice', house()));
  pressDice(session, { ...EVEN, stake: BALANCE + 1 });
  session.clock.advance(100);
  const { placing } = tableOf(session);
  assert.is(placing.status === 'refused' && placing.rule, 'insufficient-funds');
  assert.equal(keysOf(session), []);
});

test('a round of several steps: each step once, a lost answer asked about again, the end told', () => {
  const server = house([(answer) => answer, lost]);
  const session = started(atTable('mines', server));
  pressMines(session);
  session.clock.advance(100);
  assert.is(tableOf(session).seats[0]?.round.status, 'open');
  pressMines(session);
  session.clock.advance(100);
  assert.is(server.paid(), 1, 'no second round beside an open one');
  act(session, { pick: 12 });
  session.clock.advance(10_000);
  assert.is(tableOf(session).seats[0]?.round.steps.length, 1);
  assert.is(server.rounds[0]?.steps.length, 1);
  act(session, { cashOut: true });
  session.clock.advance(100);
  const round = tableOf(session).seats[0]?.round;
  assert.is(round?.status, 'completed');
  assert.ok((round?.payout ?? 0) > 100);
  assert.is(session.typesOf('casino.roundSettled').length, 1);
});

test('a round that was left open is found by the next visit, as it stood', () => {
  const server = house();
  const first = started(atTable('mines', server));
  pressMines(first);
  first.clock.advance(100);
  act(first, { pick: 12 });
  first.clock.advance(100);
  first.runtime.stop();
  const second = started(atTable('mines', server));
  const [seat] = tableOf(second).seats;
  assert.equal([seat?.round.status, seat?.round.steps.length, seat?.isFresh], ['open', 1, false]);
  assert.is(tableOf(second).opened.staked, 0, 'it was not staked since the table was opened');
});

test('a guest plays for play money, under a seed of their own, and nothing of it is kept', () => {
  const server = house();
  const session = started(atTable('dice', server, { player: false }));
  const shown = { stake: '', most: '', balance: '' };
  const bet = { ...EVEN };
  const pressed = { game: 42, bet, stake: 100, clientSeed: 'guest-seed', shown };
  session.runtime.publish('casino.roundPressed', pressed);
  session.clock.advance(100);
  const [sent] = session.requestsOf('casinoDemoStart');
  assert.equal(sent?.request.body, { game: 42, bet: EVEN, clientSeed: 'guest-seed' });
  assert.is(tableOf(session).seats[0]?.round.mode, 'demo');
  assert.equal(pendingIn(session), []);
  session.clock.advance(5000);
  assert.is(session.requestsOf('limits').length, 0, 'nothing of it counts');
});

test('who goes takes their round along: the next one sees nothing of it', () => {
  const session = started(atTable('dice', house([never])));
  pressDice(session);
  session.clock.advance(100);
  session.answers.casinoRounds = () => reply({ items: [], next: null });
  session.runtime.publish('session.started', { userId: 'bob' });
  session.clock.advance(20_000);
  const { placing, seats, sent, parked } = tableOf(session);
  assert.equal([placing.status, seats.length, sent, parked.length], ['idle', 0, null, 1]);
  assert.is(keysOf(session).length, 1);
});

test('the seeds know how many rounds were drawn from them; a rotation reveals them', () => {
  const session = started(atTable('dice', house()));
  pressDice(session);
  session.clock.advance(100);
  const { pair } = session.runtime.state.casinoSeeds;
  assert.is(pair?.nonce, 1);
  session.runtime.publish('casino.rotationPressed', { reveal: pair?.commitment ?? '' });
  session.clock.advance(100);
  const { revealed, nonce } = session.runtime.state.casinoSeeds.pair ?? {};
  assert.equal([revealed?.serverSeed, nonce], [SERVER_SEED, 0]);
});

test('a round that moved on elsewhere is shown as it stands, once a step is turned away', () => {
  const server = house();
  const here = started(atTable('mines', server));
  pressMines(here);
  here.clock.advance(100);
  const elsewhere = started(atTable('mines', server));
  act(elsewhere, { pick: 12 });
  elsewhere.clock.advance(100);
  here.answers.casinoRoundAct = () => reply({ status: 'refused', rule: 'wrong-step' });
  act(here, { pick: 3 });
  here.clock.advance(2000);
  assert.is(tableOf(here).seats[0]?.round.steps.length, 1);
});

test('a round that was begun elsewhere takes its seat, once a second is turned away', () => {
  const server = house();
  const here = started(atTable('mines', server));
  pressMines(here);
  here.clock.advance(100);
  act(here, { pick: 12 });
  here.clock.advance(100);
  act(here, { cashOut: true });
  here.clock.advance(2000);
  const elsewhere = started(atTable('mines', server, { random: () => 0.25 }));
  pressMines(elsewhere);
  elsewhere.clock.advance(100);
  here.answers.casinoRoundStart = () => reply({ status: 'refused', rule: 'round-open' });
  pressMines(here);
  here.clock.advance(2000);
  const { id, status } = tableOf(here).seats[0]?.round ?? {};
  assert.equal([id, status], ['r2', 'open']);
});

test.run();
