import { useHost } from '../../host.ts';
import { useGridKeys } from '../../table/use-grid-keys.ts';
import styles from './keno.module.css';
import { type Mark, NUMBERS } from './keno.ts';

const COLUMNS = 10;

const all = Array.from({ length: NUMBERS }, (_, index) => index + 1);

interface GridProps {
  readonly markOf: (number: number) => Mark;
  readonly disabled: boolean;
  readonly onPick: (number: number) => void;
}

/** The numbers: buttons in rows, between which arrow keys lead. */
export function Grid({ markOf, disabled, onPick }: GridProps) {
  const { t } = useHost();
  const { grid, onKeyDown } = useGridKeys(COLUMNS);
  return (
    <fieldset
      ref={grid}
      className={styles['grid']}
      dir="ltr"
      aria-label={t('casino_keno_grid')}
      onKeyDown={onKeyDown}
    >
      {all.map((number) => {
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
