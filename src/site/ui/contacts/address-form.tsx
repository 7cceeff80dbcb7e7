import { countryDialled } from '../../../domain/auth/phone-forms.ts';
import type { ContactKind } from '../../../domain/protection/activation.ts';
import { isEmail } from '../../../domain/registration/fields.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../controls/button.tsx';
import { Field } from '../forms/field.tsx';
import { type FieldErrors, type FieldReader, type Form, useForm } from '../forms/form.ts';
import { FormAlert, TimeLeft } from '../forms/form-alert.tsx';
import { FormView } from '../forms/form-view.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { usePhoneErrors } from '../forms/phone-errors.ts';
import { PhoneField } from '../forms/phone-field.tsx';
import styles from './contacts.module.css';
import { isProving, sendCode } from './send-code.ts';

function emailErrors(fields: FieldReader): FieldErrors {
  const email = fields.text('email');
  if (email === '') return { email: 'fieldRequired' };
  return isEmail(email) ? {} : { email: 'field_email_format' };
}

function EmailField({ form }: { readonly form: Form }) {
  const host = useHost('contacts');
  const to = useHostState((state) => state.activation.email.to);
  const known = useHostState((state) => state.user.config?.user_email ?? '');
  return (
    <Field
      label={host.t('activation_to')}
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      defaultValue={to || known}
      error={form.error('email')}
    />
  );
}

/** The country a player's number belongs to, which need not be the one they live in. */
function numberCountry({ activation, user, phones }: State): string | undefined {
  if (activation.phone.country !== '') return activation.phone.country;
  const { phone_code = '', user_country_code = '' } = user.config ?? {};
  const dialled = countryDialled(phones.countries, phone_code, user_country_code);
  return dialled ?? (user_country_code || undefined);
}

function NumberField({ form }: { readonly form: Form }) {
  const host = useHost('contacts');
  const to = useHostState((state) => state.activation.phone.to);
  const known = useHostState((state) => state.user.config?.phone_number ?? '');
  const country = useHostState(numberCountry);
  return (
    <PhoneField
      label={host.t('activation_to')}
      defaultPhone={to || known}
      {...(country === undefined ? {} : { suggestedCountry: country })}
      error={form.error('phone')}
    />
  );
}

/**
 * The password of who has confirmed one way to be reached and names the other. Whether it is needed
 * is for the server to say: not for what the player has named before.
 */
function ProofField({ form }: { readonly form: Form }) {
  const { t } = useHost('form', 'contacts');
  const isAsked = useHostState(({ user }) => (user.config?.activation_type ?? 0) !== 0);
  if (!isAsked) return null;
  return (
    <PasswordField
      kind="current"
      label={t('security_current_password')}
      hint={t('activation_password')}
      error={form.error('password')}
    />
  );
}

/** Names an address or number, where a code goes. */
export function AddressForm({ kind }: { readonly kind: ContactKind }) {
  const host = useHost('contacts');
  const proof = useHostState((state) => state.activation[kind]);
  const busy = useHostState(isProving);
  const { told } = proof.sending;
  const phoneErrors = usePhoneErrors();
  const form = useForm({
    busy,
    refused: proof.sending.refused,
    check: kind === 'email' ? emailErrors : phoneErrors,
    send: (fields) => {
      const to = kind === 'phone' ? fields.digits(kind) : fields.text(kind);
      const [country, password] = [fields.text('country'), fields.secret('password')];
      sendCode(host, kind, { to, country, password });
    },
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormAlert message={proof.error === 'taken' ? `activation_taken_${kind}` : told} />
      {told && <TimeLeft textKey="auth_retry_in" until={proof.resendAt} />}
      {kind === 'email' ? <EmailField form={form} /> : <NumberField form={form} />}
      <ProofField form={form} />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={proof.sending.status === 'busy'}>
          {host.t('activation_send')}
        </Button>
        <Button
          look="plain"
          onClick={() => host.publish('activation.stepChosen', { kind, step: 'code' })}
        >
          {host.t('activation_have_code')}
        </Button>
      </div>
    </FormView>
  );
}
