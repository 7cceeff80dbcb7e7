import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { builtInSchedule } from '../../../../src/reference/line/program/built-in-schedule.ts';

const test = suite('built-in schedule');
const leagues = builtInSchedule(5);

test('six leagues of twenty clubs, no club in two', () => {
  assert.is(leagues.length, 6);
  const clubs = leagues.map(({ fixtures }) => new Set(fixtures.flatMap((f) => [f.team1, f.team2])));
  for (const set of clubs) assert.is(set.size, 20);
  assert.is(new Set(clubs.flatMap((set) => [...set])).size, 120);
});

test('a double round robin: every club at every other once, once a round', () => {
  for (const { fixtures } of leagues) {
    assert.is(fixtures.length, 380);
    assert.is(new Set(fixtures.map((f) => `${f.team1}|${f.team2}`)).size, 380);
    for (const [round, matches] of Map.groupBy(fixtures, (f) => f.round)) {
      assert.is(new Set(matches.flatMap((f) => [f.team1, f.team2])).size, 20, round);
    }
  }
});

test('no club plays four rounds running at home or away', () => {
  for (const { fixtures } of leagues) {
    for (const club of new Set(fixtures.map((f) => f.team1))) {
      const own = fixtures.filter((f) => f.team1 === club || f.team2 === club);
      const grounds = own.map((f) => (f.team1 === club ? 'h' : 'a')).join('');
      assert.not.match(grounds, /hhhh|aaaa/, club);
    }
  }
});

test('results are drawn by the seed and look like football', () => {
  assert.equal(builtInSchedule(5), leagues);
  assert.not.equal(builtInSchedule(6), leagues);
  const scores = leagues.flatMap(({ fixtures }) => fixtures.map((f) => f.fullTime ?? [0, 0]));
  const home = scores.reduce((sum, [goals]) => sum + goals, 0) / scores.length;
  const away = scores.reduce((sum, [, goals]) => sum + goals, 0) / scores.length;
  assert.ok(home > away && home > 1.3 && home < 1.8 && away > 0.9 && away < 1.4, `${home} ${away}`);
  for (const { halfTime, fullTime } of leagues.flatMap(({ fixtures }) => fixtures)) {
    assert.ok(halfTime && fullTime && halfTime[0] <= fullTime[0] && halfTime[1] <= fullTime[1]);
  }
});

test.run();
