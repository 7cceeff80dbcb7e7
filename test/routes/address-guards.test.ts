import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteConfigByName } from '../../src/domain/site/config.ts';
import type { Visitor } from '../../src/routes/outcome.ts';
import { resolveRoute } from '../../src/routes/resolve.ts';

const test = suite('address guards');

function answer(url: string, config: Partial<SiteConfigByName> = {}, as: Visitor = 'guest') {
  const outcome = resolveRoute(url, { as, config });
  return 'redirect' in outcome ? outcome.redirect : outcome.status;
}

test('old addresses lead to the present ones and keep query, fragment and language', () => {
  for (const [from, to] of [
    ['office', 'office/account'],
    ['rules', 'rules/1'],
    ['tvgames/view/poker', 'poker'],
    ['cyber', 'cyber/real'],
    ['esports', 'esports/real'],
    ['lpage/9%209', 'landing-page/9%209'],
    ['happy-friday', 'promotions/happy-friday'],
  ]) {
    assert.is(answer(`/de/${from}?tag=a#b`), `/de/${to}?tag=a#b`);
  }
  assert.is(answer('/de/coupon?tag=a#b'), '/de?tag=a#b');
});

test('the forgotten password opens at home, for what is already asked too', () => {
  assert.is(answer('/en/forgotpassword'), '/en?showForgotPasswordModal=1');
  assert.is(answer('/en/user/forgotpassword'), '/en?showForgotPasswordModal=1');
  assert.is(answer('/en/forgotpassword?tag=a'), '/en?tag=a&showForgotPasswordModal=1');
});

test('a flag that is off takes its pages and old addresses away', () => {
  for (const [path, key] of [
    ['rules/1', 'rulesAvailable'],
    ['rules', 'rulesAvailable'],
    ['payment', 'paymentAvailable'],
    ['registration', 'registrationAllowed'],
    ['office/identification', 'identificationShown'],
  ] as const) {
    assert.is(answer(`/en/${path}`, { [key]: false }, 'player'), 404, path);
    assert.is.not(answer(`/en/${path}`, {}, 'player'), 404, path);
  }
  assert.is(answer('/en/statistic'), 404);
  assert.is(answer('/en/statistic', { statisticEnabled: true }), 200);
});

test('payment may be for players only', () => {
  const config = { paymentOnlyAuthenticated: true };
  assert.is(answer('/en/payment', config, 'guest'), 404);
  assert.is(answer('/en/payment', config, 'player'), 200);
  assert.is(answer('/en/payment', {}, 'guest'), 200);
});

test('pages of developers are not in production, which is what holds unless told otherwise', () => {
  for (const path of ['cricket', 'internal-vpn', 'debugger']) {
    assert.is(answer(`/en/${path}`), 404);
    assert.is(answer(`/en/${path}`, { production: false }), 200);
  }
});

test('a game is found under its name, led there from its former one', () => {
  const gameRoutes = [{ route: 'new name', oldRoute: 'old' }, { route: 'old-crystal' }];
  assert.is(answer('/en/games/new%20name', { gameRoutes }), 200);
  assert.is(answer('/en/games/old?x=1', { gameRoutes }), '/en/games/new%20name?x=1');
  assert.is(answer('/en/games/old-crystal', { gameRoutes }), 200, 'a present name is no old one');
  assert.is(answer('/en/games/other', { gameRoutes }), 404);
});

test('a game whose name is no path leads nowhere', () => {
  assert.is(answer('/en/games/old', { gameRoutes: [{ route: '../x', oldRoute: 'old' }] }), 404);
});

test.run();
