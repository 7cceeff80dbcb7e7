import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PlayedMatch } from '../../src/reference/line/model/goal-model.ts';
import { readFixtures } from '../../src/reference/line/program/football-json.ts';
import { chance, poissonAt } from '../../src/reference/line/seeded.ts';
import { REAL_FIXTURES, realSuite } from '../reference/line/real-fixtures.ts';
import { judge, reliability, walkForward } from './judge.ts';
import { reportText } from './report.ts';

const test = suite('judging the goal model');
const near = (a: number, b: number, within: number) => Math.abs(a - b) <= within;

/** A season of teams that are all alike: nothing can be learnt but how many goals there are. */
const season: PlayedMatch[] = Array.from({ length: 600 }, (_, i) => {
  const goals = (team: number, half: number) => poissonAt(chance(i, team, half), 0.65);
  const halfTime = [goals(1, 1), goals(2, 1)] as const;
  return {
    league: 'League',
    team1: `Team ${i % 20}`,
    team2: `Team ${(i * 7 + 3) % 20}`,
    halfTime,
    fullTime: [halfTime[0] + goals(1, 2), halfTime[1] + goals(2, 2)],
  };
});

test('every match after the first half of a season is asked about once', () => {
  const { model, rates } = walkForward([season]);
  assert.is(model.filter(({ question }) => question === 'match result').length, 300);
  assert.is(rates.length, model.length);
});

test('a guess that knows nothing loses what it must', () => {
  const [result, total] = judge(walkForward([season]));
  assert.ok(near(result?.uniform.logLoss ?? 0, Math.log(3), 1e-9));
  assert.ok(near(total?.uniform.logLoss ?? 0, Math.log(2), 1e-9));
  assert.ok(near(total?.uniform.brier ?? 0, 0.5, 1e-9));
});

test('where there is nothing to learn the model is as good as the rates', () => {
  for (const { question, model, rates } of judge(walkForward([season]))) {
    assert.ok(near(model.logLoss, rates.logLoss, 0.05), question);
  }
});

test('what is said to be so likely comes so often', () => {
  const said = [0.7, 0.7, 0.7, 0.7].map((first, i) => ({
    question: 'x',
    chances: [first, 1 - first],
    came: i === 0 ? 1 : 0,
  }));
  const bins = reliability(said);
  assert.equal(
    bins.map(({ from, count, came }) => [from, count, came]),
    [
      [0.3, 4, 0.25],
      [0.7, 4, 0.75],
    ],
  );
  assert.ok(
    reportText(judge(walkForward([season])), bins).includes('| 0.7 to 0.8 | 4 | 70.0 % | 75.0 % |'),
  );
});

test.run();

const real = realSuite('the goal model, judged on real results');

function seasons(): PlayedMatch[][] {
  return readFixtures(REAL_FIXTURES).competitions.map(({ name, fixtures }) =>
    fixtures.flatMap(({ team1, team2, fullTime, halfTime }) =>
      fullTime ? [{ league: name, team1, team2, fullTime, halfTime }] : [],
    ),
  );
}

real('it beats knowing nothing everywhere, and the rates where teams differ', () => {
  const judged = judge(walkForward(seasons()));
  for (const { question, model, uniform } of judged) {
    assert.ok(model.logLoss < uniform.logLoss && model.brier < uniform.brier, question);
  }
  for (const name of ['match result', 'half-time / full-time', 'winning margin']) {
    const one = judged.find(({ question }) => question === name);
    assert.ok(one && one.model.logLoss < one.rates.logLoss - 0.03, name);
  }
});

real('what it says comes about as often, wherever there is enough to count', () => {
  const bins = reliability(walkForward(seasons()).model).filter(({ count }) => count > 1000);
  assert.ok(bins.length >= 6);
  for (const { from, said, came } of bins) assert.ok(near(said, came, 0.02), `${from}`);
});

real.run();
