/**
 * Runs every benchmark, each in a process of its own, and sums them up in one table.
 * Usage: npm run bench [-- NAME…], such as `npm run bench -- fold replay`
 */
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { type Row, tableOf } from './support/report.ts';

interface Answered {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** In one table for all, what was measured needs the question it answers. */
function named(question: string, { rows }: Answered): Row[] {
  return rows.map((row) => ({ ...row, what: `${question}: ${row.what}` }));
}

/** One file a question: all that lie beside this one, unless some are named. */
function questions(): string[] {
  const all = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && file !== path.basename(import.meta.filename))
    .map((file) => path.basename(file, '.ts'));
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`no ${unknown} among: ${all.join(', ')}`);
  return wanted.length > 0 ? wanted : all;
}

function ask(question: string): Promise<Answered[]> {
  return new Promise((resolve) => {
    const answers: Answered[] = [];
    const child = fork(path.join(import.meta.dirname, `${question}.ts`));
    child.on('message', (message) => answers.push(message as Answered));
    child.on('exit', (code) => {
      if (code !== 0) {
        console.error(`\n${question} ended with code ${code}`);
        process.exitCode = 1;
      }
      resolve(answers);
    });
  });
}

function machine(): string {
  const [{ model } = { model: 'unknown' }] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `Node ${process.versions.node}, ${cpus().length} × ${model.trim()}, load ${load} at the end.`;
}

const rows: Row[] = [];
for (const question of questions()) {
  for (const answered of await ask(question)) rows.push(...named(question, answered));
}

const missed = rows.filter(({ verdict }) => verdict.startsWith('missed'));
console.log(`\n## All of it\n\n${machine()} A ratio says how many times better ours is.\n`);
console.log(tableOf(rows));
console.log(
  missed.length === 0
    ? '\nEvery aim is met.'
    : `\nNot met:\n${missed.map(({ what, peer, verdict }) => `- ${what}${peer ? ` beside ${peer}` : ''}: ${verdict}`).join('\n')}`,
);
