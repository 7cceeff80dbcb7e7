import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TAIL_AT_RISK_MS } from '../../src/log/record/farewell.ts';
import { verdicts } from '../../src/replay/check/verdicts.ts';
import { repositoryRoot } from '../support/repository.ts';

const test = suite('docs/verification.md');

const page = readFileSync(path.join(repositoryRoot, 'docs/verification.md'), 'utf8');

test('holds the table of verdicts as it is in the code', () => {
  const rows = verdicts.map(
    ({ name, exitCode, meaning, next }) => `| \`${name}\` | ${exitCode} | ${meaning} | ${next} |`,
  );
  const [, table = ''] =
    /<!-- verdicts:begin -->\n([\s\S]*)\n<!-- verdicts:end -->/.exec(page) ?? [];
  assert.equal(table.split('\n').slice(2), rows);
});

test('says how much an end without a farewell may lack', () => {
  assert.match(page, `the last ${TAIL_AT_RISK_MS} ms`);
});

test.run();
