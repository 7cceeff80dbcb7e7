/** Suites over data that is kept beside the repository and not in it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import { repositoryRoot } from './repository.ts';

/** Where such data is, if it is there. */
export const besideRepository = (name: string): string =>
  path.join(repositoryRoot, '..', 'shared', name);

/** A suite over such data: where that is absent it says so, and each of its tests counts as skipped. */
export function suiteOver(data: string, name: string) {
  const run = suite(name);
  if (existsSync(data)) return run;
  console.log(`${name}: skipped, ${data} is not there`);
  return Object.assign((title: string) => run.skip(title), { run: run.run });
}
