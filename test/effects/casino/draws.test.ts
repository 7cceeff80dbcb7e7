import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atTable, house } from '../../support/session/house.ts';

const test = suite('effects: draws');

test('draws are asked for again once the feed is open: what it told before it tells nobody', () => {
  const session = atTable('wheel', house());
  session.runtime.start();
  session.clock.advance(1000);
  const asked = () => session.requestsOf('casinoDraws').length;
  const before = asked();
  assert.ok(before > 0);
  session.runtime.publish('feed.opened', { requestId: 9, topics: ['live', 'draws:61'] });
  session.clock.advance(1000);
  assert.is(asked(), before + 1);
});

test.run();
