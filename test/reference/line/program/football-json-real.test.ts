import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readFixtures } from '../../../../src/reference/line/program/football-json.ts';
import { REAL_FIXTURES, realSuite } from '../real-fixtures.ts';

const test = realSuite('football.json, real files');

test('all ten files load without a problem', () => {
  const { competitions, problems } = readFixtures(REAL_FIXTURES);
  assert.equal(problems, []);
  assert.is(competitions.length, 10);
  const fixtures = competitions.flatMap((competition) => competition.fixtures);
  assert.is(fixtures.length, 3358);
  assert.is(fixtures.filter(({ fullTime }) => fullTime).length, 2398);
  assert.is(fixtures.filter(({ isOff }) => isOff).length, 3);
});

test('every minute of the World Cup file up to the end of normal time is kept', () => {
  const file = join(REAL_FIXTURES, '2026.worldcup.json');
  const { competitions } = readFixtures(file);
  const fixtures = competitions[0]?.fixtures ?? [];
  assert.ok(fixtures.every(({ goals }) => goals !== null));
  const kept = fixtures.reduce((sum, { goals }) => sum + (goals?.length ?? 0), 0);
  const raw = readFileSync(file, 'utf8').match(/"minute"/g) ?? [];
  const extraTime =
    readFileSync(file, 'utf8').match(/"et": \[\d+, \d+\], "ft": \[\d+, \d+\]/g) ?? [];
  const scoredInExtraTime = extraTime
    .map((pair) => (pair.match(/\d+/g) ?? []).map(Number))
    .reduce((sum, [a = 0, b = 0, c = 0, d = 0]) => sum + a + b - c - d, 0);
  assert.ok(scoredInExtraTime > 0);
  assert.is(kept, raw.length - scoredInExtraTime);
});

test.run();
