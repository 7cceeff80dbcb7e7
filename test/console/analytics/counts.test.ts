import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCounts, MINUTES } from '../../../src/console/analytics/counts.ts';

const MINUTE = 60_000;
const NOW = 1_000 * MINUTE;

const test = suite('console: overview');

test('begins with nothing, and says so', () => {
  const { total, sessions, types, minutes } = createCounts().overview(NOW);
  assert.equal([total, sessions, types], [0, 0, []]);
  assert.is(minutes.length, MINUTES);
  assert.ok(minutes.every((minute) => minute.total === 0));
});

test('counts by type and area, the most frequent first', () => {
  const counts = createCounts();
  for (const type of ['route.changed', 'line.updated', 'line.updated', 'route.requested']) {
    counts.add({ sessionId: 'a', type }, NOW);
  }
  counts.add({ sessionId: 'b', type: 'line.updated' }, NOW);
  const { total, sessions, types, minutes } = counts.overview(NOW);
  assert.equal([total, sessions], [5, 2]);
  assert.equal(
    types.map(({ type, total: count }) => [type, count]),
    [
      ['line.updated', 3],
      ['route.changed', 1],
      ['route.requested', 1],
    ],
  );
  assert.equal(
    [...(minutes.at(-1)?.byArea ?? [])],
    [
      ['route', 2],
      ['line', 3],
    ],
  );
});

test('minutes pass; totals stay', () => {
  const counts = createCounts();
  counts.add({ sessionId: 'a', type: 'app.ready' }, NOW);
  const later = counts.overview(NOW + 2 * MINUTE);
  assert.equal(
    later.minutes.slice(-3).map(({ total }) => total),
    [1, 0, 0],
  );
  assert.is(later.types[0]?.lately, 0);
  counts.add({ sessionId: 'a', type: 'app.ready' }, NOW + 2 * MINUTES * MINUTE);
  const muchLater = counts.overview(NOW + 2 * MINUTES * MINUTE);
  assert.is(muchLater.total, 2);
  assert.is(muchLater.minutes.filter(({ total }) => total > 0).length, 1);
});

test.run();
