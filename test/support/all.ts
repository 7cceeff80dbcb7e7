/**
 * Every check and every test, as many at a time as there are processors, with one summary.
 * Usage: node test/support/all.ts [check] [unit] [dom] [fuzz] [contract] [scale] [browser]; all without one.
 * The last line is `N passed, N failed[, N skipped]`; exits 1 on a failure or when nothing passed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { type Job, runJob, stopJobs } from './job.ts';
import { planOf } from './plan.ts';
import { runAll } from './pool.ts';
import { addTo, closingLine, emptyReport, fail, type Report } from './report.ts';

const root = path.join(import.meta.dirname, '..', '..');
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));

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
  const jobs = planOf(process.argv.slice(2), root, reports);
  await runAll(jobs, availableParallelism(), async (job) => {
    const started = performance.now();
    const { output, problem } = await runJob(job, root);
    const report = reportOf(job, problem);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    rows.push(`${seconds.padStart(7)} s  ${job.name}: ${closingLine(report)}`);
    addTo(total, report);
    console.log(`\n=== ${job.name} (${rows.length} of ${jobs.length}, ${seconds} s)\n${output}`);
  });
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
    stopJobs();
    process.exit(130);
  });
}
await main();
