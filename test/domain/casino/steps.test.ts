/** Rounds of several steps: when they end, and what may be done until then. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CARDS, type Card } from '../../../src/domain/casino/cards.ts';
import * as blackjack from '../../../src/domain/casino/games/blackjack.ts';
import * as covers from '../../../src/domain/casino/games/covers.ts';
import * as hilo from '../../../src/domain/casino/games/hilo.ts';
import * as ladder from '../../../src/domain/casino/games/ladder.ts';
import * as mines from '../../../src/domain/casino/games/mines.ts';
import * as videoPoker from '../../../src/domain/casino/games/video-poker.ts';
import { below } from './ratios.ts';
import { refuses } from './refused.ts';

const test = suite('casino: rounds of several steps');

/** Twelve mines, on the last tiles. */
const last = below(12).map((index) => 13 + index);
const dig = (tiles: readonly number[], picks: readonly number[], cashOut = false) =>
  mines.settle(tiles, { stake: 100, picks, cashOut });

test('mines: nothing is cashed out before a success, and nothing is asked after the end', () => {
  refuses('action', () => dig([24], [], true));
  assert.equal(dig([24], [24], true), { done: true, multiplier: '0/1', payout: 0 });
  refuses('action', () => dig([24], [24, 0]));
  refuses('action', () => dig([24], [0, 0]));
  refuses('action', () => dig([24], [25]));
});

test('mines: a round that could not go on within 10,000 cashes out by itself', () => {
  // After nine tiles it is 2,828, after ten it would be 11,314.
  const ends = 9;
  assert.not(dig(last, below(ends - 1)).done);
  const ended = dig(last, below(ends));
  assert.ok(ended.done && ended.payout !== null && ended.payout <= 1_000_000);
  refuses('action', () => dig(last, below(ends + 1)));
});

test('mines: where they lie is told once the round is over', () => {
  const at = (picks: readonly number[], cashOut = false) =>
    mines.shown(last, { stake: 1, picks, cashOut });
  assert.equal(at([0]), []);
  assert.equal(at([0], true), last);
  assert.equal(at([24]), last);
});

const bad = [[0], [0], [0], [0], [0], [0], [0], [0], [0], [0]];
const climb = (picks: readonly number[], cashOut = false) =>
  ladder.settle(bad, { preset: 'coin', stake: 100, picks, cashOut });

test('ladder: it ends at the top, at a bad tile or by cashing out', () => {
  const top = below(10).map(() => 1);
  assert.equal(climb(top), { done: true, multiplier: '24832/25', payout: 99_328 });
  assert.equal(climb([1, 0]), { done: true, multiplier: '0/1', payout: 0 });
  assert.equal(climb([1], true), { done: true, multiplier: '97/50', payout: 194 });
  refuses('action', () => climb([...top, 1]));
  refuses('action', () => climb([0, 1]));
  refuses('action', () => climb([2]));
});

test('who leaves mines or a ladder cashes out, or has their stake back', () => {
  const steps = { preset: 'coin', stake: 100, cashOut: false } as const;
  assert.equal(ladder.byRule(bad, { ...steps, picks: [] }), { by: 'returning-stake' });
  const bet = { ...steps, picks: [1], cashOut: true };
  assert.equal(ladder.byRule(bad, { ...steps, picks: [1] }), { by: 'settling', bet });
  assert.equal(mines.byRule([3], { stake: 1, picks: [], cashOut: false }), {
    by: 'returning-stake',
  });
});

/** Cards of these ranks, then sevens up to so many. */
function cardsOf(count: number, ranks: string): Card[] {
  const known = [...ranks].map((rank) => CARDS.find((card) => card.startsWith(rank)) ?? '7c');
  return [...known, ...below(count - known.length).map((): Card => '7c')];
}

const call = (ranks: string, calls: readonly hilo.HiloCall[], cashOut = false) =>
  hilo.settle(cardsOf(51, ranks), { stake: 100, calls, cashOut });

const alternating = (count: number) =>
  below(count).map((at) => (at % 2 === 0 ? 'higher' : 'lower'));

test('hi-lo: fifty successes cash out by themselves', () => {
  assert.not(call('AK'.repeat(25), alternating(49)).done);
  const ended = call(`${'AK'.repeat(25)}A`, alternating(50));
  assert.equal([ended.done, ended.allowed], [true, []]);
});

test('hi-lo: what cannot win or passes 10,000 is not allowed, and where nothing is it is over', () => {
  assert.equal(call('A', []).allowed, ['higher', 'same']);
  assert.equal(call('K', []).allowed, ['lower', 'same']);
  refuses('action', () => call('A', ['lower']));
  const same = below(3).map((): hilo.HiloCall => 'same');
  const ranks = `AAA${'AK'.repeat(12)}`;
  assert.equal(call(ranks, same).allowed, ['higher']);
  assert.not(call(ranks, [...same, ...alternating(18)]).done);
  const ended = call(ranks, [...same, ...alternating(19)]);
  assert.ok(ended.done && ended.payout !== null && ended.payout <= 1_000_000);
  refuses('action', () => call(ranks, [...same, ...alternating(20)]));
});

