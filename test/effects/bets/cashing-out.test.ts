/** A bet is sold exactly once, whatever happens to the answer, at what stood on the button or better. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CashOutAnswer } from '../../../src/calls/cash-out.ts';
import type { HistoryItem } from '../../../src/calls/coupon.ts';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { recorded } from '../../support/session/betting.ts';
import { leftBy, lost, started, token } from '../../support/session/bookmaker.ts';
import {
  type Answer,
  never,
  refuse,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../support/session/session.ts';

const test = suite('effects: selling bets back');

const SALE = { couponId: '4711', stake: 1000, price: 950 };
const OFFER = { couponId: '4711', currency: 'EUR', stake: 1000, price: 950 };
const SOLD: CashOutAnswer = {
  ...{ status: 'accepted', couponId: '4711', at: 5, sold: 1000, paid: 960 },
  ...{ left: 0, possibleWin: 0, currency: 'EUR', balance: 960 },
};

const bet: HistoryItem = {
  ...{ couponId: '4711', placedAt: 1, settledAt: null, typeId: 0, amount: 1000, currency: 'EUR' },
  ...{ coef: '2.00', possibleWin: 2000, payout: null, status: 'open', legs: [] },
};
const system: HistoryItem = { ...bet, couponId: '4712', typeId: 2 };

const answers = {
  token,
  betHistory: () => reply({ items: [bet, system], next: null, totals: [] }),
  cashOutOffers: () => reply({ offers: [OFFER], margin: '5', goodFor: 5_000 }),
  cashOut: () => reply(SOLD),
};

const opened = (options: SessionOptions = {}): TestSession =>
  started({ ...options, answers: { ...answers, ...options.answers } });

/** Answers in this order, the last one for ever. */
function inOrder(...script: (() => Answer)[]) {
  let next = 0;
  return () => {
    const answer = script[Math.min(next, script.length - 1)];
    next += 1;
    return answer?.() ?? never();
  };
}

function press(session: TestSession, ms = 1000): TestSession {
  session.runtime.publish('bet.cashOutPressed', SALE);
  session.clock.advance(ms);
  return session;
}

const saleIn = ({ runtime }: TestSession) => runtime.state.cashOut.sale;
const keptIn = ({ storage }: TestSession) => storage.local.getItem('pendingSales');
const keyOf = ({ headers }: TransportRequest) => headers['idempotency-key'];
const sentBy = (session: TestSession) =>
  session.requestsOf('cashOut').map(({ request }) => [keyOf(request), request.body] as const);
type Sent = ReturnType<typeof sentBy>[number];
/** The same once more, as who asks sends it. */
const asking = (sent: Sent | undefined): Sent => [sent?.[0], { ...SALE, isCheck: true }];
const factsOf = (session: TestSession) =>
  session.events.flatMap((event) =>
    event.type === 'bet.cashedOut' || event.type === 'bet.cashOutRefused' ? [event] : [],
  );

test('a press is one sale under one key; it is told, and the balance is asked for', () => {
  const session = opened();
  const asked = session.requestsOf('balance').length;
  session.runtime.publish('bet.cashOutPressed', SALE);
  press(session);
  const { sessionId } = session.runtime.state.session;
  const pressed = session.events.find(({ type }) => type === 'bet.cashOutPressed');
  const key = `${sessionId}.${pressed?.seq}`;
  assert.equal(sentBy(session), [[key, SALE]]);
  const [fact, ...others] = factsOf(session);
  assert.equal(others, []);
  const { requestId: _, ...told } = { requestId: 0, ...fact?.data };
  assert.equal(told, {
    ...{ key, couponId: '4711', at: 5, sold: 1000, paid: 960, left: 0, currency: 'EUR' },
  });
  assert.is(session.requestsOf('balance').length, asked + 1);
  assert.is(saleIn(session).status, 'sold');
  assert.is(keptIn(session), null);
});

test('what is sent is kept before it leaves, and while nobody knows', () => {
  const session = press(opened({ answers: { cashOut: never } }), 1);
  assert.match(keptIn(session) ?? '', '"price":950');
  assert.is(saleIn(session).status, 'selling');
});

test('a lost answer is asked about again with its own key, until it is definite', () => {
  const cashOut = inOrder(
    lost,
    () => refuse(503),
    () => refuse(429),
    () => reply(SOLD),
  );
  const session = press(opened({ answers: { cashOut } }), 500);
  assert.is(saleIn(session).status, 'checking');
  session.runtime.publish('bet.cashOutPressed', { ...SALE, couponId: '1' });
  session.clock.advance(120_000);
  const sent = sentBy(session);
  assert.ok(sent.length >= 4, `${sent.length} tries`);
  const [first, ...checks] = sent;
  // To ask what became of it is not to press again.
  for (const one of checks) assert.equal(one, asking(first));
  assert.equal(
    factsOf(session).map(({ type }) => type),
    ['bet.cashedOut'],
  );
  assert.is(keptIn(session), null);
});

