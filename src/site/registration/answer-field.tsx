import type { ComponentType, InputHTMLAttributes } from 'react';
import type { RegistrationField } from '../../domain/registration/steps.ts';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import { useHost } from '../host.tsx';
import type { PlainKey } from '../texts/keys.ts';
import { CodeField } from '../ui/forms/code-field.tsx';
import { DateField } from '../ui/forms/date-field.tsx';
import { Field } from '../ui/forms/field.tsx';
import { NewPasswordField } from '../ui/forms/new-password-field.tsx';
import { PhoneField } from '../ui/forms/phone-field.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import {
  Agreement,
  BonusChoice,
  CountryChoice,
  CurrencyChoice,
  MailingChoice,
} from './choices.tsx';
import styles from './form.module.css';
import { SentCode } from './sent-code.tsx';

export interface AnswerFieldProps {
  readonly field: RegistrationField;
  /** All that the form asks for. */
  readonly asked: readonly RegistrationField[];
  readonly error: string | undefined;
  /** What is known before anything is typed. */
  readonly known: string | undefined;
  /** What others may know of the player. */
  readonly about: () => readonly string[];
}

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck' | 'dir'
>;

const machine = { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;
const secret = { ...machine, autoComplete: 'off' } as const;

/** What the browser may fill in, and which keys a phone shows. */
const natives: Readonly<Partial<Record<TextField, Native>>> = {
  name: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  middle_name: { autoComplete: 'additional-name' },
  region: { autoComplete: 'address-level1' },
  city: { autoComplete: 'address-level2' },
  registration_address: { autoComplete: 'street-address' },
  email: { ...machine, autoComplete: 'email', type: 'email', inputMode: 'email' },
  login: { ...machine, autoComplete: 'username' },
  passport_series: secret,
  passport_number: secret,
  inn: { ...secret, inputMode: 'numeric' },
  pin_code: { ...secret, inputMode: 'numeric', type: 'password' },
};

/** Of what is asked for in a field of the browser's own. */
const labels = {
  name: 'registration_name',
  surname: 'registration_surname',
  middle_name: 'registration_middle_name',
  birthday_place: 'registration_birthday_place',
  region: 'registration_region',
  city: 'registration_city',
  registration_address: 'registration_registration_address',
  passport_number: 'registration_passport_number',
  passport_series: 'registration_passport_series',
  passport_issuer: 'registration_passport_issuer',
  inn: 'registration_inn',
  email: 'field_email',
  login: 'registration_login',
  pin_code: 'registration_pin_code',
} as const satisfies Readonly<Partial<Record<RegistrationField, PlainKey>>>;

type TextField = keyof typeof labels;

interface TextAnswerProps extends Omit<AnswerFieldProps, 'field'> {
  readonly field: TextField;
}

function TextAnswer({ field, error, known }: TextAnswerProps) {
  const { t } = useHost('registration', 'form');
  return (
    <Field
      {...natives[field]}
      name={field}
      label={t(labels[field])}
      defaultValue={known}
      error={error}
      {...(field === 'login' ? { hint: t('registration_login_hint') } : {})}
    />
  );
}

function DateAnswer({ field, error }: AnswerFieldProps) {
  const { t } = useHost('registration');
  const isBirthday = field === 'birthday_date';
  const label = t(isBirthday ? 'registration_birthday_date' : 'registration_passport_issue_date');
  return <DateField name={field} label={label} isBirthday={isBirthday} error={error} />;
}

function PhoneAnswer({ error }: AnswerFieldProps) {
  const { t } = useHost('form');
  return <PhoneField label={t('field_phone')} countryName="phone_country" error={error} />;
}

function PasswordAnswer({ error, about }: AnswerFieldProps) {
  return <NewPasswordField error={error} about={about} />;
}

function CodeAnswer({ error }: AnswerFieldProps) {
  const { t } = useHost('registration');
  return (
    <div className={styles['group']}>
      <CodeField name="sms_code" label={t('registration_code')} error={error} />
      <SentCode />
    </div>
  );
}

/** The documents there are, by the number the server has for them. */
const documents = ['1', '2', '3'] as const;

function DocumentAnswer({ error }: AnswerFieldProps) {
  const { t } = useHost('registration', 'form');
  const options = documents.map((value) => ({
    value,
    label: t(`registration_passport_type_${value}`),
  }));
  return (
    <SelectField
      name="passport_type"
      label={t('registration_passport_type')}
      options={[{ value: '', label: t('field_choose') }, ...options]}
      error={error}
    />
  );
}

function MailingAnswer({ asked }: AnswerFieldProps) {
  return <MailingChoice hasMail={asked.includes('email')} hasPhone={asked.includes('phone')} />;
}

type OtherField = Exclude<RegistrationField, TextField>;

const views: Readonly<Record<OtherField, ComponentType<AnswerFieldProps>>> = {
  birthday_date: DateAnswer,
  passport_issue_date: DateAnswer,
  phone: PhoneAnswer,
  password: PasswordAnswer,
  sms_code: CodeAnswer,
  passport_type: DocumentAnswer,
  country: CountryChoice,
  currency: CurrencyChoice,
  bonus: BonusChoice,
  mailing: MailingAnswer,
  agreed: Agreement,
};

/** Fields of which two fit into a row. */
const short: ReadonlySet<RegistrationField> = new Set([
  'name',
  'surname',
  'country',
  'city',
  'region',
  'currency',
  'passport_series',
  'passport_number',
]);

const isText = (field: RegistrationField): field is TextField => isKeyOf(field, labels);

interface OtherAnswerProps extends Omit<AnswerFieldProps, 'field'> {
  readonly field: OtherField;
}

function OtherAnswer(props: OtherAnswerProps) {
  const View = views[props.field];
  return <View {...props} />;
}

/** One thing the form asks for. */
export function AnswerField(props: AnswerFieldProps) {
  const { field } = props;
  return (
    <div data-short={short.has(field) || undefined}>
      {isText(field) ? (
        <TextAnswer {...props} field={field} />
      ) : (
        <OtherAnswer {...props} field={field} />
      )}
    </div>
  );
}
