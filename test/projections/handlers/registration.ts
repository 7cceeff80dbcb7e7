/** Registering, and the new account until the player goes on. */
import type { Registered } from '../../../src/projections/registered.ts';
import {
  failed,
  type Happening,
  happened,
  refused,
  replied,
  requested,
} from '../../support/given.ts';
import { choices } from '../../support/registering.ts';
import { type HandlerCase, makes, type Part } from './handler-case.ts';

const opened = happened('registration.started', { place: 'page' });
const submitted = happened('registration.submitted', {
  type: 'fast_reg',
  answers: { ...choices, password: 'p' },
});
const sent = [opened, submitted, requested('register', 1)];
const made = [...sent, replied('register', { userId: '9', login: 'p9', password: 'made' })];

const coded = happened('registration.codeAsked', { phone: '+353861234567' });
const sms = happened('http.requested', {
  ...{ call: 'sendSms', requestId: 1, body: { phone: 'x', purpose: 'registration' } },
});

const saved = happened('registration.credentialsSaved', { as: 'copy' });
const emailed = happened('registration.credentialsEmailed', { email: 'a@b.test' });
const left = happened('registration.leaveAsked', { url: '/en' });
/** A letter that is out. */
const mailing = [...made, emailed, requested('credentialsEmail', made.length)];

/** What the new account comes to. */
const account = (
  before: readonly Happening[],
  event: Happening,
  registered: Part<Registered>,
): HandlerCase => makes('registration', before, event, { registered });

const letters: readonly HandlerCase[] = [
  account(made, saved, { isSaved: true }),
  account(made, emailed, { mail: 'sending' }),
  account(made, left, { isLeaving: true }),
  account([...made, left], happened('registration.stayed', {}), { isLeaving: false }),
  account([...made, emailed], requested('credentialsEmail', made.length), {
    mailing: { requestId: 1 },
  }),
  account(mailing, replied('credentialsEmail', { success: true }), { mail: 'sent' }),
  account(mailing, refused('credentialsEmail', 409), { mailError: 'registered_mail_late' }),
  account(mailing, failed('credentialsEmail'), { mailError: 'main_network_error' }),
];

export const registration: readonly HandlerCase[] = [
  makes(
    'registration',
    [happened('registration.stepChosen', { step: 1 })],
    happened('auth.networkLeft', {}),
    { step: 0 },
  ),
  ...letters,
  makes('registration', [], refused('registrationOptions', 500), { status: 'failed' }),
  makes('registration', [], failed('registrationOptions'), { status: 'failed' }),
  makes('registration', sent, refused('register', 400), {
    ...{ busy: false, error: 'main_error_text' },
  }),
  makes('registration', sent, failed('register'), { busy: false, error: 'main_network_error' }),
  makes('registration', [coded], sms, { busy: true, code: { requestId: 1 } }),
  makes('registration', [coded, sms], refused('sendSms', 400), {
    ...{ busy: false, error: 'main_error_text' },
  }),
  makes('registration', [coded, sms], failed('sendSms'), {
    ...{ busy: false, error: 'main_network_error' },
  }),
];
