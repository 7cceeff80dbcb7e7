import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitGoalModel, type PlayedMatch } from '../../../../src/reference/line/model/goal-model.ts';
import { bell, chance, poissonAt } from '../../../../src/reference/line/seeded.ts';

const test = suite('goal model');

/** A league whose true strengths are known. */
const TEAMS = Array.from({ length: 20 }, (_, i) => ({
  name: `T${i}`,
  attack: 0.3 * bell(8, i, 1),
  defence: 0.3 * bell(8, i, 2),
}));
const truth = (a: (typeof TEAMS)[number], b: (typeof TEAMS)[number]) =>
  [Math.exp(0.4 + a.attack - b.defence), Math.exp(0.15 + b.attack - a.defence)] as const;

function league(seasons: number): PlayedMatch[] {
  const rows: PlayedMatch[] = [];
  for (let season = 0; season < seasons; season += 1) {
    for (const [i, a] of TEAMS.entries()) {
      for (const [j, b] of TEAMS.entries()) {
        if (i === j) continue;
        const [m1, m2] = truth(a, b);
        const draw = (mean: number, team: number) => poissonAt(chance(season, i, j, team), mean);
        const fullTime = [draw(m1, 1), draw(m2, 2)] as const;
        rows.push({ league: 'L', team1: a.name, team2: b.name, fullTime, halfTime: null });
      }
    }
  }
  return rows;
}

test('finds the strengths that made the results', () => {
  const model = fitGoalModel(league(6));
  let error = 0;
  for (const a of TEAMS) {
    for (const b of TEAMS) {
      if (a === b) continue;
      const found = model.expected('L', a.name, b.name);
      const real = truth(a, b);
      error += Math.abs(Math.log(found[0] / real[0])) + Math.abs(Math.log(found[1] / real[1]));
    }
  }
  assert.ok(error / (380 * 2) < 0.09, `${error / 760}`);
});

test('home advantage shows, and the same results give the same model', () => {
  const [one, two] = [fitGoalModel(league(1)), fitGoalModel(league(1))];
  const [home, away] = one.expected('L', 'nobody', 'no one');
  assert.ok(home > away * 1.1);
  assert.equal(one.expected('L', 'T1', 'T2'), two.expected('L', 'T1', 'T2'));
  assert.is(one.rho, two.rho);
});

test('a team with few games is held near the mean, one with many is not', () => {
  const thrashings = (team1: string, count: number): PlayedMatch[] =>
    Array.from({ length: count }, (_, i) => ({
      league: 'L',
      team1,
      team2: `T${i % 20}`,
      fullTime: [5, 0],
      halfTime: null,
    }));
  const model = fitGoalModel([...league(1), ...thrashings('new', 2), ...thrashings('old', 38)]);
  const [average] = model.expected('L', 'unknown', 'T0');
  const [few] = model.expected('L', 'new', 'T0');
  const [many] = model.expected('L', 'old', 'T0');
  assert.ok(average < few && few < many, `${average} ${few} ${many}`);
  assert.ok(few < average * 1.8);
  assert.ok(many > average * 2.2);
});

test('without any results every match is average and the means stay in bounds', () => {
  const model = fitGoalModel([]);
  const [home, away] = model.expected('?', 'a', 'b');
  assert.ok(home > away && away > 0.5 && home < 2);
  assert.is(model.rho, 0);
  const wild = fitGoalModel(
    Array.from({ length: 400 }, () => ({
      league: 'L',
      team1: 'a',
      team2: 'b',
      fullTime: [15, 0] as const,
      halfTime: [9, 0] as const,
    })),
  );
  assert.equal(wild.expected('L', 'a', 'b'), [5, 0.15]);
});

test('the share of the first half follows the half-time scores', () => {
  const rows = league(1).map((row) => ({ ...row, halfTime: row.fullTime }));
  assert.ok(fitGoalModel(rows).firstHalfShare > 0.9);
  assert.is(fitGoalModel(league(1)).firstHalfShare, 0.45);
});

test.run();
