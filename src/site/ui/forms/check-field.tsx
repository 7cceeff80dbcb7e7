import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface CheckFieldProps {
  readonly name: string;
  /** What is agreed to, or switched on. */
  readonly children: ReactNode;
  readonly defaultChecked?: boolean;
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** A box to tick. */
export function CheckField({ children, error, ...native }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={styles['check']}>
        <input
          {...native}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} className={styles['note']} data-error>
          {error}
        </p>
      )}
    </div>
  );
}
