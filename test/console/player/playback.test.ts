import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  clockAt,
  countAt,
  playbackOf,
  skipAt,
  timeOf,
} from '../../../src/console/player/playback.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';

/** Events at these times: presses of the player, or changes of the line where `l` says so. */
function eventsAt(...times: (number | `l${number}`)[]): AnyEvent[] {
  return times.map((time, seq) => {
    const isLine = typeof time === 'string';
    const at = 1_000_000 + Number(isLine ? time.slice(1) : time);
    return isLine
      ? { seq, at, type: 'line.updated', data: { requestId: 1, id: '1', updates: [] } }
      : { seq, at, type: 'coupon.cleared', data: {} };
  });
}

const timesOf = (events: AnyEvent[], skip: boolean) => [...playbackOf(events, skip).times];

const test = suite('console: playback clock');

test('without skipping, playback takes as long as the session did', () => {
  const playback = playbackOf(eventsAt(0, 500, 90_000), false);
  assert.equal([...playback.times], [0, 500, 90_000]);
  assert.is(playback.duration, 90_000);
  assert.equal(playback.skips, []);
});

test('a quiet stretch of more than two seconds becomes one second', () => {
  const playback = playbackOf(eventsAt(0, 2_000, 92_000, 92_500), true);
  assert.equal([...playback.times], [0, 2_000, 3_000, 3_500]);
  assert.equal(playback.skips, [{ from: 2_000, to: 3_000, real: 90_000 }]);
});

test('what the feed says meanwhile does not keep a stretch from being quiet', () => {
  const events = eventsAt(0, 'l10000', 'l20000', 40_000, 41_000);
  assert.equal(timesOf(events, true), [0, 250, 500, 1_000, 2_000]);
});

test('what follows from the feed or a timer is as quiet as they are', () => {
  const [started, fired, asked, pressed] = eventsAt(0, 'l30000', 60_000, 90_000);
  const caused = { ...asked, cause: 1 } as AnyEvent;
  const events = [started, fired, caused, pressed] as AnyEvent[];
  assert.is(playbackOf(events, true).skips.length, 1);
});

test('a clock that was set back stands still instead', () => {
  assert.equal(timesOf(eventsAt(0, 1_000, 400, 1_500), false), [0, 1_000, 1_000, 1_500]);
});

test('an empty recording and one of a single event have no length', () => {
  for (const events of [[], eventsAt(0)]) {
    const playback = playbackOf(events, true);
    assert.is(playback.duration, 0);
    assert.is(countAt(playback, 0), events.length);
    assert.is(timeOf(playback, events.length), 0);
  }
});

test('events at the same time happen together', () => {
  const playback = playbackOf(eventsAt(0, 100, 100, 200), false);
  assert.is(countAt(playback, 99), 1);
  assert.is(countAt(playback, 100), 3);
});

test('the clock on the wall runs through a skipped stretch', () => {
  const events = eventsAt(0, 10_000);
  const playback = playbackOf(events, true);
  assert.is(clockAt(playback, events, 0), 1_000_000);
  assert.is(clockAt(playback, events, 500), 1_005_000);
  assert.is(clockAt(playback, events, 1_000), 1_010_000);
});

test('which stretch a time falls into', () => {
  const playback = playbackOf(eventsAt(0, 1_000, 31_000), true);
  assert.is(skipAt(playback, 500), null);
  assert.is(skipAt(playback, 1_500)?.real, 30_000);
  assert.is(skipAt(playback, 2_000), null);
});

test('a shortened stretch ends exactly where the next begins', () => {
  for (const length of [8_463, 7_001, 49_999]) {
    assert.equal(timesOf(eventsAt(0, length, length), true), [0, 1_000, 1_000], String(length));
  }
});

test('times never run backwards, and lead back to the events they are of', () => {
  const steps = fc.array(fc.tuple(fc.nat(20_000), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.boolean(), (given, skip) => {
      let at = 0;
      const events = eventsAt(
        ...given.map(([step, isLine]) => {
          at += step;
          return isLine ? (`l${at}` as const) : at;
        }),
      );
      const playback = playbackOf(events, skip);
      for (let count = 1; count <= events.length; count += 1) {
        const time = timeOf(playback, count);
        assert.ok(time >= timeOf(playback, count - 1), 'forwards');
        assert.ok(countAt(playback, time) >= count, 'it has happened by its time');
      }
      assert.is(countAt(playback, playback.duration), events.length);
      const real = (events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0);
      assert.ok(playback.duration <= real + 1e-6, 'never longer than it was');
    }),
  );
});

test.run();
