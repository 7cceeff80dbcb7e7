import { useId } from 'react';
import styles from './file-field.module.css';

/** Photographs and documents, as a chooser of files is told. */
const ACCEPTED = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

export interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What is wrong with the file, said in place of the hint. */
  readonly error: string | null;
  readonly onChange: () => void;
}

/** Takes a file of the player, as `file` of its form. */
export function FileField({ label, hint, error, onChange }: FileFieldProps) {
  const id = useId();
  const isWrong = error !== null;
  return (
    <div className={styles['file']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        name="file"
        accept={ACCEPTED}
        onChange={onChange}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-note`}
      />
      <p
        id={`${id}-note`}
        className={styles['note']}
        data-error={isWrong || undefined}
        role={isWrong ? 'alert' : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
