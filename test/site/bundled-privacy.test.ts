/** What is left out of players' scripts to make them small leaves nothing that is private unknown. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { privatePathsOfCall } from '../../src/calls/private-paths.ts';
import { calls } from '../../src/calls/table.ts';
import type { Envelope } from '../../src/events/catalogue.ts';
import type { PrivatePath } from '../../src/kernel/privacy.ts';
import { bundleOptions } from '../../src/site/bundle.mjs';
import { repositoryRoot } from '../support/repository.ts';

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

/** The table as the build makes it for players, without what parts it into chunks. */
async function bundled(folder: string): Promise<Paths> {
  const [players] = bundleOptions(repositoryRoot, false, '', false);
  await build({
    ...players,
    ...{ entryPoints: { paths: 'src/calls/private-paths.ts' }, outdir: folder, write: true },
    ...{ splitting: false, entryNames: '[name]', outExtension: { '.js': '.mjs' } },
    plugins: players?.plugins?.filter(({ name }) => name !== 'few-chunks') ?? [],
  });
  const { privatePathsOfCall: paths } = (await import(
    pathToFileURL(path.join(folder, 'paths.mjs')).href
  )) as { readonly privatePathsOfCall: Paths };
  return paths;
}

test('of every call they know as much as the sources say', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundled-'));
  try {
    const paths = await bundled(folder);
    for (const call of Object.keys(calls)) {
      for (const event of [asked(call), answered(call)]) {
        assert.equal(told(paths(event)), told(privatePathsOfCall(event)), call);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.run();
