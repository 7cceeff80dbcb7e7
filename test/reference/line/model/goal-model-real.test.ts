import * as assert from 'uvu/assert';
import {
  fitGoalModel,
  type GoalModel,
  type PlayedMatch,
} from '../../../../src/reference/line/model/goal-model.ts';
import { scoreGrid } from '../../../../src/reference/line/model/score-grid.ts';
import { readFixtures } from '../../../../src/reference/line/program/football-json.ts';
import { REAL_FIXTURES, realSuite } from '../real-fixtures.ts';

const test = realSuite('goal model, real results');

/** Results of each competition in order of play, cut so that the later part is held out. */
function split(share: number): { known: PlayedMatch[]; heldOut: PlayedMatch[] } {
  const parts = readFixtures(REAL_FIXTURES).competitions.map(({ name, fixtures }) => {
    const rows = fixtures.flatMap(({ team1, team2, fullTime, halfTime }) =>
      fullTime ? [{ league: name, team1, team2, fullTime, halfTime }] : [],
    );
    const cut = Math.floor(rows.length * share);
    return { known: rows.slice(0, cut), heldOut: rows.slice(cut) };
  });
  return {
    known: parts.flatMap(({ known }) => known),
    heldOut: parts.flatMap(({ heldOut }) => heldOut),
  };
}

/** Mean logarithm of the probability given to what happened: the score, and who won. */
function judged(rows: readonly PlayedMatch[], model: Pick<GoalModel, 'expected' | 'rho'>) {
  let [score, winner] = [0, 0];
  for (const { league, team1, team2, fullTime } of rows) {
    const grid = scoreGrid([0, 0], model.expected(league, team1, team2), model.rho);
    const sign = Math.sign(fullTime[0] - fullTime[1]);
    score += Math.log(grid.at(...fullTime));
    winner += Math.log(grid.sum((a, b) => Math.sign(a - b) === sign));
  }
  return { score: score / rows.length, winner: winner / rows.length };
}

for (const share of [0.5, 0.75]) {
  test(`beats constant rates on what is held out after ${share * 100} % of a season`, () => {
    const { known, heldOut } = split(share);
    const mean = (side: 0 | 1) =>
      known.reduce((sum, { fullTime }) => sum + fullTime[side], 0) / known.length;
    const flat = [mean(0), mean(1)] as const;
    const constant = judged(heldOut, { expected: () => flat, rho: 0 });
    const model = judged(heldOut, fitGoalModel(known));
    assert.ok(heldOut.length > 500);
    assert.ok(model.score > constant.score + 0.03, `${model.score} ${constant.score}`);
    assert.ok(model.winner > constant.winner + 0.02, `${model.winner} ${constant.winner}`);
  });
}

test('the fit of all ten files is the same every time and in believable bounds', () => {
  const { known } = split(1);
  const [one, two] = [fitGoalModel(known), fitGoalModel(known)];
  for (const { league, team1, team2 } of known) {
    assert.equal(one.expected(league, team1, team2), two.expected(league, team1, team2));
  }
  assert.ok(one.rho <= 0 && one.rho > -0.15, `${one.rho}`);
  assert.ok(one.firstHalfShare > 0.41 && one.firstHalfShare < 0.48, `${one.firstHalfShare}`);
});

test.run();
