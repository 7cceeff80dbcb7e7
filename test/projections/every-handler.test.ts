/** Handlers that few sessions run, or that leave little behind: each has a case that needs it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handlerMutants } from '../prove/mutants/read-models.ts';
import { given } from '../support/session/given.ts';
import { handlerCases } from './handlers/all.ts';
import { has, holdsFor } from './handlers/handler-case.ts';

const test = suite('projections: every handler');

for (const one of handlerCases) {
  const { handler, slice, happenings, shows } = one;
  test(`${handler} does what its case says, and nothing else does`, () => {
    const state = given(slice, happenings);
    assert.ok(has(state, shows), `${JSON.stringify(state)} is not ${JSON.stringify(shows)}`);
    const mutant = handlerMutants.find(({ name }) => name === handler);
    assert.ok(mutant, 'there is no such handler');
    assert.not(holdsFor(mutant.projection, one), 'the case holds without the handler');
  });
}

test('no handler has two cases', () => {
  const names = handlerCases.map(({ handler }) => handler);
  assert.equal(names.length, new Set(names).size);
});

test.run();
