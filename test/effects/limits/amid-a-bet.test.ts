/** What protects a player interrupts no bet. */
import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { shownModals } from '../../../src/projections/site/modal.ts';
import { accepted, place } from '../../support/session/betting.ts';
import { ready } from '../../support/session/bookmaker.ts';
import { reply, type TestSession } from '../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** When every session in virtual time begins, in epoch seconds. */
const BEGUN = Date.UTC(2026, 0, 1) / 1000;

const held = (limitType: number, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 0, endsAt: null },
  ...more,
});

/** A player who has pressed the bet an hour after they came, and a server that answers when told. */
function placing(limits: Limit[]) {
  const bet = new Subject<TransportResponse>();
  const session = ready({
    answers: {
      limits: () => reply({ limits }),
      limitsSave: () => {
        const limitsData = [held(30, 7)];
        return reply({ status: 200, questions: [], tokenGuid: null, limitsData });
      },
      couponPlace: () => bet,
    },
  });
  session.clock.advance((BEGUN + 3600) * SECOND - session.clock.now() - 3 * SECOND);
  place(session);
  session.clock.advance(SECOND);
  assert.is(session.runtime.state.coupon.placing.status, 'placing');
  const answer = () => {
    bet.next({ status: 200, headers: {}, body: accepted('1') });
    bet.complete();
    session.clock.advance(SECOND);
  };
  return { session, answer };
}

const shown = ({ runtime }: TestSession) => shownModals(runtime.state.modal).map(({ id }) => id);

const test = suite('effects: nothing interrupts a bet');

test('a looser limit whose time comes amid a bet is asked about right after it', () => {
  const pending = { limitValue: 9000, endsAt: BEGUN + 3600, limitState: 'PENDING' as const };
  const { session, answer } = placing([held(1, 5000, { needApprove: true, pending })]);
  session.clock.advance(5 * SECOND);
  assert.equal(shown(session), []);
  answer();
  assert.equal(shown(session), ['limit-approval']);
});

test('who shuts themselves out amid a bet is signed out at once, and told in words right after it', () => {
  const { session, answer } = placing([]);
  session.runtime.publish('limits.submitted', { limits: [{ limitType: 30, limitValue: 7 }] });
  session.clock.advance(SECOND);
  assert.is(session.runtime.state.session.userId, null);
  assert.equal(shown(session), []);
  answer();
  assert.equal(shown(session), ['excluded']);
  const noted = session.events.filter(
    ({ type, data }) => type === 'notification.shown' && data.titleKey === 'session_excluded',
  );
  assert.equal(noted, [], 'and once');
});

test('the end of the time of a day ends the session amid a bet as well, and is told right after it', () => {
  const { session, answer } = placing([held(31, 1, { remainingSeconds: 4000 })]);
  const timeUp = () => reply({ errors: [{ code: '1010', title: '' }] }, 403);
  Object.assign(session.answers, { limits: timeUp, limitsPing: timeUp });
  session.runtime.publish('feed.limitsChanged', { requestId: 1 });
  session.clock.advance(SECOND);
  assert.is(session.runtime.state.session.userId, null);
  assert.equal(shown(session), []);
  answer();
  assert.equal(shown(session), ['session-over']);
});

test('a reality check comes right after the bet, and what else is due waits under it', () => {
  const pending = { limitValue: 9000, endsAt: BEGUN + 3600, limitState: 'PENDING' as const };
  const { session, answer } = placing([
    held(32, 60),
    held(1, 5000, { needApprove: true, pending }),
  ]);
  session.clock.advance(5 * SECOND);
  assert.equal(shown(session), []);
  answer();
  assert.is(shown(session).length, 1);
  assert.is(session.runtime.state.modal.open.length, 2);
  session.clock.advance(HOUR);
  assert.is(shown(session).length, 1);
});

test.run();
