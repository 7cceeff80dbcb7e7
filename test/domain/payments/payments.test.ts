import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DepositFacts, depositRefusal } from '../../../src/domain/payments/depositing.ts';
import {
  feeOf,
  isUnderWay,
  mayBecome,
  PAYMENT_KINDS,
  PAYMENT_STATES,
} from '../../../src/domain/payments/payments.ts';
import {
  type WithdrawalFacts,
  withdrawalRefusal,
} from '../../../src/domain/payments/withdrawing.ts';

const test = suite('paying in and taking out');

const free = { isExcluded: false, isPaused: false, isMissing: false, room: null };
const depositing: DepositFacts = {
  player: 'player',
  limits: free,
  account: { isBonus: false },
  method: { min: 500, max: 5000 },
  amount: 1000,
};

test('a deposit is refused for the first thing that keeps it from being', () => {
  const kind = (part: Partial<DepositFacts>) => depositRefusal({ ...depositing, ...part });
  assert.is(kind({}), null);
  assert.equal(kind({ player: 'guest', limits: 'unreachable' }), { kind: 'guest' });
  assert.equal(kind({ player: 'banned' }), { kind: 'banned' });
  assert.equal(kind({ limits: 'unreachable' }), { kind: 'limits-unreachable' });
  assert.equal(kind({ limits: 'unknown' }), { kind: 'waiting' });
  assert.equal(kind({ player: 'unknown' }), { kind: 'waiting' });
  assert.equal(kind({ limits: { ...free, isExcluded: true, isPaused: true } }), {
    kind: 'excluded',
  });
  assert.equal(kind({ limits: { ...free, isPaused: true } }), { kind: 'paused' });
  assert.equal(kind({ limits: { ...free, isMissing: true } }), { kind: 'limit-missing' });
  const unidentified = { player: 'unidentified', account: null } as const;
  assert.equal(kind(unidentified), { kind: 'identification-due' });
  assert.equal(kind({ ...unidentified, limits: { ...free, isMissing: true } }), {
    kind: 'limit-missing',
  });
  assert.equal(kind({ account: 'unknown' }), { kind: 'waiting' });
  assert.equal(kind({ account: null }), { kind: 'no-account' });
  assert.equal(kind({ account: { isBonus: true } }), { kind: 'bonus-account' });
  assert.equal(kind({ method: null }), { kind: 'no-method' });
  const out = { min: 500, max: 5000, outage: { until: null } };
  assert.equal(kind({ method: out, amount: 0 }), { kind: 'out-of-service' });
  assert.equal(kind({ amount: 0 }), { kind: 'amount-missing' });
  assert.equal(kind({ amount: 499 }), { kind: 'amount-low', bound: 500 });
  assert.equal(kind({ amount: 5001 }), { kind: 'amount-high', bound: 5000 });
  assert.equal(kind({ limits: { ...free, room: 999 } }), { kind: 'limit-reached', bound: 999 });
  assert.is(kind({ limits: { ...free, room: 1000 } }), null);
});

const way = { min: 500, max: 5000, returnable: 0 };
const withdrawing: WithdrawalFacts = {
  player: 'player',
  account: { money: 3000, isBonus: false },
  method: way,
  others: [],
  unverifiedRoom: null,
  amount: 1000,
};

test('a withdrawal is refused for the first thing that keeps it from being', () => {
  const kind = (part: Partial<WithdrawalFacts>) => withdrawalRefusal({ ...withdrawing, ...part });
  assert.is(kind({}), null);
  assert.equal(kind({ player: 'guest' }), { kind: 'guest' });
  assert.equal(kind({ account: 'unknown' }), { kind: 'waiting' });
  assert.equal(kind({ account: null }), { kind: 'no-account' });
  assert.equal(kind({ account: { money: 3000, isBonus: true } }), { kind: 'bonus-account' });
  assert.equal(kind({ method: null }), { kind: 'no-method' });
  assert.equal(kind({ amount: -1 }), { kind: 'amount-missing' });
  assert.equal(kind({ amount: 499 }), { kind: 'amount-low', bound: 500 });
  assert.equal(kind({ amount: 5001 }), { kind: 'amount-high', bound: 5000 });
  assert.equal(kind({ amount: 3001 }), { kind: 'not-enough-money' });
  const others = [{ ...way, returnable: 600 }];
  assert.equal(kind({ others }), { kind: 'other-method-first', bound: 0 });
  assert.is(kind({ others, method: { ...way, returnable: 1000 } }), null, 'it came this way too');
  assert.is(kind({ others: [{ ...way, returnable: 499 }] }), null, 'less than can go back');
  assert.equal(kind({ unverifiedRoom: 999 }), { kind: 'verification-due', bound: 999 });
});

test('a payment that has ended ends no other way, and none goes back', () => {
  for (const kind of PAYMENT_KINDS) {
    for (const from of PAYMENT_STATES) {
      for (const to of PAYMENT_STATES) {
        if (mayBecome(kind, from, to)) assert.not(mayBecome(kind, to, from), `${from} ${to}`);
        if (isUnderWay(from)) continue;
        const isBack = kind === 'deposit' && from === 'succeeded' && to === 'charged-back';
        assert.is(mayBecome(kind, from, to), isBack);
      }
    }
  }
});

test('a fee is whole, and never more than what is paid', () => {
  const whole = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 0, max: 1000 }), (amount, fixed, permille) => {
      const fee = feeOf(amount, { fixed, permille });
      return Number.isSafeInteger(fee) && fee >= 0 && fee <= amount;
    }),
  );
});

test.run();
