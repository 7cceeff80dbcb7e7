import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  parseFootballJson,
  readFixtures,
} from '../../../../src/reference/line/program/football-json.ts';

const test = suite('football.json');
const row = { date: '2025-08-15', team1: 'Alpha', team2: 'Beta' };
const parse = (...matches: unknown[]) =>
  parseFootballJson(JSON.stringify({ name: 'Cup', matches }));

function first(match: unknown) {
  const parsed = parse(match);
  if ('reason' in parsed) throw new Error(parsed.reason);
  const [fixture] = parsed.fixtures;
  if (!fixture) throw new Error('no fixture');
  return fixture;
}

test('decodes a played match with its goals', () => {
  const fixture = first({
    ...row,
    round: 'Matchday 1',
    time: '20:30',
    score: { ht: [1, 0], ft: [2, 1] },
    goals1: [
      { name: 'A', minute: '9' },
      { name: 'B', minute: '90+3' },
    ],
    goals2: [{ name: 'C', minute: 67, penalty: true }],
  });
  assert.equal(
    [fixture.halfTime, fixture.fullTime],
    [
      [1, 0],
      [2, 1],
    ],
  );
  assert.equal(
    fixture.goals?.map(({ team, minute }) => [team, minute]),
    [
      [1, 9],
      [2, 67],
      [1, 90],
    ],
  );
});

test('a match without time, score or goals is a match still to play', () => {
  for (const score of [undefined, null, {}]) {
    const { fullTime, halfTime, goals, isOff } = first({ ...row, score });
    assert.equal(
      { fullTime, halfTime, goals, isOff },
      {
        fullTime: null,
        halfTime: null,
        goals: null,
        isOff: false,
      },
    );
  }
});

test('extra time and penalties leave the score of normal time', () => {
  const { fullTime, goals } = first({
    ...row,
    score: { ht: [0, 0], ft: [0, 0], et: [1, 1], p: [4, 3] },
    goals1: [{ minute: '106' }],
    goals2: [{ minute: '120+1' }],
  });
  assert.equal([fullTime, goals], [[0, 0], []]);
});

test('a match postponed is off, but one postponed and then played is not', () => {
  assert.is(first({ ...row, status: 'postponed' }).isOff, true);
  assert.is(first({ ...row, status: 'postponed', score: { ft: [1, 0] } }).isOff, false);
});

test('matches come in order of play, each by its own time zone', () => {
  const parsed = parse(
    { ...row, team1: 'late', date: '2025-08-16' },
    { ...row, team1: 'third', date: '2025-08-15' },
    { ...row, team1: 'second', time: '13:00 UTC-6' },
    { ...row, team1: 'first', time: '13:00 UTC-4' },
  );
  assert.ok('fixtures' in parsed);
  assert.equal(
    parsed.fixtures.map(({ team1 }) => team1),
    ['first', 'second', 'third', 'late'],
  );
});

const refused: [string, unknown, string][] = [
  [
    'a word for a date',
    { ...row, date: 'soon' },
    'match 2, date: must be a day such as 2025-08-15, not "soon"',
  ],
  [
    'a day that is none',
    { ...row, date: '2025-02-31' },
    'match 2, date: must be a day of the calendar, not "2025-02-31"',
  ],
  ['a missing team', { date: row.date, team1: 'Alpha' }, 'match 2, team2: is missing'],
  [
    'a team against itself',
    { ...row, team2: 'Alpha' },
    'match 2: a team cannot play against itself',
  ],
  [
    'a score in text',
    { ...row, score: { ft: '2-1' } },
    'match 2, score, ft: must be two whole numbers, not "2-1"',
  ],
  [
    'a score of one number',
    { ...row, score: { ft: [2] } },
    'match 2, score, ft: must be two whole numbers',
  ],
  [
    'a negative score',
    { ...row, score: { ft: [2, -1] } },
    'match 2, score, ft, 2: must be 0 or more, not -1',
  ],
  [
    'a bare score',
    { ...row, score: [2, 1] },
    'match 2, score: must be a group of scores such as {"ht": [1, 0], "ft": [2, 1]}, not Array',
  ],
  [
    'more at half-time',
    { ...row, score: { ht: [2, 0], ft: [1, 1] } },
    'match 2: the half-time score is higher than the full-time score',
  ],
  [
    'a minute in words',
    { ...row, goals1: [{ minute: 'late' }] },
    'match 2, goals1, 1, minute: must be a minute such as 9, 45+2 or 90, not "late"',
  ],
  [
    'a time in words',
    { ...row, time: 'noon' },
    'match 2, time: must be a time such as 20:30 or 13:00 UTC-6, not "noon"',
  ],
];
for (const [what, match, reason] of refused) {
  test(`refuses ${what} in plain words`, () => assert.equal(parse(row, match), { reason }));
}

test('refuses what is no competition at all', () => {
  assert.match(JSON.stringify(parseFootballJson('{"name": oops')), /is not JSON/);
  assert.equal(parseFootballJson('{}'), { reason: 'name: is missing' });
  assert.equal(parseFootballJson('{"name":"Cup","rounds":[]}'), { reason: 'matches: is missing' });
  assert.equal(parse(), { reason: 'matches: holds no match' });
});

test('a folder loads every good file and names each bad one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
  try {
    const good = JSON.stringify({ name: 'Good', matches: [row] });
    writeFileSync(join(folder, 'b.json'), `\uFEFF${good}`);
    writeFileSync(join(folder, 'a.json'), '[1');
    writeFileSync(join(folder, 'c.json'), JSON.stringify({ name: 'Bad', matches: 3 }));
    writeFileSync(join(folder, 'notes.txt'), 'not fixtures');
    const { competitions, problems } = readFixtures(folder);
    assert.equal(
      competitions.map(({ name }) => name),
      ['Good'],
    );
    assert.is(problems.length, 2);
    assert.match(problems[0] ?? '', /^a\.json: is not JSON/);
    assert.is(problems[1], 'c.json: matches: must be a list of matches, not 3');
    assert.is(readFixtures(join(folder, 'b.json')).competitions.length, 1, 'a path may be a file');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a path that leads nowhere is a problem, not an exception', () => {
  const { competitions, problems } = readFixtures('/nowhere/at/all.json');
  assert.equal(competitions, []);
  assert.equal(problems, ['all.json: there is no such file or folder, or it may not be read']);
});

test('a match without goals had none at half-time, also where the file does not say so', () => {
  const row = { date: '2025-08-15', team1: 'A', team2: 'B' };
  const halfTimeOf = (ft: number[]) => {
    const parsed = parseFootballJson(
      JSON.stringify({ name: 'Cup', matches: [{ ...row, score: { ft } }] }),
    );
    return 'fixtures' in parsed ? parsed.fixtures[0]?.halfTime : undefined;
  };
  assert.equal([halfTimeOf([0, 0]), halfTimeOf([1, 0])], [[0, 0], null]);
});

test.run();
