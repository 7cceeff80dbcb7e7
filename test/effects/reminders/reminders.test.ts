import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type SiteConfigName, siteConfigTable } from '../../../src/domain/site/config.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import { balance, place } from '../../support/session/betting.ts';
import { bookmaker, ready, started } from '../../support/session/bookmaker.ts';
import { payingSession } from '../../support/session/payments.ts';
import {
  never,
  reply,
  type SessionOptions,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

const site = (values: Partial<Record<SiteConfigName, unknown>>) => {
  const all = { cookieAgreementPopup: false, ...values };
  const byKey = Object.entries(all).map(([name, value]) => [
    siteConfigTable[name as SiteConfigName].key,
    value,
  ]);
  return { configGroup: () => reply({ site: Object.fromEntries(byKey) }) };
};

function guest(
  values: Partial<Record<SiteConfigName, unknown>>,
  options: SessionOptions = {},
): TestSession {
  const session = testSession({ ...options, answers: { ...site(values), ...options.answers } });
  session.runtime.start();
  session.clock.advance(500);
  return session;
}

const limit = (limitType: number) => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue: 5000, startedAt: 0, endsAt: null },
});

/** A player who is about to pay in, with these limits. */
function paying(limits: readonly unknown[] = [], options: SessionOptions = {}): TestSession {
  const session = payingSession({
    ...options,
    answers: { limits: () => reply({ limits }), ...options.answers },
  });
  session.runtime.start();
  session.clock.advance(500);
  return session;
}

const shown = ({ runtime }: TestSession) => runtime.state.modal.open.map(({ id }) => id);
const close = (session: TestSession, id: string) => {
  session.runtime.publish('modal.closed', { id, by: 'player' });
  session.clock.advance(100);
};

const test = suite('effects: reminders');

test('a guest is reminded to register after the configured delay, and again after the interval', () => {
  const session = guest({ registrationReminderDelay: 60, registrationReminderInterval: 5 });
  session.clock.advance(59 * SECOND);
  assert.equal(shown(session), []);
  session.clock.advance(SECOND);
  assert.equal(shown(session), ['registration-reminder']);
  close(session, 'registration-reminder');
  session.clock.advance(5 * MINUTE - 2 * SECOND);
  assert.equal(shown(session), []);
  session.clock.advance(3 * SECOND);
  assert.equal(shown(session), ['registration-reminder']);
});

test('the next time is kept over a reload and for other tabs', () => {
  const values = { registrationReminderDelay: 60, registrationReminderInterval: 60 };
  const first = guest(values);
  first.clock.advance(MINUTE);
  const stored = first.storage.local.getItem('reminders') ?? '';
  const again = guest(values, { local: { reminders: stored } });
  again.clock.advance(59 * MINUTE);
  assert.equal(shown(again), []);
  again.clock.advance(2 * MINUTE);
  assert.equal(shown(again), ['registration-reminder']);
  const tab = guest(values);
  tab.runtime.publish('app.storageChanged', { name: 'reminders', value: stored });
  tab.clock.advance(59 * MINUTE);
  assert.equal(shown(tab), []);
});

test('nobody is reminded amid a form of who they are, nor a player, nor a robot', () => {
  const values = { registrationReminderDelay: 10 };
  const form = guest(values);
  form.runtime.publish('modal.opened', { id: 'login', kind: 'login' });
  form.clock.advance(MINUTE);
  assert.equal(shown(form), ['login']);
  close(form, 'login');
  assert.equal(shown(form), ['registration-reminder']);
  const page = guest(values, { url: '/en/user/login' });
  page.clock.advance(MINUTE);
  assert.equal(shown(page), []);
  const player = started({ answers: site(values) });
  player.clock.advance(MINUTE);
  assert.equal(shown(player), []);
});

