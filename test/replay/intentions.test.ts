import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { verifyIntentions } from '../../src/replay/intentions.ts';
import { accepted, addBet, bettingSession, moveCoef, place, recorded } from '../support/betting.ts';
import { networkError, refuse, reply } from '../support/session.ts';

const test = suite('replay: intentions');

/** A visit with a bet, a lost reply, a failing feed and a sign-out in it. */
function visit() {
  let tries = 0;
  const session = bettingSession({
    player: true,
    answers: {
      sportsFeed: () => networkError(),
      couponPlace: ({ headers }) => {
        tries += 1;
        return tries === 1 ? networkError() : reply(accepted(headers['idempotency-key'] ?? ''));
      },
      limits: () => refuse(503),
    },
  });
  session.runtime.start();
  session.clock.advance(500);
  addBet(session, '7-1');
  session.clock.advance(1000);
  moveCoef(session, '7-1', '1.90');
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
  place(session);
  session.clock.advance(130_000);
  session.runtime.publish('route.requested', { url: '/en/office/history', replace: false });
  session.clock.advance(2000);
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(500);
  session.runtime.stop();
  return session;
}

test('the same calls follow from the recorded replies', () => {
  const session = visit();
  const verdict = verifyIntentions(recorded(session.events));
  assert.is(verdict.firstDifference, undefined);
  assert.is(verdict.verdict, 'match');
  assert.is(verdict.calls, session.typesOf().filter((type) => type === 'http.requested').length);
  assert.ok(session.requestsOf('couponPlace').length === 2);
});

test('timers that went off a little late still lead to the same calls', () => {
  const late = recorded(visit().events).map((event) =>
    event.type === 'timer.fired' ? { ...event, at: event.at + 9 } : event,
  );
  assert.is(verifyIntentions(late).verdict, 'match');
});

test('a call that would not be issued now is the first difference', () => {
  const events = recorded(visit().events);
  const call = events.find(
    (event) => event.type === 'http.requested' && event.data.call === 'couponPlace',
  );
  if (call?.type !== 'http.requested') throw new Error('no bet was placed');
  call.data.body = { ...(call.data.body as object), amount: 999 };
  const verdict = verifyIntentions(events);
  assert.is(verdict.verdict, 'differs');
  assert.is(verdict.firstDifference?.seq, call.seq);
});

test('a recording with a gap is not judged', () => {
  const events = recorded(visit().events);
  assert.is(verifyIntentions(events.toSpliced(5, 1)).verdict, 'unchecked');
});

test.run();
