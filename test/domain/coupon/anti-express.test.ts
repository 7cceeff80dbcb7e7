import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fairAntiExpressCoef, settleAntiExpress } from '../../../src/domain/coupon/anti-express.ts';

const test = suite('anti-express');

test('anti.marathon: pays the server’s price, below the fair one', () => {
  assert.is(fairAntiExpressCoef(['1.50', '2.00', '2.60']), '1.147');
  const bet = { stake: 10_000, antiExpressCoef: '1.08' };
  assert.is(settleAntiExpress({ ...bet, results: ['won', 'won', 'lost'] }), 10_800);
});

test('anti.epl', () => {
  assert.is(fairAntiExpressCoef(['1.153', '1.125', '1.143']), '3.072');
  const bet = { stake: 10_000, antiExpressCoef: '2.583' };
  assert.is(settleAntiExpress({ ...bet, results: ['won', 'lost', 'won'] }), 25_830);
});

test('loses when the express comes in, and is returned when there was none', () => {
  const bet = { stake: 10_000, antiExpressCoef: '2' };
  assert.is(settleAntiExpress({ ...bet, results: ['won', 'void'] }), 0);
  assert.is(settleAntiExpress({ ...bet, results: ['void', 'void'] }), 10_000);
});

test('a half result is two expresses of half the stake', () => {
  const bet = { stake: 10_000, antiExpressCoef: '2.5' };
  // Half of it lost; with the other half the leg fell out, and the express came in.
  assert.is(settleAntiExpress({ ...bet, results: ['won', 'half-lost'] }), 12_500);
  assert.is(settleAntiExpress({ ...bet, results: ['void', 'half-lost'] }), 17_500);
  assert.is(settleAntiExpress({ ...bet, results: ['won', 'half-won'] }), 0);
  assert.is(settleAntiExpress({ ...bet, results: ['void', 'half-won'] }), 5_000);
  assert.is(settleAntiExpress({ ...bet, results: ['lost', 'half-won'] }), 25_000);
  assert.is(settleAntiExpress({ ...bet, results: ['half-lost', 'half-lost'] }), 21_250);
});

test('there is no price against what cannot lose or cannot be read', () => {
  assert.is(fairAntiExpressCoef([]), null);
  assert.is(fairAntiExpressCoef(['1']), null);
  assert.is(fairAntiExpressCoef(['1.5', 'x']), null);
  const results = ['lost'] as const;
  assert.is(settleAntiExpress({ stake: 1, antiExpressCoef: '0.9', results }), null);
  assert.is(settleAntiExpress({ stake: 1, antiExpressCoef: '', results }), null);
});

test.run();
