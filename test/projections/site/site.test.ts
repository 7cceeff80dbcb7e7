/** Route, modal, notifications, configuration, limits, preferences, sub-applications. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventData } from '../../../src/events/catalogue.ts';
import { asked, failed, given, happened, refused, replied } from '../../support/session/given.ts';

const page = (url: string, route: string) =>
  happened('route.changed', {
    url,
    route,
    layout: 'main',
    status: 200,
    params: {},
    language: url.slice(1, 3),
  });

const notice = (id: string, area: 'default' | 'coupon' = 'default') =>
  happened('notification.shown', { id, level: 'info', area });

const test = suite('projections: site');

test('route: remembers where the player was before', () => {
  const state = given('route', [page('/en', 'home'), page('/en/live', 'mainSection')]);
  assert.is(state.url, '/en/live');
  assert.is(state.previousUrl, '/en');
});

test('route: a guest sent to the sign-in form is remembered until the way back is taken', () => {
  const sent = happened('route.redirected', {
    from: '/en/office/history',
    to: '/en/user/login',
    external: false,
    reason: 'sign-in',
  });
  const waiting = given('route', [sent, page('/en/user/login', 'login')]);
  assert.is(waiting.returnUrl, '/en/office/history');
  const back = given('route', [sent, page('/en/office/history', 'officeHistory')]);
  assert.is(back.returnUrl, null);
});

test('route: a bus error forces the error page', () => {
  const failure = happened('bus.failed', {
    source: 'page',
    name: 'x',
    message: 'broken',
    page: 500,
  });
  assert.is(given('route', [page('/en', 'home'), failure]).status, 500);
});

test('modal: the newest is last, one of each id, closed by id', () => {
  const open = (id: string) => happened('modal.opened', { id, kind: 'alert' });
  const three = given('modal', [open('a'), open('b'), open('a')]);
  assert.equal(
    three.open.map((modal) => modal.id),
    ['b', 'a'],
  );
  const closed = given('modal', [
    open('a'),
    open('b'),
    happened('modal.closed', { id: 'b', by: 'player' }),
  ]);
  assert.equal(
    closed.open.map((modal) => modal.id),
    ['a'],
  );
});

test('modal: the sign-in dialog closes once somebody is signed in', () => {
  const opened = happened('modal.opened', { id: 'login', kind: 'login' });
  const state = given('modal', [opened, happened('session.started', { userId: '7' })]);
  assert.equal(state.open, []);
});

test('notifications: three in the default area, one in another; the oldest gives way', () => {
  const state = given('notifications', [
    notice('a'),
    notice('x', 'coupon'),
    notice('b'),
    notice('c'),
    notice('d'),
    notice('y', 'coupon'),
  ]);
  assert.equal(
    state.items.map((item) => item.id),
    ['b', 'c', 'd', 'y'],
  );
});

test('notifications: what names a bet goes with its player, what is of the site stays', () => {
  const values = { couponId: '7', payout: '10.00 EUR' };
  const bet = happened('notification.shown', {
    id: 'bet-7',
    level: 'done',
    area: 'default',
    textKey: 'bet_paid_text',
    values,
  });
  const words = { id: 'words', level: 'info', area: 'default', text: 'Yours is 7.' } as const;
  const said = happened('notification.shown', words);
  for (const gone of [
    happened('session.ended', { reason: 'logout' }),
    happened('session.started', { userId: 'bob' }),
  ]) {
    const { items } = given('notifications', [notice('ad-blocker'), bet, said, gone]);
    assert.equal(
      items.map((item) => item.id),
      ['ad-blocker'],
    );
  }
});

test('notifications: what is told is texts with their values, or the words of a server', () => {
  const shown = (data: Partial<EventData<'notification.shown'>>) =>
    happened('notification.shown', { id: 'a', level: 'info', area: 'default', ...data });
  const values = { couponId: '7' };
  for (const [data, title, text] of [
    [{}, null, null],
    [{ textKey: 'main_ad_blocker' }, null, { key: 'main_ad_blocker' }],
    [
      { titleKey: 'bet_won', textKey: 'bet_paid_text', values },
      { key: 'bet_won', values },
      { key: 'bet_paid_text', values },
    ],
    [{ textKey: 'main_ad_blocker', text: 'No more today.' }, null, { words: 'No more today.' }],
    [{ textKey: 'not a key' }, null, { key: 'main_error_text' }],
  ] as const) {
    const { items } = given('notifications', [shown(data)]);
    assert.equal(items, [{ id: 'a', level: 'info', area: 'default', title, text }]);
  }
});

test('notifications: the same notice again is not a second one', () => {
  assert.is(given('notifications', [notice('a'), notice('a')]).items.length, 1);
});

test('config: values arrive by number and are known by name', () => {
  const state = given('config', [replied('configGroup', { site: { 3: 'Acme', 45: false } })]);
  assert.is(state.installed, true);
  assert.is(state.values.companyName, 'Acme');
  assert.is(state.values.registrationAllowed, false);
});

test('config: a value of a wrong shape is left out and named', () => {
  const state = given('config', [replied('configGroup', { site: { 3: 7 } })]);
  assert.is(state.values.companyName, undefined);
  assert.match(state.rejected.join(), 'companyName');
});

test('config: when the fallback fails too, nothing is installed', () => {
  const state = given('config', [failed('configGroup'), failed('configAll')]);
  assert.is(state.installed, false);
  assert.is(state.status, 'failed');
});

test('limits: unknown and unreachable are told apart from none', () => {
  const out = asked('limits');
  assert.is(given('limits', []).status, 'empty');
  assert.is(given('limits', [out, failed('limits')]).status, 'failed');
  assert.is(given('limits', [out, refused('limits', 503)]).status, 'failed');
  assert.is(given('limits', [out, replied('limits', { limits: [] })]).status, 'ready');
});

test('limits: what was known stays when a later look fails', () => {
  const limit = {
    limitType: 20,
    limitState: 'ACTIVE' as const,
    limitValue: 100,
    startedAt: null,
    endsAt: null,
  };
  const state = given('limits', [
    ...[asked('limits'), replied('limits', { limits: [limit] })],
    ...[asked('limits'), failed('limits')],
  ]);
  assert.is(state.status, 'ready');
  assert.is(state.limits[0]?.limitValue, 100);
});

test('preferences: read from storage when they fit, left alone when they do not', () => {
  const started = (preferences: string) =>
    happened('app.started', {
      sessionId: 's',
      build: 'b',
      catalogue: '1',
      production: false,
      projectId: 1,
      apiOrigin: '',
      promoFrameUrl: '',
      url: '/en',
      viewport: { width: 1, height: 1 },
      languages: [],
      timeZone: 'UTC',
      userAgent: '',
      seed: 1,
      cookies: {},
      local: { preferences },
      session: {},
    });
  assert.is(given('preferences', [started('{"appTheme":1}')]).appTheme, 1);
  assert.is(given('preferences', [started('{"appTheme":"pink"}')]).appTheme, null);
  assert.is(given('preferences', [started('not json')]).appTheme, null);
});

test('sub-applications move only along the allowed transitions', () => {
  const status = (value: -2 | -1 | 1 | 2) =>
    happened('remote.statusChanged', { name: 'header', status: value, attempt: 1 });
  const seen = (...values: (-2 | -1 | 1 | 2)[]) =>
    given('remoteViews', values.map(status)).views['header']?.status;
  assert.is(seen(1, 2), 2);
  assert.is(seen(1, -1, 1, 2), 2);
  assert.is(seen(2, -1), 2, 'ready cannot fail');
  assert.is(seen(1, -1, 2), -1, 'an error must load again first');
});

test.run();
