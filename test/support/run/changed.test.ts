import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { suitesReached } from './changed.ts';

const test = suite('what a change can reach');

const TREE: Readonly<Record<string, string>> = {
  'src/a.ts': 'export const a = 1;',
  'src/b.ts': "import { a } from './a.ts';\nexport const b = a;",
  'src/types.ts': "import type { B } from './b.ts';\nexport type T = B;",
  'src/worker.ts': "import './a.ts';",
  'src/pool.ts': "new Worker(new URL('./worker.ts', import.meta.url));",
  'src/effects/coupon/place.ts': 'export {};',
  'test/a.test.ts': "import '../src/a.ts';",
  'test/b.dom.test.tsx': "import '../src/b.ts';",
  'test/pool.test.ts': "import '../src/pool.ts';",
  'test/child.test.ts': "spawn(process.execPath, ['src/a.ts']);",
  'test/types.test.ts': "import '../src/types.ts';",
  'test/other.test.ts': 'export {};',
  'test/docs/words.test.ts': 'export {};',
  'test/recordings/recordings.test.ts': 'export {};',
  'test/browser/betting.test.ts': "import '../../src/a.ts';",
  'test/scale/store.test.ts': "import '../../src/a.ts';",
  'src/decoder.ts': 'export {};',
  'test/fuzz/fuzz.test.ts': "import '../../src/decoder.ts';",
  'bench/x.ts': '',
};

const reached = (...changed: string[]): string[] => {
  const root = mkdtempSync(path.join(tmpdir(), 'reach-'));
  try {
    for (const [name, text] of Object.entries(TREE)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    return suitesReached(root, changed).filter((name) => name !== 'test/docs/words.test.ts');
  } finally {
    rmSync(root, { recursive: true });
  }
};

test('suites that come to load what changed, by workers and processes too; no browser, no server', () => {
  assert.equal(reached('src/a.ts'), [
    'test/a.test.ts',
    'test/b.dom.test.tsx',
    'test/child.test.ts',
    'test/pool.test.ts',
  ]);
});

test('what only types reach is left to the compiler', () => {
  assert.equal(reached('src/b.ts'), ['test/b.dom.test.tsx']);
});

test('a suite that changed itself, of whatever kind', () => {
  assert.equal(reached('test/scale/store.test.ts'), ['test/scale/store.test.ts']);
});

test('a browser suite by what it is about', () => {
  assert.equal(reached('src/effects/coupon/place.ts'), ['test/browser/betting.test.ts']);
});

test('suites beside the data they read, and those that read the tree always', () => {
  assert.equal(reached('test/recordings/1/a.ndjson.gz'), ['test/recordings/recordings.test.ts']);
  assert.equal(reached('README.md'), []);
});

test('the fuzzer, where a decoder or its corpus changed', () => {
  assert.equal(reached('test/fuzz/corpus/log/a.json'), ['test/fuzz/fuzz.test.ts']);
  assert.equal(reached('src/decoder.ts'), ['test/fuzz/fuzz.test.ts']);
});

test('everything that needs no server where the runner itself changed', () => {
  const all = reached('test/support/hooks.ts');
  assert.ok(all.includes('test/other.test.ts') && all.includes('test/b.dom.test.tsx'));
  assert.not.ok(all.includes('test/browser/betting.test.ts'));
});

test.run();
