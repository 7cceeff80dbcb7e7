import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { placeRefusal } from '../../../src/domain/coupon/placing.ts';
import { placingFacts } from '../../../src/domain/coupon/placing-facts.ts';
import { ready } from '../../support/session/bookmaker.ts';
import { networkError, reply, type TestSession } from '../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When every session in virtual time begins. */
const BEGUN = Date.UTC(2026, 0, 1);

/**
 * A player with a selection and an amount, and a server whose clock is so far ahead of the device's;
 * `limits` is what it says by its own clock.
 */
function under(limits: (now: number) => Limit[], ahead = 0) {
  const page: { session?: TestSession } = {};
  const now = () => (page.session?.clock.now() ?? BEGUN) + ahead;
  const open = ready({ answers: { limits: () => reply({ limits: limits(now()) }) } });
  page.session = open;
  const asked = () => open.requestsOf('limits').length;
  const refusal = () => placeRefusal(placingFacts(open.runtime.state))?.kind ?? null;
  // All that comes is counted from the beginning.
  open.clock.advance(BEGUN + MINUTE - open.clock.now());
  return { session: open, asked, refusal };
}

/** A break of this many milliseconds from the beginning of the session, as the server tells it. */
const pauseFor =
  (ms: number) =>
  (now: number): Limit[] => {
    const endsAt = (BEGUN + ms) / 1000;
    const limitState = now >= BEGUN + ms ? 'INACTIVE' : 'ACTIVE';
    return [{ limitType: 30, limitState, limitValue: 1, startedAt: 0, endsAt }];
  };

const test = suite('effects: the ends of limits');

test('the slip of a page that stays open opens again by itself when a break ends', () => {
  const { session, refusal, asked } = under(pauseFor(HOUR));
  assert.is(refusal(), 'excluded');
  const before = asked();
  session.clock.advance(HOUR - MINUTE - 10 * SECOND);
  assert.is(refusal(), 'excluded');
  assert.is(asked(), before, 'nothing is asked before the time');
  session.clock.advance(11 * SECOND);
  assert.is(refusal(), null);
  assert.is(asked(), before + 1);
  assert.is(session.events.filter(({ type }) => type === 'limits.changed').length, 1);
  session.clock.advance(6 * HOUR);
  assert.is(asked(), before + 1, 'and never again');
});

test('one that ends in a week is waited for a day at a time', () => {
  const { session, refusal, asked } = under(pauseFor(7 * DAY));
  const before = asked();
  session.clock.sleep(6 * DAY + 20 * HOUR);
  session.clock.advance(4 * HOUR - 2 * MINUTE);
  assert.is(refusal(), 'excluded');
  assert.is(asked(), before);
  session.clock.advance(2 * MINUTE);
  assert.is(refusal(), null);
});

test('a looser limit that comes by itself is there when its time has come', () => {
  const { session } = under((now) => {
    const dueAt = BEGUN + 2 * DAY;
    const limit = { limitType: 31, limitState: 'ACTIVE', startedAt: 0, endsAt: null } as const;
    if (now >= dueAt) return [{ ...limit, limitValue: 5 }];
    const pending = { limitValue: 5, endsAt: dueAt / 1000, limitState: 'PENDING' } as const;
    return [{ ...limit, limitValue: 2, pending }];
  });
  session.clock.sleep(2 * DAY - HOUR);
  session.clock.advance(HOUR - MINUTE - 10 * SECOND);
  assert.is(session.runtime.state.limits.limits[0]?.limitValue, 2);
  session.clock.advance(11 * SECOND);
  assert.is(session.runtime.state.limits.limits[0]?.limitValue, 5);
});

test('one that has to be approved is asked for at its time, and then waits without more questions', () => {
  const { session, asked } = under(() => {
    const pending = {
      ...{ limitValue: 9000, endsAt: (BEGUN + HOUR) / 1000 },
      limitState: 'PENDING' as const,
    };
    return [
      {
        ...{ limitType: 1, limitState: 'ACTIVE', limitValue: 5000, startedAt: 0, endsAt: null },
        ...{ needApprove: true, pending },
      },
    ];
  });
  const before = asked();
  session.clock.advance(6 * HOUR);
  assert.is(asked(), before + 1);
});

