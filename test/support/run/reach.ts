/** Which files a change can reach: a plain scan of what each names, which takes a fraction of a second. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../checks/imports.ts';

const FOLDERS = ['src', 'test', 'bench'];
// A worker, a process of a test and a style sheet are named by a text.
const NAMED = /['"`](?<name>(?:\.{1,2}|src|test|bench)\/[\w./-]+\.(?:tsx?|mjs|css|json))['"`]/g;

function codeIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(tsx?|mjs)$/.test(name));
}

/** What a file names, as paths from the root. Types are erased: what only they reach is the compiler's. */
function namedBy(file: string, text: string): string[] {
  const imported = importsOf(text)
    .filter(({ from, typeOnly }) => from.startsWith('.') && !typeOnly)
    .map(({ from }) => from);
  const typed = new Set(importsOf(text).flatMap(({ from, typeOnly }) => (typeOnly ? [from] : [])));
  const quoted = [...text.matchAll(NAMED)]
    .map(({ groups }) => groups?.['name'] ?? '')
    .filter((name) => !typed.has(name));
  return [...imported, ...quoted].map((name) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );
}

/** For each file, which files of code name it. */
export function namersIn(root: string): Map<string, Set<string>> {
  const namers = new Map<string, Set<string>>();
  for (const file of FOLDERS.flatMap((folder) => codeIn(root, folder))) {
    for (const named of namedBy(file, readFileSync(path.join(root, file), 'utf8'))) {
      const known = namers.get(named) ?? new Set();
      namers.set(named, known.add(file));
    }
  }
  return namers;
}

/** These files and all that come to name them, over however many others. */
export function reachOf(
  namers: ReadonlyMap<string, ReadonlySet<string>>,
  files: readonly string[],
): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const namer of namers.get(file) ?? []) reached.add(namer);
  return reached;
}
