/** What was set elsewhere holds for a page that knows nothing of it yet. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { placeRefusal } from '../../../src/domain/coupon/placing.ts';
import { placingFacts } from '../../../src/domain/coupon/placing-facts.ts';
import { place } from '../../support/session/betting.ts';
import { couponOf, keysOf, ready } from '../../support/session/bookmaker.ts';
import { networkError, refuse, reply, type TestSession } from '../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const MINUTE = 60_000;

const held = (limitType: number, limitValue: number): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 0, endsAt: null },
});
const signedOut = () => refuse(401);
const rejected = () => reply({ status: 'rejected', reason: 'limit-reached', bound: 0, bets: [] });

/** The player excludes themselves on another device: the server ends every sign-in. */
function excludeElsewhere(session: TestSession): void {
  Object.assign(session.answers, {
    ...{ couponPlace: signedOut, limits: signedOut, token: signedOut },
    authCheck: () => reply({ user_id: null }),
  });
}

/** They sign in again, to look at their bets. */
function signInAgain(session: TestSession): void {
  const exp = 4_000_000_000;
  Object.assign(session.answers, {
    couponPlace: rejected,
    limits: () => reply({ limits: [held(30, 7)] }),
    token: () => reply({ token: `x.${btoa(JSON.stringify({ exp }))}.y` }),
    authCheck: () => reply({ user_id: 'player-1' }),
  });
}

const refusalOf = ({ runtime }: TestSession) =>
  placeRefusal(placingFacts(runtime.state))?.kind ?? null;
const isPlaced = (session: TestSession) => session.events.some(({ type }) => type === 'bet.placed');

const test = suite('effects: dodging limits');

test('a bet pressed offline and sent after an exclusion is never a bet, under its own key to the end', () => {
  const session = ready({ answers: { couponPlace: () => networkError() } });
  place(session);
  session.clock.advance(2000);
  assert.is(couponOf(session).placing.status, 'checking');
  excludeElsewhere(session);
  session.clock.advance(3 * MINUTE);
  assert.is(session.runtime.state.session.userId, null);
  signInAgain(session);
  session.clock.advance(3 * MINUTE);
  assert.is(session.runtime.state.session.userId, 'player-1');
  assert.is(couponOf(session).placing.status, 'rejected');
  assert.is(new Set(keysOf(session)).size, 1);
  assert.not(isPlaced(session));
  assert.is(refusalOf(session), 'excluded');
});

test('an old tab left open places nothing after an exclusion, and is signed out with the next check', () => {
  const session = ready();
  session.clock.advance(MINUTE / 2);
  excludeElsewhere(session);
  assert.is(refusalOf(session), null, 'it knows nothing of it');
  place(session);
  session.clock.advance(2 * MINUTE);
  assert.not(isPlaced(session));
  assert.is(session.runtime.state.session.userId, null);
  assert.is(refusalOf(session), 'guest');
});

test('a limit set elsewhere while this tab is open holds here as soon as the feed tells of it', () => {
  const session = ready();
  assert.is(refusalOf(session), null);
  session.answers.limits = () => reply({ limits: [held(1, 500)] });
  session.runtime.publish('feed.limitsChanged', { requestId: 1 });
  session.clock.advance(100);
  assert.equal(placeRefusal(placingFacts(session.runtime.state)), {
    ...{ kind: 'limit-reached', bound: 500 },
  });
  place(session);
  session.clock.advance(100);
  assert.is(session.requestsOf('couponPlace').length, 0, 'and is not sent');
});

test('an exclusion set elsewhere while this tab is open ends here at once where the feed tells of it', () => {
  const session = ready();
  excludeElsewhere(session);
  session.runtime.publish('feed.sessionChanged', { requestId: 1 });
  session.clock.advance(1000);
  assert.is(session.runtime.state.session.userId, null);
});

test.run();
