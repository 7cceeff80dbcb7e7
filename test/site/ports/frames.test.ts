import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFrames } from '../../../src/site/ports/frames.ts';

const test = suite('frames');

/** A window whose frames and timers come when the test says so. */
function fakeWindow() {
  let frame: (() => void) | null = null;
  let timer: (() => void) | null = null;
  const page = {
    requestAnimationFrame: (work: () => void) => {
      frame = work;
      return 1;
    },
    cancelAnimationFrame: () => {
      frame = null;
    },
    setTimeout: (work: () => void) => {
      timer = work;
      return 1;
    },
    clearTimeout: () => {
      timer = null;
    },
  };
  return {
    page: page as unknown as Window,
    frame: () => frame?.(),
    timer: () => timer?.(),
    waiting: () => [frame, timer].filter((one) => one !== null).length,
  };
}

test('however often it is asked for, the work is done once a frame', () => {
  let done = 0;
  const fake = fakeWindow();
  const frames = createFrames(fake.page, () => {
    done += 1;
  });
  frames.request();
  frames.request();
  assert.is(done, 0);
  fake.frame();
  assert.is(done, 1);
  assert.is(fake.waiting(), 0);
  frames.request();
  fake.frame();
  assert.is(done, 2);
});

test('a page without frames goes on by its timer', () => {
  let done = 0;
  const fake = fakeWindow();
  const frames = createFrames(fake.page, () => {
    done += 1;
  });
  frames.request();
  fake.timer();
  assert.is(done, 1);
  assert.is(fake.waiting(), 0);
});

test('flush does waiting work at once, and none where none waits', () => {
  let done = 0;
  const fake = fakeWindow();
  const frames = createFrames(fake.page, () => {
    done += 1;
  });
  frames.flush();
  assert.is(done, 0);
  frames.request();
  frames.flush();
  assert.is(done, 1);
  assert.is(fake.waiting(), 0);
});

test.run();
