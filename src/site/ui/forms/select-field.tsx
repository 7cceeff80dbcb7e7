import { type ChangeEvent, useState } from 'react';
import styles from './field.module.css';
import { Labelled, type LabelledProps } from './labelled.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends Omit<LabelledProps, 'children'> {
  readonly name: string;
  readonly options: readonly Option[];
  /** What stands there until the player chooses; it may come to be known late. */
  readonly suggested?: string;
  /** What stands there, where the page knows what is chosen: it may be chosen elsewhere, too. */
  readonly value?: string;
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly onChoose?: (value: string) => void;
}

/** A labelled choice of one among many. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, error, hint, suggested, value: known, onChoose, ...native } = props;
  const [chosen, setChosen] = useState<string>();
  const offered = [known ?? chosen, suggested].find((one) =>
    options.some(({ value }) => value === one),
  );
  const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(value);
    onChoose?.(value);
  };
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(attributes) => (
        <select
          {...native}
          {...attributes}
          className={styles['input']}
          value={offered ?? options[0]?.value}
          onChange={choose}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
