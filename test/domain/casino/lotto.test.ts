import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { binomial } from '../../../src/domain/casino/binomial.ts';
import * as lotto from '../../../src/domain/casino/lotto.ts';
import { rational } from '../../../src/kernel/rational.ts';
import { spoiled, throwsNothingElse } from './hostile.ts';
import { below, textOf } from './ratios.ts';
import { refuses } from './refused.ts';
import { seeds } from './samples.ts';

const test = suite('casino: lotto');

const drawn = { main: [1, 2, 3, 4, 5, 6], bonus: 7 };

/** A line with so many of the six, with the bonus or not, and how many lines there are like it. */
function lineOf(hits: number, hasBonus: boolean): { line: number[]; ways: bigint } {
  const others = 6 - hits - (hasBonus ? 1 : 0);
  const line = [
    ...below(hits).map((index) => index + 1),
    ...below(others).map((index) => index + 8),
  ];
  return {
    line: hasBonus ? [...line, 7] : line,
    ways: binomial(6, hits) * binomial(42, others),
  };
}

test('every line there is: the chances of the tiers and the return of them all', () => {
  const ways = new Map<lotto.LottoTier, bigint>();
  let paid = 0n;
  let all = 0n;
  for (const hits of below(7)) {
    for (const hasBonus of hits < 6 ? [true, false] : [false]) {
      const like = lineOf(hits, hasBonus);
      const { tiers, payout } = lotto.settle(drawn, { stake: 1, lines: [like.line] });
      const [tier = null] = tiers;
      if (tier !== null) ways.set(tier, (ways.get(tier) ?? 0n) + like.ways);
      paid += like.ways * BigInt(payout);
      all += like.ways;
    }
  }
  assert.is(all, 13_983_816n);
  const expected = { '6': 1n, '5+': 6n, '5': 252n, '4': 13_545n, '3': 246_820n, '2+': 172_200n };
  assert.equal(Object.fromEntries(ways), expected);
  for (const [tier, many] of ways) assert.is(lotto.chance(tier), textOf(rational(many, all)), tier);
  assert.is(textOf(rational(paid, all)), lotto.rtp());
  assert.is(lotto.rtp(), '1781525/2330636');
});

test('each line is a bet of its own', () => {
  const line = [1, 2, 3, 4, 5, 6];
  const bet = { stake: 10, lines: [line, line, [44, 45, 46, 47, 48, 49]] };
  assert.is(lotto.stakedOn(bet), 30);
  assert.equal(lotto.settle(drawn, bet), { tiers: ['6', '6', null], payout: 20_000_000 });
});

test('what a bet can return at most is what its best draw returns', () => {
  const most = (lines: number[][]) => lotto.largestMultiplier({ stake: 1, lines });
  assert.is(most([[1, 2, 3, 4, 5, 6]]), '1000000/1');
  assert.is(
    most([
      [1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1],
    ]),
    '1000000/1',
    'the same twice',
  );
  // All six, and each line that has five of them and the bonus.
  const near = below(6).map((left) => [...[1, 2, 3, 4, 5, 6].toSpliced(left, 1), 7]);
  const lines = [[1, 2, 3, 4, 5, 6], ...near];
  assert.is(lotto.settle(drawn, { stake: 1, lines }).payout, 1_600_000);
  assert.is(most(lines), '1600000/7');
  assert.is(most([...lines, [1, 2, 3, 4, 5, 8]]), '200625/1', 'and five of one more');
});

test('seven different numbers are drawn', () => {
  const { main, bonus } = lotto.draw(seeds);
  assert.equal(
    main,
    main.toSorted((a, b) => a - b),
  );
  assert.is(new Set([...main, bonus]).size, 7);
});

test('what is no bet, and no draw, is refused', () => {
  const line = [1, 2, 3, 4, 5, 6];
  const settle = (lines: number[][], stake = 1) => lotto.settle(drawn, { stake, lines });
  refuses('bet', () => settle([]));
  refuses('bet', () => settle(Array.from({ length: 21 }, () => line)));
  for (const wrong of [[0], [50], [6], []])
    refuses('bet', () => settle([[...line.slice(0, 5), ...wrong, ...wrong]]));
  refuses('stake', () => settle([line], 0));
  // Twenty lines of the first tier would be more than a number holds.
  refuses('stake', () => settle([line], 1e9));
  refuses('seed', () => lotto.settle({ main: line, bonus: 6 }, { stake: 1, lines: [line] }));
});

test('whatever JSON it is given, it throws nothing of its own', () => {
  const bet = { stake: 10, lines: [[1, 2, 3, 4, 5, 6]] };
  for (const bad of spoiled(seeds)) throwsNothingElse(() => Reflect.apply(lotto.draw, null, [bad]));
  for (const bad of spoiled(drawn))
    throwsNothingElse(() => Reflect.apply(lotto.settle, null, [bad, bet]));
  for (const bad of spoiled(bet))
    throwsNothingElse(() => Reflect.apply(lotto.settle, null, [drawn, bad]));
  for (const bad of spoiled('6')) throwsNothingElse(() => Reflect.apply(lotto.chance, null, [bad]));
});

test.run();
