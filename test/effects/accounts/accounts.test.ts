import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { keyOf } from '../../support/message-key.ts';
import { balanceOf, bankOf, dollars, euros } from '../../support/session/accounts.ts';
import {
  networkError,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: accounts');

const USD = 840;
const GBP = 826;

const refusal = (status: number, code: string, detail: string) =>
  reply({ errors: [{ code, title: 'for logs', detail }] }, status);

function opened(options: SessionOptions = {}, bank = bankOf()) {
  const session = testSession({
    url: '/en/office/account',
    ...options,
    answers: { ...bank.answers, ...options.answers },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const accountsOf = (session: ReturnType<typeof opened>) => session.runtime.state.accounts;

test('the chosen account pays once the server says so in the balance', () => {
  const session = opened();
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  assert.is(accountsOf(session).isBusy.change, true);
  assert.is(accountsOf(session).activeId, '1', 'nothing is assumed');
  session.clock.advance(1000);
  const { isBusy, activeId, asked } = accountsOf(session);
  assert.equal([isBusy.change, activeId], [false, '2']);
  assert.equal(asked.change?.told, { level: 'done', key: 'office_account_changed' });
  assert.equal(session.requestsOf('accountActivate')[0]?.input.body, { id: '2' });
  assert.is(session.runtime.state.coupon.currency.iso, 'USD');
});

test('a balance that was asked for earlier and comes later undoes nothing', () => {
  const bank = bankOf();
  const session = opened({}, bank);
  const late = new Subject<TransportResponse>();
  const asOfNow = balanceOf(bank.accounts);
  session.answers.balance = () => late;
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(100);
  session.answers.balance = () => reply(balanceOf(bank.accounts));
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  late.next({ status: 200, headers: {}, body: asOfNow });
  session.clock.advance(1000);
  assert.is(accountsOf(session).activeId, '2');
  const { accountId, currency } = session.runtime.state.coupon;
  assert.equal([accountId, currency.iso], ['2', 'USD']);
});

test('a refused choice says why, and leaves everything as it was', () => {
  const session = opened({
    answers: { accountActivate: () => refusal(409, '1', 'Closed today.') },
  });
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  const { isBusy, activeId, asked } = accountsOf(session);
  assert.equal([isBusy.change, activeId], [false, '1']);
  assert.equal(asked.change?.told, { level: 'error', words: 'Closed today.' });
});

test('a choice that the balance never shows is given up, and the player told to load again', () => {
  const session = opened({ answers: { accountActivate: () => reply({ success: true }) } });
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(10_000);
  assert.is(accountsOf(session).isBusy.change, true);
  session.clock.advance(10_000);
  const { isBusy, asked } = accountsOf(session);
  assert.is(isBusy.change, false);
  assert.is(keyOf(asked.change?.told ?? null), 'office_accounts_stale');
});

test('pressing twice, or on the account that pays, asks for nothing more', () => {
  const session = opened();
  session.runtime.publish('accounts.activatePressed', { id: '1' });
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  assert.is(session.requestsOf('accountActivate').length, 1);
});

test('an added currency is looked for each second until its account appears', () => {
  const bank = bankOf([euros]);
  const session = opened({}, bank);
  const before = session.requestsOf('balance').length;
  session.runtime.publish('accounts.addPressed', { currencyId: USD });
  session.clock.advance(500);
  assert.is(accountsOf(session).isBusy.add, true);
  assert.equal(accountsOf(session).asked.add?.told, {
    level: 'info',
    key: 'office_currency_added',
  });
  session.clock.advance(3000);
  assert.is(session.requestsOf('balance').length, before + 4);
  bank.accounts = [euros, dollars];
  session.clock.advance(1000);
  const { isBusy, accounts, asked } = accountsOf(session);
  assert.is(isBusy.add, false);
  assert.is(accounts.length, 2);
  assert.equal(asked.add?.told, { level: 'done', key: 'office_currency_here' });
  session.clock.advance(60_000);
  assert.is(session.requestsOf('balance').length, before + 5);
});

test('a currency that does not appear within 30 s is given up, and the player told', () => {
  const session = opened({}, bankOf([euros]));
  session.runtime.publish('accounts.addPressed', { currencyId: USD });
  session.clock.advance(29_000);
  assert.is(accountsOf(session).isBusy.add, true);
  session.clock.advance(4000);
  assert.is(accountsOf(session).isBusy.add, false);
  assert.equal(accountsOf(session).asked.add?.told, {
    level: 'info',
    key: 'office_currency_late',
  });
});

test('a refused currency says why in the player’s language, and how the accounts stand', () => {
  const session = opened({
    answers: { currencyAdd: () => refusal(409, '1102', 'office_currency_there') },
  });
  const before = session.requestsOf('balance').length;
  session.runtime.publish('accounts.addPressed', { currencyId: USD });
  session.clock.advance(5000);
  assert.equal(accountsOf(session).asked.add?.told, {
    level: 'error',
    key: 'office_currency_there',
  });
  assert.is(session.requestsOf('balance').length, before + 1);
});

test('a currency that the connection broke under may be asked for again', () => {
  const session = opened({ answers: { currencyAdd: networkError } });
  session.runtime.publish('accounts.addPressed', { currencyId: GBP });
  session.clock.advance(1000);
  const { isBusy, asked } = accountsOf(session);
  assert.is(isBusy.add, false);
  assert.is(keyOf(asked.add?.told ?? null), 'main_network_error');
});

test('a removed currency is gone when the balance says so; another dialog stays open', () => {
  const session = opened();
  session.runtime.publish('modal.opened', {
    id: 'currency-remove',
    kind: 'currency-remove',
    values: { currencyId: String(USD) },
  });
  session.runtime.publish('modal.opened', { id: 'language', kind: 'language' });
  session.runtime.publish('accounts.removePressed', { currencyId: USD });
  assert.is(accountsOf(session).isBusy.remove, true);
  session.clock.advance(1000);
  const { isBusy, accounts, asked } = accountsOf(session);
  assert.equal([isBusy.remove, accounts.length], [false, 1]);
  assert.equal(asked.remove?.told, { level: 'done', key: 'office_currency_removed' });
  assert.equal(
    session.runtime.state.modal.open.map(({ id }) => id),
    ['language'],
  );
});

test('an account that holds money stays; the dialog says why', () => {
  const session = opened({
    answers: { currencyRemove: () => refusal(409, '1104', 'office_currency_in_use') },
  });
  session.runtime.publish('modal.opened', { id: 'currency-remove', kind: 'currency-remove' });
  session.runtime.publish('accounts.removePressed', { currencyId: USD });
  session.clock.advance(1000);
  const { isBusy, accounts, asked } = accountsOf(session);
  assert.equal([isBusy.remove, accounts.length], [false, 2]);
  assert.equal(asked.remove?.told, { level: 'error', key: 'office_currency_in_use' });
  assert.is(session.runtime.state.modal.open.length, 1);
  session.runtime.publish('modal.opened', { id: 'currency-remove', kind: 'currency-remove' });
  assert.is(accountsOf(session).asked.remove, null, 'opened again it begins anew');
});

test('an account that paid out meanwhile shows what it holds when its removal is refused', () => {
  const bank = bankOf();
  const session = opened(
    { answers: { currencyRemove: () => refusal(409, '1104', 'office_currency_in_use') } },
    bank,
  );
  bank.accounts = [euros, { ...dollars, money: 5000 }];
  session.runtime.publish('accounts.removePressed', { currencyId: USD });
  session.clock.advance(1000);
  assert.is(accountsOf(session).accounts[1]?.money, 5000);
});

test('what came of one change is told until the next', () => {
  const session = opened();
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  session.runtime.publish('accounts.removePressed', { currencyId: USD });
  assert.is(accountsOf(session).asked.change, null);
});

test('what came of a change is told on its page alone', () => {
  const session = opened();
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  session.runtime.publish('route.requested', { url: '/en/office/settings', replace: false });
  assert.is(accountsOf(session).asked.change, null);
});

test('what may be converted is asked for on the account page, and again with the balance', () => {
  const session = opened({ answers: { accountConvert: () => reply({ status: 2 }) } });
  assert.is(accountsOf(session).convertStatus, 2);
  const before = session.requestsOf('accountConvert').length;
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  assert.is(session.requestsOf('accountConvert').length, before + 1);
  const elsewhere = opened({ url: '/en/about' });
  assert.is(elsewhere.requestsOf('accountConvert').length, 0);
});

test('currencies and their names are loaded on the account page, names anew in each language', () => {
  const session = opened();
  const { offered, names } = session.runtime.state.currencies;
  assert.is(offered.length, 3);
  assert.is(names['USD'], 'US Dollar');
  session.answers.dictionary = () => reply({ currencies: { USD: 'Доллар США' } });
  session.runtime.publish('preferences.languageChosen', { language: 'ru' });
  session.clock.advance(1000);
  assert.is(session.runtime.state.currencies.names['USD'], 'Доллар США');
  assert.is(session.requestsOf('registrationOptions').length, 1);
});

test('signing out in the middle leaves nothing of it', () => {
  const session = opened({}, bankOf([euros]));
  session.runtime.publish('accounts.addPressed', { currencyId: USD });
  session.clock.advance(2000);
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  const before = session.requestsOf('balance').length;
  session.clock.advance(60_000);
  assert.is(session.requestsOf('balance').length, before);
  assert.equal(accountsOf(session).isBusy, { change: false, add: false, remove: false });
  assert.is(accountsOf(session).asked.add, null);
});

const dialogsOf = ({ runtime }: ReturnType<typeof opened>) =>
  runtime.state.modal.open.map(({ id }) => id);

test('a dialog about the accounts goes with whose they are; any other stays', () => {
  const leave = (session: ReturnType<typeof opened>) =>
    session.runtime.publish('session.logoutPressed', {});
  const comeAsAnother = (session: ReturnType<typeof opened>) =>
    session.runtime.publish('session.started', { userId: '8' });
  for (const change of [leave, comeAsAnother]) {
    const session = opened();
    session.runtime.publish('modal.opened', { id: 'language', kind: 'language' });
    session.runtime.publish('modal.opened', { id: 'currency-remove', kind: 'currency-remove' });
    change(session);
    session.clock.advance(1000);
    assert.equal(dialogsOf(session), ['language']);
  }
});

test('where nobody is signed in, nothing is changed or asked for', () => {
  const session = opened({ answers: { authCheck: () => reply({ user_id: null }) } });
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.runtime.publish('accounts.addPressed', { currencyId: GBP });
  session.runtime.publish('accounts.removePressed', { currencyId: USD });
  session.clock.advance(1000);
  assert.equal(accountsOf(session).isBusy, { change: false, add: false, remove: false });
  const asked = session.requests.map(({ call }) => call);
  assert.not.ok(asked.some((call) => /^currency|^accountActivate/.test(call)));
});

test('a recording of it holds the same calls in the same order', () => {
  const bank = bankOf([euros]);
  const session = opened({}, bank);
  session.runtime.publish('accounts.addPressed', { currencyId: USD });
  session.clock.advance(2500);
  bank.accounts = [euros, dollars];
  session.clock.advance(1000);
  session.runtime.publish('accounts.activatePressed', { id: '2' });
  session.clock.advance(1000);
  session.runtime.publish('accounts.removePressed', { currencyId: USD });
  session.clock.advance(1000);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test.run();
