import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { movedBorder } from '../../../src/console/ui/shares.ts';
import { rowsInView, scrollFor } from '../../../src/console/ui/windowing.ts';

const test = suite('console: windowing and panes');

test('only the rows in view and a few beyond are drawn', () => {
  const range = rowsInView({ scrollTop: 1_000, height: 200 }, 20, 50_000, 5);
  assert.equal(range, { first: 45, end: 65 });
});

test('a short list is drawn whole, an empty one not at all', () => {
  assert.equal(rowsInView({ scrollTop: 0, height: 600 }, 20, 4), { first: 0, end: 4 });
  assert.equal(rowsInView({ scrollTop: 0, height: 600 }, 20, 0), { first: 0, end: 0 });
});

test('a list that became shorter than where it was scrolled to draws what there is', () => {
  const { first, end } = rowsInView({ scrollTop: 90_000, height: 600 }, 20, 10);
  assert.ok(first <= end && end === 10);
});

test('a row in view is not scrolled to', () => {
  assert.is(scrollFor({ scrollTop: 100, height: 200 }, 20, 10), 100);
});

test('a row just outside comes in at its edge, a far one in the middle', () => {
  const view = { scrollTop: 1_000, height: 200 };
  assert.is(scrollFor(view, 20, 49), 980);
  assert.is(scrollFor(view, 20, 60), 1_020);
  assert.is(scrollFor(view, 20, 500), 10_000 - 90);
});

test('whatever is scrolled to is drawn', () => {
  const any = fc.record({
    count: fc.integer({ min: 1, max: 20_000 }),
    scrollTop: fc.nat(500_000),
    height: fc.integer({ min: 40, max: 2_000 }),
    rowHeight: fc.integer({ min: 10, max: 40 }),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  fc.assert(
    fc.property(any, ({ count, scrollTop, height, rowHeight, share }) => {
      const row = Math.floor(share * count);
      const top = scrollFor({ scrollTop, height }, rowHeight, row);
      const { first, end } = rowsInView({ scrollTop: top, height }, rowHeight, count);
      assert.ok(first <= row && row < end);
    }),
  );
});

test('a border moves between its two panes alone, and leaves each some room', () => {
  assert.equal(movedBorder([40, 30, 30], 0, 5), [45, 25, 30]);
  assert.equal(movedBorder([40, 30, 30], 1, -100), [40, 15, 45]);
  assert.equal(movedBorder([40, 30, 30], 0, 100), [55, 15, 30]);
  assert.equal(movedBorder([40, 30, 30], 2, 10), [40, 30, 30]);
});

test.run();
