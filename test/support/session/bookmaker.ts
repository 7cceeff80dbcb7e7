/** A bookmaker that keeps its answers, and sessions of players who bet with it. */

import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import { accepted, addBet, bettingSession } from './betting.ts';
import {
  type Answer,
  networkError,
  reply,
  type SessionOptions,
  type TestSession,
} from './session.ts';

/** A server that keeps its answers by key. A script says what becomes of each reply. */
export function bookmaker(script: ((answer: Answer) => Answer)[] = []) {
  const answers = new Map<string, unknown>();
  let tries = 0;
  return {
    /** Keys under which a bet was taken. */
    placed: () => [...answers.keys()],
    tries: () => tries,
    couponPlace: ({ headers }: TransportRequest): Answer => {
      const key = headers['idempotency-key'] ?? '';
      const fate = script[tries];
      tries += 1;
      const answer = () => {
        if (!answers.has(key)) answers.set(key, accepted(key));
        return reply(answers.get(key));
      };
      return fate ? fate(answer()) : answer();
    },
  };
}

/** The bet is taken, and nobody hears of it. */
export const lost = () => networkError();

export function started(options: SessionOptions = {}): TestSession {
  const session = bettingSession({ player: true, ...options });
  session.runtime.start();
  session.clock.advance(500);
  return session;
}

/** A player with one selection and an amount. */
export function ready(options: SessionOptions = {}): TestSession {
  const session = started(options);
  addBet(session, '7-1');
  session.runtime.publish('coupon.amountChanged', { amount: '10' });
  session.clock.advance(1000);
  return session;
}

export const couponOf = (session: TestSession) => session.runtime.state.coupon;
export const pendingIn = (session: TestSession): { key: string; userId: string }[] =>
  JSON.parse(session.storage.local.getItem('pendingBets') ?? '[]');
export const bodiesOf = (session: TestSession) =>
  session.requestsOf('couponPlace').map(({ request }) => request.body as SubmittedCoupon);
export const keysOf = (session: TestSession) =>
  session.requestsOf('couponPlace').map(({ request }) => request.headers['idempotency-key']);

/** A token that is good for as long as a test runs. */
export const token = () => reply({ token: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y` });

/** Everything a session left in storage: what the next page load of the same browser finds. */
export const leftBy = (session: TestSession) => Object.fromEntries(session.storage.local.map);
