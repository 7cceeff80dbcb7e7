import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, dayOf } from '../../../src/domain/time/day.ts';
import { refuse, reply, testSession } from '../../support/session/session.ts';

const test = suite('effects: results');

const MINUTE = 60_000;

/** A page of results; its server ends each day at midnight of UTC, as the browser does. */
function opened(url = '/en/results') {
  const session = testSession({ url });
  session.answers.sportsResults = ({ query }) => {
    const today = session.clock.now();
    const day = query?.['day'] ?? dayOf(today);
    const next = day < dayOf(today) ? dayOf(today) : null;
    return reply({ day, previous: dayOf(today - 2 * DAY), next, champs: [], games: [] });
  };
  session.runtime.start();
  session.clock.advance(1000);
  const toMidnight = () => session.clock.advance(DAY - (session.clock.now() % DAY) + MINUTE + 1000);
  const asked = () => session.requestsOf('sportsResults').length;
  return { session, toMidnight, asked, shown: () => session.runtime.state.results.shown };
}

test('a day that ends while it is shown as the last is asked for again, once', () => {
  const { session, toMidnight, asked, shown } = opened();
  const before = shown()?.day;
  session.clock.advance(10 * MINUTE);
  assert.is(asked(), 1, 'not before it ends');
  toMidnight();
  assert.not.equal(shown()?.day, before);
  assert.is(shown()?.day, dayOf(session.clock.now()));
  session.clock.advance(10 * MINUTE);
  assert.is(asked(), 2);
});

test('where the day is named, the way to the next appears', () => {
  const now = testSession().clock.now();
  const { session, toMidnight, shown } = opened(`/en/results?day=${dayOf(now)}`);
  assert.is(shown()?.next, null);
  toMidnight();
  assert.equal([shown()?.day, shown()?.next], [dayOf(now), dayOf(session.clock.now())]);
});

test('a day that is not the last stays, and so does one that nobody looks at', () => {
  const now = testSession().clock.now();
  const past = opened(`/en/results?day=${dayOf(now - DAY)}`);
  past.toMidnight();
  assert.is(past.asked(), 1);
  const unseen = opened();
  unseen.session.runtime.publish('app.visibilityChanged', { visible: false });
  unseen.toMidnight();
  assert.is(unseen.asked(), 1);
  unseen.session.runtime.publish('app.visibilityChanged', { visible: true });
  unseen.session.clock.advance(MINUTE);
  assert.is(unseen.asked(), 2);
  const left = opened();
  left.session.runtime.publish('route.requested', { url: '/en/about', replace: false });
  left.toMidnight();
  assert.is(left.asked(), 1);
});

test('where the new day cannot be had the old one stays, and is asked for with the next tick', () => {
  const { session, toMidnight, asked, shown } = opened();
  const right = session.answers.sportsResults;
  const before = shown()?.day;
  session.answers.sportsResults = () => refuse(503);
  toMidnight();
  assert.is(shown()?.day, before);
  assert.ok(asked() > 1);
  if (right) session.answers.sportsResults = right;
  session.clock.advance(2 * MINUTE);
  assert.is(shown()?.day, dayOf(session.clock.now()));
});

test.run();
