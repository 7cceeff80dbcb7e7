import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { repositoryRoot } from '../repository.ts';
import { runJob } from './job.ts';
import type { Report } from './report.ts';

const HEAD = "import { suite } from 'uvu'; import * as assert from 'uvu/assert';\n";
const support = path.join(repositoryRoot, 'test/support');

/** Runs made-up test files in a process of their own: the problem of the process, and its report. */
async function run(files: Record<string, string>): Promise<{ problem: string; report: Report }> {
  const root = mkdtempSync(path.join(tmpdir(), 'run-'));
  try {
    symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
    mkdirSync(path.join(root, 'test'));
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(root, 'test', name), HEAD + text);
    }
    const report = path.join(root, 'report.json');
    const hooks = ['--import', path.join(support, 'hooks.ts')];
    const command = [process.execPath, ...hooks, path.join(support, 'run.ts'), 'test'];
    const { problem } = await runJob({ name: 'made up', command, report, limit: 60_000 }, root);
    return { problem: problem ?? '', report: JSON.parse(readFileSync(report, 'utf8')) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

const one = (body: string) => `const t = suite('s'); ${body} t.run();`;

const test = suite('the runner');

test('counts what passed, failed and was skipped over all files', async () => {
  const { problem, report } = await run({
    'a.test.ts': one("t('x', () => {}); t.skip('y', () => {});"),
    'b.test.tsx': one("t('x', () => { assert.is(1, 2); }); t('y', () => { assert.ok(<p />); });"),
  });
  const { passed, failed, skipped, failures, whole, failedFiles } = report;
  assert.equal([passed, failed, skipped, failures.length, whole], [2, 1, 1, 1, true]);
  assert.equal(failedFiles, [path.join('test', 'b.test.tsx')]);
  assert.match(report.failures[0] ?? '', 'Expected values to be strictly equal');
  assert.match(problem, '2 passed, 1 failed, 1 skipped');
});

test('tests over data that is not there count as skipped', async () => {
  const module = JSON.stringify(path.join(support, 'beside-repository.ts'));
  const { problem } = await run({
    'a.test.ts': `import { suiteOver } from ${module};
      const t = suiteOver('not-there', 'data'); t('x', () => {}); t('y', () => {}); t.run();`,
    'b.test.ts': one("t('x', () => { assert.ok(false); });"),
  });
  assert.match(problem, '0 passed, 1 failed, 2 skipped');
});

test('what is drawn is the same each time, so that no change pays for chance', async () => {
  const draw = `import * as fc from 'fast-check'; const t = suite('s');
    t('x', () => { throw new Error(JSON.stringify(fc.sample(fc.nat(), 20))); }); t.run();`;
  const drawn = async (seed: string) => {
    process.env['TEST_SEED'] = seed;
    const { report } = await run({ 'a.test.ts': draw });
    return /\[(\d+,){19}\d+\]/.exec(report.failures[0] ?? '')?.[0];
  };
  const { TEST_SEED } = process.env;
  try {
    const first = await drawn('1');
    assert.ok(first);
    assert.is(await drawn('1'), first);
    assert.is.not(await drawn('2'), first);
  } finally {
    if (TEST_SEED === undefined) delete process.env['TEST_SEED'];
    else process.env['TEST_SEED'] = TEST_SEED;
  }
});

test('only passed tests make a good end', async () => {
  assert.is((await run({ 'a.test.ts': one("t('x', () => {});") })).problem, '');
  assert.match((await run({})).problem, '0 passed, 0 failed');
});

const failures: [why: string, text: string, said: RegExp][] = [
  [
    'a before hook that throws',
    one("t.before(() => { throw new Error('why'); }); t('x', () => {});"),
    /why/,
  ],
  [
    'an after hook that throws',
    one("t.after(() => { throw new Error('why'); }); t('x', () => {});"),
    /why/,
  ],
  ['a file that does not load', "import 'nothing-of-this-name';", /did not load/],
  ['a file that runs nothing', "suite('s')('x', () => {});", /no test\.run/],
  ['a suite without a test', one(''), /no test in it/],
  [
    'an error nobody waits for',
    one(
      "t('x', async () => { setTimeout(() => { throw new Error('why'); }); await new Promise((r) => process.once('uncaughtException', r)); });",
    ),
    /uncaught.*why/,
  ],
  ['a test that never ends', one("t('x', () => new Promise(() => {}));"), /ended before its tests/],
  ['a test that ends the process', one("t('x', () => process.exit(0));"), /ended before its tests/],
];
for (const [why, text, said] of failures) {
  test(`fails: ${why}`, async () => {
    const { problem, report } = await run({ 'a.test.ts': text });
    assert.match(problem, /ended with code 1/);
    assert.is(report.failed, 1);
    assert.match(report.failures[0] ?? '', said);
  });
}

test('a job over its time is ended with all that it started', async () => {
  const sleeper = 'setInterval(() => {}, 1000)';
  const starter = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}], { stdio: 'inherit' }); ${sleeper}`;
  const command = [process.execPath, '-e', starter];
  // The job is over only when the output is closed, which the grandchild holds open while it lives.
  const { problem } = await runJob({ name: 'made up', command, limit: 300 }, repositoryRoot);
  assert.match(problem ?? '', 'stopped after 0.3 s');
});

test.run();
