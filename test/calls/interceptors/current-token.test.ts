/** Whose token it is: several people sit at one browser, in several tabs, with clocks of their own. */
import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { balanceOf, euros } from '../../support/session/accounts.ts';
import { recorded } from '../../support/session/betting.ts';
import { ask, endOf, headersOf } from '../../support/session/calling.ts';
import {
  reply,
  type SessionOptions,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';

const test = suite('calls: whose token it is');

const MINUTE = 60_000;

interface Made {
  readonly of: string;
  readonly at: number;
  readonly name?: string;
}

/** A token of ten minutes. */
const tokenOf = ({ of: sub, at, name = sub }: Made): string => {
  const iat = Math.floor(at / 1000);
  return `${name}.${btoa(JSON.stringify({ sub, iat, exp: iat + 600 }))}.y`;
};

/**
 * A page that begins with this player, or with nobody, and perhaps with a token in its cookie.
 * `skew` is how much the server's clock is ahead, in milliseconds.
 */
function page(
  userId: string | null,
  cookie: string | null,
  { skew = 0, ...options }: SessionOptions & { readonly skew?: number } = {},
) {
  const session: TestSession = testSession({
    ...options,
    answers: {
      authCheck: () => reply({ user_id: userId }),
      loginByEmail: () => reply({ userId: '8' }),
      rights: () => reply({ rights: [] }),
      token: () => {
        const of = session.runtime.state.session.userId ?? '';
        return reply({
          token: tokenOf({ of, at: session.clock.now() + skew, name: `fresh-${of}` }),
        });
      },
      ...options.answers,
    },
  });
  if (cookie !== null) session.storage.cookies.setItem('user_token', cookie);
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const bearersOf = (session: TestSession): string[] => {
  const all = session.requests.map(({ request }) => request.headers['authorization']);
  return [...new Set(all.flatMap((bearer) => bearer?.split(' ')[1]?.split('.')[0] ?? []))];
};

const start = testSession().clock.now();

test('a page goes on with the token of its player', () => {
  const session = page('7', tokenOf({ of: '7', at: start - MINUTE, name: 'kept' }));
  assert.equal(bearersOf(session), ['kept']);
  assert.is(session.requestsOf('token').length, 0);
});

test('a token that somebody else left behind is sent for nobody, and removed', () => {
  const left = tokenOf({ of: '7', at: start });
  assert.equal(bearersOf(page('8', left)), ['fresh-8']);
  const guest = page(null, left);
  assert.is(guest.storage.cookies.getItem('user_token'), null);
  guest.runtime.publish('session.loginSubmitted', { login: 'b', password: 'b' });
  guest.clock.advance(1000);
  assert.is(guest.runtime.state.session.userId, '8');
  assert.equal(bearersOf(guest), ['fresh-8']);
});

test('a token that comes for somebody else than who is there is not sent', () => {
  const session = page('7', null, {
    answers: { token: () => reply({ token: tokenOf({ of: '8', at: start }) }) },
  });
  const id = ask(session, 'rights');
  session.clock.advance(1000);
  assert.is(endOf(session, id), 'error');
  assert.equal(bearersOf(session), []);
  assert.is(session.runtime.state.session.userId, '7', 'who is there is asked of the server');
});

test('what other tabs do to the cookie changes nothing here, nor in replay', () => {
  const session = page('7', tokenOf({ of: '7', at: start, name: 'kept' }));
  const { cookies } = session.storage;
  cookies.removeItem('user_token');
  ask(session, 'rights');
  session.clock.advance(1000);
  cookies.setItem('user_token', tokenOf({ of: '7', at: start + 5 * MINUTE, name: 'of-a-tab' }));
  session.clock.advance(11 * MINUTE);
  assert.equal(bearersOf(session), ['kept', 'fresh-7']);
  const kept = recorded(session.events).map(
    (event) => redact(event, privatePathsOf(event), []) as AnyEvent,
  );
  assert.equal(verifyIntentions(kept).firstDifference, undefined);
});

for (const [what, skew] of [
  ['ahead', -20 * MINUTE],
  ['behind', 20 * MINUTE],
] as const) {
  test(`a clock that is twenty minutes ${what} keeps nobody from playing`, () => {
    const session = page('7', null, { skew });
    session.clock.advance(5 * MINUTE);
    assert.is(session.runtime.state.session.userId, '7');
    assert.ok(headersOf(session, 'agreementStatus', 'authorization').every(Boolean));
    const fetched = session.requestsOf('token').length;
    assert.ok(fetched <= 1, `fetched ${fetched} times`);
  });
}

test('a call that waited while another player signed in does not go out with their token', () => {
  const late = new Subject<TransportResponse>();
  const session = page('7', null, { answers: { token: () => late } });
  const id = ask(session, 'rights');
  session.clock.advance(1000);
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.answers.token = () => reply({ token: tokenOf({ of: '8', at: session.clock.now() }) });
  session.runtime.publish('session.started', { userId: '8' });
  session.clock.advance(1000);
  const sent = session.requestsOf('rights').length;
  const body = { token: tokenOf({ of: '7', at: start }) };
  late.next({ status: 200, headers: {}, body });
  session.clock.advance(1000);
  assert.is(endOf(session, id), 'error');
  assert.equal([session.requestsOf('rights').length, bearersOf(session)], [sent, ['8']]);
});

test('a late answer to one player is not taken for one to the next', () => {
  const late = new Subject<TransportResponse>();
  const session = page('7', null, { answers: { balance: () => late } });
  session.runtime.publish('session.ended', { reason: 'logout' });
  late.next({ status: 200, headers: {}, body: balanceOf([euros]) });
  session.clock.advance(1000);
  assert.equal(session.runtime.state.accounts.accounts, []);
  const lost = session.events.flatMap((event) =>
    event.type === 'http.failed' && event.data.call === 'balance' ? [event.data.detail] : [],
  );
  assert.equal(lost, ['its player is no longer there']);
});

test.run();
