import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  knownScore,
  lowScoreFactor,
  partOf,
  scoreGrid,
} from '../../../../src/reference/line/model/score-grid.ts';

const test = suite('score grid');
const near = (a: number, b: number, within = 1e-9) => Math.abs(a - b) < within;
const mean = fc.double({ min: 0.001, max: 5, noNaN: true });
const goals = fc.nat({ max: 6 });
const rho = fc.double({ min: -0.15, max: 0.05, noNaN: true });

test('probabilities add up to 1', () => {
  fc.assert(
    fc.property(mean, mean, goals, goals, rho, (m1, m2, g1, g2, r) => {
      const grid = scoreGrid([g1, g2], [m1, m2], r);
      assert.ok(
        near(
          grid.sum(() => true),
          1,
        ),
      );
      grid.each((_a, _b, p) => assert.ok(p >= 0));
    }),
    { numRuns: 60 },
  );
});

test('a score only grows from where it is', () => {
  const grid = scoreGrid([2, 1], [1.1, 0.8], -0.05);
  assert.is(
    grid.sum((a, b) => a < 2 || b < 1),
    0,
  );
  assert.is(grid.at(1, 1), 0);
  assert.ok(
    near(
      grid.sum((a, b) => a + b === 3),
      grid.at(2, 1),
    ),
  );
});

test('parts of the time left share its goals, and Poisson counts stay such', () => {
  fc.assert(
    fc.property(
      mean,
      mean,
      goals,
      goals,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (m1, m2, g1, g2, share) => {
        const part = partOf(scoreGrid([g1, g2], [m1, m2], 0), share, [0, 1]);
        const alone = scoreGrid([0, 1], [m1 * share, m2 * share], 0);
        alone.each((a, b, p) => assert.ok(near(part.at(a, b), p, 2e-3), `${a}:${b}`));
      },
    ),
    { numRuns: 40 },
  );
  const none = partOf(scoreGrid([2, 1], [1.1, 0.8], -0.05), 0, [2, 1]);
  assert.ok(near(none.at(2, 1), 1));
});

test('what is over has one score', () => {
  assert.is(knownScore([1, 0]).at(1, 0), 1);
  assert.is(knownScore([1, 0]).at(2, 0), 0);
});

test('without dependence it is two Poisson counts', () => {
  const grid = scoreGrid([0, 0], [1.5, 1.2], 0);
  assert.ok(near(grid.at(0, 0), Math.exp(-2.7), 1e-6));
  assert.ok(near(grid.at(2, 1), (Math.exp(-2.7) * 1.5 ** 2 * 1.2) / 2, 1e-6));
});

test('a negative rho makes 0:0 and 1:1 likelier and leaves the means alone', () => {
  const [plain, tied] = [scoreGrid([0, 0], [1.5, 1.2], 0), scoreGrid([0, 0], [1.5, 1.2], -0.1)];
  assert.ok(tied.at(0, 0) > plain.at(0, 0));
  assert.ok(tied.at(1, 1) > plain.at(1, 1));
  assert.ok(tied.at(1, 0) < plain.at(1, 0));
  assert.is(lowScoreFactor(2, 0, [1.5, 1.2], -0.1), 1);
  let [first, second] = [0, 0];
  tied.each((a, b, p) => {
    first += a * p;
    second += b * p;
  });
  assert.ok(near(first, 1.5, 1e-5) && near(second, 1.2, 1e-5), `${first} ${second}`);
});

test.run();
