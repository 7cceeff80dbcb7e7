import styles from './field.module.css';
import { Labelled } from './labelled.tsx';

interface SearchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** What somebody looks for. */
export function SearchField({ name, label, value, onType }: SearchFieldProps) {
  return (
    <Labelled label={label}>
      {(attributes) => (
        <input
          {...attributes}
          type="search"
          name={name}
          className={styles['input']}
          value={value}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
