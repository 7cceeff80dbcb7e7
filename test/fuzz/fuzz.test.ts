import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { testSeed } from '../support/seed.ts';
import { corpusOf, corpusTargets } from './corpus.ts';
import { fuzz, problemOf } from './fuzz.ts';
import { targets } from './targets.ts';

const test = suite('fuzz');

/** A count and no time: what is tried is the same on every machine, and takes a quiet one 20 s. */
const INPUTS = 2_000;
/** Of targets one input of which takes many times what those of others take. */
const OF_SLOW_TARGETS: Readonly<Record<string, number>> = {
  ...{ stored: 400, body: 1_000, reading: 1_000, fold: 1_000 },
};

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
    const count = OF_SLOW_TARGETS[target.name] ?? INPUTS;
    const { inputs, finding } = await fuzz(target, { seed: testSeed, inputs: count });
    assert.not(finding, `seed ${testSeed}: ${JSON.stringify(finding).slice(0, 1_000)}`);
    assert.is(inputs, count);
  });
}

test.run();
