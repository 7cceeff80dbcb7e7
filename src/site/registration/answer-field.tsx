import type { ComponentType, InputHTMLAttributes } from 'react';
import type { RegistrationField } from '../../domain/registration-steps.ts';
import { useHost } from '../contract.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Field } from '../ui/field.tsx';
import { NewPasswordField } from '../ui/new-password-field.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
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
const natives: Readonly<Partial<Record<RegistrationField, Native>>> = {
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

function TextAnswer({ field, error, known }: AnswerFieldProps) {
  const { t } = useHost();
  return (
    <Field
      {...natives[field]}
      name={field}
      label={t(field === 'email' ? 'field_email' : `registration_${field}`)}
      defaultValue={known}
      error={error}
      {...(field === 'login' ? { hint: t('registration_login_hint') } : {})}
    />
  );
}

function DateAnswer({ field, error }: AnswerFieldProps) {
  const { t } = useHost();
  const isBirthday = field === 'birthday_date';
  const label = t(`registration_${field}`);
  return <DateField name={field} label={label} isBirthday={isBirthday} error={error} />;
}

function PhoneAnswer({ error }: AnswerFieldProps) {
  const { t } = useHost();
  return <PhoneField label={t('field_phone')} countryName="phone_country" error={error} />;
}

function PasswordAnswer({ error, about }: AnswerFieldProps) {
  return <NewPasswordField error={error} about={about} />;
}

function CodeAnswer({ error }: AnswerFieldProps) {
  const { t } = useHost();
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
  const { t } = useHost();
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

const views: Readonly<Partial<Record<RegistrationField, ComponentType<AnswerFieldProps>>>> = {
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

/** One thing the form asks for. */
export function AnswerField(props: AnswerFieldProps) {
  const View = views[props.field] ?? TextAnswer;
  return (
    <div data-short={short.has(props.field) || undefined}>
      <View {...props} />
    </div>
  );
}
