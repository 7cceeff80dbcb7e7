import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createUnloadGuard } from '../../../src/site/ports/unload.ts';

const test = suite('site/ports/unload');

/** A window that is about to be left. */
function page() {
  const window = new EventTarget();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { guard: createUnloadGuard(window as Window), asks };
}

test('the browser asks only while something would be lost', () => {
  const { guard, asks } = page();
  assert.not(asks());
  guard(true);
  guard(true);
  assert.ok(asks());
  guard(false);
  assert.not(asks());
});

test.run();
