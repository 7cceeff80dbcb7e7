import { useHost } from '../host.ts';
import { useGridKeys } from '../table/use-grid-keys.ts';
import type { Mark } from './mark.ts';
import styles from './numbers.module.css';

interface GridProps {
  /** It begins with 1. */
  readonly numbers: number;
  readonly columns: 7 | 10;
  readonly markOf: (number: number) => Mark;
  readonly disabled: boolean;
  readonly onPick: (number: number) => void;
}

/** Numbers to pick from: buttons in rows, between which arrow keys lead. */
export function NumberGrid({ numbers, columns, markOf, disabled, onPick }: GridProps) {
  const { t } = useHost();
  const { grid, onKeyDown } = useGridKeys(columns);
  return (
    <fieldset
      ref={grid}
      className={styles['grid']}
      data-columns={columns}
      dir="ltr"
      aria-label={t('casino_keno_grid')}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: numbers }, (_, index) => index + 1).map((number) => {
        const mark = markOf(number);
        return (
          <button
            key={number}
            type="button"
            className={styles['number']}
            data-mark={mark}
            aria-label={t(`casino_keno_${mark}`, { number })}
            aria-pressed={mark === 'picked' || mark === 'hit'}
            aria-disabled={disabled || undefined}
            onClick={() => {
              if (!disabled) onPick(number);
            }}
          >
            {number}
          </button>
        );
      })}
    </fieldset>
  );
}
