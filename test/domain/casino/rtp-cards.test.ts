/** What the card games return, proven by all that can be dealt and by the best that can be done with it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CARDS, type Card } from '../../../src/domain/casino/cards.ts';
import * as baccarat from '../../../src/domain/casino/games/baccarat.ts';
import * as blackjack from '../../../src/domain/casino/games/blackjack.ts';
import * as hilo from '../../../src/domain/casino/games/hilo.ts';
import * as videoPoker from '../../../src/domain/casino/games/video-poker.ts';
import { add, rational, ZERO } from '../../../src/kernel/rational.ts';
import { bestBlackjack } from './best-blackjack.ts';
import { bestVideoPoker, payOf } from './best-video-poker.ts';
import { below, ratio, textOf } from './ratios.ts';

const test = suite('casino: returns of cards');

test('hi-lo: each call on each card returns what the round is worth', () => {
  const rest = Array.from({ length: 49 }, (): Card => '7c');
  for (const first of CARDS.slice(0, 13)) {
    for (const call of ['higher', 'lower', 'same'] as const) {
      const open = hilo.settle([first, '7c', ...rest], { stake: 1, calls: [], cashOut: false });
      if (!open.allowed.includes(call)) continue;
      const multipliers = CARDS.slice(0, 13).map((next) => {
        const steps = { stake: 1, calls: [call], cashOut: false };
        return ratio(hilo.settle([first, next, ...rest], steps).multiplier);
      });
      const sum = multipliers.reduce(add, ZERO);
      assert.is(textOf(rational(sum.num, sum.den * 13n)), hilo.rtp(), `${call} than ${first}`);
    }
  }
});

test('blackjack: of best play', () => {
  assert.is(textOf(bestBlackjack()), blackjack.rtp());
});

/** Of eight decks: ten values, of which 0 stands for tens and pictures. */
const COUNTS = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32] as const;

/** In how many orders each pair of points is dealt with each pair of thirds. */
function coupWeights(): Map<number, bigint> {
  const left: number[] = [...COUNTS];
  const weights = new Map<number, bigint>();
  const dealt: number[] = [];
  const deal = (ways: number) => {
    if (dealt.length === 6) {
      const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, third = 0, fourth = 0] = dealt;
      const key = (((p1 + p2) % 10) * 10 + ((b1 + b2) % 10)) * 100 + third * 10 + fourth;
      weights.set(key, (weights.get(key) ?? 0n) + BigInt(ways));
      return;
    }
    for (const value of COUNTS.keys()) {
      const many = left[value] ?? 0;
      left[value] = many - 1;
      dealt.push(value);
      deal(ways * many);
      dealt.pop();
      left[value] = many;
    }
  };
  deal(1);
  return weights;
}

test('baccarat: every coup of eight decks', () => {
  const cardOf = (value: number) => CARDS[(value + 12) % 13] ?? 'Kc';
  const paid = { player: 0n, banker: 0n, tie: 0n };
  let all = 0n;
  for (const [key, weight] of coupWeights()) {
    const [player = 0, banker = 0, third = 0, fourth = 0] = String(key)
      .padStart(4, '0')
      .split('')
      .map(Number);
    // A hand of so many points, the other card of which counts nothing.
    const cards = [
      cardOf(player),
      cardOf(banker),
      'Ks',
      'Ks',
      cardOf(third),
      cardOf(fourth),
    ] as const;
    for (const bet of ['player', 'banker', 'tie'] as const) {
      paid[bet] += weight * BigInt(baccarat.settle(cards, { [bet]: 20 }).payout);
    }
    all += weight;
  }
  for (const bet of ['player', 'banker', 'tie'] as const) {
    assert.is(textOf(rational(paid[bet], all * 20n)), baccarat.rtp({ bet }), bet);
  }
});

test('baccarat: two cards of a hand are of one rank in 31 of 415', () => {
  const first = CARDS.slice(0, 13);
  const paid = first.flatMap((one) =>
    first.map((other) => {
      const weight = one === other ? 32 * 31 : 32 * 32;
      const cards = [one, one, other, other, '2c', '2c'] as const;
      const { payout } = baccarat.settle(cards, { playerPair: 1, bankerPair: 1 });
      return (weight * payout) / 2;
    }),
  );
  const sum = paid.reduce((a, b) => a + b, 0);
  const orders = BigInt(416 * 415);
  assert.is(textOf(rational(BigInt(sum), orders)), baccarat.rtp({ bet: 'playerPair' }));
  assert.is(baccarat.rtp({ bet: 'bankerPair' }), baccarat.rtp({ bet: 'playerPair' }));
});

const pokerPays = {
  royalFlush: 800,
  straightFlush: 50,
  four: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  three: 3,
  twoPair: 2,
  jacksOrBetter: 1,
};

test('video poker: of best play', () => {
  assert.is(textOf(bestVideoPoker(pokerPays)), videoPoker.rtp());
});

test('video poker: the engine pays hands as the proof does', () => {
  // Five cards at even distances around the deck: straights, flushes and hands of four among them.
  for (const [a, b] of below(52).flatMap((a) => below(52).map((b) => [a, b] as const))) {
    const hand = [0, 1, 2, 3, 4].map((step) => (a + step * (b + 1)) % 52);
    if (new Set(hand).size < 5) continue;
    const cards = hand.map((place) => CARDS[place] ?? 'Ac');
    assert.is(
      videoPoker.tables.pays[videoPoker.rankOfHand(cards)],
      payOf(hand, pokerPays),
      cards.join(),
    );
  }
  const drawn = ['Ac', 'Ad', '2c', '3c', '4c', 'Ah', 'As', '5c', '6c', '7c'] as const;
  const four = videoPoker.settle(drawn, { stake: 2, hold: [0, 1, 4] });
  assert.equal(four, { hand: ['Ac', 'Ad', 'Ah', 'As', '4c'], rank: 'four', payout: 50 });
});

test.run();
