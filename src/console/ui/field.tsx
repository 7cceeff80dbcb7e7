import type { InputHTMLAttributes, Ref } from 'react';
import css from './field.module.css';

export interface SearchFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'onChange'> {
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A field to search by. */
export function SearchField({ label, onText, inputRef, ...native }: SearchFieldProps) {
  return (
    <input
      placeholder={label}
      {...native}
      {...(inputRef ? { ref: inputRef } : {})}
      type="search"
      aria-label={label}
      className={css.search}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

export interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off. */
export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
