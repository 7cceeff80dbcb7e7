import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './field.module.css';
import { Labelled, type LabelledProps } from './labelled.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'>;

export interface FieldProps extends Native, Omit<LabelledProps, 'children'> {
  /** Stands inside the field, at its end. */
  readonly children?: ReactNode;
}

/** A labelled text field. */
export function Field({ label, error, hint, children, ...native }: FieldProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(attributes) => (
        <>
          <input {...native} {...attributes} className={styles['input']} />
          {children}
        </>
      )}
    </Labelled>
  );
}
