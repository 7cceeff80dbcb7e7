/**
 * Rows of the error catalogues that answer something a player asked for: each is driven to what
 * the player is shown. The rows about the site as a whole are in `error-catalogue.test.ts`.
 */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { announcementLanguage } from '../../src/domain/site/maintenance.ts';
import { keyOf } from '../support/message-key.ts';
import { bankOf, dollars } from '../support/session/accounts.ts';
import { place } from '../support/session/betting.ts';
import { couponOf, ready } from '../support/session/bookmaker.ts';
import { waitingSession, wrong } from '../support/session/captcha.ts';
import { recovering } from '../support/session/recovering.ts';
import { PHONE, registering } from '../support/session/registering.ts';
import {
  networkError,
  refuse,
  reply,
  type SessionOptions,
  testSession,
} from '../support/session/session.ts';
import { guest, messageOf, refuseWith } from '../support/session/signing-in.ts';

const test = suite('error catalogue: players');

/** A player on a page of the office, who may have another account. */
function player(options: SessionOptions = {}) {
  const session = testSession({
    url: '/en/office/account',
    ...options,
    answers: { ...bankOf().answers, ...options.answers },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

/** What the server says in words, one error a line. */
const words = (...details: string[]) =>
  reply({ errors: details.map((detail) => ({ code: '1', detail })) }, 409);

const noticesOf = ({ runtime }: ReturnType<typeof testSession>) =>
  runtime.state.notifications.items.map(({ title, text }) => [keyOf(title), keyOf(text)]);

/** Error codes that analysts read in the log. */
const recorded = ({ events }: ReturnType<typeof testSession>) =>
  events.flatMap(({ type, data }) =>
    type === 'analytics.errorRecorded' ? [`${data.flow} ${data.code}`] : [],
  );

const rows: readonly { readonly says: string; readonly drive: () => void }[] = [
  {
    says: 'confirm-terms error alert: information_confirm_terms_error',
    drive() {
      const session = player({
        answers: {
          agreementStatus: () => reply({ result: true, updatedAt: 1, version: 2 }),
          agreementConfirm: networkError,
        },
      });
      session.runtime.publish('terms.confirmPressed', {});
      session.clock.advance(1000);
      const [alert] = session.runtime.state.modal.open.filter(({ kind }) => kind === 'alert');
      assert.is(alert?.textKey, 'information_confirm_terms_error');
    },
  },
  {
    says: 'add currency failure returns the server message, JSON:API details joined with a newline',
    drive() {
      const session = player({
        answers: { currencyAdd: () => words('It is there already.', 'Ask support.') },
      });
      session.runtime.publish('accounts.addPressed', { currencyId: dollars.currencyId });
      session.clock.advance(1000);
      const { asked, isBusy } = session.runtime.state.accounts;
      assert.equal(asked.add?.told, {
        level: 'error',
        words: 'It is there already.\nAsk support.',
      });
      assert.is(isBusy.add, false);
    },
  },
  {
    says: 'remove currency failure returns the server message',
    drive() {
      const session = player({
        answers: { currencyRemove: () => refuseWith(409, 'office_currency_in_use') },
      });
      session.runtime.publish('accounts.removePressed', { currencyId: dollars.currencyId });
      session.clock.advance(1000);
      const { told } = session.runtime.state.accounts.asked.remove ?? {};
      assert.equal(told, { level: 'error', key: 'office_currency_in_use' });
    },
  },
  {
    says: 'captcha failure: time and error message, another try is open',
    drive() {
      const { session, captcha, solve } = waitingSession({
        player: true,
        validate: () => wrong(30, 1, 'captcha_wrong'),
      });
      solve();
      session.clock.advance(100);
      assert.is(keyOf(captcha().told), 'captcha_wrong');
      assert.ok((captcha().retryAt ?? 0) > session.clock.now());
      assert.is(session.runtime.state.session.userId, '7');
    },
  },
  {
    says: 'captcha failure of type 2: isLogoutUser',
    drive() {
      const { session, solve } = waitingSession({ player: true, validate: () => wrong(0, 2) });
      solve();
      session.clock.advance(100);
      assert.is(session.runtime.state.session.endReason, 'captcha');
      const [failed] = session.events.filter((event) => event.type === 'captcha.failed');
      assert.ok(failed?.type === 'captcha.failed' && failed.data.isLogoutUser);
      assert.ok(noticesOf(session).some(([, text]) => text === 'session_ended_captcha'));
    },
  },
  {
    says: 'a session check that is refused disconnects, and the player is told',
    drive() {
      const session = player();
      session.answers.authCheck = () => refuse(401);
      session.clock.advance(62_000);
      assert.is(session.requestsOf('disconnect').length, 1);
      assert.equal(noticesOf(session), [['session_ended', 'session_ended_expired']]);
    },
  },
  {
    says: 'a guest where only players may be is led to the sign-in form, and back',
    drive() {
      const session = player();
      session.answers.balance = () => refuse(401);
      session.runtime.publish('page.refreshPressed', {});
      session.clock.advance(1000);
      const { route, returnUrl } = session.runtime.state.route;
      assert.equal([route, returnUrl], ['login', '/en/office/account']);
    },
  },
  {
    says: 'login error code: wrong, too many, and where no network is',
    drive() {
      for (const [answer, message, code] of [
        [() => refuseWith(403, 'auth_wrong'), 'auth_wrong', '1'],
        [() => refuseWith(429, 'auth_too_many', { retryAfter: 60 }), 'auth_too_many', '1'],
        [networkError, 'main_network_error', 'network'],
      ] as const) {
        const session = guest({ answers: { loginByEmail: answer } });
        session.runtime.publish('session.loginSubmitted', { login: 'a@b.cd', password: 'x' });
        session.settle();
        assert.is(messageOf(session.runtime.state.auth), message);
        assert.equal(recorded(session), [`login ${code}`]);
      }
    },
  },
  {
    says: 'registration error code, and the fields it is about',
    drive() {
      const page = registering({
        answers: { register: () => refuseWith(422, 'field_format', { pointer: '/email' }) },
      });
      page.open();
      page.submit('full_reg', { email: 'a@example.test' });
      assert.equal(page.form().form.refused, { email: 'field_format' });
      const closed = registering({
        answers: { register: () => refuseWith(403, 'registration_closed') },
      });
      closed.open();
      closed.submit('fast_reg', { country: 'ie' });
      assert.is(keyOf(closed.form().form.told), 'registration_closed');
      assert.equal(recorded(closed.session), ['registration 1']);
    },
  },
  {
    says: 'sms code errors: of the client where it cannot be sent, of the server where it is wrong',
    drive() {
      const unsent = registering({ answers: { sendSms: networkError } });
      unsent.ask();
      assert.is(keyOf(unsent.form().form.told), 'main_network_error');
      assert.equal(recorded(unsent.session), ['sms-client network']);
      const answers = {
        register: () => refuseWith(422, 'field_wrong_code', { pointer: '/sms_code' }),
      };
      const wrongCode = registering({ answers });
      wrongCode.open();
      wrongCode.submit('phone_reg', { phone: PHONE, sms_code: '1' });
      assert.equal(wrongCode.form().form.refused, { sms_code: 'field_wrong_code' });
      const refused = registering({ answers: { sendSms: () => refuse(429, '1429') } });
      refused.ask();
      assert.equal(recorded(refused.session), ['sms-server 1429']);
    },
  },
  ...(['wrong_code', 'time_up', 'password-field'] as const).map((error) => ({
    says: `password recovery failure: ${error}`,
    drive() {
      const visitor = recovering({ answers: { passwordRecovery: () => reply({ error }) } });
      visitor.call();
      visitor.session.clock.advance(100);
      assert.is(visitor.recovery().error, error);
      assert.equal(recorded(visitor.session), [`recovery ${error}`]);
    },
  })),
  {
    says: 'a bet that is refused because nobody is signed in any more says so, and is not staked',
    drive() {
      const session = ready({ answers: { couponPlace: () => refuse(401) } });
      place(session);
      session.clock.advance(1000);
      const { placing, bets } = couponOf(session);
      assert.equal(
        [placing.status, 'reason' in placing && placing.reason, bets.length],
        ['rejected', 'signed-out', 1],
      );
    },
  },
  {
    says: 'maintenance is announced in Russian for AZ, KZ, UA, RU, otherwise in English',
    drive() {
      for (const country of ['AZ', 'kz', 'UA', 'ru'])
        assert.is(announcementLanguage(country), 'ru');
      for (const country of ['DE', 'us', null]) assert.is(announcementLanguage(country), 'en');
    },
  },
];

for (const { says, drive } of rows) test(says, drive);

test.run();
