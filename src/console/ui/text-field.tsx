import css from './text-field.module.css';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  /** What browsers and password managers fill in; passwords are hidden while they are typed. */
  readonly autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code';
}

/** A field that has to be filled in, read when its form is sent. */
export function TextField({ name, label, autoComplete }: TextFieldProps) {
  const type = autoComplete.endsWith('password') ? 'password' : 'text';
  return (
    <label className={css.field}>
      {label}
      <input
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        className={css.input}
      />
    </label>
  );
}
