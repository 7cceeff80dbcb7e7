import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generate } from './generate.ts';
import { prove, proveSessions } from './sessions.ts';

const test = suite('prove/sessions');

/** For all sessions together; a busy machine tries fewer. */
const MS = 15_000;
const MOST = 400;

/** The same each time, and one of its own for each run, which is printed. */
const seeds = [1, 2 + Math.floor(Math.random() * 9_000)];

test('a number gives the same session each time', async () => {
  const [first, again] = [generate(7), generate(7)];
  assert.equal(again, first);
  const [one, other] = [await prove(first, 7), await prove(again, 7)];
  const events = (world: typeof one.world) => world?.pages.map((page) => page.events);
  assert.equal(JSON.stringify(events(one.world)), JSON.stringify(events(other.world)));
});

for (const seed of seeds) {
  test(`made-up sessions are recorded and replayed as they were (seed ${seed})`, async () => {
    const until = performance.now() + MS / seeds.length;
    const tally = await proveSessions({ first: seed * 1_000_000, count: MOST, until });
    assert.ok(tally.sessions > 0 && tally.events > 0 && tally.batches > 0);
    const [first] = tally.found;
    assert.is(first, undefined, `again: npm run prove -- --only ${first?.session}`);
  });
}

console.log(`  seeds ${seeds.join(' and ')}`);

test.run();
