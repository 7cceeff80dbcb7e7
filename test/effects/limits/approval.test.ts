import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { started } from '../../support/session/bookmaker.ts';
import { refuse, reply } from '../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A player with a deposit limit of 50 whose rise to 90 was asked for a second before the session. */
function waiting(more: Partial<Limit> = {}) {
  const before = started();
  const begun = before.clock.now();
  before.runtime.stop();
  const pending = {
    limitValue: 9000,
    endsAt: (begun + DAY) / 1000 - 1,
    limitState: 'PENDING' as const,
  };
  const limit: Limit = {
    ...{ limitType: 20, limitState: 'ACTIVE', limitValue: 5000, startedAt: 0, endsAt: null },
    ...{ needApprove: true, pending, ...more },
  };
  let isWaiting = true;
  const decisions: unknown[] = [];
  const session = started({
    answers: {
      limits: () => reply({ limits: [isWaiting ? limit : { ...limit, pending: null }] }),
      limitAction: ({ body }) => {
        decisions.push(body);
        isWaiting = false;
        return reply(null, 204);
      },
    },
  });
  const isAsked = () => session.runtime.state.modal.open.some(({ id }) => id === 'limit-approval');
  const decideElsewhere = () => {
    isWaiting = false;
  };
  return { session, isAsked, decisions, decideElsewhere };
}

const test = suite('effects: approval of limits');

test('86400 seconds after a higher deposit limit was asked for, the player is asked to confirm or reject it', () => {
  const { session, isAsked, decisions } = waiting();
  session.clock.sleep(DAY - HOUR);
  session.clock.advance(HOUR - 2000);
  assert.not(isAsked());
  session.clock.advance(1000);
  assert.ok(isAsked());
  session.runtime.publish('limits.decided', { action: 'approve' });
  session.clock.advance(100);
  assert.equal(decisions, [{ action: 'approve' }]);
  assert.not(isAsked(), 'and the dialog has done its work');
  session.clock.advance(3 * HOUR);
  assert.not(isAsked());
});

test('one whose time came while nobody was there is asked about at once', () => {
  const { isAsked } = waiting({
    pending: { limitValue: 9000, endsAt: 1, limitState: 'PENDING' },
  });
  assert.ok(isAsked());
});

test('what comes of itself is not asked about', () => {
  const { session, isAsked } = waiting({ needApprove: false });
  session.clock.sleep(DAY - HOUR);
  session.clock.advance(3 * HOUR);
  assert.not(isAsked());
});

test('approved on another device, it is asked about no more', () => {
  const { session, isAsked, decideElsewhere } = waiting();
  session.clock.sleep(DAY);
  assert.ok(isAsked());
  decideElsewhere();
  session.runtime.publish('feed.limitsChanged', { requestId: 1 });
  session.clock.advance(100);
  assert.not(isAsked());
});

test('the word is about the limits that it was asked about', () => {
  const { session, decisions } = waiting();
  session.clock.sleep(DAY);
  session.runtime.publish('limits.decided', { action: 'reject', limitTypes: [20] });
  session.clock.advance(100);
  assert.equal(decisions, [{ action: 'reject', limitTypes: [20] }]);
});

test('what the server does not take stays open, and says so', () => {
  const { session, isAsked } = waiting();
  session.answers.limitAction = () => refuse(403);
  session.clock.sleep(DAY);
  session.runtime.publish('limits.decided', { action: 'approve' });
  session.clock.advance(100);
  assert.ok(isAsked());
  assert.is(session.runtime.state.limits.deciding.told?.level, 'error');
});

test.run();
