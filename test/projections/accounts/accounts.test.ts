import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { activeAccount } from '../../../src/projections/accounts/active-account.ts';
import { balanceOf, dollars, euros } from '../../support/session/accounts.ts';
import { accepted, balance } from '../../support/session/betting.ts';
import { failed, given, happened, replied } from '../../support/session/given.ts';

const signedInAs = (userId: string) => happened('session.started', { userId });
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

test('a round for points moves the points, and no money', () => {
  const round = { status: 'accepted', round: { currency: 'POINTS' }, balance: 25 };
  const state = given('accounts', [loaded, replied('casinoRoundStart', round as never)]);
  assert.equal(
    state.accounts.map(({ money, points }) => [money, points]),
    [[5000, 25]],
  );
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

test('another player sees nothing of the one before', () => {
  const state = given('accounts', [signedInAs('7'), loaded, signedInAs('8')]);
  assert.equal(state.accounts, []);
  const again = given('accounts', [signedInAs('7'), loaded, signedInAs('7')]);
  assert.is(again.accounts.length, 1);
});

test('accounts of which none pays are shown, and are not the end of asking', () => {
  const none = replied('balance', balanceOf([{ ...euros, isActive: false }]));
  const state = given('accounts', [none]);
  assert.equal([state.status, state.accounts.length], ['loading', 1]);
  const ended = [none, happened('accounts.gaveUp', { waitingFor: 'active' }), none];
  assert.is(given('accounts', ended).status, 'none');
});

test('a change waits for the balance that shows it, not for any other', () => {
  const two = replied('balance', balanceOf([euros, dollars]));
  const pressed = happened('accounts.activatePressed', { id: '2' });
  const waiting = given('accounts', [signedInAs('7'), two, pressed, two]);
  assert.is(waiting.isBusy.change, true);
  const swapped = balanceOf([
    { ...euros, isActive: false },
    { ...dollars, isActive: true },
  ]);
  const done = given('accounts', [signedInAs('7'), two, pressed, two, replied('balance', swapped)]);
  assert.equal([done.isBusy.change, done.activeId], [false, '2']);
});

test('a bonus account in the currency is not the account that was asked for', () => {
  const bonus = { ...dollars, id: '3', type: 4 as const };
  const pressed = happened('accounts.addPressed', { currencyId: 840 });
  const bonusOnly = replied('balance', balanceOf([euros, bonus]));
  assert.is(given('accounts', [signedInAs('7'), bonusOnly, pressed, bonusOnly]).isBusy.add, true);
  const all = replied('balance', balanceOf([euros, bonus, dollars]));
  assert.is(given('accounts', [signedInAs('7'), bonusOnly, pressed, all]).isBusy.add, false);
});

test.run();
