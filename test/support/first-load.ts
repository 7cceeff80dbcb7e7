/**
 * Says how much a browser loads before the site's first page, and fails above the ceiling.
 * Usage: node test/support/first-load.ts
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entriesOf, freshBuild } from '../../build.mjs';
import { bundleOptions, joined } from '../../src/site/bundle.mjs';
import type { EntryAssets } from '../../src/site/shell.mjs';
import { repositoryRoot } from './repository.ts';

/**
 * Scripts and styles of the host, gzip, in bytes; sub-applications and parts come after it. Hardly
 * more than it is: it is to fall, towards the goal. What it is made of stands in decision 0044.
 */
const CEILING = 262_000;
const GOAL = 200_000;

/** The site's first files, and how to read one: of the build in `dist`, or made for this where it is not fresh. */
async function firstLoad(): Promise<
  [EntryAssets | undefined, (address: string) => string | Uint8Array]
> {
  const dist = path.join(repositoryRoot, 'dist');
  const fresh = freshBuild();
  if (fresh !== null && !fresh.watcher) {
    return [fresh.entries['site'], (address) => readFileSync(path.join(dist, address))];
  }
  const options = bundleOptions(repositoryRoot, false, '');
  const { outputFiles, outputs } = joined(
    await Promise.all(options.map((each) => build(each))),
    repositoryRoot,
  );
  const contents = new Map(
    outputFiles.map((file) => [`/${path.relative(dist, file.path)}`, file.contents]),
  );
  const { site } = entriesOf({ outputs }, repositoryRoot);
  return [site, (address) => contents.get(address) ?? ''];
}

const [site, read] = await firstLoad();
if (site === undefined) throw new Error('the build has no site');
const loaded = [site.script, ...site.preload, ...(site.style === null ? [] : [site.style])];
const bytes = loaded
  .map((address) => gzipSync(read(address), { level: 9 }).length)
  .reduce((sum, each) => sum + each, 0);
const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`;
console.log(
  `the host's first load: ${kB(bytes)} of at most ${kB(CEILING)} gzip, the goal is ${kB(GOAL)}`,
);
if (bytes > CEILING) process.exitCode = 1;
