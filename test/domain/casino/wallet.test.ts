import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CasinoInputError } from '../../../src/domain/casino/input.ts';
import { reckon, type WalletCall } from '../../../src/domain/casino/wallet.ts';

import { spoiled, throwsNothingElse } from './hostile.ts';

const test = suite('casino: wallet');

const debit = (tx: string, amount: number, round = 'r'): WalletCall => ({
  call: 'debit',
  tx,
  round,
  amount,
});
const credit = (tx: string, amount: number): WalletCall => ({
  call: 'credit',
  tx,
  round: 'r',
  amount,
});
const rollback = (tx: string, of: string, round = 'r'): WalletCall => ({
  call: 'rollback',
  tx,
  round,
  of,
});
const end = (tx: string): WalletCall => ({ call: 'end', tx, round: 'r' });

/** The answers to the calls, as "status balance", from a balance of 100. */
const answers = (...calls: readonly WalletCall[]) =>
  reckon(100, calls).replies.map(({ status, balance }) => `${status} ${balance}`);

test('a round is paid for, paid out and ended', () => {
  assert.equal(answers(debit('a', 40), credit('b', 90), end('c')), ['ok 60', 'ok 150', 'ok 150']);
});

test('a repeated call gets its first reply, even a refusal that would be none by now', () => {
  const calls = [debit('a', 101), credit('b', 1), debit('c', 50), credit('d', 80), debit('a', 101)];
  assert.equal(answers(...calls), [
    'insufficient-funds 100',
    'round-unknown 100',
    'ok 50',
    'ok 130',
    'insufficient-funds 100',
  ]);
});

test('a transaction is told once: with anything else in it, it conflicts', () => {
  const others = [debit('a', 2), debit('a', 1, 's'), credit('a', 1), rollback('a', 'x'), end('a')];
  for (const other of others) {
    assert.equal(answers(debit('a', 1), other), ['ok 99', 'tx-conflict 99']);
  }
});

test('a debit is taken back once, and stays taken back', () => {
  const calls = [debit('a', 40), rollback('x', 'a'), rollback('y', 'a'), debit('a', 40)];
  assert.equal(answers(...calls), [
    'ok 60',
    'ok 100',
    'already-rolled-back 100',
    'rolled-back 100',
  ]);
});

test('a round is over when all its debits are taken back, and not before', () => {
  const one = [debit('a', 10), debit('b', 10), rollback('x', 'a'), debit('c', 10)];
  assert.is(answers(...one).at(-1), 'ok 80');
  const all = [...one.slice(0, 3), rollback('y', 'b'), debit('c', 10)];
  assert.is(answers(...all).at(-1), 'round-closed 100');
});

test('a rollback that comes first keeps its debit out', () => {
  assert.equal(answers(rollback('x', 'a'), debit('a', 1), debit('b', 1)), [
    'unknown-kept 100',
    'rolled-back 100',
    'ok 99',
  ]);
});

test('what is no debit of the round is not taken back', () => {
  const calls = [
    debit('a', 200),
    debit('b', 1),
    credit('c', 0),
    rollback('x', 'a'),
    rollback('y', 'c'),
  ];
  assert.equal(answers(...calls).slice(3), ['nothing-to-undo 99', 'nothing-to-undo 99']);
  assert.is(answers(debit('a', 1), rollback('x', 'a', 's')).at(-1), 'nothing-to-undo 99');
});

test('what was paid out, or ended, is not taken back', () => {
  assert.is(
    answers(debit('a', 1), credit('b', 0), rollback('x', 'a')).at(-1),
    'already-credited 99',
  );
  assert.is(answers(debit('a', 1), end('b'), rollback('x', 'a')).at(-1), 'round-closed 99');
});

test('the balance is what went in and out, whatever is said twice', () => {
  const calls = [debit('a', 30), credit('b', 5), debit('c', 20), rollback('x', 'c'), end('e')];
  const once = reckon(100, calls);
  const twice = reckon(
    100,
    calls.flatMap((call) => [call, call]),
  );
  assert.is(once.balance, twice.balance);
  assert.equal(
    once.replies,
    twice.replies.filter((_, index) => index % 2 === 0),
  );
});

test('calls that say nothing are refused', () => {
  const wrong: readonly unknown[] = [
    null,
    { call: 'debit', tx: 'a', round: 'r', amount: 0 },
    { call: 'credit', tx: 'a', round: 'r', amount: -1 },
    { call: 'credit', tx: 'a', round: 'r', amount: 0.5 },
    { call: 'rollback', tx: 'a', round: 'r' },
    { call: 'end', tx: '', round: 'r' },
    { call: 'take', tx: 'a', round: 'r' },
  ];
  for (const call of wrong) {
    assert.throws(
      () => Reflect.apply(reckon, null, [100, [call]]),
      (error: unknown) => error instanceof CasinoInputError,
    );
  }
});

test('whatever JSON it is given, it throws nothing of its own', () => {
  const calls = [debit('a', 1), credit('b', 1), rollback('c', 'a'), end('d')];
  for (const bad of spoiled(calls))
    throwsNothingElse(() => Reflect.apply(reckon, null, [100, bad]));
  for (const bad of spoiled(1)) throwsNothingElse(() => Reflect.apply(reckon, null, [bad, calls]));
});

test.run();
