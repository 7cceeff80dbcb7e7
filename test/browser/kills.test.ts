/** A few kills of what `npm run prove -- --kills 200` does by the hundred. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tableOf } from '../prove/kills/report.ts';
import { type Killed, killSessions } from '../prove/kills/round.ts';
import type { WayName } from '../prove/kills/ways.ts';

const test = suite<{ killed: Killed[]; seed: number }>('sessions that are killed');

const WAYS: readonly WayName[] = [
  'the browser is killed',
  'the tabs crash',
  'the page is loaded anew',
  'the server is killed',
  'the browser is killed',
  'the tab is closed',
];

/** Milliseconds. Whoever else is at work on the machine that runs this must not make it fail. */
const MOST_LOST = 1_000;

test.before(async (context) => {
  context.seed = Date.now() % 1_000_000;
  const { seed } = context;
  context.killed = await killSessions({ kills: WAYS.length, seed, ways: WAYS, loaded: false });
  console.log(`seed ${seed}\n${tableOf(context.killed)}`);
});

test('the log has what was published, once and in order, up to the end', ({ killed }) => {
  assert.ok(killed.length >= WAYS.length);
  assert.equal(
    killed.flatMap(({ sessionId, problems }) => problems.map((problem) => [sessionId, problem])),
    [],
  );
});

test('what is missing is the end alone, and short', ({ killed }) => {
  const late = killed.filter(({ lostMs }) => lostMs > MOST_LOST);
  assert.equal(
    late.map(({ sessionId, way, lostMs }) => [sessionId, way, lostMs]),
    [],
  );
});

test('a tab that is closed says farewell, and its last checkpoint is kept', ({ killed }) => {
  const closed = killed.filter(({ way }) => way === 'the tab is closed');
  assert.equal(
    closed.map(({ lost, farewell }) => [lost, farewell]),
    closed.map(() => [0, true]),
  );
});

test.run();
