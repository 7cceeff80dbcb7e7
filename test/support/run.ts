/**
 * Runs uvu suites in one process and counts them.
 * Usage: node --import ./test/support/hooks.ts test/support/run.ts FOLDER [PATTERN]
 */
import { parse } from 'uvu/parse';

type Row = readonly [errors: string | true, passed: number, skipped: number, total: number];
type Group = [name: string | null, ...runs: (() => Promise<Row>)[]];

const uvuGlobals = globalThis as unknown as {
  UVU_DEFER: number;
  UVU_INDEX: number;
  UVU_QUEUE: Group[];
};
uvuGlobals.UVU_DEFER = 1;
const uvu = (await import('uvu')) as unknown as { exec(bail?: boolean): Promise<void> };

const pattern = new RegExp(process.argv[3] ?? '\\.test\\.tsx?$');
const { suites } = await parse(process.argv[2] ?? 'test', pattern);
let passed = 0;
let failed = 0;
let skipped = 0;

function countRuns(group: Group): void {
  for (let i = 1; i < group.length; i += 1) {
    const run = group[i];
    if (typeof run !== 'function') continue;
    group[i] = async () => {
      const row = await run();
      passed += row[1];
      skipped += row[2];
      // uvu swallows errors of before and after hooks and then exits 0; total minus passed catches them.
      failed += row[3] - row[1];
      return row;
    };
  }
}

for (const [index, suite] of suites.entries()) {
  uvuGlobals.UVU_INDEX = index;
  const group: Group = [suite.name];
  uvuGlobals.UVU_QUEUE.push(group);
  try {
    await import(`file://${suite.file}`);
  } catch (error) {
    failed += 1;
    console.error(`FAIL ${suite.name} did not load`, error);
    continue;
  }
  if (group.length === 1) {
    failed += 1;
    console.error(`FAIL ${suite.name}: no test.run()`);
  }
  countRuns(group);
}

process.on('uncaughtException', (error) => {
  failed += 1;
  console.error('FAIL uncaught', error);
});
await uvu.exec();
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
