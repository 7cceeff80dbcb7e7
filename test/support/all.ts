/**
 * Every check and every test, some at a time, with one summary.
 * Usage: node test/support/all.ts [--changed] [--bail] [check] [unit] [dom] [fuzz] [contract] [scale]
 * [browser]; all without one. With `--changed` what differs from main can reach, and what failed last
 * time first; with `--bail` the first failure is the end.
 * The last line is `N passed, N failed[, N skipped][, N unsteady]`; exits 1 on a failure or when
 * nothing passed. How it is built stands in docs/testing.md.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from './repository.ts';
import { changedPlan, keepFailed } from './run/changed.ts';
import { type Ended, type Job, runJob, stopJobs } from './run/job.ts';
import { machineLine } from './run/machine.ts';
import { type Outcome, secondChances, summaryOf } from './run/outcome.ts';
import { HEAP, planOf } from './run/plan.ts';
import { type Planned, runAll } from './run/pool.ts';
import { closingLine, emptyReport, fail, type Report } from './run/report.ts';
import { testSeed } from './seed.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));
const started = performance.now();

/**
 * A suite counts for itself; a script, or a suite that ended before it could count, is one test, and so
 * is what went wrong after everything had passed.
 */
function reportOf(job: Job, { problem }: Ended): Report {
  if (job.report && existsSync(job.report)) {
    const report = JSON.parse(readFileSync(job.report, 'utf8')) as Report;
    if (problem && report.failed === 0 && report.passed > 0) {
      fail(report, problem);
      report.whole = false;
    }
    return report;
  }
  const failedFiles = problem ? job.command.filter((word) => /\.test\.tsx?$/.test(word)) : [];
  const report = { ...emptyReport(), whole: false, failedFiles };
  if (problem) fail(report, problem);
  else if (job.report) fail(report, `FAIL ${job.name}: counted nothing`);
  else report.passed = 1;
  return report;
}

async function outcomeOf(job: Planned): Promise<Outcome> {
  if (job.report) rmSync(job.report, { force: true });
  const ended = await runJob(job, repositoryRoot);
  return { job, ended, report: reportOf(job, ended) };
}

/** Says how a job ended, with all that it printed. */
function tell({ job, ended }: Outcome, place: string): void {
  console.log(`\n=== ${job.name} (${place}, ${ended.seconds.toFixed(1)} s)\n${ended.output}`);
}

/** Bytes that a job may hold, with all that it starts: the largest holds as much. */
const LARGEST_JOB = 2.5 * 2 ** 30;

/**
 * Twice as many as can work, where the memory is there for it: half of what a suite with a browser or a
 * server takes is waiting, and with one more than can work the processors stood still a third of the time.
 * What never waits has a processor to itself, and what does runs beside it from the beginning: by itself, at
 * the end, it would leave them idle.
 */
const ROOM = {
  width: Math.max(2, Math.min(2 * availableParallelism(), Math.floor(totalmem() / LARGEST_JOB))),
  busy: availableParallelism(),
};

async function runOnce(jobs: readonly Planned[], bail: boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await runAll(jobs, ROOM, async (job) => {
    if (bail && outcomes.some(({ report }) => report.failed > 0)) return;
    const outcome = await outcomeOf(job);
    outcomes.push(outcome);
    tell(outcome, `${outcomes.length} of ${jobs.length}`);
  });
  return outcomes;
}

async function runAgain(failed: readonly Outcome[]): Promise<Map<string, Outcome>> {
  const again = new Map<string, Outcome>();
  for (const { job } of failed) {
    const outcome = await outcomeOf(job);
    again.set(job.name, outcome);
    tell(outcome, `once more, alone: ${closingLine(outcome.report)}`);
  }
  return again;
}

/**
 * What the jobs used as they ran: what a browser started itself is waited for by nobody, and so is in no sum
 * of the system's.
 */
function costLine(outcomes: readonly Outcome[]): string {
  const wall = (performance.now() - started) / 1000;
  const work = outcomes.reduce((sum, { ended }) => sum + ended.work, 0);
  const peak = Math.max(0, ...outcomes.map(({ ended }) => ended.peakMb));
  return `${wall.toFixed(0)} s in all, ${work.toFixed(0)} s of processors; the largest job held ${peak} MB`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' }, bail: { type: 'boolean' } },
    allowPositionals: true,
  });
  const bail = values.bail === true;
  if (bail) process.env['TEST_BAIL'] = '1';
  // One for all: what chance found is found again under the seed that is printed.
  process.env['TEST_SEED'] = String(testSeed);
  console.log(machineLine(HEAP, testSeed));
  const jobs = values.changed
    ? changedPlan(repositoryRoot, reports)
    : planOf(positionals, repositoryRoot, reports);
  const outcomes = await runOnce(jobs, bail);
  const again = await runAgain(bail ? [] : secondChances(outcomes));
  const { total, text, closing } = summaryOf(
    outcomes,
    again,
    costLine([...outcomes, ...again.values()]),
  );
  if (values.changed) keepFailed(repositoryRoot, total.failedFiles);
  console.log(text);
  rmSync(reports, { recursive: true, force: true });
  // Nothing may be printed after the closing line, so it goes out with the process.
  process.on('exit', () => console.log(closing));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopJobs();
    process.exit(130);
  });
}
await main();
