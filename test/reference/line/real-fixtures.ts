import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';

/** Ten files in football.json format, kept beside the repository and not in it. */
export const REAL_FIXTURES = join(import.meta.dirname, '../../../..', 'shared/data/fixtures');

/** A suite over the real files; where they are absent it says so and skips its tests. */
export function realSuite(name: string) {
  const run = suite(name);
  if (existsSync(REAL_FIXTURES)) return run;
  console.log(`${name}: skipped, ${REAL_FIXTURES} is not there`);
  return Object.assign((title: string) => run.skip(title), { run: run.run });
}
