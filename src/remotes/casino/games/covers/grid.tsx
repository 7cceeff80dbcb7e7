import { useHost } from '../../host.ts';
import { useGridKeys } from '../../table/use-grid-keys.ts';
import { timesText } from '../../words/ratio.ts';
import styles from './covers.module.css';
import type { SeenCover } from './covers.ts';

interface GridProps {
  readonly covers: readonly SeenCover[];
  readonly isOpen: boolean;
  readonly turning: { readonly cover: number | null; readonly progress: number };
  readonly onLift: (cover: number) => void;
}

/** How many stand in a row: as many rows as there are covers in each, or fewer. */
const columnsOf = (count: number): number => Math.ceil(Math.sqrt(count));

/** The covers: buttons in rows, between which arrow keys lead. */
export function Grid({ covers, isOpen, turning, onLift }: GridProps) {
  const { t, language } = useHost();
  const columns = columnsOf(covers.length);
  const { grid, onKeyDown } = useGridKeys(columns);
  return (
    <fieldset
      ref={grid}
      className={styles['covers']}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      aria-label={t('casino_covers_grid')}
      onKeyDown={onKeyDown}
    >
      {covers.map(({ cover, prize }, place) => {
        const isTurning = turning.cover === place && turning.progress < 1;
        const shown = isTurning || prize === null ? 'covered' : cover;
        const number = place + 1;
        const found = prize === null ? '' : timesText(prize, language());
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cover is its place
            key={place}
            type="button"
            className={styles['cover']}
            data-cover={shown}
            aria-label={t(`casino_covers_${shown}`, { number, prize: found })}
            aria-disabled={!isOpen || cover !== 'covered' || undefined}
            style={isTurning ? { transform: `scaleX(${Math.abs(1 - 2 * turning.progress)})` } : {}}
            onClick={() => {
              if (isOpen && cover === 'covered') onLift(place);
            }}
          >
            {shown === 'covered' ? '?' : found}
          </button>
        );
      })}
    </fieldset>
  );
}
