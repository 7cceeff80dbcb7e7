import { useHost, useHostState } from '../host.tsx';
import { Field } from '../ui/forms/field.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { ForgotLink, FormFrame, type FormProps, Links } from './form-frame.tsx';
import { loginErrors } from './login-errors.ts';
import { Submit } from './submit.tsx';
import { useSignInForm } from './use-sign-in.ts';

/** What the player is known by: the address of the account, or its login. */
export function LoginField({ error }: { readonly error: string | undefined }) {
  const host = useHost('auth');
  const login = useHostState((state) => state.auth.defaults.login);
  return (
    <Field
      label={host.t('auth_login')}
      name="login"
      type="text"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      defaultValue={login}
      error={error}
    />
  );
}

/** E-mail and password. The password goes from its field into the event and is kept nowhere. */
export function PasswordForm(props: FormProps) {
  const host = useHost('auth');
  const form = useSignInForm({
    check: (fields) => loginErrors(fields.text('login'), fields.secret('password')),
    send: (fields) =>
      host.publish('session.loginSubmitted', {
        login: fields.text('login'),
        password: fields.secret('password'),
      }),
  });
  return (
    <FormFrame form={form}>
      <LoginField error={form.error('login')} />
      <PasswordField kind="current" error={form.error('password')} />
      <Submit what="sign-in">{host.t('auth_sign_in')}</Submit>
      <Links>
        <ForgotLink form="login_password" {...props} />
        <button type="button" onClick={() => props.choose('login_link')}>
          {host.t('auth_link_offer')}
        </button>
      </Links>
    </FormFrame>
  );
}
