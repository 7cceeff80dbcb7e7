import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import {
  accepted,
  addBet,
  bettingSession,
  moveCoef,
  place,
  recorded,
} from '../../support/session/betting.ts';
import { captchaSession } from '../../support/session/captcha.ts';
import { type Answer, networkError, refuse, reply } from '../../support/session/session.ts';

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
      rights: () => refuse(503),
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
  call.data.body = { ...(call.data.body as object), amount: 998_877 };
  const verdict = verifyIntentions(events);
  assert.is(verdict.verdict, 'differs');
  const { seq } = call;
  const both = { recorded: 'http.requested', replayed: 'http.requested' };
  assert.equal(verdict.firstDifference, { seq, ...both, path: 'body.amount' });
  assert.not.match(JSON.stringify(verdict), '998877', 'no value is told');
});

/** What a recorder leaves of an event: markers where secrets were. */
const redacted = (events: readonly AnyEvent[]) =>
  recorded(events).map((event) => redact(event, privatePathsOf(event), []) as AnyEvent);

test('tokens that were not recorded expire when they did, the one kept from before too', () => {
  const first = visit();
  const cookies = Object.fromEntries(first.storage.cookies.map);
  const session = bettingSession({ player: true });
  for (const [name, value] of Object.entries(cookies)) session.storage.cookies.setItem(name, value);
  session.clock.advance(first.clock.now() - session.clock.now());
  session.runtime.start();
  session.clock.advance(2_000_000);
  assert.ok(session.requestsOf('token').length > 1);
  const verdict = verifyIntentions(redacted(session.events));
  assert.is(verdict.firstDifference, undefined);
});

test('what a recorder leaves of a session folds and acts as the session did', () => {
  const session = bettingSession({
    answers: { loginByEmail: () => reply({ userId: 'player-1' }) },
  });
  session.runtime.start();
  session.clock.advance(1000);
  session.runtime.publish('session.loginSubmitted', { login: 'ann', password: 'planted' });
  session.clock.advance(3000);
  session.runtime.stop();
  const events = redacted(session.events);
  assert.not.match(JSON.stringify(events), 'planted');
  assert.is(verifyIntentions(events).firstDifference, undefined);
  assert.is(verifyLog(events).verdict, 'match');
});

test('captchas that expire, lock and are solved lead to the same calls', () => {
  const waiting = captchaSession();
  const { session, askSms, solve } = waiting;
  session.runtime.start();
  session.clock.advance(1000);
  const requestId = askSms();
  session.clock.advance(301_000);
  const locked = { type: 2, time: 300, error_message: 'captcha_locked' };
  session.answers.captchaValidate = () => reply(locked);
  solve();
  session.clock.advance(301_000);
  session.answers.captchaValidate = () => reply({ token: 'planted' });
  solve();
  session.clock.advance(1000);
  session.runtime.stop();
  assert.is(waiting.statusOf(requestId), 200);
  assert.is(session.requestsOf('captchaTime').length, 1);
  const events = redacted(session.events);
  assert.not.match(JSON.stringify(events), 'planted');
  assert.is(verifyIntentions(events).firstDifference, undefined);
  assert.is(verifyLog(events).verdict, 'match');
});

/** A page whose player went back to another one before everything it asked for was there. */
function goneBack(call: 'authCheck' | 'redirectLight', answer: Answer) {
  const session = bettingSession({ url: '/en/office/history', player: true });
  session.answers[call] = () => session.clock.late(2000, answer);
  session.runtime.start();
  session.clock.advance(1000);
  session.navigation.visit('/en/about');
  session.clock.advance(10_000);
  session.runtime.stop();
  return session;
}

const leadsTo = (url: string) =>
  reply({ redirect: true, code: 301, url, reasons: [], breadcrumbs: [] });

test('a redirect that comes after the player went elsewhere is that of the address asked about', () => {
  for (const to of ['/en/office/history', '/en/about', '/en/slots']) {
    const session = goneBack('redirectLight', leadsTo(to));
    const verdict = verifyIntentions(redacted(session.events));
    assert.is(verdict.firstDifference, undefined, to);
    assert.is(session.typesOf('bus.failed').length, to === '/en/office/history' ? 1 : 0, to);
  }
});

test('the page begins at the address that the player went back to before it was ready', () => {
  const session = goneBack('authCheck', reply({ user_id: 'player-1' }));
  assert.is(session.runtime.state.route.url, '/en/about');
  assert.is(verifyIntentions(redacted(session.events)).firstDifference, undefined);
});

test('a player may have any name', () => {
  const events = recorded(visit().events);
  const [first] = events;
  if (first?.type !== 'app.started') throw new Error('the session did not start');
  Object.assign(first.data, { tokenExpiresAt: first.at + 1_000_000, tokenUserId: 'гравець-1' });
  assert.is(verifyIntentions(events).verdict, 'match');
});

test('a recording with a gap is not judged', () => {
  const events = recorded(visit().events);
  assert.is(verifyIntentions(events.toSpliced(5, 1)).verdict, 'unchecked');
});

test.run();
