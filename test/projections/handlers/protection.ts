/** How an account is protected, and where it is signed in. */
import {
  asked,
  failed,
  happened,
  refused,
  replied,
  requested,
} from '../../support/session/given.ts';
import { CODES, KEY, signInItems, URI } from '../../support/session/protection.ts';
import { type HandlerCase, makes } from './handler-case.ts';

/** Each form with what sends it, and the call that carries it. */
const forms = [
  [
    'password',
    'passwordChange',
    happened('protection.passwordSubmitted', { password: 'old one', newPassword: 'new one' }),
  ],
  ['sms', 'twoStepSms', happened('protection.twoStepSmsAsked', {})],
  [
    'twoStepOff',
    'twoStepDisable',
    happened('protection.twoStepOffSubmitted', { password: 'p', code: '1' }),
  ],
  [
    'questionForm',
    'securityQuestionSave',
    happened('protection.questionSubmitted', { password: 'p', question: 'q', answer: 'a' }),
  ],
] as const;

const chosen = happened('protection.twoStepChosen', { method: 'totp', password: 'p' });
const started = replied('twoStepStart', { method: 'totp', key: KEY, uri: URI, expiresIn: 900 });
const enabling = [
  ...[chosen, requested('twoStepStart', 0), started],
  happened('protection.twoStepCodeSubmitted', { code: '1' }),
  requested('twoStepEnable', 3),
];
const enabled = [...enabling, replied('twoStepEnable', { recoveryCodes: CODES })];

/** What is loaded: begun anew after it failed, and failed. */
const out = asked('securityQuestion');
const question: readonly HandlerCase[] = [
  makes('protection', [out, failed('securityQuestion')], requested('securityQuestion', 0), {
    question: { status: 'loading' },
  }),
  makes('protection', [out], refused('securityQuestion', 500), { question: { status: 'failed' } }),
  makes('protection', [out], failed('securityQuestion'), { question: { status: 'failed' } }),
];

const ended = happened('protection.signInEndPressed', { id: 'b' });
const ending = [ended, requested('signInEnd', 0)];

const signIns: readonly HandlerCase[] = [
  makes('signIns', [asked('signIns')], refused('signIns', 500), { status: 'failed' }),
  makes('signIns', [asked('signIns')], failed('signIns'), { status: 'failed' }),
  makes('signIns', ending, refused('signInEnd', 400), {
    ending: { status: 'idle', told: { level: 'error', key: 'security_sign_ins_not_ended' } },
  }),
  makes('signIns', ending, failed('signInEnd'), {
    ending: { status: 'idle', told: { level: 'error', key: 'main_network_error' } },
  }),
  makes(
    'signIns',
    [asked('signIns'), replied('signIns', { items: signInItems })],
    replied('passwordChange', {}),
    {
      items: signInItems.filter(({ isCurrent }) => isCurrent),
    },
  ),
];

export const protection: readonly HandlerCase[] = [
  ...forms.flatMap(([form, call, sent]) => [
    makes('protection', [sent], requested(call, 0), { [form]: { pending: { requestId: 1 } } }),
    makes('protection', [sent, requested(call, 0)], refused(call, 400), {
      [form]: { status: 'idle', told: { level: 'error', key: 'main_error_text' } },
    }),
    makes('protection', [sent, requested(call, 0)], failed(call), {
      [form]: { status: 'idle', told: { level: 'error', key: 'main_network_error' } },
    }),
  ]),
  ...question,
  makes('protection', enabled, happened('protection.leaveHeld', { url: '/en' }), {
    setup: { step: 'codes', leaving: { url: '/en' } },
  }),
  makes(
    'protection',
    [forms[0][2], requested('passwordChange', 0), failed('passwordChange')],
    happened('page.partToggled', { part: 'security-password', open: true }),
    { password: { told: null } },
  ),
  ...signIns,
  makes('protection', [chosen], happened('protection.twoStepGivenUp', {}), {
    ...{ setup: { step: 'choice' }, twoStep: { status: 'idle' } },
  }),
  makes('protection', [chosen, requested('twoStepStart', 0)], refused('twoStepStart', 400), {
    ...{ setup: { step: 'choice' }, twoStep: { status: 'idle' } },
  }),
  makes('protection', enabling, refused('twoStepEnable', 409), {
    ...{
      setup: { step: 'choice' },
      twoStep: { told: { level: 'error', key: 'security_setup_over' } },
    },
  }),
  makes('protection', enabling, failed('twoStepEnable'), {
    twoStep: { told: { level: 'error', key: 'main_network_error' } },
  }),
];
