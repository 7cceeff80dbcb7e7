import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EventWindow, ROWS_PER_MINUTE } from '../../../src/server/oversight/event-window.ts';
import { eventOf } from '../stores/security-store-suite.ts';

const test = suite('security events, window');

const factsOf = (network: string, outcome: 'refused' | 'success' = 'refused') => {
  const { at, lastAt, count, merged, ...facts } = eventOf({ network, outcome });
  return facts;
};
const MINUTE = 60_000;

test('equal events of a minute are two rows: the first at once, the rest as a count', () => {
  const window = new EventWindow();
  assert.is(window.take(factsOf('a'), 0)?.count, 1);
  for (let at = 1; at <= 5000; at += 1) assert.is(window.take(factsOf('a'), at), null);
  assert.equal(window.over(MINUTE - 1), []);
  const [rest, ...none] = window.over(MINUTE);
  assert.equal([rest?.count, rest?.at, rest?.lastAt, none.length], [5000, 1, 5000, 0]);
  assert.equal(window.over(2 * MINUTE), []);
  assert.is(window.take(factsOf('a'), 2 * MINUTE)?.count, 1);
});

test('an event after a quiet minute is given out at once', () => {
  const window = new EventWindow();
  assert.ok(window.take(factsOf('a'), 0));
  assert.is(window.take(factsOf('a'), MINUTE)?.at, MINUTE);
});

test('others are told apart', () => {
  const window = new EventWindow();
  assert.ok(window.take(factsOf('a'), 0));
  assert.ok(window.take(factsOf('b'), 0));
  assert.ok(window.take(factsOf('a', 'success'), 0));
});

test('a flood from everywhere is a bounded number of rows, and every event is counted', () => {
  const window = new EventWindow();
  const rows = [];
  for (let i = 0; i < 50_000; i += 1) rows.push(window.take(factsOf(`network-${i}`), i % MINUTE));
  const given = [...rows, ...window.over(0, true)].filter((row) => row !== null);
  assert.is(given.length, ROWS_PER_MINUTE.refused + 2);
  assert.is(
    given.reduce((sum, row) => sum + row.count, 0),
    50_000,
  );
  const merged = given.filter((row) => row.merged);
  assert.ok(merged.every((row) => row.network === null && row.subjectId === null));
  assert.is(merged.length, 2);
});

test('refusals leave room for what is no refusal', () => {
  const window = new EventWindow();
  for (let i = 0; i < 1000; i += 1) window.take(factsOf(`network-${i}`), 0);
  assert.is(window.take(factsOf('somebody', 'success'), 0)?.network, 'somebody');
});

test.run();
