import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Outcome, secondChances, summaryOf } from './outcome.ts';
import { emptyReport, type Report } from './report.ts';

const test = suite('what became of the jobs');

const outcome = (name: string, report: Partial<Report> = {}, secondChance = false): Outcome => ({
  job: { name, command: [], limit: 1, secondChance },
  report: { ...emptyReport(), ...report },
  ended: {
    output: '',
    problem: undefined,
    how: 'ended with code 0',
    seconds: 1,
    peakMb: 1,
    work: 2,
  },
});
const failing = { passed: 2, failed: 1, failures: ['FAIL first time'] };
const none: ReadonlyMap<string, Outcome> = new Map();

test('only suites with that right are run once more, and only for tests that failed', () => {
  const browser = outcome('browser', failing, true);
  const unit = outcome('unit', failing);
  const crashed = outcome('crashed', { ...failing, whole: false }, true);
  const good = outcome('good', { passed: 3 }, true);
  assert.equal(secondChances([unit, browser, crashed, good]), [browser]);
});

test('where three failed nothing is tried again', () => {
  const failed = ['a', 'b', 'c'].map((name) => outcome(name, failing, true));
  assert.is(secondChances(failed.slice(1)).length, 2);
  assert.equal(secondChances(failed), []);
});

test('a second run that passes counts, and its first failure stays visible', () => {
  const first = outcome('browser', failing, true);
  const again = new Map([['browser', outcome('browser', { passed: 3 }, true)]]);
  const { total, text, closing } = summaryOf([first], again, 'cost');
  assert.is(closing, '3 passed, 0 failed, 1 unsteady');
  assert.is(total.failed, 0);
  assert.match(text, /=== Unsteady\nFAIL first time/);
  assert.not.match(text, '=== Failures');
});

test('a second run that fails, or crashes, leaves the first as it was', () => {
  const first = outcome('browser', failing, true);
  for (const second of [{ failed: 1 }, { passed: 1, whole: false }]) {
    const again = new Map([['browser', outcome('browser', second, true)]]);
    assert.is(summaryOf([first], again, '').closing, '2 passed, 1 failed');
  }
});

test('the failures come last, each with its first forty lines', () => {
  const long = Array.from({ length: 50 }, (_, line) => `line ${line}.`).join('\n');
  const { text } = summaryOf([outcome('unit', { failed: 1, failures: [long] })], none, 'cost');
  assert.match(text, /cost[\s\S]*=== Failures\nline 0\.[\s\S]*line 39\.\n… and 10 lines more/);
  assert.not.match(text, 'line 40.');
});

test('the summary says how a job ended that did not end well', () => {
  const ended = { ...outcome('x').ended, problem: 'FAIL', how: 'ended with SIGABRT', peakMb: 900 };
  const { text } = summaryOf([{ ...outcome('unit', { failed: 1 }), ended }], none, '');
  assert.match(text, /1\.0 s\s+2 s\s+900 MB\s+unit: 0 passed, 1 failed; ended with SIGABRT/);
});

test.run();
