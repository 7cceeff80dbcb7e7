/** What is left out of players' scripts to make them small leaves nothing that is private unknown. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { privatePathsOfCall } from '../../src/calls/private-paths.ts';
import { calls } from '../../src/calls/table.ts';
import type { Envelope } from '../../src/events/catalogue.ts';
import type { PrivatePath } from '../../src/kernel/privacy.ts';
import { bundled } from '../support/bundled.ts';

type Paths = typeof privatePathsOfCall;

const test = suite('players’ scripts: what is private');

const asked = (call: string): Envelope<'http.requested'> => ({
  ...{ seq: 0, at: 1, type: 'http.requested' },
  data: { call, requestId: 1 },
});
const answered = (call: string): Envelope<'http.replied'> => ({
  ...{ seq: 0, at: 1, type: 'http.replied' },
  data: { call, requestId: 1, status: 200, body: {} },
});

/** Steps as texts: what stands for each element is a symbol of its own in either. */
const told = (paths: readonly PrivatePath[]) =>
  paths.map(({ steps, ...path }) => ({ ...path, steps: steps.map(String) }));

test('of every call they know as much as the sources say', () =>
  bundled('src/calls/private-paths.ts', async (module) => {
    const { privatePathsOfCall: paths } = module as { readonly privatePathsOfCall: Paths };
    for (const call of Object.keys(calls)) {
      for (const event of [asked(call), answered(call)]) {
        assert.equal(told(paths(event)), told(privatePathsOfCall(event)), call);
      }
    }
  }));

test.run();
