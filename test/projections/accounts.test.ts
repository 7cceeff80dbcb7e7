import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { activeAccount } from '../../src/projections/accounts.ts';
import { accepted, balance } from '../support/betting.ts';
import { failed, given, happened, replied } from '../support/given.ts';

const loaded = replied('balance', balance(5000) as never);

const test = suite('projections: accounts');

test('the active account is the one the server marks', () => {
  const state = given('accounts', [loaded]);
  assert.is(state.status, 'ready');
  assert.is(activeAccount(state)?.money, 5000);
});

test('a placed bet moves the balance to what the server says is left', () => {
  const state = given('accounts', [loaded, replied('couponPlace', accepted('k', 1000) as never)]);
  assert.is(activeAccount(state)?.money, 99_000);
});

test('a failed refresh keeps what was known; a failed first load says so', () => {
  assert.is(given('accounts', [loaded, failed('balance')]).status, 'ready');
  assert.is(given('accounts', [failed('balance')]).status, 'failed');
});

test('signing out leaves no balance behind', () => {
  const state = given('accounts', [loaded, happened('session.ended', { reason: 'logout' })]);
  assert.is(activeAccount(state), null);
  assert.equal(state.accounts, []);
});

test.run();
