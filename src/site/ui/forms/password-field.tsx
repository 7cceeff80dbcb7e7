import { useState } from 'react';
import { useHost } from '../../host.tsx';
import { IconButton } from '../controls/button.tsx';
import { Field, type FieldProps } from './field.tsx';

export interface PasswordFieldProps extends Pick<FieldProps, 'error' | 'hint' | 'onInput'> {
  readonly name?: string;
  readonly label?: string;
  /** Whether it is one the player has, or one they make up now. */
  readonly kind: 'current' | 'new';
}

/** A password, which can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', label, kind, error, hint, onInput } = props;
  const host = useHost('form');
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={label ?? host.t('auth_password')}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      error={error}
      onInput={onInput}
      {...(hint === undefined ? {} : { hint })}
    >
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        label={host.t(isShown ? 'auth_password_hide' : 'auth_password_show')}
        onClick={() => setShown(!isShown)}
      />
    </Field>
  );
}
