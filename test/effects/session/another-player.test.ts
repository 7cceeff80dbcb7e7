import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HistoryItem } from '../../../src/calls/coupon.ts';
import { balanceOf, euros, userConfigOf } from '../../support/session/accounts.ts';
import { accepted, addBet, bettingSession, place } from '../../support/session/betting.ts';
import { refuse, reply, type TestSession } from '../../support/session/session.ts';

/** Stands in all that the back-end tells of Ann, and in nothing that it tells of Bob. */
const MARK = 'only-for-ann';

const settled: HistoryItem = {
  couponId: `${MARK}-1`,
  placedAt: 1,
  settledAt: null,
  typeId: 0,
  amount: 1000,
  currency: 'EUR',
  coef: '2.00',
  possibleWin: 2000,
  payout: null,
  status: 'open',
  legs: [],
};

/** Ann has placed a bet and looks at her bets; of Bob nothing can be loaded. */
function annAtHerBets() {
  let who = 'ann';
  const hers = (body: unknown) => () => (who === 'ann' ? reply(body) : refuse(500));
  const session = bettingSession({
    url: '/en/office/history',
    answers: {
      authCheck: () => reply({ user_id: who }),
      balance: hers(balanceOf([{ ...euros, id: MARK, label: MARK }])),
      betHistory: hers({ items: [settled], next: MARK }),
      limits: hers({ limits: [] }),
      availableLimits: hers([{ type: 1, definition: { of: MARK } }]),
      userConfig: hers(userConfigOf({ user_name: MARK })),
      rights: hers({ rights: [MARK] }),
      couponPlace: ({ headers }) =>
        reply({ ...accepted(headers['idempotency-key'] ?? ''), couponId: `${MARK}-2` }),
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  addBet(session, '7-1');
  session.clock.advance(1000);
  place(session);
  session.clock.advance(1000);
  assert.is(session.runtime.state.coupon.placing.status, 'accepted');
  assert.equal(
    [session.runtime.state.limits.status, session.runtime.state.bets.items.length],
    ['ready', 1],
  );
  return Object.assign(session, {
    isNow(name: string) {
      who = name;
    },
  });
}

function keepsNothingOfAnn({ runtime: { state } }: TestSession): void {
  assert.is(state.session.userId, 'bob');
  for (const [slice, value] of Object.entries(state)) {
    assert.not.match(JSON.stringify(value), MARK, `${slice} keeps something of the player before`);
  }
  assert.is(state.limits.status, 'failed');
  assert.equal([state.coupon.placing.status, state.coupon.accountId], ['idle', null]);
}

const test = suite('effects: another player');

test('whom a check finds in place of another sees nothing of theirs', () => {
  const session = annAtHerBets();
  session.isNow('bob');
  session.clock.advance(62_000);
  keepsNothingOfAnn(session);
});

test('who signs in where another is still signed in sees nothing of theirs', () => {
  const session = annAtHerBets();
  session.answers.loginByEmail = () => {
    session.isNow('bob');
    return reply({ userId: 'bob' });
  };
  session.runtime.publish('session.loginSubmitted', { login: 'bob', password: 'secret' });
  session.clock.advance(2000);
  keepsNothingOfAnn(session);
});

test.run();
