import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  asked as calling,
  failed,
  given,
  type Happening,
  happened,
  refused,
  replied,
  requested,
} from '../../support/session/given.ts';
import { CODES, KEY, URI } from '../../support/session/protection.ts';

const test = suite('projections: protection');

const AT = Date.UTC(2026, 0, 1);
const chosen = happened('protection.twoStepChosen', {
  method: 'totp',
  password: 'planted password',
});
const begun = [
  requested('twoStepStart', 0),
  replied('twoStepStart', { method: 'totp', key: KEY, uri: URI, expiresIn: 900 }, { at: AT }),
];
/** The set-up up to the recovery codes. */
const enabled = [
  chosen,
  ...begun,
  happened('protection.twoStepCodeSubmitted', { code: 'planted3' }),
  requested('twoStepEnable', 3, 2),
  replied('twoStepEnable', { recoveryCodes: CODES }, { requestId: 2 }),
];
const taken = { what: 'recovery-codes', by: 'file', succeeded: true } as const;

test('setting up goes from the choice over a code to recovery codes, and back', () => {
  assert.equal(given('protection', []).setup, { step: 'choice' });
  assert.equal(given('protection', [chosen]).setup, { step: 'starting', method: 'totp' });
  const code = { step: 'code', method: 'totp', expiresAt: AT + 900_000 };
  assert.equal(given('protection', [chosen, ...begun]).setup, code);
  const shown = given('protection', enabled);
  assert.equal(shown.setup, { step: 'codes', leaving: null });
  const saved = happened('protection.recoveryCodesSaved', {});
  assert.equal(given('protection', [...enabled, saved]).setup, { step: 'choice' });
});

test('an answer to what was given up changes nothing', () => {
  const givenUp = happened('protection.twoStepGivenUp', {});
  assert.equal(given('protection', [chosen, givenUp, ...begun]).setup, { step: 'choice' });
});

test('what was taken along is known until the step is over', () => {
  const took = happened('protection.secretTaken', taken);
  assert.equal(given('protection', [...enabled, took]).taken, taken);
  const saved = happened('protection.recoveryCodesSaved', {});
  assert.is(given('protection', [...enabled, took, saved]).taken, null);
});

test('the time of the next code by SMS follows from when the last was sent', () => {
  const sms = replied('twoStepStart', { method: 'sms', expiresIn: 900, resendIn: 40 }, { at: AT });
  const bySms = happened('protection.twoStepChosen', {
    method: 'sms',
    password: 'planted password',
  });
  const first = [bySms, requested('twoStepStart', 0), sms];
  assert.is(given('protection', first).sms.retryAt, AT + 40_000);
  assert.is(given('protection', [...first, ...asked(3), answer]).sms.retryAt, AT + 110_000);
});

/** The player asks for another code, as what happens at this place. */
const asked = (place: number): Happening[] => [
  happened('protection.twoStepSmsAsked', {}),
  requested('twoStepSms', place, 9),
];
const answer = replied(
  'twoStepSms',
  { expiresIn: 300, resendIn: 60 },
  { requestId: 9, at: AT + 50_000 },
);

test('an answer about a code by SMS counts for who asked: signing in asks for codes as well', () => {
  const theirs = { ...answer, data: { ...(answer.data as object), requestId: 8 } };
  const untouched = given('protection', []).sms;
  for (const other of [theirs, refused('twoStepSms', 429), failed('twoStepSms')]) {
    assert.equal(given('protection', [other]).sms, untouched);
    assert.is(given('protection', [...asked(0), other]).sms.status, 'busy');
  }
  assert.is(given('protection', [...asked(0), theirs, answer]).sms.status, 'done');
});

test('nor does one to what was asked for in a set-up that was given up', () => {
  const bySms = happened('protection.twoStepChosen', {
    method: 'sms',
    password: 'planted password',
  });
  const events = [bySms, ...asked(1), happened('protection.twoStepGivenUp', {}), bySms, answer];
  assert.is(given('protection', events).sms.status, 'idle');
});

test('no secret of any of it enters the read model', () => {
  const events = [
    ...enabled,
    happened('protection.passwordSubmitted', { password: 'planted1', newPassword: 'planted2' }),
    happened('protection.twoStepOffSubmitted', { password: 'planted4', answer: 'planted5' }),
    happened('protection.questionSubmitted', {
      question: 'Q',
      answer: 'planted6',
      password: 'planted7',
    }),
  ];
  for (let count = 1; count <= events.length; count += 1) {
    const text = JSON.stringify(given('protection', events.slice(0, count)));
    for (const secret of ['planted', KEY, URI, ...CODES]) assert.not.match(text, secret);
  }
});

test('what was known of the account stays, even if it cannot be had again', () => {
  const out = calling('securityQuestion');
  const question = [out, replied('securityQuestion', { question: 'Q' })];
  const lost = [out, failed('securityQuestion')];
  assert.is(given('protection', lost).question.status, 'failed');
  const later = given('protection', [...question, ...lost]).question;
  assert.equal([later.status, later.text], ['ready', 'Q']);
});

test('whoever signs in next finds nothing of it', () => {
  const over = happened('session.ended', { reason: 'logout' });
  const question = [calling('securityQuestion'), replied('securityQuestion', { question: 'Q' })];
  const left = given('protection', [...enabled, ...question, over]);
  assert.equal(left, given('protection', []));
});

test.run();
