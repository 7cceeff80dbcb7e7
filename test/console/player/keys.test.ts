import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commandOf } from '../../../src/console/player/keys.ts';

const stroke = (key: string, more = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

const test = suite('console: keys');

test('every key of the player has its command', () => {
  const keys = [' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '[', ']', '/', 'l', 'f'];
  assert.equal(
    keys.map((key) => stroke(key)),
    ['toggle', 'back', 'ahead', 'start', 'end', 'slower', 'faster', 'search', 'live', 'large'],
  );
});

test('shift and an arrow go to markers', () => {
  assert.is(stroke('ArrowLeft', { shiftKey: true }), 'marker-back');
  assert.is(stroke('ArrowRight', { shiftKey: true }), 'marker-ahead');
});

test('a question mark asks for help on every layout', () => {
  assert.is(stroke('?', { shiftKey: true }), 'help');
  assert.is(stroke('?'), 'help');
});

test('what belongs to the browser is left to it', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
    assert.is(stroke('ArrowLeft', { [modifier]: true }), null);
  }
  assert.is(stroke('x'), null);
  assert.is(stroke('Home', { shiftKey: true }), null);
});

test.run();
