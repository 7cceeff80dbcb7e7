import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EXCHANGE_REFUSALS, RATE } from '../../../src/domain/accounts/exchange.ts';
import {
  type ExchangeEnd,
  type ExchangeFacts,
  exchangedAmount,
  exchangeRefusal,
  rateShown,
  rateText,
} from '../../../src/domain/accounts/exchange-rule.ts';
import { rational } from '../../../src/kernel/rational.ts';

const test = suite('money between own accounts');

const euros: ExchangeEnd = { id: '1', iso: 'EUR', money: 10_000, isBonus: false };
const dollars: ExchangeEnd = { id: '2', iso: 'USD', money: 0, isBonus: false };
const fine: ExchangeFacts = {
  player: 'player',
  from: euros,
  to: dollars,
  rate: '1.08000000',
  amount: 5_000,
};

test('what arrives is rounded down once, in the minor units of where it goes', () => {
  const into = (to: string, rate: string, amount: number, from = 'EUR') =>
    exchangedAmount(amount, { from, to, rate });
  assert.is(into('USD', '1.08000000', 5_000), 5_400);
  assert.is(into('USD', '1.08000000', 1), 1, '1.08 cents');
  assert.is(into('JPY', '165.00000000', 1), 1, '1.65 yen');
  assert.is(into('KWD', '0.33000000', 100), 330, 'a dinar has a thousand fils');
  assert.is(into('EUR', '0.00606060', 1_000, 'JPY'), 606);
  assert.is(into('EUR', '0.00606060', 1, 'JPY'), 0);
});

test('only text of the one form is a rate', () => {
  for (const rate of ['', '1', '1.08', '-1.00000000', '1e3', '١.00000000', '1.080000000']) {
    assert.is(exchangedAmount(5_000, { from: 'EUR', to: 'USD', rate }), 0, rate);
  }
});

test('a rate is reckoned with as it is shown', () => {
  const third = rateText(rational(1n, 3n));
  assert.is(third, '0.33333333');
  assert.match(third, RATE);
  assert.is(rateShown('1.08000000'), '1.08');
  assert.is(rateShown('165.00000000'), '165.00');
  assert.is(rateShown('0.00061111'), '0.00061111');
});

test('there and back is never a gain', () => {
  const backwards = rateText(rational(100n, 108n));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
      const there = exchangedAmount(amount, { from: 'EUR', to: 'USD', rate: '1.08000000' });
      const back = exchangedAmount(there, { from: 'USD', to: 'EUR', rate: backwards });
      assert.ok(back <= amount);
    }),
  );
});

test('the first thing that keeps money from going is what is said', () => {
  const cases: readonly (readonly [Partial<ExchangeFacts>, string | null])[] = [
    [{}, null],
    [{ player: 'guest', amount: 0 }, 'guest'],
    [{ player: 'unknown' }, 'waiting'],
    [{ from: 'unknown' }, 'waiting'],
    [{ rate: 'unknown' }, 'waiting'],
    [{ to: null }, 'no-account'],
    [{ to: euros }, 'same-account'],
    [{ to: { ...dollars, iso: 'EUR' } }, 'same-account'],
    [{ from: { ...euros, isBonus: true } }, 'bonus-account'],
    [{ to: { ...dollars, isBonus: true } }, 'bonus-account'],
    [{ rate: null }, 'no-rate'],
    [{ amount: 0 }, 'amount-missing'],
    [{ amount: -1 }, 'amount-missing'],
    [{ amount: 10_001 }, 'not-enough-money'],
    [{ rate: '0.00000001' }, 'nothing-arrives'],
  ];
  for (const [other, refusal] of cases) {
    assert.is(exchangeRefusal({ ...fine, ...other }), refusal, JSON.stringify(other));
  }
  const told = new Set(cases.map(([, refusal]) => refusal));
  assert.equal(
    EXCHANGE_REFUSALS.filter((refusal) => !told.has(refusal)),
    [],
  );
});

test.run();
