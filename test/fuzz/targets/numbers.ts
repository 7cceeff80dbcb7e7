import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { loginKey } from '../../../src/domain/auth/login-key.ts';
import { plainLogin } from '../../../src/domain/auth/phone.ts';
import { maskedPhone } from '../../../src/domain/auth/phone-forms.ts';
import { CouponInputError } from '../../../src/domain/coupon/input.ts';
import { LEG_RESULTS } from '../../../src/domain/coupon/settlement.ts';
import { COUPON_TYPE } from '../../../src/domain/coupon/type.ts';
import { evaluateCoupon } from '../../../src/domain/coupon.ts';
import { amountFromText, amountText } from '../../../src/domain/money/money.ts';
import { parseAmount } from '../../../src/domain/money/parsed-amount.ts';
import { COEF_VIEWS } from '../../../src/domain/odds/odds-views.ts';
import { totalCoefText } from '../../../src/domain/odds/total-coef.ts';
import { parseCoef } from '../../../src/domain/odds/typed-odds.ts';
import { formatCoef } from '../../../src/domain/odds.ts';
import { deviceOf } from '../../../src/domain/site/device.ts';
import { compare, ONE, parseDecimal } from '../../../src/kernel/rational.ts';
import { jsonTarget, textTarget } from '../target.ts';
import { isRecord, takenOrRefused, textOf } from './oracle.ts';

const LONGEST_COEF = 64;

/** What a player types: odds in every view, amounts, logins, phone numbers. */
export const typed = textTarget({
  name: 'typed',
  good: fc.constantFrom(
    ...['1.85', '-120', '+150', '5/2', '0.85', '1 234,50', '1,234.50', '١٢٫٥', '१२.५', '１２'],
    ...['ann@example.test', '+44 20 7946 0000', '0044 20', 'Ann', 'Mozilla/5.0 Chrome/126'],
  ),
  words: ['e9', '/', '0'.repeat(500), '9'.repeat(999), '٫', '’', '\u00a0', '\u00a8', 'ϓ'],
  check(text) {
    for (const view of [...COEF_VIEWS.keys(), 99]) {
      const coef = parseCoef(text, view);
      formatCoef(text, view);
      if (coef === null) continue;
      const value = parseDecimal(coef);
      assert.ok(value !== null && compare(value, ONE) > 0 && coef.length <= LONGEST_COEF);
      formatCoef(coef, view);
    }
    for (const units of [0, 2, 3]) {
      const amount = parseAmount(text, units) ?? amountFromText(text, units);
      if (amount === null) continue;
      assert.ok(Number.isSafeInteger(amount) && amount >= 0);
      assert.is(amountFromText(amountText(amount, units), units), amount);
    }
    totalCoefText(text);
    deviceOf(text);
    maskedPhone(text, '## ###-####');
    const key = loginKey(text);
    assert.is(loginKey(key), key, 'the key of a login has another key');
    const login = plainLogin(text);
    assert.is(plainLogin(login), login, 'a plain login is not plain');
  },
});

const decimals = fc.oneof(
  fc.constantFrom('1', '1.85', '2.0000', '33.33', '0', '1000000', '0.01', '1.0001', '999.9999'),
  fc.double({ min: 1, max: 1000, noNaN: true }).map((n) => n.toFixed(4)),
);

const coupons = fc.record(
  {
    typeId: fc.constantFrom(...Object.values(COUPON_TYPE)),
    stake: decimals,
    minorUnits: fc.constantFrom(0, 2, 3),
    legs: fc.array(
      fc.record(
        {
          coef: decimals,
          eventId: fc.constantFrom('1', '2', '3'),
          banker: fc.boolean(),
          blockId: fc.nat(4),
          stake: decimals,
          result: fc.constantFrom(...LEG_RESULTS),
        },
        { requiredKeys: ['coef'], noNullPrototype: true },
      ),
      { maxLength: 14 },
    ),
    systemValue: fc.integer({ min: 0, max: 8 }),
    systemFolds: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 5 }),
    lobbyBlockId: fc.nat(4),
    maxPayout: decimals,
    bonusFactor: decimals,
  },
  { requiredKeys: ['typeId', 'stake', 'minorUnits', 'legs'], noNullPrototype: true },
);

type Input = Parameters<typeof evaluateCoupon>[0];

/** Kinds of values are as their types say; what they are is foreign. */
function couponOf(given: Record<string, unknown>): Input {
  const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
  const legs = Array.isArray(given['legs']) ? given['legs'].filter(isRecord) : [];
  const may = (name: string, made: (value: unknown) => unknown, from = given) =>
    from[name] === undefined ? {} : { [name]: made(from[name]) };
  return {
    typeId: number(given['typeId']) as Input['typeId'],
    stake: textOf(given['stake']),
    minorUnits: number(given['minorUnits']),
    legs: legs.map((leg) => ({
      coef: textOf(leg['coef']),
      ...may('eventId', textOf, leg),
      ...may('banker', (value) => value === true, leg),
      ...may('blockId', number, leg),
      ...may('stake', textOf, leg),
      ...may('result', textOf, leg),
    })),
    ...may('systemValue', number),
    ...may('systemFolds', (value) => (Array.isArray(value) ? value.map(number) : [])),
    ...may('lobbyBlockId', number),
    ...may('maxPayout', textOf),
    ...may('bonusFactor', textOf),
  };
}

const MONEY = /^\d+(\.\d+)?$/;

/** The mathematics of a coupon, for coupons that nobody would play. */
export const coupon = jsonTarget({
  name: 'coupon',
  good: coupons,
  words: ['1e9', '0.99', '-1', '1.'.padEnd(32, '9'), '9'.repeat(32), '९', '1/3'],
  check(input) {
    if (!isRecord(input)) return;
    const outcome = takenOrRefused(() => evaluateCoupon(couponOf(input)), CouponInputError);
    if (!outcome) return;
    const { combos, stake, coef, possibleWin, payout } = outcome;
    assert.ok(Number.isInteger(combos) && combos >= 0, `${combos} combinations`);
    for (const text of [stake, coef, possibleWin, payout ?? '0']) {
      assert.match(text, MONEY);
      assert.ok(text.length <= 5_000);
    }
  },
});
