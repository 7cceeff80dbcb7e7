import { type FormEvent, useState } from 'react';
import { type PasswordProblem, passwordProblems } from '../../../domain/auth/password-rules.ts';
import { passwordProblemCode } from '../../../projections/answers/refusal.ts';
import { useHost } from '../../host.tsx';
import type { Said } from '../../texts/keys.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export interface NewPasswordFieldProps
  extends Pick<PasswordFieldProps, 'name' | 'label' | 'error'> {
  /** What others may know of the player; asked for while the password is typed. */
  readonly about?: () => readonly string[];
}

/** What is known of the password in the field; the password itself is kept nowhere. */
type Verdict = PasswordProblem | 'good' | null;

function hintOn(verdict: Verdict): Said {
  if (verdict === null) return { text: 'field_password_hint' };
  return verdict === 'good'
    ? { text: 'field_password_good' }
    : { key: passwordProblemCode([verdict]) };
}

/** A password the player makes up: says while it is typed what it lacks. */
export function NewPasswordField({ about, ...field }: NewPasswordFieldProps) {
  const host = useHost('form');
  const [verdict, setVerdict] = useState<Verdict>(null);
  const judge = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { value } = currentTarget;
    setVerdict(value === '' ? null : (passwordProblems(value, about?.())[0] ?? 'good'));
  };
  const hint = host.say(hintOn(verdict));
  return (
    <div>
      <PasswordField {...field} kind="new" hint={hint} onInput={judge} />
      <span role="status" className="visually-hidden">
        {verdict !== null && hint}
      </span>
    </div>
  );
}
