/** Forms from their first field to their end, or to where they are left. */
import { type Scenario, SECOND, says, secret, signedOut, wait } from './scenario.ts';

export const forms: readonly Scenario[] = [
  (draw) => [
    ...signedOut,
    says('recovery.called', { login: 'a@b.test' }),
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
    ...signedOut,
    { do: 'visit', url: '/en/registration' },
    wait(),
    says('registration.wanted', {}),
    wait(),
    ...(draw.chance(0.3) ? [{ do: 'visit', url: '/en' } as const, wait()] : []),
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
    says('session.loginSubmitted', { login: 'a@b.test', password: secret(draw) }),
    wait(),
    { do: 'visit', url: '/en/office/security' },
    wait(),
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
