import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Bet } from '../../../../src/reference/line/market-id.ts';
import { openBooks } from '../../../../src/reference/line/markets/books.ts';
import { chancesOf, type Outlook } from '../../../../src/reference/line/markets/chances.ts';
import { type MatchFacts, settle } from '../../../../src/reference/line/markets/settlement.ts';
import type { MarketResult, Score } from '../../../../src/reference/line/sports-line.ts';

const test = suite('markets, prices and results agree');
const near = (a: number, b: number, within = 1e-9) => Math.abs(a - b) < within;

const goals = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }));
const mean = fc.double({ min: 0.05, max: 3, noNaN: true });
const rho = fc.double({ min: -0.1, max: 0.02, noNaN: true });
const before = fc.record({
  score: fc.constant<Score>([0, 0]),
  halfTime: fc.constant(null),
  means: fc.tuple(mean, mean),
  rho,
  firstHalfShare: fc.double({ min: 0.3, max: 0.6, noNaN: true }),
  isLive: fc.constant(false),
});
const after = fc.record({ halfTime: goals, since: goals, left: fc.tuple(mean, mean), rho }).map(
  (one): Outlook => ({
    score: [one.halfTime[0] + one.since[0], one.halfTime[1] + one.since[1]],
    halfTime: one.halfTime,
    means: one.left,
    rho: one.rho,
    firstHalfShare: 0,
    isLive: true,
  }),
);
const outlook: fc.Arbitrary<Outlook> = fc.oneof(before, after);
const booksOf = (view: Outlook) => {
  const chances = chancesOf(view);
  return { chances, books: openBooks({ outlook: view, chances }) };
};

test('the outcomes of a book share all that can happen', () => {
  fc.assert(
    fc.property(outlook, (view) => {
      const { chances, books } = booksOf(view);
      const complete = new Set(['correct-score', 'half-correct-score']);
      for (const { group, bets, whole } of books) {
        const sum = bets.reduce((all, bet) => all + chances.fair(bet), 0);
        assert.ok(sum <= whole + 1e-9, `${group} ${sum}`);
        // What is nearly impossible is left out; of scores more is.
        if (!complete.has(group)) assert.ok(sum > whole - 0.04, `${group} ${sum}`);
      }
    }),
    { numRuns: 60 },
  );
});

/** A whole match: who scored, and how many of the goals fell in the first half. */
const played = fc
  .record({
    scorers: fc.array(fc.constantFrom<1 | 2>(1, 2), { maxLength: 9 }),
    split: fc.nat({ max: 9 }),
  })
  .map(({ scorers, split }): MatchFacts => {
    const scoreAfter = (count: number): Score => {
      const first = scorers.slice(0, count).filter((scorer) => scorer === 1).length;
      return [first, Math.min(count, scorers.length) - first];
    };
    return {
      score: scoreAfter(scorers.length),
      halfTime: scoreAfter(split),
      scorers,
      isFinished: true,
      isAbandoned: false,
    };
  });

const SIDES: Readonly<Record<MarketResult, number>> = {
  won: 1,
  'half-won': 0.75,
  void: 0.5,
  'half-lost': 0.25,
  lost: 0,
};

