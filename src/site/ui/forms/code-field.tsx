import { Field, type FieldProps } from './field.tsx';

export interface CodeFieldProps extends Pick<FieldProps, 'label' | 'error' | 'hint'> {
  readonly name?: string;
  /** Recovery codes have letters in them. */
  readonly letters?: boolean;
}

/** A code that was sent to the player, or that an authenticator shows. */
export function CodeField({ name = 'code', letters = false, hint, ...rest }: CodeFieldProps) {
  return (
    <Field
      {...rest}
      name={name}
      type="text"
      inputMode={letters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
