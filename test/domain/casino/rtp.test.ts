/** What each game returns, proven by what its engine pays on everything that can be drawn. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { binomial } from '../../../src/domain/casino/binomial.ts';
import { decimal } from '../../../src/domain/casino/exact.ts';
import * as bingo from '../../../src/domain/casino/games/bingo.ts';
import * as covers from '../../../src/domain/casino/games/covers.ts';
import * as crash from '../../../src/domain/casino/games/crash.ts';
import * as dice from '../../../src/domain/casino/games/dice.ts';
import * as hunt from '../../../src/domain/casino/games/hunt.ts';
import * as keno from '../../../src/domain/casino/games/keno.ts';
import * as ladder from '../../../src/domain/casino/games/ladder.ts';
import * as mines from '../../../src/domain/casino/games/mines.ts';
import * as plinko from '../../../src/domain/casino/games/plinko.ts';
import * as race from '../../../src/domain/casino/games/race.ts';
import * as roulette from '../../../src/domain/casino/games/roulette.ts';
import * as scratch from '../../../src/domain/casino/games/scratch.ts';
import * as slotLines from '../../../src/domain/casino/games/slot-lines.ts';
import * as slotWays from '../../../src/domain/casino/games/slot-ways.ts';
import * as wheel from '../../../src/domain/casino/games/wheel.ts';
import {
  add,
  compare,
  multiply,
  ONE,
  rational,
  subtract,
  ZERO,
} from '../../../src/kernel/rational.ts';
import { below, ratio, textOf } from './ratios.ts';

const test = suite('casino: returns');

/** The part of a stake that comes back where all outcomes are as likely. */
const returned = (payouts: readonly number[], staked: number) =>
  textOf(
    rational(
      payouts.reduce((sum, paid) => sum + BigInt(paid), 0n),
      BigInt(staked * payouts.length),
    ),
  );

test('dice: every roll, at edges and in the middle', () => {
  for (const count of [10, 4950, 9800]) {
    for (const [side, target] of [
      ['under', count],
      ['over', 9999 - count],
    ] as const) {
      // A stake that no payout is rounded of.
      const bet = { stake: count, side, target };
      const payouts = below(10_000).map((roll) => dice.settle(roll, bet).payout);
      assert.is(returned(payouts, count), dice.rtp());
    }
  }
});

test('crash: the chance to get there, counted in points', () => {
  assert.is(crash.rtp({ cashOut: '1.28' }), '99/100');
  assert.is(crash.rtp({ cashOut: '2.00' }), '2229281815548395/2251799813685248');
  for (const cashOut of ['1.01', '3.00', '9999.00', '10000.00']) {
    const lost = subtract(decimal('0.99'), ratio(crash.rtp({ cashOut })));
    assert.ok(compare(lost, ZERO) >= 0 && compare(lost, rational(1n, 10n ** 11n)) < 0, cashOut);
  }
});

test('mines and ladder: each rung returns the same, whatever it takes to get there', () => {
  for (const many of below(24).map((index) => index + 1)) {
    for (const [found, rung] of mines.multipliers(many).entries()) {
      const ways = rational(binomial(25 - many, found), binomial(25, found));
      assert.is(textOf(multiply(rung, ways)), mines.rtp());
    }
  }
  for (const preset of ['coin', 'apple', 'penalty'] as const) {
    const { tiles, safe } = ladder.tables[preset];
    let chance = ONE;
    for (const [level, rung] of ladder.multipliers({ preset }).entries()) {
      assert.is(textOf(multiply(rung, chance)), ladder.rtp());
      chance = multiply(chance, rational(BigInt(safe[level] ?? 0), BigInt(tiles)));
    }
  }
});

test('plinko: every way of the ball', () => {
  for (const rows of [8, 12, 16] as const) {
    for (const risk of ['low', 'medium', 'high'] as const) {
      let paid = 0n;
      for (const right of below(rows + 1)) {
        const bits = below(rows).map((row) => (row < right ? 1 : 0));
        paid += binomial(rows, right) * BigInt(plinko.settle(bits, { stake: 10, risk }).payout);
      }
      assert.is(textOf(rational(paid, 10n * 2n ** BigInt(rows))), '63/64');
      assert.is(plinko.rtp({ rows, risk }), '63/64');
    }
  }
});

/** All sets of up to six numbers that are near each other, and those that are no rectangle. */
function* rouletteBets(): Generator<number[]> {
  for (const low of below(37)) {
    const near = below(6)
      .map((step) => low + step)
      .filter((number) => number < 37);
    for (const mask of below(2 ** near.length))
      yield near.filter((_, index) => mask & (1 << index));
  }
}

