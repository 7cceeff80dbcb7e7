import { dialledPhone, type PhoneCountry, type TypedPhone } from '../../domain/auth/phone.ts';
import { dateOf } from '../../domain/limits/age.ts';
import type { PersonalField } from '../../domain/registration/fields.ts';
import type { RegistrationField } from '../../domain/registration/steps.ts';
import type { EventData } from '../../events/catalogue.ts';
import { datePartNames } from '../ui/forms/date-field.tsx';
import type { FieldReader } from '../ui/forms/form.ts';

type Answers = EventData<'registration.submitted'>['answers'];

const isDateField = (field: PersonalField) =>
  field === 'birthday_date' || field === 'passport_issue_date';

/** What a person said in one field. */
export function personalAnswer(field: PersonalField, fields: FieldReader): string {
  if (!isDateField(field)) return fields.text(field);
  const { day, month, year } = datePartNames(field);
  return dateOf({ day: fields.text(day), month: fields.text(month), year: fields.text(year) });
}

/** The phone as it was typed, with digits the server reads. */
export const typedPhone = (fields: FieldReader): TypedPhone => ({
  country: fields.text('phone_country'),
  phone: fields.digits('phone'),
});

/** What others may know of the player, and a password must not be made of. */
export const knownOfPlayer = (fields: FieldReader | null): readonly string[] =>
  ['login', 'email', 'name', 'surname', 'phone'].map((name) => fields?.text(name) ?? '');

/** Fields that are text for the server; the others have a shape of their own. */
const texts = [
  'name',
  'surname',
  'middle_name',
  'birthday_date',
  'birthday_place',
  'region',
  'city',
  'country',
  'registration_address',
  'passport_series',
  'passport_number',
  'passport_issue_date',
  'passport_issuer',
  'inn',
  'email',
  'login',
  'pin_code',
] as const satisfies readonly PersonalField[];

const bonuses = [0, 1, 2] as const;

/** What was said in the fields the form has; what was left empty is left out. */
export function readAnswers(
  asked: readonly RegistrationField[],
  fields: FieldReader,
  countries: readonly PhoneCountry[],
): Answers {
  const isAsked = (field: RegistrationField) => asked.includes(field);
  const answers = texts
    .filter(isAsked)
    .map((field) => [field, personalAnswer(field, fields)] as const)
    .filter(([, text]) => text !== '');
  const phone = typedPhone(fields);
  const passportType = Number(fields.text('passport_type'));
  return {
    ...Object.fromEntries(answers),
    ...(isAsked('phone') && phone.phone !== '' ? { phone: dialledPhone(countries, phone) } : {}),
    ...(isAsked('password') ? { password: fields.secret('password') } : {}),
    ...(isAsked('sms_code') ? { sms_code: fields.digits('sms_code') } : {}),
    ...(isAsked('passport_type') ? { passport_type: passportType } : {}),
    currency: fields.text('currency'),
    bonus: bonuses.find((bonus) => String(bonus) === fields.text('bonus')) ?? 0,
    mailing: {
      enable_mail_news: fields.checked('enable_mail_news'),
      enable_mail_deposit: fields.checked('enable_mail_deposit'),
      enable_mail_bets: fields.checked('enable_mail_bets'),
      enable_sms_news: fields.checked('enable_sms_news'),
    },
  };
}
