import { type ChangeEventHandler, useId } from 'react';
import styles from './field.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly defaultValue?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** A labelled choice of one among many. */
export function SelectField({ label, options, error, hint, ...native }: SelectFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <select
          {...native}
          id={id}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {note && (
        <p id={`${id}-note`} className={styles['note']} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