test('a browser that was killed asks about its sale when it is back, and nobody else does', () => {
  const first = press(opened({ answers: { cashOut: never } }), 1);
  const [sent] = sentBy(first);
  const other = opened({
    local: leftBy(first),
    answers: { authCheck: () => reply({ user_id: 'player-2' }) },
  });
  other.clock.advance(30_000);
  assert.equal(sentBy(other), []);
  assert.is.not(keptIn(other), null);
  const back = opened({ local: leftBy(first) });
  back.clock.advance(30_000);
  assert.equal(sentBy(back), [asking(sent)]);
  assert.is(saleIn(back).status, 'sold');
  assert.is(keptIn(back), null);
});

test('two tabs that ask about one sale tell of it once', () => {
  const first = press(opened({ answers: { cashOut: never } }), 1);
  const other = opened({ local: leftBy(first), answers: { cashOut: never } });
  other.clock.advance(2_000);
  assert.is(saleIn(other).status, 'checking');
  // The first tab had its answer, and let go of what was kept.
  other.answers.cashOut = answers.cashOut;
  other.runtime.publish('app.storageChanged', { name: 'pendingSales', value: null });
  other.clock.advance(120_000);
  assert.is(saleIn(other).status, 'sold');
  assert.equal(factsOf(other), []);
  assert.is(verifyIntentions(recorded(other.events)).verdict, 'match');
});

test('what another tab did to storage is known once the log tells of it, and not before', () => {
  const first = press(opened({ answers: { cashOut: never } }), 1);
  const other = opened({ local: leftBy(first), answers: { cashOut: never } });
  // The first tab had its answer in the moment in which this one begins.
  other.storage.local.removeItem('pendingSales');
  other.clock.advance(2_000);
  assert.is(saleIn(other).status, 'checking');
  assert.is(verifyIntentions(recorded(other.events)).verdict, 'match');
});

test('a sale that was under way when its player left is asked about when they are back', () => {
  const session = press(opened({ answers: { cashOut: never } }), 1);
  const [sent] = sentBy(session);
  session.runtime.publish('session.ended', { reason: 'logout' });
  assert.is(saleIn(session).status, 'idle');
  session.answers.cashOut = answers.cashOut;
  session.runtime.publish('session.started', { userId: 'player-1' });
  session.clock.advance(30_000);
  assert.equal(sentBy(session)[1], asking(sent));
  assert.is(saleIn(session).status, 'sold');
  assert.is(keptIn(session), null);
});

const changed: CashOutAnswer = {
  ...{ status: 'changed', offer: { ...OFFER, price: 700 }, price: 700 },
};
const refusals = [
  ['a lower price', () => reply(changed), 'changed', 700],
  [
    'a suspension',
    () => reply({ status: 'rejected', couponId: '4711', reason: 'suspended', markets: ['7-1'] }),
    'suspended',
    undefined,
  ],
  ['no right to', () => refuse(403), 'not-accepted', undefined],
  ['a session that is over', () => refuse(401), 'signed-out', undefined],
] as const;

for (const [what, cashOut, reason, price] of refusals) {
  test(`${what} sells nothing, is told, and asks for another press`, () => {
    const session = press(opened({ answers: { cashOut } }), 60_000);
    const [fact, ...others] = factsOf(session);
    assert.equal(others, []);
    assert.is(fact?.type, 'bet.cashOutRefused');
    assert.equal(fact?.type === 'bet.cashOutRefused' && [fact.data.reason, fact.data.price], [
      reason,
      price,
    ]);
    assert.is(new Set(sentBy(session).map(([key]) => key)).size, 1);
    assert.is(keptIn(session), null);
    session.answers.cashOut = answers.cashOut;
    press(session);
    const keys = sentBy(session).map(([key]) => key);
    assert.is.not(keys.at(-1), keys[0], 'another press is another sale');
  });
}

test('prices are asked for while they are looked at, of bets that are bought back', () => {
  const session = opened();
  const asked = () => session.requestsOf('cashOutOffers').map(({ request }) => request.query);
  assert.equal(asked(), []);
  session.runtime.publish('page.choiceMade', { part: 'slip', choice: 'open' });
  session.clock.advance(500);
  assert.equal(asked(), [{ coupons: '4711' }]);
  assert.equal(session.runtime.state.cashOut.offers, [OFFER]);
  session.clock.advance(10_200);
  assert.is(asked().length, 3);
  session.runtime.publish('app.visibilityChanged', { visible: false });
  session.clock.advance(60_000);
  assert.is(asked().length, 3);
  session.runtime.publish('app.visibilityChanged', { visible: true });
  session.clock.advance(100);
  assert.is(asked().length, 4);
  session.answers.cashOutOffers = () => refuse(429);
  session.clock.advance(15_000);
  const tries = asked().length;
  session.clock.advance(4_000);
  assert.is(asked().length, tries, 'who is told to wait waits');
  session.runtime.publish('page.choiceMade', { part: 'slip', choice: 'coupon' });
  session.clock.advance(60_000);
  assert.is(asked().length, tries);
});

test('a recording of it says what effects would do', () => {
  const session = opened({ answers: { cashOut: inOrder(lost, () => reply(SOLD)) } });
  session.runtime.publish('page.choiceMade', { part: 'slip', choice: 'open' });
  press(session, 20_000);
  assert.is(verifyIntentions(recorded(session.events)).verdict, 'match');
});

test.run();