/** A limit of 50 on stakes, of which each of these stakes of 10 counts until its moment. */
const usedUntil =
  (moments: readonly number[]) =>
  (now: number): Limit[] => {
    const [next, ...others] = moments.filter((moment) => BEGUN + moment > now);
    const used = next === undefined ? 0 : 1000 * (1 + others.length);
    const limit = { limitType: 1, limitState: 'ACTIVE', startedAt: 0, endsAt: null } as const;
    const left = 5000 - used;
    const known = { ...limit, limitValue: 5000, limitBalance: left, used };
    if (next === undefined) return [known];
    return [{ ...known, frees: { at: (BEGUN + next) / 1000, left: left + 1000 } }];
  };
const left = ({ runtime }: TestSession) => runtime.state.limits.limits[0]?.limitBalance;

test('a page that stays open learns that more of a limit is free when it is', () => {
  const { session, asked } = under(usedUntil([HOUR, 2 * HOUR]));
  const before = asked();
  session.clock.advance(HOUR - MINUTE - 10 * SECOND);
  assert.equal([left(session), asked() - before], [3000, 0]);
  session.clock.advance(11 * SECOND);
  assert.equal([left(session), asked() - before], [4000, 1]);
  session.clock.advance(HOUR);
  assert.equal([left(session), asked() - before], [5000, 2]);
  session.clock.advance(6 * HOUR);
  assert.is(asked() - before, 2, 'and never again');
});

test('what is free by the second is not asked for by the second', () => {
  const { session, asked } = under(
    usedUntil(Array.from({ length: 60 }, (_, n) => HOUR + n * SECOND)),
  );
  const before = asked();
  session.clock.advance(2 * HOUR);
  assert.is(left(session), 5000);
  assert.ok(asked() - before <= 14, `${asked() - before} in a minute`);
});

test('a clock that is fast makes no loop of what is not free yet', () => {
  const { session, asked } = under(usedUntil([DAY]), -6 * HOUR);
  session.clock.sleep(DAY);
  const before = asked();
  session.clock.advance(6 * HOUR - 2 * MINUTE);
  assert.is(left(session), 4000, 'the server decides');
  assert.ok(asked() - before <= 45, `${asked() - before} in six hours`);
  session.clock.advance(12 * MINUTE);
  assert.is(left(session), 5000);
});

test('a device clock that is fast makes no loop: the server is asked less and less often until it agrees', () => {
  const { session, refusal, asked } = under(pauseFor(DAY), -6 * HOUR);
  session.clock.sleep(DAY);
  const before = asked();
  session.clock.advance(MINUTE);
  assert.is(refusal(), 'excluded', 'the server decides');
  assert.ok(asked() - before <= 4, `${asked() - before} in the first minute`);
  session.clock.advance(6 * HOUR - 2 * MINUTE);
  assert.is(refusal(), 'excluded');
  assert.ok(asked() - before <= 45, `${asked() - before} in six hours`);
  session.clock.advance(12 * MINUTE);
  assert.is(refusal(), null);
});

test('what is not answered is asked again, less and less often', () => {
  const { session, refusal, asked } = under(pauseFor(HOUR));
  const answer = session.answers.limits;
  Object.assign(session.answers, { limits: () => networkError() });
  session.clock.advance(HOUR);
  const before = asked();
  session.clock.advance(HOUR);
  assert.is(refusal(), 'excluded');
  assert.ok(asked() > before && asked() - before < 15, `${asked() - before} in an hour`);
  Object.assign(session.answers, { limits: answer });
  session.clock.advance(11 * MINUTE);
  assert.is(refusal(), null);
});

test('whoever comes back to a page that slept is told at once', () => {
  const { session, refusal } = under(pauseFor(HOUR));
  session.clock.suspend(2 * HOUR);
  assert.is(refusal(), 'excluded');
  session.runtime.publish('app.visibilityChanged', { visible: true });
  session.clock.advance(100);
  assert.is(refusal(), null);
});

test.run();
