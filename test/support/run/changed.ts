/** What to run of the tests when some files differ from main. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checks, forBrowsers, kindOf, suiteJobs, suitesIn } from './plan.ts';
import type { Planned } from './pool.ts';
import { namersIn, reachOf } from './reach.ts';

/** What every process of suites is made of, and no scan of imports sees. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|test\/support\/(hooks|run|report|seed)\.ts)$/;
/** Suites that read the tree itself. */
const READERS = /^test\/(docs\/|support\/(layers|lint)\.test)/;
/** Data that suites read by folder. */
const DATA = /^(?<folder>test\/(recordings|fuzz|events)\/).*\.(json|gz|ndjson|bin|txt)$/;
/**
 * The whole site reaches everything, so browsers are asked by what they are about: a change below the
 * folder runs these suites, the gate runs all.
 */
const BROWSERS: readonly (readonly [below: string, suites: RegExp])[] = [
  ['src/console/', /console/],
  ['src/log/queue/', /queue|kills|survival/],
  ['src/effects/auth/', /sign-in/],
  ['src/site/sign-in/', /sign-in/],
  ['src/effects/captcha/', /captcha/],
  ['src/site/registration/', /registration/],
  ['src/site/recovery/', /recovery/],
  ['src/site/coupon/', /betting/],
  ['src/effects/coupon/', /betting/],
  ['src/effects/payments/', /payments/],
  ['src/effects/limits/', /protection/],
  ['src/effects/casino/', /casino/],
  ['src/remotes/casino/', /casino/],
  ['src/site/modals/', /dialogs/],
];

const git = (root: string, ...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths that differ from where this branch left main, those that git does not know yet too. */
function changedIn(root: string): string[] {
  const [base = 'HEAD'] = git(root, 'merge-base', 'main', 'HEAD');
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...git(root, 'diff', '--name-only', base), ...untracked];
}

/** The suites that a change of these files can reach, out of all. */
export function suitesReached(root: string, changed: readonly string[]): string[] {
  const suites = suitesIn(root);
  if (changed.some((file) => EVERYTHING.test(file))) {
    return suites.filter((suite) => ['unit', 'dom'].includes(kindOf(suite)));
  }
  const reached = reachOf(namersIn(root), changed);
  const folders = changed.flatMap((file) => DATA.exec(file)?.groups?.['folder'] ?? []);
  const about = BROWSERS.filter(([below]) => changed.some((file) => file.startsWith(below)));
  const wanted = (suite: string): boolean => {
    if (changed.includes(suite)) return true;
    switch (kindOf(suite)) {
      case 'browser':
        return about.some(([, names]) => names.test(path.basename(suite)));
      case 'scale':
        return false;
      default:
        return (
          reached.has(suite) ||
          READERS.test(suite) ||
          folders.some((folder) => suite.startsWith(folder))
        );
    }
  };
  return suites.filter(wanted);
}

const failedFile = (root: string): string =>
  path.join(root, 'node_modules/.cache/tests/failed.json');

function failedBefore(root: string): string[] {
  const file = failedFile(root);
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}

/** Keeps which files failed, to be run first the next time. */
export function keepFailed(root: string, files: readonly string[]): void {
  mkdirSync(path.dirname(failedFile(root)), { recursive: true });
  writeFileSync(failedFile(root), JSON.stringify(files));
}

/** The checks and the suites that the change can reach; those that failed the last time first. */
export function changedPlan(root: string, reports: string): Planned[] {
  const before = failedBefore(root).filter((file) => existsSync(path.join(root, file)));
  const suites = suitesReached(root, changedIn(root));
  const rest = suites.filter((suite) => !before.includes(suite));
  const firstReports = path.join(reports, 'first');
  mkdirSync(firstReports);
  const first = suiteJobs(before, firstReports).map((job) => ({
    ...job,
    name: `failed before: ${job.name}`,
  }));
  const browsers = [...before, ...suites].some((suite) => kindOf(suite) === 'browser');
  return [
    ...(browsers ? forBrowsers() : []),
    ...first,
    ...checks(browsers),
    ...suiteJobs(rest, reports),
  ];
}
