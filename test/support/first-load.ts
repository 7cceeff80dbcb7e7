/**
 * Says how much a browser loads before the site's first page, and fails above the ceiling.
 * Usage: node test/support/first-load.ts
 */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entriesOf } from '../../build.mjs';
import { bundleOptions, joined } from '../../src/site/bundle.mjs';
import { repositoryRoot } from './repository.ts';

/**
 * Scripts and styles of the host, gzip, in bytes; sub-applications and parts come after it. Hardly
 * more than it is: it is to fall, towards the goal. What it is made of stands in decision 0044.
 */
const CEILING = 262_000;
const GOAL = 200_000;

const bundles = await Promise.all(
  bundleOptions(repositoryRoot, false, '').map((options) => build(options)),
);
const { outputFiles, outputs } = joined(bundles, repositoryRoot);
const { site } = entriesOf({ outputs }, repositoryRoot);
if (site === undefined) throw new Error('the build has no site');
const contents = new Map(
  outputFiles.map((file) => [
    path.relative(path.join(repositoryRoot, 'dist'), file.path),
    file.contents,
  ]),
);
const loaded = [site.script, ...site.preload, ...(site.style === null ? [] : [site.style])];
const bytes = loaded
  .map((address) => gzipSync(contents.get(address.slice(1)) ?? '', { level: 9 }).length)
  .reduce((sum, each) => sum + each, 0);
const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`;
console.log(
  `the host's first load: ${kB(bytes)} of at most ${kB(CEILING)} gzip, the goal is ${kB(GOAL)}`,
);
if (bytes > CEILING) process.exitCode = 1;
