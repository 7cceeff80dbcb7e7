/**
 * Finds what the product does not use, though tests may: knip without tests among its entries.
 * `docs/unwired.json` lists what is waited for, with the part of the product that wires it.
 * Usage: node test/support/checks/unwired.ts; exits 1 for what is not listed, or is listed and used.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '../repository.ts';

/** The list only gets shorter: lower this with it. */
const MOST = 16;

const named = v.array(v.object({ name: v.string() }));
const report = v.object({
  issues: v.array(v.object({ file: v.string(), files: named, exports: named })),
});

const listed = v.parse(
  v.record(v.string(), v.pipe(v.string(), v.nonEmpty())),
  JSON.parse(readFileSync(path.join(repositoryRoot, 'docs/unwired.json'), 'utf8')),
);
const knip = path.join(repositoryRoot, 'node_modules/knip/bin/knip.js');
const options = ['--production', '--config', 'knip.production.json', '--include', 'files,exports'];
const { stdout, stderr } = spawnSync(process.execPath, [knip, ...options, '--reporter', 'json'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
});
const parsed = v.safeParse(report, stdout.startsWith('{') ? JSON.parse(stdout) : null);
if (!parsed.success) throw new Error(`knip gave no report: ${stderr}`);
const found = parsed.output.issues.flatMap(({ file, files, exports }) => [
  ...files.map(() => file),
  ...exports.map(({ name }) => `${file} ${name}`),
]);

const count = Object.keys(listed).length;
const problems = [
  ...found
    .filter((name) => !Object.hasOwn(listed, name))
    .map((name) => `${name}: the product does not use it`),
  ...Object.keys(listed)
    .filter((name) => !found.includes(name))
    .map((name) => `${name}: is used, or gone; take it out of docs/unwired.json`),
  ...(count > MOST ? [`docs/unwired.json: ${count} entries, at most ${MOST}`] : []),
];
for (const problem of problems) console.error(problem);
console.log(`unwired: ${found.length}, waited for by name`);
if (problems.length > 0) process.exitCode = 1;
