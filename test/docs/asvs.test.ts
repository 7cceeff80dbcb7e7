/** Holds the table against OWASP ASVS to its standard and to the tests that it names. */
import { existsSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('the table against OWASP ASVS');

const document = readFileSync('docs/asvs.md', 'utf8');

/** Requirements of levels 1 and 2 of the standard, version 5.0.0, one a line. */
const required = readFileSync('test/docs/asvs-5.0.0-level-2.txt', 'utf8').trim().split('\n');

const ID = /\b\d{1,2}\.\d{1,2}\.\d{1,2}\b/g;
const isRow = (line: string) => /^\| \d+\.\d+\.\d+/.test(line);
const rows = document.split('\n').filter(isRow);

/** The cells of a row: requirement, how, shown by. */
function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const chaptersApart = [
  ...document.matchAll(/^## V(\d+) [^\n]*\n\nDoes not apply, as a whole/gm),
].map(([, chapter]) => `${chapter}.`);

test('every requirement has its row, once', () => {
  const answered = rows.flatMap((row) => cellsOf(row)[0]?.match(ID) ?? []);
  const expected = required.filter((id) => !chaptersApart.some((one) => id.startsWith(one)));
  assert.ok(expected.length > 200, `${expected.length} requirements`);
  assert.equal([...answered].sort(), [...expected].sort());
});

test('every row says how, and what shows it', () => {
  for (const row of rows) {
    const cells = cellsOf(row);
    assert.is(cells.length, 3, row);
    for (const cell of cells) assert.ok(cell.length > 0, row);
  }
});

/** Each test that the document names: its file, and words of its title. */
function* namedTests(): Generator<readonly [file: string, title: string]> {
  for (const row of rows) {
    const shownBy = cellsOf(row)[2] ?? '';
    for (const [, file = '', titles = ''] of shownBy.matchAll(
      /`(test\/[^`]+)` ((?:"[^"]+"(?:, )?)+)/g,
    )) {
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) yield [file, title];
    }
  }
}

test('every test that is named is there', () => {
  const named = [...namedTests()];
  const files = rows.flatMap((row) => row.match(/`test\/[^`]+`/g) ?? []);
  assert.ok(named.length >= files.length, 'a file is named with the test in it');
  const missing = named.filter(
    ([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  assert.equal(missing, []);
});

test('every document that is named is there', () => {
  for (const [, file = ''] of document.matchAll(/`(docs\/[^`]+|src\/[^`]+\.ts)`/g)) {
    assert.ok(existsSync(file), file);
  }
});

test.run();
