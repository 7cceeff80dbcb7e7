import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteFold } from '../../../src/projections/state.ts';
import { lenses } from '../../../src/replay/lenses/all.ts';
import { type LensChain, olderShapes } from '../../../src/replay/lenses/lens.ts';

const test = suite('replay: lenses');

const state = siteFold.initial();
const has = (name: string) => (newer: object) => ({ [name]: Object.keys(newer).sort().join() });
const chain: LensChain = [
  { to: 2, older: has('two') },
  { to: 1, older: has('one') },
];
const shapesFor = (version: number) =>
  olderShapes({ recorded: { phones: version }, otherwise: 1 }, { phones: chain });

test('lenses chain from the present version down to the recorded one', () => {
  const keys = Object.keys(state.phones).sort().join();
  assert.equal(shapesFor(2)(state), { phones: { two: keys } });
  assert.equal(shapesFor(1)(state), { phones: { one: 'two' } });
});

test('a version that no lens leads to has no older shape, and neither has the present one', () => {
  assert.equal(shapesFor(3)(state), {});
  assert.equal(shapesFor(0)(state), {});
});

test('the same read model is the same object again, so that it is hashed once', () => {
  const look = shapesFor(1);
  assert.is(look({ ...state })['phones'], look(state)['phones']);
});

test('each chain begins below the present version, and leaves none out', () => {
  for (const [name, lensChain] of Object.entries(lenses)) {
    const present = siteFold.versions[name] ?? 0;
    assert.equal(
      lensChain.map(({ to }) => to),
      lensChain.map((_, place) => present - 1 - place),
      `${name} has version ${present}: begin its chain with a lens to ${present - 1}`,
    );
  }
});

test.run();
