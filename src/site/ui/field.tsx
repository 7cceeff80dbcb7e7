import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'>;

export interface FieldProps extends Native {
  readonly label: string;
  /** What is wrong with what was typed; announced with the field. */
  readonly error?: string | null | undefined;
  readonly hint?: string;
  /** Stands inside the field, at its end. */
  readonly children?: ReactNode;
}

/** A labelled text field. */
export function Field({ label, error, hint, children, ...native }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        <input
          {...native}
          id={id}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {children}
      </div>
      {note && (
        <p id={noteId} className={styles['note']} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