test('that the site is new is told a guest once, goes by itself, and is remembered for five years', () => {
  const session = guest({ newSiteModal: true });
  assert.equal(shown(session), ['new-site']);
  session.clock.advance(10 * SECOND);
  assert.equal(shown(session), []);
  session.clock.sleep(30 * DAY);
  session.clock.advance(MINUTE);
  assert.equal(shown(session), []);
  const { 'new-site': until } = JSON.parse(session.storage.local.getItem('reminders') ?? '{}');
  const years = (until - session.clock.now()) / YEAR;
  assert.ok(years > 4.8 && years < 5.1, String(years));
});

test('a visitor is asked for their age first, and again after thirty days', () => {
  const values = { ageGate: 18, newSiteModal: true };
  const session = guest(values);
  assert.equal(shown(session), ['age-gate']);
  session.clock.advance(10 * MINUTE);
  assert.equal(shown(session), ['age-gate'], 'it does not go by itself');
  close(session, 'age-gate');
  session.clock.advance(MINUTE);
  assert.not.ok(shown(session).includes('age-gate'));
  const reminders = session.storage.local.getItem('reminders') ?? '{}';
  const days = (JSON.parse(reminders)['age-gate'] - session.clock.now()) / DAY;
  assert.ok(days > 29 && days <= 30, String(days));
  assert.not.ok(shown(guest(values, { local: { reminders } })).includes('age-gate'));
  const past = JSON.stringify({ 'age-gate': session.clock.now() - 31 * DAY });
  assert.equal(shown(guest(values, { local: { reminders: past } })), ['age-gate']);
  assert.equal(shown(guest({ ageGate: 0 })), []);
});

test('where the configuration says so the age is kept for the tab alone', () => {
  const values = { ageGate: 18, ageGateStorage: 'session' };
  const session = guest(values);
  close(session, 'age-gate');
  assert.equal(JSON.parse(session.storage.local.getItem('reminders') ?? '{}'), {});
  assert.match(session.storage.session.getItem('remindersClosed') ?? '', 'age-gate');
});

test('A2: who has no limit on deposits is asked for one before they pay in, and again after a year', () => {
  const session = paying();
  assert.equal(shown(session), ['set-limits']);
  close(session, 'set-limits');
  session.navigation.visit('/en/about');
  session.navigation.visit('/en/office/recharge');
  session.clock.sleep(30 * DAY);
  session.clock.advance(MINUTE);
  assert.equal(shown(session), []);
  const local = { reminders: session.storage.local.getItem('reminders') ?? '' };
  assert.equal(shown(paying([], { local })), []);
  const [[key = '', until = 0] = []] = Object.entries<number>(JSON.parse(local.reminders));
  assert.ok(until > session.clock.now() + 330 * DAY);
  const past = JSON.stringify({ [key]: session.clock.now() - 400 * DAY });
  assert.equal(shown(paying([], { local: { reminders: past } })), ['set-limits']);
});

test('A2: another player of the same browser is asked too', () => {
  const session = paying();
  close(session, 'set-limits');
  session.answers.authCheck = () => reply({ user_id: '2' });
  session.runtime.publish('session.started', { userId: '2' });
  session.clock.advance(MINUTE);
  assert.equal(shown(session), ['set-limits']);
});

test('A5: who may not pay in before they have a limit is asked for one', () => {
  const answers = site({ jurisdiction: 'se' });
  assert.equal(shown(paying([], { answers })), ['set-limits']);
});

test('who has a limit on deposits, or is excluded, is not asked; nor as long as nobody knows', () => {
  assert.equal(shown(paying([limit(22)])), []);
  assert.equal(shown(paying([limit(30)])), []);
  assert.equal(shown(paying([limit(1)])), ['set-limits'], 'a limit on stakes is none on deposits');
  assert.equal(shown(paying([], { answers: { limits: never } })), []);
});

const offer = { percent: 100, most: 10_000, currency: 'EUR', times: 5, days: 30 };

/** A player who chose a bonus on the first deposit, on a page about something else. */
const bonused = (enabled: boolean, more: SessionOptions['answers'] = {}) =>
  started({
    answers: {
      ...site({ firstDepositPopup: enabled }),
      balance: () => reply({ ...balance(), is_available_first_deposit_bonus: true }),
      userConfig: () => reply(userConfigOf({ has_deposit: false })),
      bonusPopup: () => reply({ bonusPopupInformation: offer }),
      ...more,
    },
  });

