/** The player's account, its letters and the ways back to it. */
import type { LetterPage } from '../../../src/events/letter.ts';
import { tell } from '../../../src/projections/answers/told.ts';
import { balanceOf, euros, userConfigOf } from '../../support/session/accounts.ts';
import {
  asked,
  failed,
  happened,
  refused,
  replied,
  requested,
} from '../../support/session/given.ts';
import { type HandlerCase, makes } from './handler-case.ts';
import { startedWith } from './started.ts';

const signedIn = happened('session.started', { userId: 'u1' });
const signedOut = happened('session.ended', { reason: 'logout' });
const elsewhere = happened('route.changed', {
  ...{ url: '/en', route: 'main', layout: 'main', status: 200, params: {}, language: 'en' },
});

const settings = {
  ...{ enable_mail_news: true, enable_mail_deposit: false },
  ...{ enable_mail_bets: false, enable_sms_news: false },
};
const others = { ...settings, enable_mail_bets: true };
const loaded = replied('mailing', settings);
const submitted = happened('mailing.submitted', others);
const out = asked('mailing');
const there = [out, loaded];
const saving = [...there, submitted, requested('mailingSave', 2)];
const saved = replied('mailingSave', others);

const mailing: readonly HandlerCase[] = [
  makes('mailing', there, signedIn, { status: 'empty' }),
  makes('mailing', there, signedOut, { status: 'empty' }),
  makes('mailing', [...saving, saved], elsewhere, { saving: { told: null } }),
  makes('mailing', there, submitted, { saving: { status: 'busy' } }),
  makes('mailing', [], requested('mailing', 0), { status: 'loading', asked: 1 }),
  makes('mailing', [out], loaded, { status: 'ready', settings }),
  makes('mailing', [out], refused('mailing', 500), { status: 'failed' }),
  makes('mailing', [out], failed('mailing'), { status: 'failed' }),
  makes('mailing', [...there, submitted], requested('mailingSave', 2), {
    saving: { pending: { requestId: 1 } },
  }),
  makes('mailing', saving, saved, { saving: { status: 'done' }, settings: others }),
  makes('mailing', saving, refused('mailingSave', 400), {
    saving: { status: 'idle', told: { level: 'error', key: 'office_mailing_failed' } },
  }),
  makes('mailing', saving, failed('mailingSave'), {
    saving: { status: 'idle', told: { level: 'error', key: 'main_network_error' } },
  }),
];

const changes = [
  ['currencyAdd', 'add', happened('accounts.addPressed', { currencyId: 840 })],
  ['currencyRemove', 'remove', happened('accounts.removePressed', { currencyId: 840 })],
  ['accountActivate', 'change', happened('accounts.activatePressed', { id: '2' })],
] as const;

const added = replied('currencyAdd', { data: { message: 'taken' } });
const removed = replied('currencyRemove', { data: { message: 'taken' } });
const notActivated = replied('accountActivate', { success: false });

const notAdded = [signedIn, changes[0][2], requested('currencyAdd', 1), failed('currencyAdd')];

const accounts: readonly HandlerCase[] = [
  ...changes.flatMap(([call, what, pressed]) => {
    const out = [signedIn, pressed, requested(call, 1)];
    return [
      makes('accounts', [signedIn, pressed], requested(call, 1), {
        asked: { [what]: { requestId: 1 } },
      }),
      makes('accounts', out, refused(call, 400), {
        isBusy: { [what]: false },
        asked: { [what]: { told: { level: 'error', key: 'main_error_text' } } },
      }),
      makes('accounts', out, failed(call), {
        isBusy: { [what]: false },
        asked: { [what]: { told: { level: 'error', key: 'main_network_error' } } },
      }),
    ];
  }),
  makes('accounts', [signedIn], changes[1][2], { isBusy: { remove: true } }),
  makes('accounts', [signedIn], changes[2][2], { isBusy: { change: true } }),
  makes('accounts', [signedIn, changes[0][2], requested('currencyAdd', 1)], added, {
    asked: { add: { told: { level: 'info', words: 'taken' } } },
  }),
  makes('accounts', [signedIn, changes[1][2], requested('currencyRemove', 1)], removed, {
    asked: { remove: { told: { level: 'done', words: 'taken' } } },
  }),
  makes('accounts', [signedIn, changes[2][2], requested('accountActivate', 1)], notActivated, {
    isBusy: { change: false },
  }),
  makes('accounts', [failed('balance')], happened('page.refreshPressed', {}), {
    status: 'loading',
  }),
  makes('accounts', [], replied('balanceSecond', balanceOf([euros])), { activeId: '1' }),
  makes(
    'accounts',
    notAdded,
    happened('modal.opened', { id: 'currency-add', kind: 'currency-add' }),
    {
      asked: { add: null },
    },
  ),
  makes('accounts', notAdded, happened('modal.closed', { id: 'currency-add', by: 'player' }), {
    asked: { add: null },
  }),
  ...(['accountConvert', 'bonusPopup'] as const).flatMap((call) => {
    const part = call === 'bonusPopup' ? 'popup' : 'convert';
    return [
      makes('accounts', [], asked(call), { [part]: { status: 'loading', asked: 1 } }),
      makes('accounts', [asked(call)], refused(call, 500), { [part]: { status: 'failed' } }),
      makes('accounts', [asked(call)], failed(call), { [part]: { status: 'failed' } }),
    ];
  }),
  makes('accounts', [asked('accountConvert')], replied('accountConvert', { status: 2 }), {
    convertStatus: 2,
  }),
  makes('accounts', [], requested('balanceSecond', 0), { status: 'loading' }),
  makes('accounts', [], refused('balanceSecond', 500), { status: 'failed' }),
  makes('accounts', [], failed('balanceSecond'), { status: 'failed' }),
];

