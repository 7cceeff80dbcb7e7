/** A bet is sold by itself as its player set it, and what came of that is told. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { recorded } from '../../support/session/betting.ts';
import { started, token } from '../../support/session/bookmaker.ts';
import { reply, type SessionOptions, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: bets that are sold by themselves');

const RULE = { stake: 1000, price: 1600 };
const SALE = {
  ...{ requestId: 1, couponId: '4711', at: 5, sold: 1000, paid: 1645, left: 0 },
  ...{ currency: 'EUR', byRule: true },
};

const opened = (answers: SessionOptions['answers'] = {}): TestSession =>
  started({
    answers: {
      token,
      betHistory: () => reply({ items: [], next: null, totals: [] }),
      cashOutRule: () => reply({ status: 'set', couponId: '4711', rule: RULE }),
      ...answers,
    },
  });

function choose(session: TestSession, rule: typeof RULE | null): TestSession {
  session.runtime.publish('bet.cashOutRuleChosen', { couponId: '4711', rule });
  session.clock.advance(100);
  return session;
}

const factsOf = ({ events }: TestSession) =>
  events.flatMap((event) => (event.type.startsWith('bet.cashOutRule') ? [event] : [])).slice(1);

test('a rule that was set, taken back or refused is a fact', () => {
  const session = choose(opened(), RULE);
  assert.equal(
    session.requestsOf('cashOutRule').map(({ request }) => request.body),
    [{ couponId: '4711', rule: RULE }],
  );
  session.answers.cashOutRule = () => reply({ status: 'removed', couponId: '4711' });
  choose(session, null);
  session.answers.cashOutRule = () =>
    reply({ status: 'rejected', couponId: '4711', reason: 'beyond' });
  choose(session, RULE);
  assert.equal(
    factsOf(session).map(({ type }) => type),
    [
      ...['bet.cashOutRuleSet', 'bet.cashOutRuleChosen', 'bet.cashOutRuleRemoved'],
      ...['bet.cashOutRuleChosen', 'bet.cashOutRuleRefused'],
    ],
  );
  assert.is(session.runtime.state.cashOutRule.refusal, 'beyond');
  assert.is(verifyIntentions(recorded(session.events)).verdict, 'match');
});

test('a sale that nobody pressed is told wherever its player is; a press of another tab is not', () => {
  const session = opened();
  session.runtime.publish('bet.saleTold', { ...SALE, byRule: false });
  session.clock.advance(100);
  assert.equal(session.runtime.state.notifications.items, []);
  session.runtime.publish('bet.saleTold', SALE);
  session.clock.advance(100);
  const [notice] = session.runtime.state.notifications.items;
  const values = { couponId: '4711', payout: '16.45 EUR' };
  assert.equal(notice?.title, { key: 'bet_rule_sold', values });
  assert.equal(notice?.text, { key: 'bet_rule_paid', values });
});

test('whoever looks at their bets sees a sale of elsewhere', () => {
  const session = opened();
  session.runtime.publish('page.choiceMade', { part: 'slip', choice: 'open' });
  session.clock.advance(500);
  const asked = () => session.requestsOf('betHistory').length;
  const before = asked();
  session.runtime.publish('bet.saleTold', { ...SALE, byRule: false });
  session.clock.advance(500);
  assert.is(asked(), before + 1);
});

test.run();
