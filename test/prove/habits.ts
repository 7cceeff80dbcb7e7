/** What players do, one after another: forms filled in and sent, bets placed, dialogs answered. */
import type { EventData, EventType } from '../../src/events/catalogue.ts';
import type { Action, Fate } from './action.ts';
import type { Draw } from './draw.ts';

const SECOND = 1_000;

function says<T extends EventType>(type: T, data: EventData<T>): Action {
  return { do: 'publish', type, data };
}

const wait = (ms = SECOND): Action => ({ do: 'wait', ms });
const answer = (call: string, body: unknown, fate: Fate = {}): Action => ({
  do: 'answer',
  call,
  fate: { body, ...fate },
});
const refuse = (call: string, status: number, code: string): Action => ({
  do: 'answer',
  call,
  fate: { status, body: { errors: [{ code }] } },
});
const secret = (draw: Draw): string => `planted-secret-${draw.int(100_000)}`;

type Habit = (draw: Draw) => readonly Action[];

const bets: readonly Habit[] = [
  (draw) => [
    { do: 'bet', nth: draw.int(40) },
    says('coupon.amountChanged', { amount: draw.pick(['10', '0.5', '', '999999', '12.3456']) }),
    wait(),
    { do: 'place' },
    wait(draw.pick([1, SECOND, 30 * SECOND])),
  ],
  (draw) => [
    { do: 'bet', nth: draw.int(9) },
    { do: 'bet', nth: 9 + draw.int(9) },
    { do: 'bet', nth: 18 + draw.int(9) },
    says('coupon.typeChosen', { typeId: draw.pick([0, 1, 2, 4, 10]) }),
    says('coupon.systemValueChosen', { systemValue: draw.pick([2, 3]) }),
    says('coupon.amountChanged', { amount: '10' }),
    wait(),
  ],
  (draw) => [
    answer('couponPlace', null, { fails: draw.pick(['network', 'never', 'empty']) }),
    { do: 'bet', nth: draw.int(40) },
    says('coupon.amountChanged', { amount: '10' }),
    wait(),
    { do: 'place' },
    wait(16 * SECOND),
    wait(61 * SECOND),
  ],
  (draw) => [
    refuse('couponPlace', 409, draw.pick(['1', '120', '1105'])),
    { do: 'bet', nth: draw.int(40) },
    says('coupon.amountChanged', { amount: '10' }),
    wait(),
    { do: 'place' },
    wait(),
    says('coupon.changesAccepted', {}),
    { do: 'place' },
    wait(),
    says('coupon.successDismissed', {}),
  ],
  (draw) => [
    wait(),
    {
      do: 'feed',
      message: {
        id: String(draw.int(1000)),
        ...(draw.chance(0.2) ? { reset: true } : {}),
        updates: [
          {
            kind: 'market',
            marketId: '7-result-1',
            coef: draw.pick(['1.99', '2.5']),
            isBlocked: draw.chance(0.2),
          },
        ],
        settled: draw.chance(0.3)
          ? [{ couponId: 'coupon-1', result: 'won', payout: 1850, currency: 'EUR' }]
          : [],
      },
    },
    wait(300),
  ],
];

const signIns: readonly Habit[] = [
  (draw) => [
    { do: 'visit', url: '/en/user/login' },
    wait(),
    says('session.loginSubmitted', { login: 'a@b.test', password: secret(draw) }),
    wait(),
  ],
  (draw) => [
    answer('loginByEmail', {
      ...{ userId: null, next: 'two-step', methods: ['totp', 'sms', 'recovery'] },
      expiresIn: draw.pick([30, 600]),
    }),
    says('session.loginSubmitted', { login: 'a@b.test', password: secret(draw) }),
    wait(),
    says('auth.twoStepMethodChosen', { method: draw.pick(['totp', 'sms', 'recovery']) }),
    says('auth.twoStepSmsRequested', {}),
    wait(draw.pick([SECOND, 31 * SECOND])),
    says('auth.twoStepSubmitted', { code: secret(draw) }),
    wait(),
  ],
  (draw) => [
    says('phones.wanted', {}),
    wait(),
    says('auth.formChosen', { form: 'phone_password' }),
    says('auth.phoneSubmitted', { country: 'IE', phone: '851234567', password: secret(draw) }),
    wait(),
  ],
  (draw) => [
    says('phones.wanted', {}),
    wait(),
    says('auth.smsRequested', { country: 'IE', phone: '851234567' }),
    wait(),
    says('auth.smsSubmitted', { code: secret(draw) }),
    wait(),
  ],
  (draw) => [
    says('auth.socialChosen', { network: 'google', purpose: draw.pick(['login', 'registration']) }),
    wait(draw.pick([SECOND, 61 * SECOND])),
  ],
  () => [says('auth.oneTapChosen', {}), wait(16 * SECOND)],
  (draw) => [
    {
      do: 'visit',
      url: draw.pick([
        '/en/user/login?network=google&purpose=login&code=planted-secret-1&state=planted-secret-2',
        '/en/user/login?network=google&purpose=login&error=denied',
        '/en/user/login#id_token=planted-secret-7',
        '/en/user/login?method_id=1&token=planted-secret-3&sign=planted-secret-4',
        '/en/user/login?step=two-step',
      ]),
    },
    wait(5 * SECOND),
  ],
  (draw) => [
    refuse(
      draw.pick(['loginByEmail', 'couponPlace', 'balance']),
      400,
      draw.pick(['100', '111', '112', '113']),
    ),
    says('session.loginSubmitted', { login: 'a@b.test', password: secret(draw) }),
    wait(),
    ...(draw.chance(0.3)
      ? [answer('captchaValidate', { type: draw.pick([1, 2]), time: 5, error_message: 'no' })]
      : []),
    { do: 'solve', by: draw.pick(['solution', 'solution', 'token']) },
    wait(draw.pick([SECOND, 61 * SECOND])),
    ...(draw.chance(0.5) ? [says('modal.closed', { id: 'captcha', by: 'player' })] : []),
    wait(draw.pick([SECOND, 301 * SECOND])),
  ],
  () => [says('session.logoutPressed', {}), wait()],
  () => [says('session.idleReached', { minutes: 10 }), wait()],
  () => [answer('authCheck', { user_id: null }), wait(61 * SECOND)],
  (draw) => [refuse(draw.pick(['balance', 'rights', 'userConfig']), 401, '401'), wait(61 * SECOND)],
];

