import { type ReactNode, useId } from 'react';
import type { State } from '../../projections/state.ts';
import { useHost } from '../host.tsx';
import type { Form } from '../ui/forms/form.ts';
import { FormView } from '../ui/forms/form-view.tsx';
import styles from './sign-in.module.css';

export type AuthForm = State['auth']['form'];
export type FirstForm = Exclude<AuthForm, 'login_password_two_step_code'>;

export interface FormProps {
  /** Shows another form; what was typed so far is kept. */
  readonly choose: (form: FirstForm) => void;
  /** The player goes to where no form of signing in is needed. */
  readonly onLeave: (() => void) | undefined;
}

interface FormFrameProps {
  readonly form: Form;
  /** What the form is for, where its fields do not say; whoever comes into it hears it. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A form of signing in. Its fields are judged by the site, in the player's language. */
export function FormFrame({ form, lead, children }: FormFrameProps) {
  const id = useId();
  return (
    <FormView
      form={form}
      className={styles['form']}
      aria-labelledby={lead === undefined ? undefined : id}
    >
      {lead !== undefined && (
        <p id={id} className={styles['lead']}>
          {lead}
        </p>
      )}
      {children}
    </FormView>
  );
}

/** Other ways on, under the button. */
export function Links({ children }: { readonly children: ReactNode }) {
  return <p className={styles['links']}>{children}</p>;
}

interface ForgotLinkProps extends FormProps {
  /** The form the link is in. */
  readonly form: FirstForm;
}

/** To getting a new password, for the login that was typed. */
export function ForgotLink({ form, choose, onLeave }: ForgotLinkProps) {
  const host = useHost('auth');
  const forgot = () => {
    choose(form);
    onLeave?.();
    host.openModal('forgot-password');
  };
  return (
    <button type="button" onClick={forgot}>
      {host.t('auth_forgot')}
    </button>
  );
}
