import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CashOutBet,
  type CashOutLeg,
  cashOutPart,
  cashOutPrice,
} from '../../../src/domain/bets/cash-out.ts';
import { divide, ONE, parseDecimal, rational, ZERO } from '../../../src/kernel/rational.ts';

const test = suite('what a running bet is bought back for');

/** A selection that was taken at a coefficient, and is as likely as another one has it. */
const leg = (
  taken: string,
  fair: string | null,
  result: CashOutLeg['result'] = null,
): CashOutLeg => ({
  ...{ taken, result },
  chance: fair === null ? null : { won: divide(ONE, parseDecimal(fair) ?? ONE), back: ZERO },
});

/** One that may give its stake back; parts of a hundred. */
const returning = (taken: string, won: bigint, back: bigint): CashOutLeg => ({
  ...{ taken, result: null },
  chance: { won: rational(won, 100n), back: rational(back, 100n) },
});

const bet = (legs: readonly CashOutLeg[], more: Partial<CashOutBet> = {}): CashOutBet => ({
  ...{ typeId: legs.length === 1 ? 0 : 1, variant: 'plain', stake: 1000n, maxPayout: 1_000_000n },
  hasBonus: false,
  legs,
  ...more,
});

const priceOf = (one: CashOutBet, margin = 0n) => {
  const offer = cashOutPrice(one, margin);
  return offer.refusal ?? offer.price;
};

test('a price that has not moved gives the stake back, but for the margin', () => {
  assert.is(priceOf(bet([leg('2.50', '2.50')])), 1000n);
  assert.equal(cashOutPrice(bet([leg('2.50', '2.50')]), 5n), {
    ...{ refusal: null, price: 950n, worth: 1000n },
  });
});

test('a price that fell is a bet that gained, and one that rose a bet that lost', () => {
  assert.is(priceOf(bet([leg('2.00', '1.25')])), 1600n);
  assert.is(priceOf(bet([leg('2.00', '8.00')])), 250n);
});

test('of an accumulator every open selection counts, and those that are decided as they are', () => {
  assert.is(priceOf(bet([leg('2.00', '1.60'), leg('3.00', '2.50')])), 1500n);
  assert.is(priceOf(bet([leg('2.00', null, 'won'), leg('3.00', '3.00')])), 2000n);
  assert.is(priceOf(bet([leg('2.00', null, 'void'), leg('3.00', '3.00')])), 1000n);
  assert.is(priceOf(bet([leg('2.00', null, 'half-won'), leg('3.00', '3.00')])), 1500n);
});

test('the bonus bet is bought back with the bet, as its selections stand', () => {
  const legs = [leg('2.00', '2.00'), leg('2.00', '2.00'), leg('2.00', null, 'won')];
  assert.is(priceOf(bet(legs, { hasBonus: true })), 2060n);
  const returned = [leg('2.00', '2.00'), leg('2.00', '2.00'), leg('2.00', null, 'void')];
  assert.is(priceOf(bet(returned, { hasBonus: true })), 1000n);
});

test('what may give its stake back is worth that, too', () => {
  // Won in 40 of a hundred, back in 25, lost in 35.
  assert.is(priceOf(bet([returning('1.50', 40n, 25n)])), 850n);
  // It is sure not to lose: half of it comes back whatever happens.
  assert.is(priceOf(bet([returning('2.00', 50n, 50n)])), 1500n);
  assert.is(priceOf(bet([returning('2.00', 40n, 20n), leg('3.00', '3.00')])), 1000n);
});

test('a bonus is paid for as far as all selections win, and what is above a cap for none', () => {
  const legs = [returning('2.00', 40n, 20n), leg('2.00', '2.00'), leg('2.00', null, 'won')];
  // 1000 x 2 x (0.8 + 0.2) is likely without the bonus of 3 %, which is only paid on 0.8 of it.
  assert.is(priceOf(bet(legs)), 2000n);
  assert.is(priceOf(bet(legs, { hasBonus: true })), 2048n);
  // Half of what it may win is cut; so is half of what is likely.
  assert.is(priceOf(bet([returning('10.00', 10n, 20n)], { maxPayout: 5_000n })), 600n);
});

test('what is no chance is an error', () => {
  assert.throws(() => priceOf(bet([returning('2.00', 80n, 30n)])));
  assert.throws(() => priceOf(bet([returning('2.00', -1n, 30n)])));
});

test('it is rounded down, once', () => {
  assert.is(priceOf(bet([leg('2.00', '3.00')])), 666n);
  assert.is(priceOf(bet([leg('2.00', '3.00')]), 10n), 600n);
});

test('a bet is worth no more than its cap lets it pay', () => {
  assert.is(priceOf(bet([leg('100.00', '2.00')], { maxPayout: 5_000n })), 2500n);
});

test('no offer: a kind without a price, a selection without one, nothing left, all decided', () => {
  const legs = [leg('2.00', '2.00'), leg('2.00', '2.00')];
  assert.is(priceOf(bet(legs, { typeId: 2 })), 'kind');
  assert.is(priceOf(bet(legs, { variant: 'anti' })), 'kind');
  assert.is(priceOf(bet([leg('2.00', null)])), 'suspended');
  assert.is(priceOf(bet([returning('2.00', 0n, 0n)])), 'worthless');
  assert.is(priceOf(bet([leg('2.00', null, 'lost'), leg('2.00', '2.00')])), 'worthless');
  assert.is(priceOf(bet([leg('2.00', '2.00')]), 100n), 'worthless');
  assert.is(priceOf(bet([leg('2.00', null, 'won')])), 'over');
  assert.throws(() => priceOf(bet(legs), 101n));
});

test('a part is paid in proportion, and the rest runs with its stake and its part of the cap', () => {
  const whole = { stake: 1000n, maxPayout: 5000n };
  assert.equal(cashOutPart(whole, 1500n, 333n), {
    ...{ paid: 499n, sold: 333n, left: { stake: 667n, maxPayout: 3335n } },
  });
  assert.equal(cashOutPart(whole, 1500n, 1000n)?.left, { stake: 0n, maxPayout: 0n });
  for (const sold of [0n, -1n, 1001n]) assert.is(cashOutPart(whole, 1500n, sold), null);
  assert.is(cashOutPart(whole, 1n, 10n), null, 'nothing would be paid');
});

test('sold in parts or at once, whichever part is first, nobody is paid more', () => {
  const whole = bet([leg('100.00', '2.00')], { maxPayout: 5_000n });
  const atOnce = priceOf(whole);
  for (let sold = 1n; sold < 1000n; sold += 37n) {
    const part = cashOutPart(whole, atOnce as bigint, sold);
    if (part === null) continue;
    const rest = priceOf({ ...whole, ...part.left });
    assert.ok(part.paid + (rest as bigint) <= (atOnce as bigint), `after ${sold}`);
  }
});

test.run();
