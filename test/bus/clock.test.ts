import { asyncScheduler, interval, VirtualTimeScheduler } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createClock } from '../../src/bus/clock.ts';
import { createTimers } from '../../src/bus/timers.ts';

const test = suite('bus: clock');

/** A device's clock that goes as it is told. */
function device(start: number) {
  const told = { time: start };
  return { told, clock: createClock(() => told.time) };
}

test('time goes on from where it was when the device is set back', () => {
  const { told, clock } = device(1000);
  const times = [1000, 1500, 200, 300, 290, 400].map((time) => {
    told.time = time;
    return clock.now();
  });
  assert.equal(times, [1000, 1500, 1500, 1600, 1600, 1710]);
});

test('time follows a device that is set forward, as one that slept', () => {
  const { told, clock } = device(1000);
  clock.now();
  told.time = 9_000_000;
  assert.is(clock.now(), 9_000_000);
});

test('within an instant time stands still, whatever the device says', () => {
  const { told, clock } = device(1000);
  const times: number[] = [];
  clock.instant(() => {
    times.push(clock.now());
    told.time = 1020;
    clock.instant(() => times.push(clock.now()));
  });
  times.push(clock.now());
  assert.equal(times, [1000, 1000, 1020]);
});

test('what comes within an instant has its own when that is over, in order', () => {
  const { told, clock } = device(1000);
  const said: string[] = [];
  const say = (word: string) => () => said.push(`${word} ${clock.now()}`);
  clock.instant(() => {
    clock.next(say('second'));
    clock.next(say('third'));
    told.time = 1020;
    say('first')();
  });
  clock.next(say('fourth'));
  assert.equal(said, ['first 1000', 'second 1020', 'third 1020', 'fourth 1020']);
});

test('an instant that throws is over all the same, and keeps nobody waiting', () => {
  const { told, clock } = device(1000);
  const said: number[] = [];
  const broken = () =>
    clock.instant(() => {
      clock.next(() => said.push(clock.now()));
      throw new Error('cannot');
    });
  assert.throws(broken, 'cannot');
  told.time = 1020;
  clock.next(() => said.push(clock.now()));
  assert.is(clock.now(), 1020);
  assert.equal(said, [1000, 1020]);
});

test('thousands may come within an instant', () => {
  const { clock } = device(1000);
  let count = 0;
  clock.instant(() => {
    for (let i = 0; i < 100_000; i += 1) {
      clock.next(() => {
        count += 1;
      });
    }
  });
  assert.is(count, 100_000);
});

test('each timer is told of by its number, before it goes off, and at its time', () => {
  const base = new VirtualTimeScheduler();
  const clock = createClock(() => base.now());
  const said: string[] = [];
  const timers = createTimers(base, clock, (timer) =>
    said.push(`timer ${timer} at ${clock.now()}`),
  );
  timers.schedule(() => void said.push('late'), 30);
  const called = timers.schedule(() => void said.push('never'), 20);
  const ticks = interval(10, timers).subscribe((tick) => {
    said.push(`tick ${tick}`);
    if (tick === 0) called.unsubscribe();
    if (tick === 2) ticks.unsubscribe();
  });
  base.flush();
  assert.equal(said, [
    ...['timer 2 at 10', 'tick 0', 'timer 2 at 20', 'tick 1'],
    ...['timer 0 at 30', 'late', 'timer 2 at 30', 'tick 2'],
  ]);
});

test('a timer that is called off by who hears of it does not go off', () => {
  const base = new VirtualTimeScheduler();
  const clock = createClock(() => base.now());
  const said: string[] = [];
  const timers = createTimers(base, clock, () => called.unsubscribe());
  const called = timers.schedule(() => void said.push('work'), 10);
  base.flush();
  assert.equal(said, []);
});

test('time is the time of the clock, not that of the scheduler below', () => {
  const { clock } = device(1000);
  assert.is(createTimers(asyncScheduler, clock, () => undefined).now(), 1000);
});

test.run();
