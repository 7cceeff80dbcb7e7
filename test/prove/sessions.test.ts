import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testSeed } from '../support/seed.ts';
import { generate } from './generate.ts';
import { prove, proveSessions } from './sessions.ts';

const test = suite('prove/sessions');

/** A count and no time: what is tried is the same on every machine, and takes a quiet one 10 s. */
const SESSIONS = 60;
/** As many as there are seeds by which `npm run prove -- --only` finds a session again. */
const SEEDS = 900_000;
const seed = testSeed % SEEDS;

test('a number gives the same session each time', async () => {
  const [first, again] = [generate(7), generate(7)];
  assert.equal(again, first);
  const [one, other] = [await prove(first, 7), await prove(again, 7)];
  const events = (world: typeof one.world) => world?.pages.map((page) => page.events);
  assert.equal(JSON.stringify(events(one.world)), JSON.stringify(events(other.world)));
});

test(`made-up sessions are recorded and replayed as they were (seed ${seed})`, async () => {
  const tally = await proveSessions({ first: seed * 1_000_000, count: SESSIONS });
  const [first] = tally.found;
  assert.is(first, undefined, `again: npm run prove -- --only ${first?.session}`);
  assert.is(tally.sessions, SESSIONS);
  assert.ok(tally.events > 0 && tally.batches > 0);
});

test.run();
