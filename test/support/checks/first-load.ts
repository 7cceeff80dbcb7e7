/**
 * Says how much a browser loads before the site's first page, and for the table of a game; fails above the
 * ceilings.
 * Usage: node test/support/checks/first-load.ts
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entriesOf, freshBuild } from '../../../build.mjs';
import { gameNames } from '../../../src/domain/casino/rows.ts';
import { bundleOptions, joined } from '../../../src/site/bundle.mjs';
import type { EntryAssets } from '../../../src/site/shell.mjs';
import { repositoryRoot } from '../repository.ts';

/**
 * Scripts and styles of the host, gzip, in bytes; sub-applications and parts come after it. Hardly
 * more than it is: it is to fall, towards the goal. What it is made of stands in decision 0044.
 */
const CEILING = 259_200;
const GOAL = 200_000;

/** Of what the table of one game brings with it, beyond the casino's pages. */
const GAME_CEILING = 60_000;

interface Built {
  readonly entries: Readonly<Record<string, EntryAssets>>;
  readonly addresses: readonly string[];
  readonly read: (address: string) => string | Uint8Array;
}

/** The build in `dist`, or one that is made for this where that is not fresh. */
async function built(): Promise<Built> {
  const dist = path.join(repositoryRoot, 'dist');
  const fresh = freshBuild();
  if (fresh !== null && !fresh.watcher) {
    const { entries, assets } = fresh;
    const read = (address: string) => readFileSync(path.join(dist, address));
    return { entries, addresses: assets, read };
  }
  const options = bundleOptions(repositoryRoot, false, '');
  const { outputFiles, outputs } = joined(
    await Promise.all(options.map((each) => build(each))),
    repositoryRoot,
  );
  const contents = new Map(
    outputFiles.map((file) => [`/${path.relative(dist, file.path)}`, file.contents]),
  );
  const addresses = [...contents.keys()].filter((address) => !address.endsWith('.map'));
  const read = (address: string) => contents.get(address) ?? '';
  return { entries: entriesOf({ outputs }, repositoryRoot), addresses, read };
}

const { entries, addresses, read } = await built();
const gzip = (files: Iterable<string>): number =>
  [...files].reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0);
const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`;

/** The scripts of an entry, and those that it begins with. */
function scriptsOf(name: string): string[] {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`the build has no ${name}`);
  return [entry.script, ...entry.preload];
}

/** All that a script waits for, itself among it. */
function waitedFor(script: string): Set<string> {
  const all = new Set([script]);
  for (const each of all) {
    const imports = String(Buffer.from(read(each))).matchAll(/(?:from|import)"(\/assets\/[^"]+)"/g);
    for (const [, address = ''] of imports) all.add(address);
  }
  return all;
}

function sizeOfGame(name: string): number {
  const isOf = new RegExp(`^/assets/chunks/${name}-[A-Z0-9]{8}\\.js$`);
  const [script, ...others] = addresses.filter((address) => isOf.test(address));
  if (script === undefined || others.length > 0) throw new Error(`which script is ${name}?`);
  const before = new Set([...scriptsOf('site'), ...scriptsOf('remotes/casino')]);
  return gzip([...waitedFor(script)].filter((address) => !before.has(address)));
}

const style = entries['site']?.style ?? null;
const first = gzip([...scriptsOf('site'), ...(style === null ? [] : [style])]);
console.log(
  `the host's first load: ${kB(first)} of at most ${kB(CEILING)} gzip, the goal is ${kB(GOAL)}`,
);
const tables = gameNames
  .map((name) => ({ name, size: sizeOfGame(name) }))
  .sort((a, b) => b.size - a.size);
const [largest] = tables;
console.log(
  `the largest table of a game: ${largest?.name} ${kB(largest?.size ?? 0)} of at most ${kB(GAME_CEILING)} gzip`,
);
const isOver = first > CEILING || tables.some(({ size }) => size > GAME_CEILING);
if (isOver) process.exitCode = 1;
