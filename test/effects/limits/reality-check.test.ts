import { NEVER } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventData } from '../../../src/events/catalogue.ts';
import { place } from '../../support/session/betting.ts';
import { ready, started } from '../../support/session/bookmaker.ts';
import {
  refuse,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../support/session/session.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const limits = (minutes: number) => () =>
  reply({
    limits: [
      {
        ...{ limitType: 32, limitState: 'ACTIVE', limitValue: minutes },
        ...{ startedAt: 0, endsAt: null },
      },
    ],
    sitting: { beganAt: 0, staked: 1500, paid: 500, iso: 'EUR' },
  });

/** A player who wants to be told every so many minutes. */
const told = (minutes: number, options: SessionOptions = {}) =>
  started({
    ...options,
    answers: { limits: limits(minutes), realityCheck: () => reply(null, 204), ...options.answers },
  });

const isTold = ({ runtime }: TestSession) =>
  runtime.state.modal.open.some(({ id }) => id === 'reality-check');
const answer = (
  session: TestSession,
  action: EventData<'limits.realityCheckAnswered'>['action'],
  doNotShowAgain = false,
) => {
  session.runtime.publish('limits.realityCheckAnswered', { action, doNotShowAgain });
  session.clock.advance(100);
};
const bodies = (session: TestSession) =>
  session.requestsOf('realityCheck').map(({ request }) => {
    const { data } = request.body as { data: { attributes: Record<string, unknown> } };
    const { action, do_not_show_again } = data.attributes;
    return [action, do_not_show_again];
  });

const test = suite('effects: reality check');

test('A8: a timer runs for the configured minutes, and the reminder does not close by itself', () => {
  const session = told(5);
  session.clock.advance(5 * MINUTE - SECOND);
  assert.not(isTold(session));
  session.clock.advance(2 * SECOND);
  assert.ok(isTold(session));
  assert.equal(session.runtime.state.limits.sitting?.staked, 1500);
  session.clock.advance(60 * MINUTE);
  assert.ok(isTold(session));
});

test('going on restarts the timer, and the choice is sent', () => {
  const session = told(10);
  session.clock.advance(10 * MINUTE);
  answer(session, 'continue', true);
  assert.equal(bodies(session), [['continue', true]]);
  assert.not(isTold(session));
  session.clock.advance(10 * MINUTE - SECOND);
  assert.not(isTold(session));
  session.clock.advance(2 * SECOND);
  assert.ok(isTold(session));
  answer(session, 'nothing');
  session.clock.advance(10 * MINUTE + SECOND);
  assert.ok(isTold(session));
});

test('log out disconnects the user, after the choice was sent', () => {
  const session = told(5, { answers: { disconnect: () => reply({ success: true }) } });
  session.clock.advance(5 * MINUTE);
  answer(session, 'log_out');
  assert.equal(bodies(session), [['log_out', false]]);
  assert.is(session.runtime.state.session.userId, null);
});

test('the end time survives a reload; one further away than the interval does not stand', () => {
  const first = told(30);
  first.clock.advance(20 * MINUTE);
  const stored = first.storage.local.getItem('realityCheck') ?? '';
  const { userId, at } = JSON.parse(stored);
  const left = at - first.clock.now();
  const again = told(30, {
    local: { realityCheck: JSON.stringify({ userId, at: Date.UTC(2026, 0, 1) + left }) },
  });
  again.clock.advance(left + SECOND);
  assert.ok(isTold(again), 'about ten minutes after the reload');
  const far = { userId, at: Date.UTC(2027, 0, 1) };
  const dodging = told(30, { local: { realityCheck: JSON.stringify(far) } });
  dodging.clock.advance(30 * MINUTE + SECOND);
  assert.ok(isTold(dodging), 'edited storage puts nothing off');
});

test('it waits for the end of a bet that is under way, and comes right after', () => {
  const session = ready({
    answers: {
      limits: limits(5),
      realityCheck: () => reply(null, 204),
      couponPlace: () => NEVER,
    },
  });
  session.clock.advance(5 * MINUTE - 3 * SECOND);
  place(session);
  session.clock.advance(5 * SECOND);
  assert.is(session.runtime.state.coupon.placing.status, 'placing');
  assert.not(isTold(session));
});

test('it waits for the sums that it shows, and comes without new ones where there are none', () => {
  for (const sums of [() => refuse(503), () => NEVER]) {
    const session = told(5);
    session.answers.limits = sums;
    session.clock.advance(5 * MINUTE + 6 * SECOND);
    assert.ok(isTold(session));
  }
});

test('nor does it interrupt a bet that is pressed while it waits for its sums', () => {
  const session = ready({ answers: { limits: limits(5), couponPlace: () => NEVER } });
  session.answers.limits = () => session.clock.late(2 * SECOND, limits(5)());
  const isAsked = () => session.runtime.state.limits.asked !== null;
  while (!isAsked()) session.clock.advance(SECOND);
  place(session);
  session.clock.advance(5 * SECOND);
  assert.is(session.runtime.state.coupon.placing.status, 'placing');
  assert.not(isAsked());
  assert.not(isTold(session));
});

test('leaving the page pauses it for 30 seconds at most', () => {
  const session = told(5);
  const show = (visible: boolean) => session.runtime.publish('app.visibilityChanged', { visible });
  session.clock.advance(MINUTE);
  show(false);
  session.clock.advance(2 * MINUTE);
  show(true);
  session.clock.advance(2 * MINUTE + 10 * SECOND);
  assert.not(isTold(session), 'half a minute was not counted');
  session.clock.advance(30 * SECOND);
  assert.ok(isTold(session));
});

test('who asked for none is told nothing, unless the law asks for it', () => {
  const session = started();
  session.clock.advance(180 * MINUTE);
  assert.not(isTold(session));
  assert.is(session.events.filter(({ type }) => type === 'limits.realityCheckSet').length, 0);
});

test.run();
