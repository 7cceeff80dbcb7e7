/**
 * Runs uvu suites in one process and counts them; exits 1 on a failure or when nothing passed.
 * Usage: node --import ./test/support/hooks.ts test/support/run.ts FOLDER [PATTERN]
 *    or: node --import ./test/support/hooks.ts test/support/run.ts FILE…
 * With TEST_REPORT set, the counts and the texts of the failures are written to that file as JSON;
 * with TEST_BAIL set, the first file that fails is the last.
 */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { closingLine, emptyReport, fail } from './run/report.ts';
import { testSeed } from './seed.ts';

type Row = readonly [errors: string | true, passed: number, skipped: number, total: number];
type Group = [name: string, ...runs: (() => Promise<Row>)[]];

// uvu then only collects suites: running and counting them is done here.
const collected = globalThis as unknown as {
  UVU_DEFER: number;
  UVU_INDEX: number;
  UVU_QUEUE: Group[];
};
collected.UVU_DEFER = 1;
collected.UVU_QUEUE = [];

fc.configureGlobal({ seed: testSeed });

const report = { ...emptyReport(), whole: false };
let current = '';

function failed(text: string): void {
  console.error(`\n${text}`);
  fail(report, text);
  if (!report.failedFiles.includes(current)) report.failedFiles.push(current);
}

function filesFrom([first = 'test', ...rest]: readonly string[]): string[] {
  if (statSync(first).isFile()) return [first, ...rest];
  const pattern = new RegExp(rest[0] ?? '\\.test\\.tsx?$', 'i');
  return readdirSync(first, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && pattern.test(name.replaceAll('\\', '/')))
    .map((name) => path.join(first, name))
    .sort();
}

/** Runs one suite. uvu swallows an error of a `before` hook: total minus passed catches it. */
async function runSuite(run: () => Promise<Row>): Promise<number> {
  try {
    const [errors, passed, skipped, total] = await run();
    report.passed += passed;
    report.skipped += skipped;
    if (errors !== true) {
      failed(`${current}\n${errors}`);
      report.failed += total - passed - 1;
    } else if (passed < total) {
      failed(`FAIL ${current}: a before or after hook threw, ${total - passed} tests did not run`);
      report.failed += total - passed - 1;
    }
    return total + skipped;
  } catch (error) {
    failed(`FAIL ${current}: an after hook threw: ${inspect(error)}`);
    return 1;
  }
}

async function runFile(file: string, index: number): Promise<void> {
  current = file;
  const group: Group = [file];
  collected.UVU_INDEX = index;
  collected.UVU_QUEUE[index] = group;
  console.log(file);
  try {
    await import(pathToFileURL(path.resolve(file)).href);
  } catch (error) {
    failed(`FAIL ${file} did not load: ${inspect(error)}`);
    return;
  }
  const [, ...runs] = group;
  if (runs.length === 0) failed(`FAIL ${file}: no test.run()`);
  let tests = 0;
  for (const run of runs) tests += await runSuite(run);
  if (runs.length > 0 && tests === 0) failed(`FAIL ${file}: no test in it`);
}

process.on('uncaughtException', (error) => {
  failed(`FAIL ${current}: uncaught ${inspect(error)}`);
});
process.on('exit', () => {
  if (!report.whole) failed(`FAIL ${current}: the process ended before its tests did`);
  const { TEST_REPORT } = process.env;
  if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify(report));
  console.log(closingLine(report));
  process.exitCode = report.failed > 0 || report.passed === 0 ? 1 : 0;
});

for (const [index, file] of filesFrom(process.argv.slice(2)).entries()) {
  const started = performance.now();
  await runFile(file, index);
  report.seconds[file] = (performance.now() - started) / 1000;
  if (process.env['TEST_BAIL'] && report.failed > 0) break;
}
report.whole = true;
process.exit();
