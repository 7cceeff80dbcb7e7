import type { ReactNode } from 'react';
import { passwordProblems } from '../../domain/auth/password-rules.ts';
import { passwordProblemCode } from '../../projections/answers/refusal.ts';
import type { Told } from '../../projections/answers/told.ts';
import { useHost } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { type FieldErrors, type RefusedFields, useForm } from '../ui/forms/form.ts';
import { FormAlert } from '../ui/forms/form-alert.tsx';
import { FormView } from '../ui/forms/form-view.tsx';
import { NewPasswordField } from '../ui/forms/new-password-field.tsx';
import styles from './recovery.module.css';

export interface NewPasswordFormProps {
  /** Whose it is, for the browser's store of passwords; empty where that is not known. */
  readonly login: string;
  readonly busy: boolean;
  readonly refused: RefusedFields;
  readonly message: Told | null;
  readonly onSend: (password: string) => void;
  /** Stands before the button. */
  readonly children?: ReactNode;
}

function errorsOf(password: string, login: string): FieldErrors {
  if (password === '') return { password: 'recovery_password_missing' };
  const problems = passwordProblems(password, [login]);
  return problems.length === 0 ? {} : { password: { key: passwordProblemCode(problems) } };
}

/** A new password, for who has proved that it is theirs to choose. It is typed once, and can be seen. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { login, busy, refused, message, onSend, children } = props;
  const host = useHost('recovery');
  const form = useForm({
    busy,
    refused,
    check: (fields) => errorsOf(fields.secret('password'), login),
    send: (fields) => onSend(fields.secret('password')),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormAlert message={message} />
      {login !== '' && <input type="text" hidden readOnly autoComplete="username" value={login} />}
      <NewPasswordField
        label={host.t('recovery_password_new')}
        about={() => [login]}
        error={form.error('password')}
      />
      {children}
      <Button type="submit" look="main" size="l" wide busy={busy}>
        {host.t('recovery_save')}
      </Button>
    </FormView>
  );
}