test('hi-lo: cards that were not dealt are not told', () => {
  const cards = cardsOf(51, 'A2');
  assert.equal(hilo.shown(cards, { stake: 1, calls: [], cashOut: false }), ['Ac']);
  assert.equal(hilo.shown(cards, { stake: 1, calls: ['higher'], cashOut: false }), ['Ac', '2c']);
});

const play = (ranks: string, actions: readonly blackjack.BlackjackAction[], stake = 100) =>
  blackjack.settle(cardsOf(64, ranks), { stake, actions });

test('blackjack: what is allowed, in its order', () => {
  assert.equal(play('8T8T', []).allowed, ['hit', 'stand', 'double', 'split']);
  assert.equal(play('JTQ9', []).allowed, ['hit', 'stand', 'double', 'split']);
  assert.equal(play('9T8T', []).allowed, ['hit', 'stand', 'double']);
  assert.equal(play('5T5T2', ['hit']).allowed, ['hit', 'stand']);
  assert.equal(play('8T8T89', ['split']).allowed, ['hit', 'stand', 'double']);
  refuses('action', () => play('8T8T89', ['split', 'split']));
  refuses('action', () => play('5T5T2', ['hit', 'double']));
  refuses('action', () => play('9T8T', ['stand', 'stand']));
});

test('blackjack: hands of a split are played one after the other, and 21 of them is none', () => {
  const first = play('8T8T3T', ['split', 'hit']);
  assert.equal(
    first.hands.map(({ cards }) => cards.length),
    [3, 2],
  );
  const tens = play('TTT9A9', ['split', 'stand']);
  assert.equal(
    tens.hands.map(({ total, result }) => [total, result]),
    [
      [21, 'win'],
      [19, 'push'],
    ],
  );
  assert.is(tens.payout, 300);
  const doubled = play('8T893T2T', ['split', 'double', 'stand']);
  assert.equal([doubled.staked, doubled.hands.map(({ total }) => total)], [300, [13, 18]]);
});

test('blackjack: while it is open the hidden card is not told', () => {
  const open = play('9T8A', []);
  assert.is(open.done, true);
  assert.equal(play('9T87', []).dealer, { cards: ['Tc'], total: 10 });
  assert.is(play('9T87', []).payout, null);
  assert.is(blackjack.shown(), null);
});

test('blackjack: the dealer draws for hands that stand, and stands on a soft 17', () => {
  assert.equal(play('9T76T', ['hit']).dealer.cards.length, 2);
  assert.equal(play('9A86', ['stand']).dealer, { cards: ['Ac', '6c'], total: 17 });
  assert.is(play('9A86', ['stand']).payout, 100);
});

test('blackjack: a stake is even, so that a blackjack returns whole units', () => {
  assert.is(play('A9K8', [], 2).payout, 5);
  refuses('stake', () => play('A9K8', [], 3));
});

test('blackjack: who leaves stands on every hand', () => {
  const steps = { stake: 100, actions: ['split'] } as const;
  const ending = blackjack.byRule(cardsOf(64, '8T8T3T'), steps);
  const bet = { stake: 100, actions: ['split', 'stand', 'stand'] };
  assert.equal(ending, { by: 'settling', bet });
});

test('video poker: the cards that come are told once it is said what is kept', () => {
  const cards = cardsOf(10, 'AKQJT98765');
  assert.ok(videoPoker.isOpen(cards, { stake: 1 }));
  assert.equal(videoPoker.shown(cards, { stake: 1 }), cards.slice(0, 5));
  assert.equal(videoPoker.shown(cards, { stake: 1, hold: [] }), cards);
  const ending = videoPoker.byRule(cards, { stake: 1 });
  assert.equal(ending, { by: 'settling', bet: { stake: 1, hold: [0, 1, 2, 3, 4] } });
  refuses('action', () => videoPoker.settle(cards, { stake: 1, hold: [5] }));
});

test('memory: a second cover is still to be lifted, and who leaves has their stake back', () => {
  const order = below(12).reverse();
  const steps = { preset: 'memory', stake: 10, picks: [1] } as const;
  assert.ok(covers.isOpen(order, steps));
  assert.equal(covers.shown(order, steps)[1], 10);
  assert.is(covers.shown(order, steps)[0], null);
  assert.equal(covers.byRule(order, steps), { by: 'returning-stake' });
  refuses('action', () => covers.settle(order, steps));
  assert.is(covers.settle(order, { ...steps, picks: [1, 0] }).payout, 250);
  assert.equal(covers.shown(order, { ...steps, picks: [1, 0] }), order);
});

test.run();
