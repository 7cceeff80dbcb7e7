/** A few kills of what `npm run prove -- --kills 200` does by the hundred. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tableOf } from '../prove/kills/report.ts';
import { type Killed, killSessions } from '../prove/kills/round.ts';
import { SURE_TO_LEAVE, type WayName } from '../prove/kills/ways.ts';
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

test('who could say farewell has it kept whole, with the last checkpoint', ({ killed }) => {
  const leaving = killed.filter(({ way, left }) => left || SURE_TO_LEAVE.has(way));
  assert.ok(leaving.some(({ way }) => SURE_TO_LEAVE.has(way)));
  assert.equal(
    leaving.filter(({ lost, farewell }) => lost > 0 || !farewell),
    [],
  );
});

test.run();
