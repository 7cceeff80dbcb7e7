import * as v from 'valibot';
import { address, personal, secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

const secretText = secret(v.string());

/** The address the player wanted to go to; null: they wanted to sign out. */
const wantedUrl = v.nullable(address(v.string()));

/** What proves the second step: a code of an authenticator, or one sent by SMS. */
const twoStepMethod = v.picklist(['totp', 'sms']);

export const protectionEvents = area('protection', {
  passwordSubmitted: input(
    1,
    'The player asked for another password.',
    v.object({ password: secretText, newPassword: secretText }),
  ),
  twoStepChosen: input(
    1,
    'The player began to set up a second step for signing in.',
    v.object({ method: twoStepMethod, password: secretText }),
  ),
  twoStepSmsAsked: input(1, 'The player asked for another code by SMS.', v.object({})),
  twoStepCodeSubmitted: input(
    1,
    'The player sent the code that switches the second step on.',
    v.object({ code: secretText }),
  ),
  twoStepGivenUp: input(1, 'The player gave up setting up a second step.', v.object({})),
  secretTaken: input(
    1,
    'The player took along what is shown once, or could not.',
    v.object({
      what: v.picklist(['key', 'recovery-codes']),
      by: v.picklist(['clipboard', 'file']),
      succeeded: v.boolean(),
    }),
  ),
  recoveryCodesSaved: input(1, 'The player said that the recovery codes are saved.', v.object({})),
  leaveHeld: event(
    2,
    'The player was about to leave recovery codes that are not saved, and was asked about it.',
    v.object({ url: wantedUrl }),
  ),
  leaveConfirmed: input(
    2,
    'The player left without saving the recovery codes.',
    v.object({ url: wantedUrl }),
  ),
  twoStepOffSubmitted: input(
    1,
    'The player asked to switch the second step off, by a code or the answer to the question.',
    v.object({
      password: secretText,
      code: v.optional(secretText),
      answer: v.optional(secretText),
    }),
  ),
  signInEndPressed: input(
    1,
    'The player ended a sign-in of theirs elsewhere, or with null all but the one here.',
    v.object({ id: v.nullable(personal(v.string())) }),
  ),
  questionSubmitted: input(
    1,
    'The player set the security question.',
    v.object({
      question: personal(v.string()),
      answer: secretText,
      password: secretText,
      /** Of the second step, while that is on. */
      code: v.optional(secretText),
    }),
  ),
});