test('whatever the result, exactly the right outcomes of each book win', () => {
  const view: Outlook = {
    score: [0, 0],
    halfTime: null,
    means: [1.6, 1.2],
    rho: -0.05,
    firstHalfShare: 0.45,
    isLive: false,
  };
  const { books } = booksOf(view);
  const partial = new Set(['correct-score', 'half-correct-score']);
  fc.assert(
    fc.property(played, (facts) => {
      for (const { group, bets, whole } of books) {
        const results = bets.map((bet) => settle(bet, facts));
        assert.ok(
          results.every((result) => result !== null),
          `${group} ends with the match`,
        );
        const shares = results.reduce((sum, result) => sum + (result ? SIDES[result] : 0), 0);
        if (partial.has(group)) assert.ok(shares === 0 || shares === 1, `${group} ${shares}`);
        else if (shares !== whole) {
          // An outcome too unlikely to be offered may be the one that came.
          assert.is(shares, 0, `${group} ${bets[0]?.param} ${shares}`);
          assert.ok(bets.length > 2);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a result that stands while the match is on is the one it ends with', () => {
  const { books } = booksOf({
    score: [0, 0],
    halfTime: null,
    means: [1.6, 1.2],
    rho: -0.05,
    firstHalfShare: 0.45,
    isLive: false,
  });
  fc.assert(
    fc.property(played, fc.nat({ max: 9 }), (facts, seen) => {
      const scorers = facts.scorers?.slice(0, seen) ?? [];
      const first = scorers.filter((scorer) => scorer === 1).length;
      const inFirst = facts.halfTime ? facts.halfTime[0] + facts.halfTime[1] : 0;
      const running: MatchFacts = {
        score: [first, scorers.length - first],
        scorers,
        halfTime: scorers.length > inFirst ? facts.halfTime : null,
        isFinished: false,
        isAbandoned: false,
      };
      for (const { bets } of books) {
        for (const bet of bets) {
          const early = settle(bet, running);
          if (early !== null) assert.is(early, settle(bet, facts), `${bet.group} ${bet.outcome}`);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('bets that say the same in other words have the same price', () => {
  const bet = (group: Bet['group'], outcome: string, param: string | null = null): Bet => ({
    group,
    param,
    outcome,
  });
  const same: readonly (readonly [Bet, readonly Bet[]])[] = [
    [bet('next-goal', 'X', '1'), [bet('total', 'under', '0.5')]],
    [bet('next-goal', 'X', '1'), [bet('correct-score', '0:0')]],
    [bet('next-goal', 'X', '1'), [bet('exact-goals', '0')]],
    [bet('double-chance', '1X'), [bet('result', '1'), bet('result', 'X')]],
    [bet('handicap', '1', '0.5'), [bet('double-chance', '1X')]],
    [bet('handicap', '1', '-1.5'), [bet('winning-margin', '1-2'), bet('winning-margin', '1-3+')]],
    [bet('european-handicap', '1', '-1'), [bet('handicap', '1', '-1.5')]],
    [bet('european-handicap', 'X', '-1'), [bet('winning-margin', '1-1')]],
    [bet('clean-sheet-1', 'yes'), [bet('total-2', 'under', '0.5')]],
    [bet('win-to-nil-1', 'yes'), [bet('result-both-score', '1-no')]],
    [
      bet('both-score', 'yes'),
      ['1', 'X', '2'].map((who) => bet('result-both-score', `${who}-yes`)),
    ],
    [
      bet('total', 'over', '2.5'),
      ['1', 'X', '2'].map((who) => bet('result-total', `${who}-over`, '2.5')),
    ],
    [bet('result', '2'), ['1', 'X', '2'].map((half) => bet('half-full', `${half}-2`))],
    [bet('half-time', 'X'), ['1', 'X', '2'].map((full) => bet('half-full', `X-${full}`))],
    [bet('half-total', 'under', '0.5'), [bet('half-correct-score', '0:0')]],
  ];
  fc.assert(
    fc.property(before, (view) => {
      const { fair } = chancesOf(view);
      for (const [one, others] of same) {
        const sum = others.reduce((all, other) => all + fair(other), 0);
        assert.ok(near(fair(one), sum), `${one.group} ${one.outcome} ${fair(one)} ${sum}`);
      }
    }),
    { numRuns: 40 },
  );
});

test('who is first to some goals is told by every order of them', () => {
  const view: Outlook = {
    score: [0, 0],
    halfTime: null,
    means: [1.4, 0.9],
    rho: 0,
    firstHalfShare: 0.45,
    isLive: false,
  };
  const { fair } = chancesOf(view);
  // Two Poisson streams: each goal is the first team's with the same chance.
  const [all, share] = [1.4 + 0.9, 1.4 / (1.4 + 0.9)];
  const goalFalls = 1 - Math.exp(-all);
  assert.ok(near(fair({ group: 'next-goal', param: '1', outcome: '1' }), goalFalls * share, 1e-6));
  let firstToTwo = 0;
  for (let count = 2, term = Math.exp(-all) * all; count <= 24; count += 1) {
    term *= all / count;
    const decided = count === 2 ? share ** 2 : share ** 2 * (1 + 2 * (1 - share));
    firstToTwo += term * decided;
  }
  assert.ok(near(fair({ group: 'race', param: '2', outcome: '1' }), firstToTwo, 1e-6));
});

test.run();
