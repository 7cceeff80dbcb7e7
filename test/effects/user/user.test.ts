import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { hidesBalance } from '../../../src/projections/site/hides-balance.ts';
import { keyOf } from '../../support/message-key.ts';
import { balanceOf, bankOf, euros, userConfigOf } from '../../support/session/accounts.ts';
import {
  networkError,
  refuse,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: user');

function signedIn(options: SessionOptions = {}) {
  const session = testSession({
    ...options,
    answers: { ...bankOf().answers, ...options.answers },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const hiding = (isHidden: boolean) => () => reply(userConfigOf({ user_hide_balance: isHidden }));

test('what a player may do besides playing is known after signing in', () => {
  const session = signedIn({ answers: { rights: () => reply({ rights: ['support'] }) } });
  assert.equal(session.runtime.state.user.rights.granted, ['support']);
});

test('without their rights a player plays on, and the log says so', () => {
  const session = signedIn({ answers: { rights: networkError } });
  assert.equal(session.runtime.state.user.rights.granted, []);
  assert.ok(session.events.some(({ type }) => type === 'bus.failed'));
});

test('whether the balance is hidden is kept by the server for a player', () => {
  const session = signedIn({ answers: { balanceHide: () => reply({ user_hide_balance: true }) } });
  session.runtime.publish('preferences.balanceHidden', { hidden: true });
  session.clock.advance(1000);
  assert.equal(session.requestsOf('balanceHide')[0]?.input.body, { user_hide_balance: true });
  assert.ok(hidesBalance(session.runtime.state));
});

test('what the server keeps wins over what the browser had, both ways', () => {
  for (const isHidden of [true, false]) {
    const session = signedIn({
      local: { preferences: JSON.stringify({ user_hide_balance: !isHidden }) },
      answers: { userConfig: hiding(isHidden) },
    });
    assert.is(hidesBalance(session.runtime.state), isHidden);
  }
});

test('an answer to what was asked before the player chose does not undo the choice', () => {
  const late = {
    userConfig: new Subject<TransportResponse>(),
    first: new Subject<TransportResponse>(),
  };
  const session = signedIn({
    answers: { userConfig: () => late.userConfig, balanceHide: () => late.first },
  });
  session.runtime.publish('preferences.balanceHidden', { hidden: false });
  session.clock.advance(1000);
  session.answers.balanceHide = () => reply({ user_hide_balance: true });
  session.runtime.publish('preferences.balanceHidden', { hidden: true });
  session.clock.advance(1000);
  const answered = { status: 200, headers: {} };
  late.userConfig.next({ ...answered, body: userConfigOf({ user_hide_balance: false }) });
  assert.is(session.runtime.state.preferences.user_hide_balance, true);
  late.first.next({ ...answered, body: { user_hide_balance: false } });
  assert.is(session.runtime.state.preferences.user_hide_balance, true);
});

test('no balance shows before it is known whether the player hides it', () => {
  const seen: boolean[] = [];
  const session = testSession({
    answers: { ...bankOf().answers, userConfig: hiding(true) },
  });
  session.runtime.state$.subscribe((state) => {
    if (state.accounts.activeId !== null) seen.push(hidesBalance(state));
  });
  session.runtime.start();
  session.clock.advance(1000);
  assert.ok(seen.length > 0);
  assert.equal([...new Set(seen)], [true]);
});

test('a server that does not say leaves it to the browser', () => {
  for (const isHidden of [true, false]) {
    const session = signedIn({
      local: { preferences: JSON.stringify({ user_hide_balance: isHidden }) },
      answers: { userConfig: () => refuse(503) },
    });
    assert.is(hidesBalance(session.runtime.state), isHidden);
  }
});

test('a choice that the server did not keep holds here, and the player is told', () => {
  const session = signedIn({ answers: { balanceHide: () => refuse(503) } });
  session.runtime.publish('preferences.balanceHidden', { hidden: true });
  session.clock.advance(1000);
  assert.ok(hidesBalance(session.runtime.state));
  assert.is(keyOf(session.runtime.state.notifications.items[0]?.text), 'office_hide_failed');
});

test('a guest’s choice is kept in the browser alone', () => {
  const session = signedIn({ answers: { authCheck: () => reply({ user_id: null }) } });
  session.runtime.publish('preferences.balanceHidden', { hidden: true });
  session.clock.advance(1000);
  assert.is(session.requestsOf('balanceHide').length, 0);
  assert.match(session.storage.local.getItem('preferences') ?? '', '"user_hide_balance":true');
});

const withBonus = () => reply({ ...balanceOf([euros]), is_available_first_deposit_bonus: true });

test('what a first deposit brings is asked for once, where one is yet to come', () => {
  const session = signedIn({
    answers: {
      balance: withBonus,
      bonusPopup: () => reply({ bonusPopupInformation: { percent: 100 } }),
    },
  });
  session.runtime.publish('bet.settled', {
    requestId: 0,
    couponId: '1',
    result: 'lost',
    payout: 0,
    currency: 'EUR',
  });
  session.clock.advance(1000);
  assert.is(session.requestsOf('bonusPopup').length, 1);
  assert.equal(session.runtime.state.accounts.bonusPopup, { percent: 100 });
});

test('where there was a deposit, or is no bonus, nothing is asked for', () => {
  const deposited = signedIn({
    answers: { balance: withBonus, userConfig: () => reply(userConfigOf({ has_deposit: true })) },
  });
  assert.is(deposited.requestsOf('bonusPopup').length, 0);
  assert.is(signedIn().requestsOf('bonusPopup').length, 0);
});

const settings = {
  enable_mail_news: true,
  enable_mail_deposit: false,
  enable_mail_bets: true,
  enable_sms_news: false,
};

test('what a player wants to be told is loaded where it is shown, and saved', () => {
  const session = signedIn({
    url: '/en/office/settings',
    answers: {
      mailing: () => reply({ enable_mail_bets: true }),
      mailingSave: ({ body }) => reply(body),
    },
  });
  assert.is(session.runtime.state.mailing.settings.enable_mail_bets, true);
  session.runtime.publish('mailing.submitted', settings);
  session.runtime.publish('mailing.submitted', settings);
  assert.is(session.runtime.state.mailing.saving.status, 'busy');
  session.clock.advance(1000);
  const { saving, settings: kept } = session.runtime.state.mailing;
  assert.is(session.requestsOf('mailingSave').length, 1);
  assert.equal(kept, settings);
  assert.equal([saving.status, saving.told?.level], ['done', 'done']);
});

test('settings that could not be saved say so and stay as the server has them', () => {
  const session = signedIn({
    url: '/en/office/settings',
    answers: { mailing: () => reply({}), mailingSave: () => refuse(503) },
  });
  session.runtime.publish('mailing.submitted', settings);
  session.clock.advance(1000);
  const { saving, settings: kept } = session.runtime.state.mailing;
  assert.is(saving.told?.level, 'error');
  assert.is(kept.enable_mail_news, false);
});

test('elsewhere they are not loaded; where they failed they are asked for again', () => {
  assert.is(signedIn().requestsOf('mailing').length, 0);
  const session = signedIn({
    url: '/en/office/settings',
    answers: { mailing: () => refuse(503) },
  });
  assert.is(session.runtime.state.mailing.status, 'failed');
  session.answers.mailing = () => reply(settings);
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(1000);
  assert.is(session.runtime.state.mailing.status, 'ready');
});

test.run();
