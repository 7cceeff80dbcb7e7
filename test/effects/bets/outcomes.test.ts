import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { accepted, place, recorded } from '../../support/session/betting.ts';
import { bookmaker, lost, ready } from '../../support/session/bookmaker.ts';
import { type Answer, refuse, reply, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: outcomes of bets');

const facts = ({ events }: Pick<TestSession, 'events'>) =>
  events.filter(({ type }) => type === 'bet.placed' || type === 'bet.refused');

const answersOf = ({ events }: Pick<TestSession, 'events'>) =>
  events.filter((event) => event.type === 'http.replied' && event.data.call === 'couponPlace');

const dataOf = (event: AnyEvent | undefined): Record<string, unknown> => ({ ...event?.data });

const keyOf = ({ headers }: TransportRequest) => headers['idempotency-key'];

function after(answer: () => Answer, ms = 1000): TestSession {
  const session = ready({ answers: { couponPlace: answer } });
  place(session);
  session.clock.advance(ms);
  return session;
}

test('a bet that is taken is told once, caused by its answer, in minor units', () => {
  const session = ready({ answers: bookmaker() });
  place(session);
  session.clock.advance(60_000);
  const [fact, ...others] = facts(session);
  const [answer] = answersOf(session);
  assert.equal(others, []);
  assert.is(fact?.cause, answer?.seq);
  assert.is(fact?.type, 'bet.placed');
  const { couponId, requestId, key, ...data } = dataOf(fact);
  assert.match(String(couponId), 'coupon-');
  const pressed = session.events.find(({ type }) => type === 'coupon.placePressed');
  assert.match(String(key), new RegExp(`\\.${pressed?.seq}$`));
  assert.is(requestId, answer?.type === 'http.replied' && answer.data.requestId);
  assert.equal(data, {
    ...{ acceptedAt: Date.UTC(2026, 0, 1), amount: 1000, currency: 'EUR' },
    ...{ coef: '1.85', possibleWin: 1850, bets: [{ marketId: '7-1', coef: '1.85' }] },
  });
});

test('several singles are told one by one, and each once', () => {
  const answer = accepted('x', 800);
  const single = (couponId: string, amount: number, possibleWin: number) => ({
    single: { couponId, amount, possibleWin },
  });
  const session = after(() =>
    reply({
      ...answer,
      bets: [
        { marketId: '7-1', requested: '2.00', used: '2.00', ...single('1', 300, 600) },
        { marketId: '8-1', requested: '3.00', used: '3.00', ...single('2', 500, 1500) },
      ],
    }),
  );
  const told = facts(session).map((fact) => {
    const { couponId, amount, coef, possibleWin, bets: taken } = dataOf(fact);
    return [couponId, amount, coef, possibleWin, taken];
  });
  assert.equal(told, [
    ['1', 300, '2.00', 600, [{ marketId: '7-1', coef: '2.00' }]],
    ['2', 500, '3.00', 1500, [{ marketId: '8-1', coef: '3.00' }]],
  ]);
});

test('a bet whose answer was lost is told when it is known, once', () => {
  const session = ready({ answers: bookmaker([lost]) });
  place(session);
  session.clock.advance(100);
  assert.equal(facts(session), []);
  session.clock.advance(60_000);
  assert.equal(
    facts(session).map(({ type }) => type),
    ['bet.placed'],
  );
});

const bets = [{ marketId: '7-1', coef: '1.70', isBlocked: false, isFinished: false }];
const refusals: readonly (readonly [what: string, answer: () => Answer, data: object])[] = [
  [
    'by a bound',
    () => reply({ status: 'rejected', reason: 'amount-too-high', bound: 500, bets }),
    { reason: 'amount-too-high', bound: 500 },
  ],
  [
    'by a rule without one',
    () => reply({ status: 'rejected', reason: 'limit-reached', bets }),
    { reason: 'limit-reached' },
  ],
  [
    'by a limit, with all that the server says of it',
    () =>
      reply({
        ...{ status: 'rejected', reason: 'limit-reached', bound: 0, bets },
        ...{ rule: 'excluded', limitType: 30, until: 1_767_300_000 },
      }),
    { reason: 'limit-reached', bound: 0, rule: 'excluded', limitType: 30, until: 1_767_300_000 },
  ],
  [
    'because of a selection',
    () => reply({ status: 'rejected', reason: 'market-closed', rule: 'locked', leg: '7-1', bets }),
    { reason: 'market-closed', rule: 'locked', leg: '7-1' },
  ],
  [
    'with an offer, which is no part of why',
    () => reply({ status: 'rejected', reason: 'amount-too-high', bound: 500, offer: 500, bets }),
    { reason: 'amount-too-high', bound: 500 },
  ],
  ['for its price', () => reply({ status: 'coefChanged', bets }), { reason: 'coef-changed' }],
  [
    'for the price of a selection',
    () => reply({ status: 'coefChanged', rule: 'changed', leg: '7-1', bets }),
    { reason: 'coef-changed', rule: 'changed', leg: '7-1' },
  ],
  ['without a word', () => refuse(403), { reason: 'not-accepted' }],
];

for (const [what, answer, data] of refusals) {
  test(`a bet refused ${what} is told with the reason`, () => {
    const session = after(answer);
    const [fact, ...others] = facts(session);
    assert.equal(others, []);
    assert.is(fact?.type, 'bet.refused');
    assert.is(fact?.cause, answersOf(session)[0]?.seq);
    const { requestId: _, key, ...told } = dataOf(fact);
    assert.equal(told, data);
    assert.ok(session.requestsOf('couponPlace').every(({ request }) => keyOf(request) === key));
  });
}

test('two refusals of two presses are two facts', () => {
  const session = after(() => refuse(403));
  place(session);
  session.clock.advance(1000);
  assert.is(facts(session).length, 2);
});

test('an answer that leaves the outcome open is no fact', () => {
  assert.equal(facts(after(() => refuse(503), 500)), []);
});

/** As a build left it that knew no such facts: their places are taken by what came after. */
function ofBefore(events: readonly AnyEvent[]): AnyEvent[] {
  const kept = recorded(events).filter(({ type }) => !type.startsWith('bet.'));
  const seqs = new Map(kept.map(({ seq }, place) => [seq, place]));
  return kept.map((event) => {
    const cause = event.cause === undefined ? {} : { cause: seqs.get(event.cause) ?? -1 };
    const moved = { ...event, ...cause, seq: seqs.get(event.seq) ?? -1 } as AnyEvent;
    if (moved.type === 'app.started') return { ...moved, data: { ...moved.data, catalogue: '3' } };
    if (moved.type !== 'log.checkpointed') return moved;
    return { ...moved, data: { ...moved.data, through: seqs.get(moved.data.through) ?? -1 } };
  });
}

test('recordings of before are not accused of having no such facts, and newer ones are', () => {
  const session = after(() => refuse(403));
  session.runtime.stop();
  assert.is(verifyIntentions(recorded(session.events)).verdict, 'match');
  const before = ofBefore(session.events);
  assert.is(verifyIntentions(before).firstDifference, undefined);
  const [first, ...rest] = before;
  if (first?.type !== 'app.started') throw new Error('the session did not start');
  const claimed = [{ ...first, data: { ...first.data, catalogue: '4' } }, ...rest];
  assert.is(verifyIntentions(claimed).firstDifference?.replayed, 'bet.refused');
});

test.run();
