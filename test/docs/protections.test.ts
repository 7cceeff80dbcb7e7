import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('docs/protections.md');

const root = path.join(import.meta.dirname, '..', '..');
const page = readFileSync(path.join(root, 'docs/protections.md'), 'utf8');

/** Rule, what holds, and what proves it. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (A\d+|–) \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rule = '', , proof = '']) => ({ rule, proof }));

const namedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|test)\/[^`]+)`/g)].map(([, file = '']) => file);

test('each rule of the trade has one row, in their order', () => {
  const rules = rows.map(({ rule }) => rule).filter((rule) => rule !== '–');
  assert.equal(
    rules,
    Array.from({ length: 22 }, (_, index) => `A${index + 1}`),
  );
});

test('each row names a test', () => {
  for (const { rule, proof } of rows) {
    assert.ok(
      namedIn(proof).some((file) => /\.test\.tsx?$/.test(file)),
      `${rule}: ${proof}`,
    );
  }
});

test('each file that is named is there', () => {
  const named = namedIn(page);
  assert.ok(named.length > rows.length);
  assert.equal(
    named.filter((file) => !existsSync(path.join(root, file))),
    [],
  );
});

test.run();
