import { Labelled } from '../../../site/ui/forms/labelled.tsx';
import styles from './calculator.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

/** A choice that an address may change, unlike one that is only suggested. */
export function Choice({ label, name, value, options, onChoose }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(attributes) => (
        <select
          {...attributes}
          name={name}
          className={styles['select']}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
