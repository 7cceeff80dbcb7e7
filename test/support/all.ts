/**
 * Every check and every test, one after another, with one summary.
 * Usage: node test/support/all.ts [check] [unit] [dom] [fuzz] [contract] [scale] [browser]; all without one.
 * The last line is `N passed, N failed[, N skipped]`; exits 1 on a failure or when nothing passed.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Job, runJob, stopJob } from './job.ts';
import { addTo, closingLine, emptyReport, fail, type Report } from './report.ts';

const MINUTE = 60_000;
const root = path.join(import.meta.dirname, '..', '..');
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));

const script = (name: string): Job => ({
  name: `npm run ${name}`,
  command: ['npm', 'run', '-s', name],
  limit: 10 * MINUTE,
});

/** Megabytes of heap a process of suites may hold: what keeps more alive is a leak, and is seen here first. */
const HEAP = 1024;

const suites = (name: string, files: readonly string[], limit: number): Job => ({
  name,
  command: [
    process.execPath,
    `--max-old-space-size=${HEAP}`,
    '--import',
    './test/support/hooks.ts',
    'test/support/run.ts',
    ...files,
  ],
  report: path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`),
  limit,
});

type Kind = 'unit' | 'dom' | 'fuzz' | 'contract' | 'scale' | 'browser';

/**
 * happy-dom leaves globals behind; servers, databases and browsers need a process to themselves, and
 * so does what tries to break one.
 */
function kindOf(file: string): Kind {
  const folder = /^test\/(fuzz|contract|scale|browser)\//.exec(file)?.[1];
  if (folder === 'fuzz' || folder === 'contract') return folder;
  if (folder === 'scale' || folder === 'browser') return folder;
  return file.endsWith('.dom.test.tsx') ? 'dom' : 'unit';
}

function plan(wanted: ReadonlySet<string>): Job[] {
  const files = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort();
  const has = (kind: string) => wanted.size === 0 || wanted.has(kind);
  const of = (kind: Kind) => (has(kind) ? files.filter((file) => kindOf(file) === kind) : []);
  const alone = (kind: Kind, limit: number) => of(kind).map((file) => suites(file, [file], limit));
  const browser = alone('browser', 10 * MINUTE);
  return [
    ...(has('check') ? ['types', 'lint', 'unused'].map(script) : []),
    ...(of('unit').length > 0 ? [suites('unit suites', of('unit'), 15 * MINUTE)] : []),
    ...alone('dom', 3 * MINUTE),
    ...alone('fuzz', 5 * MINUTE),
    ...alone('contract', 5 * MINUTE),
    ...alone('scale', 10 * MINUTE),
    ...(browser.length > 0 ? [script('build')] : []),
    ...browser,
  ];
}

/** A suite counts for itself; a script, or a suite that ended before it could count, is one test. */
function reportOf(job: Job, problem: string | undefined): Report {
  if (job.report && existsSync(job.report)) return JSON.parse(readFileSync(job.report, 'utf8'));
  const report = emptyReport();
  if (problem) fail(report, problem);
  else if (job.report) fail(report, `FAIL ${job.name}: counted nothing`);
  else report.passed = 1;
  return report;
}

async function main(): Promise<void> {
  const total = emptyReport();
  const rows: string[] = [];
  for (const job of plan(new Set(process.argv.slice(2)))) {
    console.log(`\n=== ${job.name}`);
    const started = performance.now();
    const report = reportOf(job, await runJob(job, root));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    rows.push(`${seconds.padStart(7)} s  ${job.name}: ${closingLine(report)}`);
    addTo(total, report);
  }
  console.log(`\n=== Summary\n${rows.join('\n')}`);
  if (total.failures.length > 0) {
    console.log(`\n=== Failures\n${total.failures.join('\n\n')}\n`);
  }
  rmSync(reports, { recursive: true, force: true });
  // Nothing may be printed after the closing line, so it goes out with the process.
  process.on('exit', () => console.log(closingLine(total)));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopJob();
    process.exit(130);
  });
}
await main();
