import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Planned } from './pool.ts';

const MINUTE = 60_000;
/**
 * Suites that share a process are dealt out to so many: to load the views takes a process longer
 * than most suites that draw them.
 */
const SHARDS = 4;
/** Megabytes of heap a process of suites may hold: what keeps more alive is a leak, and is seen here first. */
const HEAP = 1024;

const KINDS = ['check', 'unit', 'dom', 'fuzz', 'contract', 'scale', 'browser'] as const;
type Kind = (typeof KINDS)[number];

const script = (name: string, rest: Partial<Planned> = {}): Planned => ({
  name: `npm run ${name}`,
  command: ['npm', 'run', '-s', name],
  limit: 10 * MINUTE,
  ...rest,
});

/**
 * happy-dom leaves globals behind, for other suites with a document alone; servers, databases and
 * browsers need a process to themselves, and so does what tries to break one.
 */
function kindOf(file: string): Exclude<Kind, 'check'> {
  const folder = /^test\/(fuzz|contract|scale|browser)\//.exec(file)?.[1];
  if (folder === 'fuzz' || folder === 'contract') return folder;
  if (folder === 'scale' || folder === 'browser') return folder;
  return file.endsWith('.dom.test.tsx') ? 'dom' : 'unit';
}

/** Every nth file, so that each shard has some of each folder. */
function shardsOf(files: readonly string[]): string[][] {
  const shards: string[][] = Array.from({ length: SHARDS }, () => []);
  for (const [index, file] of files.entries()) shards[index % SHARDS]?.push(file);
  return shards.filter((shard) => shard.length > 0);
}

/**
 * The jobs of these kinds, of all without one. The long ones come first, so that the last processor
 * at work does not work alone; two browsers at a time would only wait for each other.
 */
export function planOf(kinds: readonly string[], root: string, reports: string): Planned[] {
  const unknown = kinds.find((kind) => !KINDS.some((known) => known === kind));
  if (unknown !== undefined) throw new Error(`no kind ${unknown}, only ${KINDS.join(', ')}`);
  const files = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort();
  const has = (kind: Kind): boolean => kinds.length === 0 || kinds.includes(kind);
  const of = (kind: Exclude<Kind, 'check'>): string[] =>
    has(kind) ? files.filter((file) => kindOf(file) === kind) : [];

  const suites = (
    name: string,
    run: readonly string[],
    minutes: number,
    rest: Partial<Planned> = {},
  ): Planned => ({
    ...{ name, limit: minutes * MINUTE, ...rest },
    command: [
      process.execPath,
      `--max-old-space-size=${HEAP}`,
      ...['--import', './test/support/hooks.ts', 'test/support/run.ts', ...run],
    ],
    report: path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`),
  });
  const alone = (kind: Exclude<Kind, 'check'>, minutes: number, rest: Partial<Planned> = {}) =>
    of(kind).map((file) => suites(file, [file], minutes, rest));
  const together = (kind: Exclude<Kind, 'check'>, minutes: number) =>
    shardsOf(of(kind)).map((shard, index) => suites(`${kind} suites ${index + 1}`, shard, minutes));

  const browser = alone('browser', 10, { lane: 'browser', after: 'npm run build' });
  const build = browser.length > 0 ? [script('build')] : [];
  return [
    ...build,
    ...(has('check')
      ? ['types', 'lint', 'unused', 'texts', 'size'].map((name) => script(name))
      : []),
    ...browser,
    ...together('unit', 15),
    ...alone('fuzz', 5),
    ...alone('contract', 5),
    ...alone('scale', 10, { lane: 'scale' }),
    ...together('dom', 5),
  ];
}
