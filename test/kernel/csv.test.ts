import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { csvRow } from '../../src/kernel/csv.ts';

const test = suite('kernel/csv');

test('a field is quoted where it would not be one, and quotes in it are doubled', () => {
  assert.is(csvRow(['a', 'b,c', 'say "d"', 'e\nf', '']), 'a,"b,c","say ""d""","e\nf",\r\n');
});

test('nothing is a formula to a spreadsheet', () => {
  for (const sign of ['=', '+', '-', '@', '\t']) {
    assert.is(csvRow([`${sign}1`]), `'${sign}1\r\n`);
  }
  assert.is(csvRow(['=A1,"B"']), `"'=A1,""B"""\r\n`);
  assert.is(csvRow(['1-2']), '1-2\r\n');
});

test.run();
