import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What joins a control to its label and to what is said of it. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface LabelledProps {
  readonly label: string;
  /** What is wrong with what was typed or chosen; announced with the control. */
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  /** Draws the control. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A control under its label, and over what is wrong with it or how to use it. */
export function Labelled({ label, error, hint, children }: LabelledProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? noteId : undefined,
        })}
      </div>
      {note && (
        <p id={noteId} className={styles['note']} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
