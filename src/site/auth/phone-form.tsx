import { useHost, useHostState } from '../host.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { usePhoneErrors } from '../ui/forms/phone-errors.ts';
import { PhoneField, type PhoneFieldProps } from '../ui/forms/phone-field.tsx';
import { ForgotLink, FormFrame, type FormProps, Links } from './form-frame.tsx';
import { passwordErrors } from './login-errors.ts';
import { Submit } from './submit.tsx';
import { useSignInForm } from './use-sign-in.ts';

/** The number of the account, as it was typed before where it was. */
export function NumberField(notes: Pick<PhoneFieldProps, 'error' | 'hint'>) {
  const host = useHost('form');
  const country = useHostState((state) => state.auth.defaults.country);
  const phone = useHostState((state) => state.auth.defaults.phone);
  return (
    <PhoneField
      label={host.t('field_phone')}
      {...notes}
      defaultPhone={phone}
      {...(country === '' ? {} : { suggestedCountry: country })}
    />
  );
}

/** Phone number and password. */
export function PhoneForm(props: FormProps) {
  const host = useHost();
  const phoneErrors = usePhoneErrors();
  const form = useSignInForm({
    check: (fields) => ({ ...phoneErrors(fields), ...passwordErrors(fields.secret('password')) }),
    send: (fields) =>
      host.publish('auth.phoneSubmitted', {
        country: fields.text('country'),
        phone: fields.text('phone'),
        password: fields.secret('password'),
      }),
  });
  return (
    <FormFrame form={form}>
      <NumberField error={form.error('phone')} />
      <PasswordField kind="current" error={form.error('password')} />
      <Submit what="sign-in">{host.t('auth_sign_in')}</Submit>
      <Links>
        <ForgotLink form="phone_password" {...props} />
      </Links>
    </FormFrame>
  );
}
