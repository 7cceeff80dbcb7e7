/** A few kills of what `npm run prove -- --kills 200` does by the hundred. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tableOf } from '../prove/kills/report.ts';
import { type Killed, killSessions } from '../prove/kills/round.ts';
import { SUDDEN, type WayName } from '../prove/kills/ways.ts';
import { testSeed } from '../support/seed.ts';

const test = suite<{ killed: Killed[] }>('sessions that are killed');

const WAYS: readonly WayName[] = [
  'the browser is killed',
  'the tabs crash',
  'the page is loaded anew',
  'the server is killed',
  'the browser is killed',
  'the tab is closed',
];

test.before(async (context) => {
  const kills = WAYS.length;
  context.killed = await killSessions({ kills, seed: testSeed, ways: WAYS, loaded: false });
  console.log(`seed ${testSeed}\n${tableOf(context.killed)}`);
});

// How many milliseconds of the end are lost depends on the machine: the proof by the hundred measures that.
test('the log has what was published, once and in order, and all of it but the end', ({
  killed,
}) => {
  assert.ok(killed.length >= WAYS.length);
  assert.equal(
    killed.flatMap(({ sessionId, problems }) => problems.map((problem) => [sessionId, problem])),
    [],
  );
});

test('nothing is missing but of what had no moment to say farewell', ({ killed }) => {
  const lost = killed.filter(({ way, lost }) => lost > 0 && !SUDDEN.has(way));
  assert.equal(
    lost.map(({ sessionId, way, lost }) => [sessionId, way, lost]),
    [],
  );
});

// Another document takes the place of a page in the page's own process, which so says farewell first,
// however busy it is.
test('a page that is left for another says farewell, and its last checkpoint is kept', ({
  killed,
}) => {
  const left = killed.filter(({ way }) => way === 'the page is loaded anew');
  assert.ok(left.length > 0);
  assert.equal(
    left.map(({ lost, farewell }) => [lost, farewell]),
    left.map(() => [0, true]),
  );
});

// The browser ends a tab that is too busy to hear of its closing as a crash does.
test('a tab that hears that it is closed has its farewell and its last checkpoint kept', ({
  killed,
}) => {
  const closed = killed.filter(({ way }) => way === 'the tab is closed');
  assert.ok(closed.length > 0);
  assert.equal(
    closed.filter(({ ended, farewell }) => ended && !farewell),
    [],
  );
});

test.run();
