/** Registering, and the new account until the player goes on. */
import { tell } from '../../../src/projections/answers/told.ts';
import type { Registered } from '../../../src/projections/registration/registered.ts';
import {
  asked,
  failed,
  type Happening,
  happened,
  refused,
  replied,
  requested,
} from '../../support/session/given.ts';
import { choices } from '../../support/session/registering.ts';
import { type HandlerCase, makes, type Part } from './handler-case.ts';

const opened = happened('registration.started', { place: 'page' });
const submitted = happened('registration.submitted', {
  type: 'fast_reg',
  answers: { ...choices, password: 'p' },
});
const sent = [opened, submitted, requested('register', 1)];
const made = [...sent, replied('register', { userId: '9', login: 'p9', password: 'made' })];

const coded = happened('registration.codeAsked', { phone: '+353861234567' });
const sms = requested('sendSms', 0);

const failure = tell('error', 'main_error_text');
const cutOff = tell('error', 'main_network_error');
const late = tell('error', 'registered_mail_late');

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
  account(made, emailed, { letter: { status: 'busy' } }),
  account(made, left, { isLeaving: true }),
  account([...made, left], happened('registration.stayed', {}), { isLeaving: false }),
  account([...made, emailed], requested('credentialsEmail', made.length), {
    letter: { pending: { seq: made.length, requestId: 1 } },
  }),
  account(mailing, replied('credentialsEmail', { success: true }), { letter: { status: 'done' } }),
  account(mailing, refused('credentialsEmail', 409), { letter: { told: late } }),
  account(mailing, failed('credentialsEmail'), { letter: { told: cutOff } }),
];

export const registration: readonly HandlerCase[] = [
  makes(
    'registration',
    [happened('registration.stepChosen', { step: 1 })],
    happened('auth.networkLeft', {}),
    { step: 0 },
  ),
  ...letters,
  makes('registration', [asked('registrationOptions')], refused('registrationOptions', 500), {
    status: 'failed',
  }),
  makes('registration', [asked('registrationOptions')], failed('registrationOptions'), {
    status: 'failed',
  }),
  makes('registration', sent, refused('register', 400), {
    form: { status: 'idle', told: failure },
  }),
  makes('registration', sent, failed('register'), { form: { status: 'idle', told: cutOff } }),
  makes('registration', [coded], sms, { form: { pending: { seq: 0, requestId: 1 } } }),
  makes('registration', [coded, sms], refused('sendSms', 400), {
    form: { status: 'idle', told: failure },
  }),
  makes('registration', [coded, sms], failed('sendSms'), {
    form: { status: 'idle', told: cutOff },
  }),
];
