/** The player's account, its letters and the ways back to it. */
import { balanceOf, euros, userConfigOf } from '../../support/accounts.ts';
import { failed, happened, refused, replied, requested } from '../../support/given.ts';
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
const saving = [loaded, submitted, requested('mailingSave', 1)];
const saved = replied('mailingSave', others);

const mailing: readonly HandlerCase[] = [
  makes('mailing', [loaded], signedIn, { status: 'empty' }),
  makes('mailing', [loaded], signedOut, { status: 'empty' }),
  makes('mailing', [...saving, saved], elsewhere, { said: null }),
  makes('mailing', [loaded], submitted, { isBusy: true }),
  makes('mailing', [], requested('mailing', 0), { status: 'loading' }),
  makes('mailing', [], loaded, { status: 'ready', settings }),
  makes('mailing', [], refused('mailing', 500), { status: 'failed' }),
  makes('mailing', [], failed('mailing'), { status: 'failed' }),
  makes('mailing', [loaded, submitted], requested('mailingSave', 1), { pending: { requestId: 1 } }),
  makes('mailing', saving, saved, { isBusy: false, settings: others }),
  makes('mailing', saving, refused('mailingSave', 400), {
    ...{ isBusy: false, said: { level: 'error', text: 'office_mailing_failed' } },
  }),
  makes('mailing', saving, failed('mailingSave'), {
    ...{ isBusy: false, said: { level: 'error', text: 'main_network_error' } },
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
        asked: { [what]: { said: { level: 'error', text: 'main_error_text' } } },
      }),
      makes('accounts', out, failed(call), {
        isBusy: { [what]: false },
        asked: { [what]: { said: { level: 'error', text: 'main_network_error' } } },
      }),
    ];
  }),
  makes('accounts', [signedIn], changes[1][2], { isBusy: { remove: true } }),
  makes('accounts', [signedIn], changes[2][2], { isBusy: { change: true } }),
  makes('accounts', [signedIn, changes[0][2], requested('currencyAdd', 1)], added, {
    asked: { add: { said: { level: 'info', text: 'taken' } } },
  }),
  makes('accounts', [signedIn, changes[1][2], requested('currencyRemove', 1)], removed, {
    asked: { remove: { said: { level: 'done', text: 'taken' } } },
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
  makes('accounts', [], replied('accountConvert', { status: 2 }), { convertStatus: 2 }),
  makes('accounts', [], requested('balanceSecond', 0), { status: 'loading' }),
  makes('accounts', [], refused('balanceSecond', 500), { status: 'failed' }),
  makes('accounts', [], failed('balanceSecond'), { status: 'failed' }),
];

const dictionary = happened('http.requested', {
  ...{ call: 'dictionary', requestId: 1, query: { ids: 'countries,currencies' } },
});

const currencies: readonly HandlerCase[] = [
  makes('currencies', [], dictionary, { naming: 1 }),
  makes('currencies', [dictionary], replied('dictionary', { currencies: { EUR: 'Euro' } }), {
    names: { EUR: 'Euro' },
  }),
  makes('currencies', [], refused('registrationOptions', 500), { status: 'failed' }),
  makes('currencies', [], failed('registrationOptions'), { status: 'failed' }),
];

const called = happened('recovery.called', { login: 'a@b.test' });
const codeSent = happened('recovery.codeSent', { expiresAt: 60_000 });

const stopping = requested('newsletterStop', 0);
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
    { message: null },
  ),
  makes('recovery', [called], happened('recovery.failed', { error: 'time_up', problems: [] }), {
    ...{ asked: null, step: 'code', error: 'time_up' },
  }),
  makes('letter', [], stopping, { status: 'busy', requestId: 1 }),
  makes('letter', [stopping], replied('newsletterStop', { success: true }), { status: 'done' }),
  ...proofs.flatMap(([call, pressed]) => [
    makes('activation', [pressed, requested(call, 0)], refused(call, 400), {
      ...{ asked: null, phone: { message: 'main_error_text' } },
    }),
    makes('activation', [pressed, requested(call, 0)], failed(call), {
      ...{ asked: null, phone: { message: 'main_network_error' } },
    }),
  ]),
  makes('recovery', [called, codeSent], happened('recovery.codeAccepted', { expiresAt: 90_000 }), {
    ...{ step: 'password', expiresAt: 90_000 },
  }),
  makes('recovery', [called, codeSent], happened('recovery.restarted', {}), {
    ...{ step: 'call', login: 'a@b.test', expiresAt: null },
  }),
  ...(['activationLink', 'passwordReset', 'newsletterStop'] as const).flatMap((call) => [
    makes('letter', [requested(call, 0)], refused(call, 400), {
      ...{ status: 'ready', message: 'main_error_text' },
    }),
    makes('letter', [requested(call, 0)], failed(call), {
      ...{ status: 'ready', message: 'main_network_error' },
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
  makes('user', [known], proved, { config: { activation_type: 3 } }),
  makes('terms', [requested('agreementConfirm', 0)], refused('agreementConfirm', 500), {
    isConfirming: false,
  }),
  makes('terms', [requested('agreementConfirm', 0)], failed('agreementConfirm'), {
    isConfirming: false,
  }),
];
