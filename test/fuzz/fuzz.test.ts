import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { corpusOf, corpusTargets } from './corpus.ts';
import { fuzz, problemOf } from './fuzz.ts';
import { targets } from './targets.ts';

const test = suite('fuzz');

/** For all targets together. */
const MS = 60_000;

/** The same each time, and one of its own for each run, which is printed. */
const seeds = [1, Math.floor(Math.random() * 2 ** 31)];

test('what is kept is of a target', () => {
  const names = targets.map(({ name }) => name);
  assert.equal(
    corpusTargets().filter((name) => !names.includes(name)),
    [],
  );
});

for (const target of targets) {
  test(`${target.name}: what once broke a promise does no more`, async () => {
    for (const { name, input } of corpusOf(target.name)) {
      assert.is(await problemOf(target, input), null, name);
    }
  });

  test(`${target.name}: holds its promises, whatever it is given`, async () => {
    for (const seed of seeds) {
      const until = performance.now() + MS / targets.length / seeds.length;
      const { inputs, finding } = await fuzz(target, { seed, until });
      assert.ok(inputs > 0);
      assert.not(finding, `seed ${seed}: ${JSON.stringify(finding).slice(0, 1_000)}`);
    }
  });
}

console.log(`  seeds ${seeds.join(' and ')}`);

test.run();
