import { useEffect, useRef } from 'react';
import styles from './field.module.css';
import { Labelled } from './labelled.tsx';

/** Photographs and documents, as a chooser of files is told. */
const ACCEPTED = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

export interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What is wrong with the file, said in place of the hint. */
  readonly error: string | null;
  readonly onChange: () => void;
}

/** Takes a file of the player, as `file` of its form; whoever sent a wrong one is back at it, and hears why. */
export function FileField({ label, hint, error, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(attributes) => (
        <input
          {...attributes}
          ref={input}
          className={`${styles['input']} ${styles['area']}`}
          type="file"
          name="file"
          accept={ACCEPTED}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}
