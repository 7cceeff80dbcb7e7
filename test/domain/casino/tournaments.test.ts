import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_PER_MILLE } from '../../../src/domain/accounts/cashback.ts';
import { games } from '../../../src/domain/casino/rows.ts';
import {
  BEST,
  countedMultiplier,
  isTold,
  joiningRefusal,
  MOST_MULTIPLIER,
  POOL_PER_MILLE,
  phaseOf,
  prizesOf,
  SCORE_UNITS,
  type Score,
  SERIES,
  SHARES,
  scored,
  tournamentOf,
  tournamentsAt,
} from '../../../src/domain/casino/tournaments.ts';

const test = suite('casino: tournaments');

const NO_SCORE: Score = { best: [], score: 0, reachedAt: null };
const BOUNDED = { seed: 7, numRuns: 300 };
const WEDNESDAY = Date.UTC(2026, 2, 4, 12);
const DAY = 86_400_000;

test('each game of a tournament keeps more of a stake than pool and cashback give back', () => {
  for (const { games: names } of Object.values(SERIES)) {
    for (const name of names) {
      const [over = 0, under = 1] = games[name].rtp.most.split('/').map(Number);
      assert.ok(over / under + (POOL_PER_MILLE + MOST_PER_MILLE) / 1000 < 1, name);
    }
  }
});

test('a multiplier is what came back for a unit, cut down, and counts for a thousand at most', () => {
  assert.is(countedMultiplier(30, 40), 13_333);
  assert.is(countedMultiplier(100, 0), 0);
  assert.is(countedMultiplier(1, 10_000), MOST_MULTIPLIER * SCORE_UNITS);
  assert.is(countedMultiplier(0, 100), 0);
});

test('the score is the sum of the ten best, in whatever order they came', () => {
  const multiplier = fc.integer({ min: 0, max: MOST_MULTIPLIER * SCORE_UNITS });
  fc.assert(
    fc.property(fc.array(multiplier, { maxLength: 30 }), (all) => {
      const { score, best } = all.reduce((so, one, at) => scored(so, one, at), NO_SCORE);
      const top = all.toSorted((a, b) => b - a).slice(0, BEST);
      assert.is(
        score,
        top.reduce((sum, one) => sum + one, 0),
      );
      assert.ok(best.length <= BEST);
    }),
    BOUNDED,
  );
});

test('a round that adds nothing leaves the time when the score was reached', () => {
  const ten = Array.from({ length: BEST }, () => 500);
  const full = ten.reduce((so, one) => scored(so, one, 1), NO_SCORE);
  assert.is(scored(full, 500, 2).reachedAt, 1);
  assert.is(scored(full, 501, 2).reachedAt, 2);
  assert.is(scored(NO_SCORE, 0, 2).reachedAt, null);
});

test('a pool is shared whole but for roundings, however many have points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 40 }),
      (pool, players) => {
        const prizes = prizesOf(pool, players);
        assert.is(prizes.length, Math.min(players, SHARES.length));
        const left = pool - prizes.reduce((sum, prize) => sum + prize, 0);
        if (players > 0) assert.ok(left >= 0 && left < SHARES.length);
        assert.equal(
          prizes,
          prizes.toSorted((a, b) => b - a),
        );
      },
    ),
    BOUNDED,
  );
  assert.equal(prizesOf(1_000, 1), [1_000]);
});

test('an id is that of one tournament, and of nothing else', () => {
  for (const one of tournamentsAt(WEDNESDAY)) {
    assert.equal(tournamentOf(one.id), one);
    assert.ok(isTold(one.id, WEDNESDAY));
  }
  for (const id of ['', 'reels', 'reels-', 'reels-01', 'reels--1', 'toString-5', 'reels-123456']) {
    assert.is(tournamentOf(id), null, id);
  }
  assert.not.ok(isTold('reels-1', WEDNESDAY));
});

test('reels and draws go on all week, quick games from Friday to Monday', () => {
  const on = (now: number) =>
    tournamentsAt(now)
      .filter((one) => phaseOf(one, now) === 'on')
      .map(({ series }) => series);
  assert.equal(on(WEDNESDAY), ['reels', 'draws']);
  const friday = Date.UTC(2026, 2, 6);
  assert.equal(on(friday), ['reels', 'quick', 'draws']);
  assert.equal(on(friday - 1), ['reels', 'draws']);
  assert.equal(on(friday + 3 * DAY - 1), ['reels', 'quick', 'draws']);
  assert.equal(on(friday + 3 * DAY), ['reels', 'draws']);
});

test('who may not play takes no part, and nobody in what is over', () => {
  const [next = null] = tournamentsAt(WEDNESDAY);
  const free = { player: 'player', limits: { isExcluded: false } } as const;
  const asked = (standing: Parameters<typeof joiningRefusal>[0]['standing'], isOffered = true) =>
    joiningRefusal({ standing, isOffered }, next, WEDNESDAY);
  assert.is(asked(free), null);
  assert.is(asked(free, false), 'not-offered');
  assert.is(asked({ ...free, limits: { isExcluded: true } }), 'not-offered');
  assert.is(asked({ ...free, limits: 'unknown' }), 'waiting');
  assert.is(asked({ ...free, player: 'banned' }), 'not-offered');
  const facts = { standing: free, isOffered: true };
  assert.is(joiningRefusal(facts, null, WEDNESDAY), 'unknown');
  assert.is(joiningRefusal(facts, next, WEDNESDAY + 14 * DAY), 'over');
});

test.run();
