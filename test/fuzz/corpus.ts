import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'corpus');

/** An input that once broke a promise, and by its file's name what it does. */
export interface Kept {
  readonly name: string;
  readonly input: unknown;
}

/** What is kept for a target, in order of name. */
export function corpusOf(target: string): Kept[] {
  const own = path.join(folder, target);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, input: JSON.parse(readFileSync(path.join(own, name), 'utf8')) }));
}

/** Names of the targets that something is kept for. */
export function corpusTargets(): string[] {
  return readdirSync(folder).sort();
}

function nameFor(problem: string, text: string): string {
  const words = problem.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 6);
  return `${words.slice(0, 60).replaceAll(/^-|-$/g, '')}-${hash}.json`;
}

/** Keeps an input under a name made of what it broke; gives back the file's path. */
export function keep(target: string, input: unknown, problem: string): string {
  const own = path.join(folder, target);
  mkdirSync(own, { recursive: true });
  const text = `${JSON.stringify(input)}\n`;
  const file = path.join(own, nameFor(problem, text));
  writeFileSync(file, text);
  return path.relative(process.cwd(), file);
}
