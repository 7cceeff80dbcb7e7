import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RateLimit } from '../../src/server-kernel/rate-limit.ts';

const test = suite('rate limit');

test('gives so many at once, then as many as the minute allows', () => {
  const clock = { now: 0 };
  const limit = new RateLimit({ capacity: 3, perMinute: 6, now: () => clock.now });
  const take = () => limit.take('a');
  assert.equal([take(), take(), take(), take()], [0, 0, 0, 10]);
  clock.now += 4000;
  assert.is(take(), 6);
  clock.now += 6000;
  assert.equal([take(), take()], [0, 10]);
  assert.is(limit.take('b'), 0);
  clock.now += 3_600_000;
  assert.equal([take(), take(), take(), take()], [0, 0, 0, 10]);
  limit.forget('a');
  assert.is(take(), 0);
});

test('a clock that goes back gives nothing away', () => {
  const clock = { now: 1_000_000 };
  const limit = new RateLimit({ capacity: 1, perMinute: 1, now: () => clock.now });
  assert.equal([limit.take('a'), limit.take('a')], [0, 60]);
  clock.now = 0;
  assert.is(limit.take('a'), 60);
});

test('holds on to those that must wait, however many others come', () => {
  const limit = new RateLimit({ capacity: 1, perMinute: 1, now: () => 0 });
  limit.take('waiting');
  for (let i = 0; i < 25_000; i += 1) limit.take(`other ${i}`);
  assert.is(limit.take('waiting'), 60);
});

test('what costs more takes more, and what is refused costs nothing', () => {
  const clock = { now: 0 };
  const limit = new RateLimit({ capacity: 100, perMinute: 60, now: () => clock.now });
  assert.equal([limit.take('a', 70), limit.take('a', 70), limit.take('a', 30)], [0, 40, 0]);
  clock.now += 40_000;
  assert.equal([limit.take('a', 70), limit.take('a', 40)], [30, 0]);
});

test('what costs more than a bucket holds passes with a full one', () => {
  const clock = { now: 0 };
  const limit = new RateLimit({ capacity: 10, perMinute: 60, now: () => clock.now });
  assert.equal([limit.take('a', 1000), limit.take('a', 1000)], [0, 10]);
  clock.now += 10_000;
  assert.is(limit.take('a', 1000), 0);
});

test.run();
