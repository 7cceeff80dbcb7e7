import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pressRefusal } from '../../../src/domain/casino/press.ts';
import { started } from '../../support/session/bookmaker.ts';
import { reply } from '../../support/session/session.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const limits = (remainingSeconds: number | null) => () =>
  reply({
    limits:
      remainingSeconds === null
        ? []
        : [
            {
              ...{ limitType: 31, limitState: 'ACTIVE', limitValue: 1, remainingSeconds },
              ...{ startedAt: 0, endsAt: null },
            },
          ],
  });
const timeUp = () => reply({ errors: [{ code: '1010', title: '' }] }, 403);
const done = () => reply(null, 204);

const test = suite('effects: session limit');

test('a ping is sent every 30 seconds only while a session limit exists', () => {
  const free = started({ answers: { limits: limits(null), limitsPing: done } });
  free.clock.advance(HOUR);
  assert.is(free.requestsOf('limitsPing').length, 0);
  const session = started({ answers: { limits: limits(3600), limitsPing: done } });
  session.clock.advance(10 * 30 * SECOND);
  assert.is(session.requestsOf('limitsPing').length, 10);
  session.answers.authCheck = () => reply({ user_id: null });
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(HOUR);
  assert.ok(session.requestsOf('limitsPing').length <= 11, 'none once the player is gone');
});

test('at the end of the time an error is shown that says to visit tomorrow, and the player is signed out', () => {
  const session = started({ answers: { limits: limits(600), limitsPing: done } });
  session.clock.advance(590 * SECOND);
  assert.ok(session.runtime.state.session.userId);
  Object.assign(session.answers, { limits: timeUp, limitsPing: timeUp });
  session.clock.advance(20 * SECOND);
  const end = session.events.find(({ type }) => type === 'session.ended');
  assert.match(JSON.stringify(end), '"reason":"limit"');
  const [dialog] = session.runtime.state.modal.open;
  assert.is(dialog?.id, 'session-over');
  session.clock.advance(3_600 * SECOND);
  assert.is(session.runtime.state.modal.open.length, 1, 'it waits for who was away');
});

test('time that is left by the server goes on, whatever this page thought', () => {
  const session = started({ answers: { limits: limits(60), limitsPing: done } });
  session.answers.limits = limits(900);
  session.clock.advance(120 * SECOND);
  assert.ok(session.runtime.state.session.userId);
});

test('once the time is over nothing is played, also while the server is silent, until it gives more', () => {
  const session = started({ answers: { limits: limits(60), limitsPing: done } });
  const { runtime, clock, answers } = session;
  const rule = () => pressRefusal(runtime.state, 0)?.rule ?? null;
  answers.limits = () => clock.late(10 * SECOND, limits(600)());
  clock.advance(59 * SECOND);
  assert.is(rule(), null);
  clock.advance(2 * SECOND);
  assert.is(rule(), 'time-up');
  const fired = session.events.filter(
    ({ type, data }) => type === 'timer.fired' && 'name' in data && data.name === 'session-limit',
  );
  assert.is(fired.length, 1);
  clock.advance(10 * SECOND);
  assert.is(rule(), null, 'the server says that there is more');
});

test('time used up on another device ends it here with the next ping', () => {
  const session = started({ answers: { limits: limits(3600), limitsPing: done } });
  session.answers.limitsPing = timeUp;
  session.clock.advance(31 * SECOND);
  assert.is(session.runtime.state.session.userId, null);
});

test.run();
