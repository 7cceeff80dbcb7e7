import type { TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { Labelled, type LabelledProps } from './labelled.tsx';

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'id' | 'children'
>;

export interface TextAreaProps extends Native, Omit<LabelledProps, 'children'> {}

/** A labelled field for text of several lines. */
export function TextArea({ label, error, hint, ...native }: TextAreaProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(attributes) => (
        <textarea
          rows={5}
          dir="auto"
          {...native}
          {...attributes}
          className={`${styles['input']} ${styles['area']}`}
        />
      )}
    </Labelled>
  );
}
