/** Every way in, and the ways out. */
import {
  answer,
  refuse,
  type Scenario,
  SECOND,
  says,
  secret,
  signedOut,
  wait,
} from './scenario.ts';

export const signIns: readonly Scenario[] = [
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
    ...signedOut,
    {
      do: 'visit',
      url: draw.pick([
        '/en/user/login?network=google&code=planted-secret-1&state=planted-secret-2',
        '/en/registration?network=google&code=planted-secret-1&state=planted-secret-2',
        '/en/user/login?network=google&error=access_denied',
        '/en/user/login?network=google#id_token=planted-secret-7',
        '/en/user/login?method_id=1&token=planted-secret-3&sign=planted-secret-4',
        '/en/user/login?step=two-step',
      ]),
    },
    wait(5 * SECOND),
  ],
  () => [says('session.logoutPressed', {}), wait()],
  () => [says('session.idleReached', { minutes: 10 }), wait()],
  () => [answer('authCheck', { user_id: null }), wait(61 * SECOND)],
  (draw) => [refuse(draw.pick(['balance', 'rights', 'userConfig']), 401, '401'), wait(61 * SECOND)],
];
