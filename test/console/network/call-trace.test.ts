/** From the click to the last try: what the console tells of one call. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { traceOf } from '../../../src/console/network/call-trace.ts';
import { callsOf } from '../../../src/console/network/calls.ts';
import { stepText } from '../../../src/console/network/step-text.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { accepted, place, recorded } from '../../support/session/betting.ts';
import { ready } from '../../support/session/bookmaker.ts';
import { challengeOf } from '../../support/session/captcha.ts';
import { networkError, refuse, reply } from '../../support/session/session.ts';

const test = suite('console: the way of a call');

/** A bet that meets a refused token, a fingerprint and a captcha before it is placed. */
function demandedBet(): AnyEvent[] {
  const answers = [refuse(401), refuse(400, '120'), refuse(400, '111'), reply(accepted('1'))];
  const session = ready({
    answers: {
      couponPlace: () => answers.shift() ?? networkError(),
      fingerprint: () => reply({ token: 'print', expiresAt: session.clock.now() + 60_000 }),
      captchaUpdate: () => {
        const now = session.clock.now();
        return reply({ challenge: challengeOf('111', 'c', now), now });
      },
      captchaValidate: () => reply({ token: 'proof' }),
    },
  });
  place(session);
  session.clock.advance(2000);
  session.runtime.publish('captcha.submitted', { code: '111', solution: '12345' });
  session.clock.advance(2000);
  return recorded(session.events);
}

const told = (events: readonly AnyEvent[]) =>
  events.map((event) => `${event.type}: ${stepText(event)}`);

test('the way begins at the click and tells of every further try why it was made', () => {
  const events = demandedBet();
  const calls = callsOf(events);
  const bet = calls.find(({ request }) => request.data.call === 'couponPlace');
  if (!bet) throw new Error('no bet was placed');
  const { causes, steps } = traceOf(events, bet);
  assert.equal(
    causes.map(({ type }) => type),
    ['coupon.placePressed'],
  );
  const number = (name: string) =>
    calls.findLast(({ request }) => request.data.call === name)?.requestId;
  assert.equal(told(steps), [
    'http.attempted: sent again: token, because of 401',
    `http.requested: token #${number('token')}`,
    'http.attempted: sent again: fingerprint, because of 400, code 120',
    `http.requested: fingerprint #${number('fingerprint')}`,
    `captcha.required: code 111 · requestId ${bet.requestId}`,
    'http.attempted: sent again: captcha, because of 400, code 111',
  ]);
  assert.is(bet.outcome, 'done');
});

test('calls that another one needed say which', () => {
  const events = demandedBet();
  const calls = callsOf(events);
  const bet = calls.find(({ request }) => request.data.call === 'couponPlace');
  const needed = calls.filter(({ within }) => within === bet?.requestId);
  assert.equal(
    needed.map(({ request }) => request.data.call),
    ['token', 'fingerprint', 'captchaUpdate'],
  );
  const { within } = calls.find(({ request }) => request.data.call === 'balance') ?? {};
  assert.is(within, null, 'a reply may lead to a call, and is no part of it');
});

test('a retry says after what answer, and how long it waited', () => {
  const session = ready({ answers: { redirectLight: networkError } });
  session.clock.advance(10_000);
  const events = recorded(session.events);
  const call = callsOf(events).find(({ request }) => request.data.call === 'redirectLight');
  if (!call) throw new Error('not asked');
  assert.equal(told(traceOf(events, call).steps).slice(0, 1), [
    'http.attempted: sent again: retry, because of no answer, after 1.0 s',
  ]);
  assert.is(call.attempts.length, 5);
  assert.is(call.outcome, 'failed');
});

test('a call that is still open tells what happened so far', () => {
  const events = demandedBet();
  const bet = callsOf(events).find(({ request }) => request.data.call === 'couponPlace');
  const until = events.findIndex(({ type }) => type === 'captcha.required');
  const early = events.slice(0, until + 1);
  const open = callsOf(early).find(({ requestId }) => requestId === bet?.requestId);
  if (!open) throw new Error('no bet was placed');
  assert.is(open.outcome, 'open');
  assert.is(traceOf(early, open).steps.at(-1)?.type, 'captcha.required');
});

test.run();
