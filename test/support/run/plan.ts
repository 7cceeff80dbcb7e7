import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Planned } from './pool.ts';

/** Milliseconds for any job: it is there for what hangs, and is many times what any takes on a busy machine. */
const LIMIT = 30 * 60_000;
/**
 * Suites that share a process are dealt out to so many: to load the views takes a process longer
 * than most suites that draw them.
 */
const SHARDS = 4;
/** Megabytes of heap a process of suites may hold: what keeps more alive is a leak, and is seen here first. */
export const HEAP = 1024;

/**
 * Seconds that the longest jobs took alone, from the summary of a run: what takes long begins first, so
 * that the last processor at work does not work alone. They need not be exact.
 */
export const SECONDS: Readonly<Record<string, number>> = {
  'unit suites 1': 110,
  'unit suites 2': 110,
  'unit suites 3': 110,
  'unit suites 4': 110,
  'dom suites 1': 60,
  'dom suites 2': 60,
  'dom suites 3': 60,
  'dom suites 4': 60,
  'test/browser/survival.test.ts': 45,
  'test/browser/recovery.test.ts': 45,
  'test/browser/security.test.ts': 45,
  'test/browser/betting.test.ts': 45,
  'test/browser/casino.test.ts': 45,
  'test/browser/protection.test.ts': 45,
  'test/browser/requests.test.ts': 40,
  'test/browser/shell.test.ts': 40,
  'test/browser/sign-in.test.ts': 40,
  'test/browser/tabs.test.ts': 40,
  'npm run types': 40,
  'test/browser/console-panes.test.ts': 35,
  'test/browser/sign-in-captcha.test.ts': 35,
  'test/browser/registration.test.ts': 35,
  'test/browser/accounts.test.ts': 35,
  'test/browser/kills.test.ts': 35,
  'test/scale/jetstream-durability.test.ts': 35,
  'npm run lint': 30,
  'test/fuzz/fuzz.test.ts': 30,
  'test/browser/payments.test.ts': 25,
  'test/browser/dialogs.test.ts': 25,
  'test/browser/console.test.ts': 25,
  'test/browser/frame.test.ts': 25,
  'test/scale/jetstream-log-store.test.ts': 25,
  'test/browser/payment-requests.test.ts': 20,
  'test/browser/policy.test.ts': 15,
  'test/browser/verification.test.ts': 15,
  'test/browser/console-frame.test.ts': 15,
  'npm run unused': 10,
  'test/browser/consent.test.ts': 10,
  'test/scale/postgres-durability.test.ts': 10,
};

/** Suites that start the site, which builds its pages where nobody has: beside a run's own build it would do so twice. */
const ON_THE_BUILD = ['test/server/start.test.ts'];

/** What waits for nobody: no browser, no server, no clock. */
const BUSY = { busy: true } as const;

const KINDS = ['check', 'unit', 'dom', 'fuzz', 'contract', 'scale', 'browser'] as const;
export type Kind = (typeof KINDS)[number];

const script = (name: string, rest: Partial<Planned> = {}): Planned => ({
  name: `npm run ${name}`,
  command: ['npm', 'run', '-s', name],
  limit: LIMIT,
  ...BUSY,
  ...rest,
});

/**
 * happy-dom leaves globals behind, for other suites with a document alone; servers, databases and
 * browsers need a process to themselves, and so does what tries to break one.
 */
export function kindOf(file: string): Exclude<Kind, 'check'> {
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

/** Every suite there is, by its path from `root`. */
export function suitesIn(root: string): string[] {
  return readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort();
}

/** Files of suites as jobs: those of some kinds share a process, the others have one each. */
export function suiteJobs(files: readonly string[], reports: string): Planned[] {
  const of = (kind: Exclude<Kind, 'check'>) => files.filter((file) => kindOf(file) === kind);
  const suites = (name: string, run: readonly string[], rest: Partial<Planned> = {}): Planned => ({
    ...{ name, limit: LIMIT, ...rest },
    command: [
      process.execPath,
      `--max-old-space-size=${HEAP}`,
      ...['--import', './test/support/hooks.ts', 'test/support/run.ts', ...run],
    ],
    report: path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`),
  });
  const alone = (kind: Exclude<Kind, 'check'>, rest: Partial<Planned> = {}) =>
    of(kind).map((file) => suites(file, [file], rest));
  const afterBuild = (shard: readonly string[]) =>
    shard.some((file) => ON_THE_BUILD.includes(file)) ? { after: ['npm run build'] } : {};
  const together = (kind: Exclude<Kind, 'check'>) =>
    shardsOf(of(kind)).map((shard, index) =>
      suites(`${kind} suites ${index + 1}`, shard, { ...BUSY, ...afterBuild(shard) }),
    );
  return [
    ...alone('browser', { secondChance: true, after: ['npm run build', 'npm run chromium'] }),
    ...alone('scale', { lane: 'scale', secondChance: true }),
    ...[...alone('fuzz', BUSY), ...alone('contract', BUSY)],
    ...[...together('unit'), ...together('dom')],
  ];
}

/** What browsers need before their first suite. */
export const forBrowsers = (): Planned[] => [script('build'), script('chromium')];

/** The size is that of the build, where there is one to come: else it makes what it weighs itself. */
export const checks = (isBuilt = false): Planned[] => [
  ...['types', 'lint', 'unused', 'texts'].map((name) => script(name)),
  script('size', isBuilt ? { after: ['npm run build'] } : {}),
];

const secondsOf = (jobs: readonly Planned[]): number =>
  jobs.reduce((sum, { name }) => sum + (SECONDS[name] ?? 0), 0);

/** What others wait for first, then the longest; jobs that take turns are as long as all of them. */
function longestFirst(jobs: readonly Planned[]): Planned[] {
  const waitedFor = new Set(jobs.flatMap(({ after = [] }) => after));
  const lanes = Map.groupBy(jobs, ({ lane, name }) => lane ?? name);
  const weight = ({ name, lane }: Planned) =>
    waitedFor.has(name) ? 10_000 : secondsOf(lanes.get(lane ?? name) ?? []);
  return jobs.toSorted((one, other) => weight(other) - weight(one));
}

/** The jobs of these kinds, of all without one. */
export function planOf(kinds: readonly string[], root: string, reports: string): Planned[] {
  const unknown = kinds.find((kind) => !KINDS.some((known) => known === kind));
  if (unknown !== undefined) throw new Error(`no kind ${unknown}, only ${KINDS.join(', ')}`);
  const has = (kind: Kind): boolean => kinds.length === 0 || kinds.includes(kind);
  const files = suitesIn(root).filter((file) => has(kindOf(file)));
  return longestFirst([
    ...(has('browser') ? forBrowsers() : []),
    ...(has('check') ? checks(has('browser')) : []),
    ...suiteJobs(files, reports),
  ]);
}
