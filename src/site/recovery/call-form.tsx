import { dialledPhone } from '../../domain/auth/phone.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { useForm } from '../ui/forms/form.ts';
import { FormAlert, TimeLeft } from '../ui/forms/form-alert.tsx';
import { FormView } from '../ui/forms/form-view.tsx';
import styles from './recovery.module.css';

/** What names the account in the form of signing in. */
function typedIntoSignIn({ auth: { form, defaults }, phones }: State): string {
  const isNumber = form === 'phone_password' && defaults.phone !== '';
  return isNumber ? dialledPhone(phones.countries, defaults) : defaults.login;
}

/** Whose password it is. */
export function CallForm() {
  const host = useHost('recovery');
  const state = useHostState(({ recovery }) => recovery);
  const { sending, login, resendAt } = state;
  const { refused, told } = sending;
  const typedBefore = useHostState(typedIntoSignIn);
  const busy = sending.status === 'busy';
  const form = useForm({
    busy,
    refused,
    check: (fields) => (fields.text('login') === '' ? { login: 'recovery_login_missing' } : {}),
    send: (fields) => host.publish('recovery.called', { login: fields.text('login') }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormAlert message={told} />
      {told && <TimeLeft textKey="auth_retry_in" until={resendAt} />}
      <Field
        label={host.t('recovery_login')}
        hint={host.t('recovery_login_hint')}
        name="login"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        defaultValue={login || typedBefore}
        error={form.error('login')}
      />
      <Button type="submit" look="main" size="l" wide busy={busy}>
        {host.t('recovery_send')}
      </Button>
    </FormView>
  );
}
