import * as v from 'valibot';
import { REGISTRATION_TYPES } from '../domain/registration/types.ts';
import { finite } from '../kernel/numbers.ts';
import { personal, secret } from '../kernel/privacy.ts';
import { area, event, input } from './define.ts';

const type = v.picklist(REGISTRATION_TYPES);
/** 0 none, 1 sport, 2 casino. */
const bonus = v.picklist([0, 1, 2]);
const personalText = v.optional(personal(v.string()));
const secretText = v.optional(secret(v.string()));

/** What a player said in the form, by the names the server knows; what was left out is absent. */
const registrationAnswers = v.object({
  name: personalText,
  surname: personalText,
  middle_name: personalText,
  birthday_date: personalText,
  birthday_place: personalText,
  region: personalText,
  city: personalText,
  country: v.optional(v.string()),
  registration_address: personalText,
  passport_type: v.optional(finite),
  passport_series: secretText,
  passport_number: secretText,
  passport_issue_date: personalText,
  passport_issuer: personalText,
  inn: secretText,
  /** Plus and digits. */
  phone: personalText,
  email: personalText,
  login: personalText,
  password: secretText,
  pin_code: secretText,
  sms_code: secretText,
  currency: v.string(),
  bonus,
  mailing: v.object({
    enable_mail_news: v.boolean(),
    enable_mail_deposit: v.boolean(),
    enable_mail_bets: v.boolean(),
    enable_sms_news: v.boolean(),
  }),
});

const formEvents = {
  wanted: input(1, 'The player asked to register, wherever they were.', v.object({})),
  started: event(
    1,
    'The form to register is before the player.',
    v.object({ place: v.picklist(['modal', 'page', 'widget']) }),
  ),
  typeChosen: input(1, 'The player chose a way to register.', v.object({ type })),
  stepChosen: input(
    1,
    'The player went on, or back, to a step of the form; the first is 0.',
    v.object({ step: finite }),
  ),
  codeAsked: input(
    1,
    'The player asked for a code to the phone.',
    v.object({ phone: personal(v.string()) }),
  ),
  submitted: input(
    1,
    'The player sent the form.',
    v.object({ type, answers: registrationAnswers }),
  ),
  left: event(1, 'The form went away without an account.', v.object({})),
  done: event(1, 'There is a new account.', v.object({ type })),
  depositInvited: event(
    1,
    'The new account may be paid into: the player is to be asked whether to.',
    v.object({ userId: v.string() }),
  ),
};

const credentialEvents = {
  credentialsSaved: input(
    1,
    'The player saved login and password.',
    v.object({ as: v.picklist(['copy', 'file', 'picture']) }),
  ),
  credentialsEmailed: input(
    1,
    'The player asked for the login, and where to set a password, by e-mail.',
    v.object({ email: personal(v.string()) }),
  ),
  leaveAsked: input(
    1,
    'The player was about to leave a password that is shown once, unsaved.',
    v.object({}),
  ),
  stayed: input(1, 'The player went back to save it.', v.object({})),
  finished: input(1, 'The player is done with the new account.', v.object({})),
};

export const registrationEvents = area('registration', { ...formEvents, ...credentialEvents });