const dictionary = happened('http.requested', {
  ...{ call: 'dictionary', requestId: 1, query: { ids: 'countries,currencies' } },
});

const options = asked('registrationOptions');

const currencies: readonly HandlerCase[] = [
  makes('currencies', [], dictionary, { naming: { asked: 1 } }),
  makes('currencies', [dictionary], replied('dictionary', { currencies: { EUR: 'Euro' } }), {
    names: { EUR: 'Euro' },
  }),
  makes('currencies', [options], refused('registrationOptions', 500), { status: 'failed' }),
  makes('currencies', [options], failed('registrationOptions'), { status: 'failed' }),
];

const called = happened('recovery.called', { login: 'a@b.test' });
const codeSent = happened('recovery.codeSent', { expiresAt: 60_000 });

const linkTo = (page: LetterPage) => happened('letter.opened', { page, hasToken: true });
const stopLetter = linkTo('stopNewsletter');
const stopPressed = happened('letter.pressed', {});
const stopping = requested('newsletterStop', 1);
const links = [
  ['activationLink', linkTo('accountVerify'), stopPressed],
  [
    'passwordReset',
    linkTo('passwordReset'),
    happened('letter.passwordSubmitted', { password: 'p' }),
  ],
  ['newsletterStop', stopLetter, stopPressed],
] as const;
const proofs = [
  ['activationSend', happened('activation.sendPressed', { kind: 'phone', phone: '1' })],
  ['activationConfirm', happened('activation.codeSubmitted', { kind: 'phone', code: '1' })],
] as const;
const stored = { step: 'code', expiresAt: 60_000 } as const;

const ways: readonly HandlerCase[] = [
  makes('recovery', [], startedWith({ session: { recovery: JSON.stringify(stored) } }), stored),
  makes(
    'recovery',
    [called, requested('passwordRecovery', 0), failed('passwordRecovery')],
    happened('modal.opened', { id: 'forgot-password', kind: 'forgot-password' }),
    { sending: { told: null } },
  ),
  makes('recovery', [called], happened('recovery.failed', { error: 'time_up', problems: [] }), {
    ...{ sending: { pending: null }, step: 'code', error: 'time_up' },
  }),
  makes('letter', [stopLetter, stopPressed], stopping, {
    sending: { status: 'busy', pending: { seq: 1, requestId: 1 } },
  }),
  makes(
    'letter',
    [stopLetter, stopPressed, stopping],
    replied('newsletterStop', { success: true }),
    { status: 'done' },
  ),
  ...proofs.flatMap(([call, pressed]) => [
    makes('activation', [pressed, requested(call, 0)], refused(call, 400), {
      phone: { sending: { pending: null, told: tell('error', 'main_error_text') } },
    }),
    makes('activation', [pressed, requested(call, 0)], failed(call), {
      phone: { sending: { pending: null, told: tell('error', 'main_network_error') } },
    }),
  ]),
  makes('recovery', [called, codeSent], happened('recovery.codeAccepted', { expiresAt: 90_000 }), {
    ...{ step: 'password', expiresAt: 90_000 },
  }),
  makes('recovery', [called, codeSent], happened('recovery.restarted', {}), {
    ...{ step: 'call', login: 'a@b.test', expiresAt: null },
  }),
  ...links.flatMap(([call, opened, pressed]) => [
    makes('letter', [opened, pressed, requested(call, 1)], refused(call, 400), {
      sending: { status: 'idle', told: tell('error', 'main_error_text') },
    }),
    makes('letter', [opened, pressed, requested(call, 1)], failed(call), {
      sending: { status: 'idle', told: tell('error', 'main_network_error') },
    }),
  ]),
];

const known = replied('userConfig', userConfigOf({ activation_type: 1 }));
const proved = happened('activation.confirmed', { kind: 'phone', activation_type: 3 });

export const account: readonly HandlerCase[] = [
  ...mailing,
  ...accounts,
  ...currencies,
  ...ways,
  makes('user', [asked('userConfig'), known], proved, { config: { activation_type: 3 } }),
  makes('terms', [requested('agreementConfirm', 0)], refused('agreementConfirm', 500), {
    isConfirming: false,
  }),
  makes('terms', [requested('agreementConfirm', 0)], failed('agreementConfirm'), {
    isConfirming: false,
  }),
];