test('roulette: each bet of the table returns the same, and there are no others', () => {
  const bets = new Map([...rouletteBets()].map((numbers) => [numbers.join(' '), numbers]));
  const offered = [...bets.values()].filter((numbers) => roulette.isOffered(numbers));
  const bySize = Map.groupBy(offered, (numbers) => numbers.length);
  assert.equal(
    [1, 2, 3, 4, 5, 6].map((size) => bySize.get(size)?.length ?? 0),
    [37, 60, 14, 23, 0, 11],
  );
  for (const numbers of offered) {
    const payouts = below(37).map(
      (pocket) => roulette.settle(pocket, { bets: [{ numbers, stake: 1 }] }).payout,
    );
    assert.is(returned(payouts, 1), roulette.rtp());
  }
});

test('the slots: by what their strips show', () => {
  assert.is(slotLines.rtp(), '1066772337252015/1125899906842624');
  assert.is(slotWays.rtp(), '648280287/671088640');
});

test('keno: every number of hits', () => {
  const drawn = below(20).map((index) => index + 1);
  for (const count of below(10).map((index) => index + 1)) {
    let paid = 0n;
    for (const hits of below(count + 1)) {
      const picks = below(count).map((index) => (index < hits ? index + 1 : 80 - index));
      const { payout } = keno.settle(drawn, { stake: 10, picks });
      paid += binomial(count, hits) * binomial(80 - count, 20 - hits) * BigInt(payout);
    }
    assert.is(textOf(rational(paid, 10n * binomial(80, 20))), keno.rtp({ count }));
  }
  assert.is(keno.rtp({ count: 10 }), '20568305899/21664369870');
});

test('scratch cards: by their weights', () => {
  assert.is(scratch.rtp(), '23/25');
});

test('bingo: every pattern of lines', () => {
  assert.is(bingo.rtp(), '12904573090142/13711471751169');
  assert.is(textOf(bingo.chances().map(ratio).reduce(add, ZERO)), '1/1');
  // All 24 numbers are among the 40: all twelve lines.
  assert.is(bingo.chances()[12], textOf(rational(binomial(51, 16), binomial(75, 40))));
  // Eleven lines are none: the last number of ten that would be complete makes all twelve.
  assert.is(bingo.chances()[11], '0/1');
});

test('race: what its orders pay, each by its chance', () => {
  const field = race.tables.weights;
  const runners = below(6).map((index) => index + 1);
  const selections: race.RaceSelection[] = [
    ...runners.map((runner) => ({ kind: 'win' as const, runners: [runner] })),
    ...runners.map((runner) => ({ kind: 'place' as const, runners: [runner] })),
    { kind: 'forecast', runners: [1, 6] },
    { kind: 'forecast', runners: [6, 5] },
  ];
  for (const selection of selections) {
    let sum = ZERO;
    for (const first of runners) {
      for (const second of runners.filter((runner) => runner !== first)) {
        const rest = runners.filter((runner) => runner !== first && runner !== second);
        const bets = [{ ...selection, stake: 100 }];
        const { payout } = race.settle([first, second, ...rest], { field, bets });
        const [a = 0, b = 0] = [field[first - 1], field[second - 1]];
        const part = rational(BigInt(a * b * payout), BigInt(100 * (100 - a)));
        sum = add(sum, part);
      }
    }
    const expected = race.rtp({ field, ...selection });
    assert.is(textOf(rational(sum.num, sum.den * 100n)), expected);
    const returns = decimal(race.tables.returned[selection.kind]);
    assert.ok(compare(ratio(expected), returns) <= 0);
  }
});

test('hunt and wheel: each target, each segment', () => {
  for (const target of hunt.tables.targets) {
    const hit = hunt.settle([true], { targets: [target], stake: 1 }).payout;
    assert.is(textOf(rational(BigInt(hit * 24), BigInt(25 * target))), hunt.rtp());
  }
  for (const key of ['2', '3', '8', '16', '48'] as const) {
    const payouts = below(50).map((index) => wheel.settle(index, { bets: { [key]: 1 } }).payout);
    assert.is(returned(payouts, 1), wheel.rtp());
  }
});

test('covers: all that can be lifted', () => {
  for (const preset of ['memory', 'chests', 'safes', 'lottery'] as const) {
    const { picks: many, prizes } = covers.coversOf({ preset });
    const places = [...prizes.keys()];
    const picked =
      many === 1
        ? places.map((one) => [one])
        : places.flatMap((one) =>
            places.filter((other) => other !== one).map((other) => [one, other]),
          );
    const payouts = picked.map(
      (picks) => covers.settle(places, { preset, stake: 10, picks }).payout,
    );
    assert.is(returned(payouts, 10), covers.rtp({ preset }));
  }
  assert.is(covers.rtp({ preset: 'memory' }), '31/33');
  assert.is(covers.rtp({ preset: 'lottery' }), '1/1');
});

test.run();