test('15 seconds after a player without a deposit is there, the first-deposit bonus is shown; once closed, not again before they sign out', () => {
  const session = bonused(true);
  session.clock.advance(14 * SECOND);
  assert.equal(shown(session), []);
  session.clock.advance(2 * SECOND);
  assert.equal(shown(session), ['first-deposit-bonus']);
  close(session, 'first-deposit-bonus');
  session.clock.advance(DAY);
  assert.equal(shown(session), []);
  assert.equal(session.storage.session.getItem('remindersClosed'), '["first-deposit-bonus"]');
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.clock.advance(100);
  assert.equal(session.storage.session.getItem('remindersClosed'), '[]');
});

test('nobody is told of a bonus that is switched off, that is none, or that they may not pay in for', () => {
  const none = { bonusPopup: () => reply({ bonusPopupInformation: null }) };
  const excluded = { limits: () => reply({ limits: [limit(30)] }) };
  const config = () => reply(userConfigOf({ has_deposit: false, ban_level: 1 }));
  const banned = { userConfig: config };
  const paused = { limits: () => reply({ limits: [limit(33)] }) };
  const asked = () => reply(userConfigOf({ has_deposit: false, requireIdentification: true }));
  const barred = [none, excluded, banned, paused, { userConfig: asked }];
  const all = [bonused(false), ...barred.map((one) => bonused(true, one))];
  for (const session of all) {
    session.clock.advance(MINUTE);
    assert.equal(shown(session), []);
  }
});

test('two that are due at once come one after the other, with a rest between them', () => {
  const session = guest({ newSiteModal: true, registrationReminderDelay: 1 });
  session.clock.advance(SECOND);
  assert.equal(shown(session), ['new-site']);
  close(session, 'new-site');
  session.clock.advance(29 * SECOND);
  assert.equal(shown(session), []);
  session.clock.advance(2 * SECOND);
  assert.equal(shown(session), ['registration-reminder']);
});

test('one that waits is dropped when there is no reason for it any more', () => {
  const session = guest({ newSiteModal: true, registrationReminderDelay: 1 });
  session.clock.advance(2 * SECOND);
  session.answers.authCheck = () => reply({ user_id: '1' });
  session.runtime.publish('session.started', { userId: '1' });
  session.clock.advance(5 * MINUTE);
  assert.equal(shown(session), []);
});

test('nothing comes between a player and a bet that is on its way', () => {
  const session = ready({ answers: { couponPlace: never } });
  place(session);
  session.navigation.visit('/en/office/recharge');
  session.clock.advance(SECOND);
  assert.equal(shown(session), []);
  const idle = ready();
  idle.navigation.visit('/en/office/recharge');
  idle.clock.advance(SECOND);
  assert.equal(shown(idle), ['set-limits'], 'who places none is asked');
});

test('who has placed a bet is asked after 15 s whether this browser may be written to, once in 30 days', () => {
  const { couponPlace } = bookmaker();
  const session = ready({ answers: { couponPlace } });
  session.runtime.publish('push.found', { permission: 'default', isOn: false });
  session.clock.advance(MINUTE);
  assert.equal(shown(session), [], 'there is nothing to be told of');
  place(session);
  session.clock.advance(1000);
  session.clock.advance(14 * SECOND);
  assert.equal(shown(session), []);
  session.clock.advance(SECOND);
  assert.equal(shown(session), ['web-push-agreement']);
  close(session, 'web-push-agreement');
  session.clock.sleep(29 * DAY);
  session.clock.advance(MINUTE);
  assert.equal(shown(session), []);
});

test('a browser that has said no, or yes, is not asked about messages', () => {
  for (const permission of ['denied', 'granted', 'unsupported'] as const) {
    const { couponPlace } = bookmaker();
    const session = ready({ answers: { couponPlace } });
    session.runtime.publish('push.found', { permission, isOn: false });
    place(session);
    session.clock.advance(MINUTE);
    assert.equal(shown(session), [], permission);
  }
});

test.run();