const forms: readonly Habit[] = [
  (draw) => [
    says('recovery.called', { login: 'a@b.test' }),
    answer('passwordRecovery', { success: true, expiresIn: draw.pick([5, 600]) }),
    wait(draw.pick([SECOND, 16 * SECOND])),
    says('recovery.codeSubmitted', { code: secret(draw) }),
    wait(),
    says('recovery.passwordSubmitted', { password: secret(draw) }),
    wait(),
    says('modal.closed', { id: 'forgot-password', by: 'player' }),
  ],
  (draw) => [
    says('activation.sendPressed', { kind: 'phone', phone: '+353851234567' }),
    wait(),
    says('activation.codeSubmitted', { kind: 'phone', code: secret(draw) }),
    wait(draw.pick([SECOND, 61 * SECOND])),
  ],
  (draw) => [
    {
      do: 'visit',
      url: `/en/user/${draw.pick(['passwordreset', 'accountverify', 'stopnewsletter'])}?token=${secret(draw)}&user_id=1`,
    },
    wait(),
    says('letter.passwordSubmitted', { password: secret(draw) }),
    says('letter.pressed', {}),
    wait(),
  ],
  (draw) => [
    { do: 'visit', url: '/en/registration' },
    says('registration.wanted', {}),
    wait(),
    says('registration.typeChosen', { type: 'fast_reg' }),
    says('registration.submitted', {
      type: 'fast_reg',
      answers: {
        ...{ currency: 'EUR', bonus: 0, country: 'IE', password: secret(draw) },
        mailing: {
          ...{ enable_mail_news: false, enable_mail_deposit: false },
          ...{ enable_mail_bets: false, enable_sms_news: true },
        },
      },
    }),
    wait(),
    says('registration.finished', {}),
    { do: 'visit', url: '/en' },
    wait(),
  ],
  (draw) => [
    says('protection.twoStepChosen', {
      method: draw.pick(['totp', 'sms']),
      password: secret(draw),
    }),
    wait(),
    says('protection.twoStepCodeSubmitted', { code: secret(draw) }),
    wait(),
    says('route.requested', { url: '/en/live', replace: false }),
    wait(),
    draw.chance(0.5)
      ? says('protection.recoveryCodesSaved', {})
      : says('protection.leaveConfirmed', { url: '/en/live' }),
  ],
  () => [
    says('accounts.addPressed', { currencyId: 840 }),
    wait(),
    wait(61 * SECOND),
    wait(61 * SECOND),
  ],
  (draw) => [says('accounts.activatePressed', { id: draw.pick(['1', '2']) }), wait(16 * SECOND)],
];

const site: readonly Habit[] = [
  () => [
    {
      do: 'answer',
      call: 'agreementStatus',
      fate: { status: 451, body: { errors: [], exception_code: 1 } },
    },
    {
      do: 'answer',
      call: 'rights',
      fate: { status: 451, body: { errors: [], exception_code: 1 } },
    },
    wait(61 * SECOND),
    says('terms.confirmPressed', {}),
    wait(),
  ],
  (draw) => [answer('appVersion', { version: draw.pick(['test', 'other']) }), wait(61 * SECOND)],
  () => [says('page.refreshPressed', {}), wait()],
  () => [says('bus.failed', { source: 'page', name: 'window.error', message: 'a@b.test' })],
  (draw) => [
    says('preferences.languageChosen', { language: draw.pick(['en', 'ar', 'de']) }),
    wait(),
  ],
  (draw) => [says('app.connectionChanged', { online: draw.chance(0.5) }), wait(45)],
  (draw) => [says('app.visibilityChanged', { visible: draw.chance(0.5) }), wait(45)],
  (draw) => [
    says('consent.given', {
      cookiesType: draw.pick(['all', 'required']),
      by: 'player',
    } as EventData<'consent.given'>),
    wait(),
  ],
];

/** Every habit. */
export const habits: readonly Habit[] = [...bets, ...bets, ...signIns, ...forms, ...site];
