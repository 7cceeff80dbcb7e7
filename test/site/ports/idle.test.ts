import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { watchIdle } from '../../../src/site/ports/idle.ts';
import { memoryStore } from '../../support/session/session.ts';

const test = suite('idle port');

const MINUTE = 60_000;

/** A tab whose clock and timer the test holds. */
function tab(store = memoryStore(), minutes = 10) {
  const page = Object.assign(new EventTarget(), {
    look: () => {},
    setInterval(work: () => void) {
      page.look = work;
      return 1;
    },
  });
  const clock = { at: 1_000_000 };
  const told: number[] = [];
  watchIdle({
    page: page as unknown as Window,
    store,
    now: () => clock.at,
    minutes: () => minutes,
    onIdle: (after) => told.push(after),
  });
  return {
    told,
    clock,
    store,
    pass(ms: number) {
      clock.at += ms;
      page.look();
    },
    press: () => page.dispatchEvent(new Event('pointerdown')),
  };
}

test('it is told once when nobody did anything for the time', () => {
  const { told, pass } = tab();
  pass(10 * MINUTE - 1);
  assert.equal(told, []);
  pass(1);
  pass(MINUTE);
  assert.equal(told, [10]);
});

test('a sign of life begins the time anew, and after it idleness is told again', () => {
  const { told, pass, press } = tab();
  pass(9 * MINUTE);
  press();
  pass(9 * MINUTE);
  assert.equal(told, []);
  pass(MINUTE);
  press();
  pass(10 * MINUTE);
  assert.equal(told, [10, 10]);
});

test('whoever is busy in one tab is busy in all', () => {
  const store = memoryStore();
  const [here, there] = [tab(store), tab(store)];
  there.clock.at += 5 * MINUTE;
  there.press();
  here.pass(10 * MINUTE);
  assert.equal(here.told, []);
  here.pass(5 * MINUTE);
  assert.equal(here.told, [10]);
});

test('signs of life within 100 ms count as one', () => {
  const { told, clock, press, pass } = tab();
  const begin = clock.at;
  clock.at = begin + 100;
  press();
  clock.at = begin + 199;
  press();
  clock.at = begin + 10 * MINUTE;
  pass(99);
  assert.equal(told, []);
  pass(1);
  assert.equal(told, [10]);
});

test('a computer that wakes up hears of its user first, and it is told all the same', () => {
  const { told, clock, press } = tab();
  clock.at += 60 * MINUTE;
  press();
  assert.equal(told, [10]);
});

test('without a time nobody is ever idle', () => {
  const { told, pass } = tab(memoryStore(), 0);
  pass(1000 * MINUTE);
  assert.equal(told, []);
});

test('a storm of events is noted for the other tabs once a second', () => {
  const { store, clock, press } = tab();
  const noted: (string | undefined)[] = [];
  for (let i = 0; i < 20; i += 1) {
    clock.at += 100;
    press();
    noted.push(store.map.get('activityAt'));
  }
  assert.is(new Set(noted).size, 2);
});

test.run();
