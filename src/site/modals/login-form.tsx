import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useHost, useHostState } from '../contract.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PageLink } from '../ui/link.tsx';
import { Banner } from '../ui/message.tsx';
import { type LoginErrors, loginErrors } from './login-errors.ts';
import styles from './login-form.module.css';

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Sends the form: the password goes from the field into the event and is kept nowhere. */
function useSubmit(form: RefObject<HTMLFormElement | null>) {
  const host = useHost();
  const busy = useHostState((state) => state.session.busy);
  const [errors, setErrors] = useState<LoginErrors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || busy) return;
    const data = new FormData(form.current);
    const login = textOf(data, 'login').trim();
    const password = textOf(data, 'password');
    const found = loginErrors(login, password);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) host.publish('session.loginSubmitted', { login, password });
    else form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return { errors, busy, submit };
}

function PasswordField({ error }: { readonly error: string | undefined }) {
  const host = useHost();
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={host.t('auth_password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error && host.t(error)}
    >
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        label={host.t(isShown ? 'auth_password_hide' : 'auth_password_show')}
        onClick={() => setShown(!isShown)}
      />
    </Field>
  );
}

/** The form to sign in with: in a dialog, or on a page of its own. */
export function LoginForm({ onLeave }: { readonly onLeave?: () => void }) {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const { errors, busy, submit } = useSubmit(form);
  const refusal = useHostState((state) => state.session.loginError);
  const forgot = () => {
    onLeave?.();
    host.publish('modal.opened', { id: 'forgot-password', kind: 'forgot-password' });
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <div role="alert">{refusal && <Banner level="error">{host.t(refusal)}</Banner>}</div>
      <Field
        label={host.t('auth_login')}
        name="login"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.login && host.t(errors.login)}
      />
      <PasswordField error={errors.password} />
      <Button type="submit" look="main" size="l" wide busy={busy}>
        {host.t('auth_sign_in')}
      </Button>
      <p className={styles['links']}>
        <button type="button" onClick={forgot}>
          {host.t('auth_forgot')}
        </button>
        <PageLink route="registration" onClick={onLeave}>
          {host.t('auth_no_account')}
        </PageLink>
      </p>
    </form>
  );
}
