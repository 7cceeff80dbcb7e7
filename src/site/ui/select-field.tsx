import { type ChangeEvent, useId, useState } from 'react';
import styles from './field.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly Option[];
  /** What stands there until the player chooses; it may come to be known late. */
  readonly suggested?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly onChoose?: (value: string) => void;
}

/** A labelled choice of one among many. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, error, hint, suggested, onChoose, ...native } = props;
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const offered = [chosen, suggested].find((one) => options.some(({ value }) => value === one));
  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(value);
    onChoose?.(value);
  };
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
          value={offered ?? options[0]?.value}
          onChange={choose}
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
