/** Games for points: what each returns of the ten points that a round costs, by all that can be drawn. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { coverLists } from '../../../src/domain/casino/cover-lists.ts';
import * as covers from '../../../src/domain/casino/games/covers.ts';
import * as scratch from '../../../src/domain/casino/games/scratch.ts';
import * as slot from '../../../src/domain/casino/games/slot-lines.ts';
import * as wheel from '../../../src/domain/casino/games/wheel.ts';
import { POINTS_STAKE, pointsGames } from '../../../src/domain/casino/points-games.ts';
import { countOf, STOPS, windowsOf } from '../../../src/domain/casino/reels.ts';
import { add, multiply, type Rational, rational, ZERO } from '../../../src/kernel/rational.ts';
import { below, textOf } from './ratios.ts';

const test = suite('casino: games for points');

const stake = POINTS_STAKE;

/** The mean of payouts that are as likely as each other, by the point. */
const meanOf = (payouts: readonly number[]): string =>
  textOf(
    rational(
      BigInt(payouts.reduce((sum, payout) => sum + payout, 0)),
      BigInt(payouts.length * stake),
    ),
  );

const told = (name: keyof typeof pointsGames): string => pointsGames[name].rtp.most;

for (const name of ['points-chests', 'points-safes', 'points-lottery'] as const) {
  test(`${name}: as many points come back as were given, whichever cover is lifted`, () => {
    const preset = coverLists[name];
    const many = below(covers.coversOf({ preset }).prizes.length);
    const payouts = many.map(
      (cover) => covers.settle(many, { preset, stake, picks: [cover] }).payout,
    );
    assert.is(meanOf(payouts), '1/1');
    assert.is(told(name), '1/1');
  });
}

test('memory: the mean of all pairs of covers is that of the engine', () => {
  const many = below(12);
  const payouts = many.flatMap((one) =>
    many
      .filter((other) => other !== one)
      .map((other) => covers.settle(many, { preset: 'memory', stake, picks: [one, other] }).payout),
  );
  assert.is(meanOf(payouts), '31/33');
  assert.is(told('points-memory'), '31/33');
});

test('wheel: the mean of all fifty segments is that of the engine, whatever is bet on', () => {
  for (const key of ['2', '3', '8', '16', '48'] as const) {
    const payouts = below(50).map(
      (index) => wheel.settle(index, { bets: { [key]: stake } }).payout,
    );
    assert.is(meanOf(payouts), '24/25');
  }
  assert.equal(pointsGames['points-wheel'].rtp, { least: '24/25', most: '24/25' });
});

test('scratch card: the mean of all million cards is that of the engine', () => {
  const { prizes, weights, cards } = scratch.tables;
  const paid = prizes.reduce((sum, prize, at) => {
    const others = prizes.filter((other) => other !== prize).slice(0, 3);
    const panels = [prize, prize, prize, ...others, ...others];
    return sum + scratch.settle({ prize, panels }, { stake }).payout * (weights[at] ?? 0);
  }, 0);
  assert.is(textOf(rational(BigInt(paid), BigInt(cards * stake))), '23/25');
  assert.is(told('points-scratch'), '23/25');
});

/** Points that a line of the reels pays, in the mean: every row of every stop, reel by reel. */
function lineMean(): Rational {
  const { strips, pays, wild, lines } = slot.tables;
  const lineStake = BigInt(stake / lines.length);
  const ofSymbol = ([symbol, of]: [string, number[]]) =>
    of.map((pay, at) => {
      const counts = strips.map((strip, reel) =>
        countOf(strip, reel === 0 ? symbol : symbol + wild),
      );
      const shares = counts.map((count, reel) => {
        if (reel < at + 3) return rational(BigInt(count), BigInt(STOPS));
        return reel === at + 3 ? rational(BigInt(STOPS - count), BigInt(STOPS)) : rational(1n);
      });
      return multiply(rational(BigInt(pay) * lineStake), shares.reduce(multiply));
    });
  return Object.entries(pays).flatMap(ofSymbol).reduce(add);
}

test('slot machine: ten points are ten whole lines, and the mean is that of the engine', () => {
  const { strips, scatter, scatterPays, freeSpins, freeTimes, lines } = slot.tables;
  const byLines = multiply(rational(BigInt(lines.length)), lineMean());
  const seen = strips.map(
    (strip) => windowsOf(strip).filter((window) => window.includes(scatter)).length,
  );
  // Every way in which the five reels show a scatter or none.
  const mean = below(2 ** seen.length).reduce((sum, ways) => {
    const shows = seen.map((_, reel) => ((ways >> reel) & 1) === 1);
    const chance = seen.map((count, reel) =>
      rational(BigInt(shows[reel] ? count : STOPS - count), BigInt(STOPS)),
    );
    const scatters = shows.filter(Boolean).length;
    const free = rational(BigInt((freeSpins[scatters] ?? 0) * freeTimes));
    const paid = add(
      rational(BigInt((scatterPays[scatters] ?? 0) * stake)),
      multiply(free, byLines),
    );
    return add(sum, multiply(chance.reduce(multiply), add(byLines, paid)));
  }, ZERO);
  assert.is(textOf(multiply(mean, rational(1n, BigInt(stake)))), told('points-slot'));
});

test.run();
