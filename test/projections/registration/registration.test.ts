import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import { openTypes } from '../../../src/projections/registration/open-types.ts';
import { stepsOf } from '../../../src/projections/registration/state.ts';
import { keyOf } from '../../support/message-key.ts';
import {
  failed,
  given,
  happened,
  refused,
  replied,
  requested,
} from '../../support/session/given.ts';
import { choices, registrationOptions } from '../../support/session/registering.ts';

const test = suite('projections: registration');

const options = registrationOptions as unknown as CallReply<'registrationOptions'>;
const out = happened('http.requested', { call: 'registrationOptions', requestId: 1 });
const loaded = replied('registrationOptions', options);
const asked = happened('registration.codeAsked', { phone: '+353861234567' });
/** The call for the code, where that was asked for after the options came. */
const sms = requested('sendSms', 1, 5);
const openedSms = requested('sendSms', 2, 5);
const sent = replied('sendSms', { expiresIn: 300, resendIn: 60 }, { requestId: 5, at: 1000 });
const submitted = happened('registration.submitted', {
  type: 'fast_reg',
  answers: { ...choices, password: 'secret one', sms_code: '123456' },
});
/** The call for the form, that was sent first or after the form was opened. */
const form = requested('register', 0);
const openedForm = requested('register', 1);
const opened = happened('registration.started', { place: 'page' });
const made = replied('register', { userId: '9', login: 'p9', password: 'made' });

test('nothing is known until the form is first shown', () => {
  assert.is(given('registration', []).status, 'empty');
  const loading = happened('http.requested', { call: 'registrationOptions', requestId: 1 });
  assert.is(given('registration', [loading]).status, 'loading');
  assert.is(given('registration', [loading, failed('registrationOptions')]).status, 'failed');
  const { status, minimumAge, currencies } = given('registration', [loading, loaded]);
  assert.equal([status, minimumAge, currencies.length], ['ready', 18, 2]);
});

test('the types are those the site offers and the server takes, in the order of the site', () => {
  const state = given('registration', [out, loaded]);
  assert.equal(openTypes(state, ['full_reg', 'fast_reg']), ['full_reg', 'fast_reg']);
  assert.equal(openTypes({ types: [] }, ['full_reg']), []);
  assert.equal(stepsOf(state, 'phone_reg').length, 2);
});

test('another type begins at its first step, with nothing wrong', () => {
  const wrong = [loaded, submitted, failed('register')];
  const to = happened('registration.typeChosen', { type: 'full_reg' });
  const step = happened('registration.stepChosen', { step: 2 });
  const state = given('registration', [...wrong, step, to]);
  assert.equal([state.type, state.step, state.form.told], ['full_reg', 0, null]);
});

test('a code is known by the call that asked for it', () => {
  const busy = given('registration', [loaded, asked, sms]);
  assert.equal([busy.form.status, busy.code?.expiresAt], ['busy', null]);
  const state = given('registration', [loaded, opened, asked, openedSms, sent]);
  assert.equal([state.form.status, state.step], ['idle', 1]);
  assert.equal(state.code, {
    phone: '+353861234567',
    expiresAt: 301_000,
    resendAt: 61_000,
  });
  const other = replied('sendSms', { expiresIn: 300 }, { requestId: 6 });
  assert.is(given('registration', [loaded, asked, sms, other]).form.status, 'busy');
});

test('sending: busy, then an account; the password itself is not in it', () => {
  assert.is(given('registration', [submitted]).form.status, 'busy');
  const state = given('registration', [submitted, form, made]);
  assert.is(state.form.status, 'idle');
  assert.equal([state.registered?.login, state.registered?.hasPassword], ['p9', true]);
  const own = given('registration', [
    submitted,
    form,
    replied('register', { userId: '9', login: 'z' }),
  ]);
  assert.is(own.registered?.hasPassword, false);
  for (const secret of ['made', 'secret one', '123456']) {
    assert.not.match(JSON.stringify(state), secret);
  }
});

test('a refusal frees the form; a new try takes what was wrong back', () => {
  const state = given('registration', [opened, submitted, openedForm, refused('register', 403)]);
  assert.equal([state.form.status, keyOf(state.form.told)], ['idle', 'main_error_text']);
  const again = given('registration', [
    opened,
    submitted,
    openedForm,
    refused('register', 403),
    submitted,
  ]);
  assert.equal([again.form.status, again.form.told], ['busy', null]);
});

test('the usual currency is that of the place', () => {
  const geo = { countryCode: 'ie', countryId: 1 };
  const session = replied('session', { geo, currency: 'EUR', language: 'en' });
  assert.is(given('registration', [session]).currency, 'EUR');
});

test('signing in takes the form away, signing out the account', () => {
  const started = happened('registration.started', { place: 'page' });
  assert.is(given('registration', [started]).place, 'page');
  const player = happened('session.started', { userId: '9' });
  assert.is(given('registration', [started, player]).place, null);
  const out = happened('session.ended', { reason: 'idle' });
  assert.is(given('registration', [submitted, form, made, player, out]).registered, null);
});

test('a form that was sent is answered once, whatever becomes of the form meanwhile', () => {
  const left = happened('registration.left', {});
  const state = given('registration', [opened, submitted, openedForm, left, opened, submitted]);
  assert.is(state.form.status, 'busy');
  const other = replied('register', { userId: '1', login: 'x' }, { requestId: 2 });
  assert.is(given('registration', [opened, submitted, openedForm, other]).registered, null);
  const late = given('registration', [
    opened,
    submitted,
    openedForm,
    left,
    refused('register', 403),
  ]);
  assert.equal([late.form.status, late.form.told], ['idle', null]);
  const type = happened('registration.typeChosen', { type: 'full_reg' });
  const wrong = { code: '1404', detail: 'field_format', pointer: '/password' };
  const data = { call: 'register', requestId: 1, status: 422, body: { errors: [wrong] } } as const;
  const field = happened('http.replied', data);
  const full = happened('registration.submitted', { type: 'full_reg', answers: choices });
  const sent = [out, loaded, opened, type, full, requested('register', 4)];
  const { step, form: next } = given('registration', [...sent, left, field]);
  assert.equal([step, next.refused], [0, {}], 'the next form begins at its first step');
});

test('what came of registering is shown to nobody else', () => {
  const begun = [opened, submitted, openedForm, made];
  const own = happened('session.started', { userId: '9' });
  const another = happened('session.started', { userId: '10' });
  assert.is(given('registration', [...begun, own]).registered?.login, 'p9');
  assert.is(given('registration', [...begun, own, another]).registered, null);
});

test.run();
