import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { weekEnd, weekStart } from '../../../src/domain/time/week.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('effects: cashback');

const MINUTE = 60_000;

/** The page of a player, ten minutes before the week ends. */
function opened() {
  const session = bettingSession({ player: true, url: '/en/office/casino/vipcashback' });
  session.answers.cashback = () => {
    const at = session.clock.now();
    const known = { isOffered: true, joinedAt: 0, leftAt: null, currency: 'EUR', lowestStake: 50 };
    const week = { start: weekStart(at), staked: 0, paid: 0, amount: 0, collectedAt: null };
    return reply({ ...known, at, weeks: [week] });
  };
  session.clock.advance(
    weekEnd(weekStart(session.clock.now())) - session.clock.now() - 10 * MINUTE,
  );
  session.runtime.start();
  session.clock.advance(1000);
  const asked = () => session.requestsOf('cashback').length;
  const week = () => session.runtime.state.cashback.known?.weeks[0]?.start;
  return { session, asked, week };
}

test('a week that ends while it is looked at is followed by the next, asked for once', () => {
  const { session, asked, week } = opened();
  const before = week();
  session.clock.advance(5 * MINUTE);
  assert.equal([asked(), week()], [1, before], 'not before it ends');
  session.clock.advance(6 * MINUTE);
  assert.is(week(), weekStart(session.clock.now()));
  assert.not.equal(week(), before);
  session.clock.advance(10 * MINUTE);
  assert.is(asked(), 2);
});

test('nobody who looks elsewhere asks for it', () => {
  const { session, asked } = opened();
  session.runtime.publish('app.visibilityChanged', { visible: false });
  session.clock.advance(20 * MINUTE);
  assert.is(asked(), 1);
});

test.run();
