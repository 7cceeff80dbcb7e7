import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as toto from '../../../src/domain/casino/toto.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { testSeed } from '../../support/seed.ts';
import { spoiled, throwsNothingElse } from './hostile.ts';
import { below } from './ratios.ts';
import { refuses } from './refused.ts';

const test = suite('casino: toto');

const MARKS = ['1', 'X', '2', '1X', '12', 'X2', '1X2'] as const;
const RESULTS = '11111111111111';
const ones = (): toto.TotoMark[] => below(14).map(() => '1');
const coupon = (id: string, marks: readonly toto.TotoMark[], unit = 10) => ({ id, marks, unit });

/** Marks that hit all matches but the first so many. */
const missing = (misses: number) => below(14).map((match) => (match < misses ? 'X' : '1'));

test('a pool is shared by hits, and what nobody won waits', () => {
  const coupons = [coupon('a', ones()), coupon('b', missing(2), 30), coupon('c', missing(5), 60)];
  const outcome = toto.settle(RESULTS, { coupons, jackpot: 1_000 });
  assert.is(outcome.pool, 100);
  assert.equal(outcome.payouts, { a: 1_035, b: 15, c: 0 });
  assert.equal(
    outcome.categories.map(({ hits, amount, units }) => [hits, amount, units]),
    [
      [14, 1_035, 10],
      [13, 20, 0],
      [12, 15, 30],
      [11, 10, 0],
      [10, 10, 0],
    ],
  );
  assert.is(outcome.retained, 10);
  assert.is(outcome.jackpot, 40);
});

test('a combination is paid in its own category alone', () => {
  const marks: toto.TotoMark[] = ['1X', '12', ...ones().slice(2)];
  const { categories } = toto.settle(RESULTS, { coupons: [coupon('a', marks)], jackpot: 0 });
  assert.equal(
    categories.map(({ units }) => units),
    [10, 20, 10, 0, 0],
  );
});

test('every mark of a void match hits', () => {
  const marks: toto.TotoMark[] = ['1X2', 'X', ...ones().slice(2)];
  const { categories } = toto.settle('VV111111111111', {
    coupons: [coupon('a', marks)],
    jackpot: 0,
  });
  assert.equal(
    categories.map(({ units }) => units),
    [30, 0, 0, 0, 0],
  );
});

test('more than three void matches, and everybody is paid back', () => {
  const coupons = [coupon('a', ones()), coupon('b', ['1X2', ...ones().slice(1)], 7)];
  assert.not(toto.settle('VVV11111111111', { coupons, jackpot: 5 }).isVoid);
  assert.equal(toto.settle('VVVV1111111111', { coupons, jackpot: 5 }), {
    isVoid: true,
    pool: 31,
    retained: 0,
    categories: [],
    payouts: { a: 10, b: 21 },
    jackpot: 5,
  });
});

/** Hits of every combination, one by one. */
function hitsOneByOne(marks: readonly toto.TotoMark[], results: string): number[] {
  return marks.reduce<number[]>(
    (all, mark, match) =>
      all.flatMap((hits) =>
        [...mark].map((one) => hits + Number(one === results[match] || results[match] === 'V')),
      ),
    [0],
  );
}

test('made-up draws: counted one by one it is the same, and no money is lost', () => {
  const random = seededRandom(testSeed);
  const any = <T>(options: readonly [T, ...T[]]) =>
    options[Math.floor(random() * options.length)] ?? options[0];
  for (let round = 0; round < 20; round += 1) {
    const matches = any([14, 15]);
    const results = below(matches)
      .map(() => any(['1', '1', 'X', '2']))
      .join('');
    const voided = results.replace('2', 'V');
    const coupons = below(4).map((id) =>
      coupon(
        String(id),
        below(matches).map((match) => (match < 5 ? any(MARKS) : any(['1', 'X', '2']))),
        1 + id,
      ),
    );
    const jackpot = Math.floor(random() * 1_000);
    const outcome = toto.settle(voided, { coupons, jackpot });
    for (const { hits, units } of outcome.categories) {
      const counted = coupons.map(
        ({ marks, unit }) =>
          unit * hitsOneByOne(marks, voided).filter((each) => each === hits).length,
      );
      assert.is(
        units,
        counted.reduce((a, b) => a + b, 0),
      );
    }
    const paid = Object.values(outcome.payouts).reduce((a, b) => a + b, 0);
    assert.is(outcome.pool + jackpot, outcome.retained + paid + outcome.jackpot);
  }
});

test('what is no coupon is refused', () => {
  const settle = (coupons: readonly toto.TotoCoupon[], results = RESULTS, jackpot = 0) =>
    toto.settle(results, { coupons, jackpot });
  refuses('bet', () => settle([coupon('a', ones().slice(1))]));
  refuses('bet', () => settle([coupon('a', [...ones(), '1'])]));
  refuses('bet', () => settle([coupon('a', ones()), coupon('a', ones())]));
  refuses('bet', () => settle([coupon('', ones())]));
  refuses('bet', () =>
    settle([
      coupon(
        'a',
        below(14).map((match) => (match < 10 ? '1X2' : '1')),
      ),
    ]),
  );
  refuses('bet', () => settle([], '1'));
  refuses('stake', () => settle([coupon('a', ones(), 0)]));
  refuses('stake', () => settle([coupon('a', ones())], RESULTS, -1));
  refuses('stake', () => settle([coupon('a', ones(), 2 ** 52), coupon('b', ones(), 2 ** 52)]));
  assert.is(toto.combos(below(14).map((match) => (match < 9 ? '1X2' : '1'))), 19_683);
});

test('a coupon may be called anything', () => {
  const { payouts } = toto.settle(RESULTS, { coupons: [coupon('__proto__', ones())], jackpot: 0 });
  assert.equal(Object.entries(payouts), [['__proto__', 3]]);
});

test('whatever JSON it is given, it throws nothing of its own', () => {
  const sales = { coupons: [coupon('a', ones())], jackpot: 1 };
  for (const bad of spoiled(sales))
    throwsNothingElse(() => Reflect.apply(toto.settle, null, [RESULTS, bad]));
  for (const bad of spoiled(RESULTS))
    throwsNothingElse(() => Reflect.apply(toto.settle, null, [bad, sales]));
  for (const bad of spoiled(ones()))
    throwsNothingElse(() => Reflect.apply(toto.combos, null, [bad]));
});

test.run();
