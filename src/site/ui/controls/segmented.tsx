import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export interface Segment<Id extends string | number> {
  readonly id: Id;
  readonly label: ReactNode;
}

export interface SegmentedProps<Id extends string | number> {
  /** Names the choice. */
  readonly label: string;
  readonly items: readonly Segment<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly disabled?: boolean;
}

/** One of a few choices, all in view. Native radio buttons: arrow keys move and choose. */
export function Segmented<Id extends string | number>(props: SegmentedProps<Id>) {
  const { label, items, selected, onSelect, disabled } = props;
  const name = useId();
  return (
    <fieldset className={styles['segments']} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {items.map((item) => (
        <label key={item.id} className={styles['segment']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={item.id}
            checked={item.id === selected}
            onChange={() => onSelect(item.id)}
          />
          <span className={styles['face']}>{item.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
