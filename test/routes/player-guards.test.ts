import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteConfigByName } from '../../src/domain/site/config.ts';
import type { Visitor } from '../../src/routes/outcome.ts';
import { isAllowed } from '../../src/routes/player-guards.ts';
import { resolveRoute } from '../../src/routes/resolve.ts';
import { routeNames, routeTable } from '../../src/routes/table.ts';

const test = suite('player guards');

function answer(url: string, as: Visitor, config: Partial<SiteConfigByName> = {}) {
  const outcome = resolveRoute(url, { as, config });
  return 'redirect' in outcome ? outcome.redirect : outcome.status;
}

test('a guest is led from every office page to the login, or home without one', () => {
  const office = routeNames.filter((route) => routeTable[route].authRequired);
  assert.is(office.length, 25);
  for (const route of office) {
    const { pattern } = routeTable[route];
    const url = `/en/${pattern.replaceAll(/:\w+/g, '1')}`;
    assert.is(answer(url, 'guest'), '/en/user/login', url);
    assert.is(answer(url, 'guest', { loginRouteAvailable: false }), '/en', url);
    assert.is(answer(url, 'player'), 200, url);
  }
});

test('the login page is for guests, and not there where login is a modal only', () => {
  assert.is(answer('/en/user/login', 'guest'), 200);
  assert.is(answer('/en/user/login', 'player'), '/en');
  assert.is(answer('/en/user/login', 'guest', { loginRouteAvailable: false }), 404);
});

test('who may stay on a page after login or logout', () => {
  assert.not.ok(isAllowed(routeTable.officeAccount, { as: 'guest' }));
  assert.ok(isAllowed(routeTable.officeAccount, { as: 'player' }));
  assert.ok(isAllowed(routeTable.login, { as: 'guest' }));
  assert.not.ok(isAllowed(routeTable.login, { as: 'player' }));
  assert.ok(isAllowed(routeTable.registration, { as: 'player' }));
});

test('a ban leads out of every address that is not flagged', () => {
  for (const path of [
    '',
    '/live',
    '/nothing',
    '/office',
    '/office/account',
    '/rules/1',
    '/confirm',
  ]) {
    assert.is(answer(`/en${path}`, 'banned', { banLevel: 45 }), 'external:banned', path);
  }
  assert.is(answer('/en/block-appeal-history', 'banned', { banLevel: 45 }), 200);
  assert.is(answer('/live', 'banned'), '/en/live', 'the language comes first');
});

test('withdrawal is open at one ban level for each ban version', () => {
  for (const [banVersion, banLevel, expected] of [
    [0, 45, 200],
    [0, 53, 'external:banned'],
    [1, 53, 200],
    [1, 45, 'external:banned'],
    [2, 45, 'external:banned'],
  ] as const) {
    assert.is(answer('/en/office/deduce', 'banned', { banLevel, banVersion }), expected);
  }
});

test('changed terms lead a player to confirm them, and nobody else', () => {
  const config = { termsChanged: true };
  assert.is(answer('/en/slots', 'player', config), '/en/confirm');
  assert.is(answer('/en/confirm', 'player', config), 200);
  assert.is(answer('/en/confirm', 'guest', config), '/en');
  assert.is(answer('/en/confirm', 'player'), '/en');
  const off = { termsChanged: true, termsConfirmationAllowed: false };
  assert.is(answer('/en/slots', 'player', off), 200);
  assert.is(answer('/en/confirm', 'player', off), '/en');
});

test('terms can be read, and limits set, before the terms are confirmed', () => {
  const config = { termsChanged: true, identificationBonusBlocker: true };
  for (const path of ['rules/1', 'amlpolicy', 'office/responsible', 'oldbrowser']) {
    assert.is(answer(`/en/${path}`, 'player', config), 200, path);
  }
});

test('identification holds a player until it is done, where it can be done', () => {
  const config = { identificationBonusBlocker: true };
  assert.is(answer('/en/slots', 'player', config), '/en/office/identification');
  assert.is(answer('/en/office/identification', 'player', config), 200);
  assert.is(answer('/en/slots', 'guest', config), 200);
  assert.is(answer('/en/slots', 'player', { ...config, identificationShown: false }), 200);
  assert.is(answer('/en/slots', 'player', { ...config, termsChanged: true }), '/en/confirm');
});

test('what is theirs stays open to who is held: bets, payments, withdrawal, limits, help', () => {
  const config = { identificationBonusBlocker: true };
  const open = [
    ...['history', 'historypay', 'deduce', 'responsible', 'verification', 'payment/requests'],
    ...['payment/create-request', 'payment/create-request/1/transactions/7'],
  ].map((path) => `office/${path}`);
  for (const path of [...open, 'onpay/withdraw/success', 'rules/1', 'contacts', 'block-ua']) {
    assert.is(answer(`/en/${path}`, 'player', config), 200, path);
  }
  for (const path of [
    '',
    '/live',
    '/office/recharge',
    '/office/account',
    '/office/bonuses/wager',
  ]) {
    assert.is(answer(`/en${path}`, 'player', config), '/en/office/identification', path);
  }
});

test('changed terms leave a player what is theirs where the server says so', () => {
  const config = { termsChanged: true };
  const open = (path: string, termsLeaveMoney: boolean) => {
    const outcome = resolveRoute(`/en/${path}`, { as: 'player', config, termsLeaveMoney });
    return 'redirect' in outcome ? outcome.redirect : outcome.status;
  };
  for (const path of ['office/history', 'office/deduce', 'office/payment/requests']) {
    assert.is(open(path, true), 200, path);
    assert.is(open(path, false), '/en/confirm', path);
  }
  for (const path of ['office/recharge', 'office/account', 'slots']) {
    assert.is(open(path, true), '/en/confirm', path);
  }
});

test.run();
