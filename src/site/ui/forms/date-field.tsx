import { useId } from 'react';
import { useHost } from '../../host.tsx';
import styles from './date-field.module.css';
import fieldStyles from './field.module.css';

export interface DateFieldProps {
  readonly label: string;
  readonly name: string;
  /** Whether the browser may fill in the player's birthday. */
  readonly isBirthday?: boolean;
  readonly error?: string | undefined;
}

/** The names of a date's parts in a form. */
export const datePartNames = (name: string) => ({
  day: `${name}_day`,
  month: `${name}_month`,
  year: `${name}_year`,
});

/** A month by its name can be taken for no day. */
function monthNames(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}

interface PartProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

function Digits({ label, length, ...native }: PartProps & { readonly length: number }) {
  return (
    <label className={styles['part']}>
      {label}
      <span className={fieldStyles['box']}>
        <input
          {...native}
          type="text"
          inputMode="numeric"
          maxLength={length}
          dir="ltr"
          className={fieldStyles['input']}
        />
      </span>
    </label>
  );
}

function Months({ label, ...native }: PartProps) {
  const host = useHost('form');
  return (
    <label className={styles['part']}>
      {label}
      <span className={fieldStyles['box']}>
        <select {...native} defaultValue="" className={fieldStyles['input']}>
          <option value="">{host.t('field_choose')}</option>
          {monthNames(host.language()).map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

/** A day that people know by heart: typed, not looked for in a calendar. */
export function DateField({ label, name, isBirthday = false, error }: DateFieldProps) {
  const { t } = useHost('form');
  const noteId = `${useId()}-note`;
  const names = datePartNames(name);
  const fill = (part: string) => (isBirthday ? `bday-${part}` : 'off');
  const marks = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? noteId : undefined,
  } as const;
  const part = (which: 'day' | 'month' | 'year') => ({
    ...marks,
    label: t(`field_${which}`),
    name: names[which],
    autoComplete: fill(which),
  });
  return (
    <fieldset name={name} className={styles['group']}>
      <legend className={fieldStyles['label']}>{label}</legend>
      <div className={styles['parts']}>
        <Digits {...part('day')} length={2} />
        <Months {...part('month')} />
        <Digits {...part('year')} length={4} />
      </div>
      {error && (
        <p id={noteId} className={fieldStyles['note']} data-error>
          {error}
        </p>
      )}
    </fieldset>
  );
}
