import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CASHBACK_LEVELS,
  cashbackOf,
  collectableUntil,
  collectRefusal,
  joinRefusal,
  levelReached,
  MOST_PER_MILLE,
  MOST_STAKES,
  weekState,
} from '../../../src/domain/accounts/cashback.ts';
import { games, isInPoints } from '../../../src/domain/casino/rows.ts';
import { weekEnd, weekStart } from '../../../src/domain/time/week.ts';

const test = suite('cashback');

const BOUNDED = { seed: 6, numRuns: 300 };
const MONDAY = Date.UTC(2026, 2, 2);
const DAY = 86_400_000;

const turnover = fc.record({
  staked: fc.maxSafeNat(),
  paid: fc.maxSafeNat(),
  lowestStake: fc.integer({ min: 1, max: 25_000 }),
});

test('a week begins on Monday at midnight of UTC, and holds each time once', () => {
  assert.is(weekStart(MONDAY), MONDAY);
  assert.is(weekStart(MONDAY - 1), MONDAY - 7 * DAY);
  const any = fc.integer({ min: -4_000_000_000_000, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(any, (at) => {
      const start = weekStart(at);
      assert.is(new Date(start).getUTCDay(), 1);
      assert.is(start % DAY, 0);
      assert.ok(start <= at && at < weekEnd(start));
    }),
    BOUNDED,
  );
});

test('never more than was lost or than the most, never less than nothing, in whole units', () => {
  fc.assert(
    fc.property(turnover, (one) => {
      const back = cashbackOf(one);
      assert.ok(Number.isSafeInteger(back) && back >= 0);
      assert.ok(back <= Math.max(0, one.staked - one.paid));
      assert.ok(back <= MOST_STAKES * one.lowestStake);
      assert.ok(back <= (one.staked * MOST_PER_MILLE) / 1000);
    }),
    BOUNDED,
  );
});

test('nothing comes back to who won, or who staked less than the first level asks for', () => {
  fc.assert(
    fc.property(turnover, ({ staked, paid, lowestStake }) => {
      const won = { staked: Math.min(staked, paid), paid: Math.max(staked, paid), lowestStake };
      assert.is(cashbackOf(won), 0);
      const below = (CASHBACK_LEVELS[0]?.fromStakes ?? 0) * lowestStake - 1;
      assert.is(cashbackOf({ staked: below, paid: 0, lowestStake }), 0);
    }),
    BOUNDED,
  );
});

test('each level begins where its row says, and a higher one asks for more and brings more', () => {
  const lowestStake = 50;
  for (const [index, row] of CASHBACK_LEVELS.entries()) {
    const staked = row.fromStakes * lowestStake;
    assert.equal(levelReached({ staked, lowestStake }), row);
    assert.equal(
      levelReached({ staked: staked - 1, lowestStake }),
      CASHBACK_LEVELS[index - 1] ?? null,
    );
    const next = CASHBACK_LEVELS[index + 1];
    if (next) assert.ok(next.fromStakes > row.fromStakes && next.percent > row.percent);
  }
});

test('a part is rounded down: €90.99 lost at two per cent bring €1.81', () => {
  assert.is(cashbackOf({ staked: 49_999, paid: 40_900, lowestStake: 50 }), 181);
});

test('no more comes back than a part of what was staked, which is less than any game costs', () => {
  assert.is(cashbackOf({ staked: 10_000, paid: 0, lowestStake: 50 }), 40);
  // Nothing of what was played for points comes back.
  const forMoney = Object.entries(games).filter(([, { gameId }]) => !isInPoints(gameId));
  for (const [name, { rtp }] of forMoney) {
    const [over = 0, under = 1] = rtp.most.split('/').map(Number);
    assert.ok(over / under + MOST_PER_MILLE / 1000 < 1, name);
  }
});

test('a week runs, is to be collected for fourteen days, and then is over', () => {
  const week = { start: MONDAY, amount: 201, collectedAt: null };
  const states = [
    ...[MONDAY, weekEnd(MONDAY) - 1, weekEnd(MONDAY)],
    ...[collectableUntil(MONDAY) - 1, collectableUntil(MONDAY)],
  ].map((now) => weekState(week, now));
  assert.equal(states, ['running', 'running', 'open', 'open', 'over']);
  assert.is(collectableUntil(MONDAY) - weekEnd(MONDAY), 14 * DAY);
  assert.is(weekState({ ...week, amount: 0 }, weekEnd(MONDAY)), 'nothing');
  assert.is(weekState({ ...week, collectedAt: 1 }, collectableUntil(MONDAY)), 'collected');
});

test('who may not play is not offered to join; what is theirs they collect, unless they are banned', () => {
  const free = { isExcluded: false };
  const standing = { player: 'player', limits: free } as const;
  const week = { start: MONDAY, amount: 201, collectedAt: null };
  const now = weekEnd(MONDAY);
  const facts = { standing, isOffered: true, joinedAt: MONDAY };
  assert.is(joinRefusal(facts), null);
  assert.is(collectRefusal(facts, week, now), null);
  const kept = [
    { ...facts, isOffered: false },
    { ...facts, standing: { ...standing, player: 'banned' } as const },
    { ...facts, standing: { ...standing, player: 'guest' } as const },
    { ...facts, standing: { ...standing, limits: { isExcluded: true } } },
    { ...facts, standing: { ...standing, limits: { ...free, isTimeUp: true } } },
    { ...facts, standing: { ...standing, limits: { ...free, isMissing: true } } },
  ];
  for (const one of kept) {
    assert.is(joinRefusal(one), 'not-offered');
    const isPlayer = one.standing.player === 'player';
    assert.is(collectRefusal(one, week, now), isPlayer ? null : 'not-offered');
  }
  const unknown = { ...facts, standing: { ...standing, limits: 'unknown' } as const };
  assert.is(collectRefusal(unknown, week, now), 'waiting');
  assert.is(collectRefusal({ ...facts, joinedAt: null }, week, now), 'not-joined');
  assert.is(collectRefusal(facts, null, now), 'unknown-week');
});

test.run();
