import { useHost } from '../../host.ts';
import { useGridKeys } from '../../table/use-grid-keys.ts';
import styles from './mines.module.css';
import type { Tile } from './mines.ts';

const SIDE = 5;

/** A mine, or what lies safely: shapes, so that colour is not all that tells them apart. */
function Face({ tile }: { readonly tile: Tile }) {
  if (tile === 'hidden') return null;
  if (tile === 'safe' || tile === 'left') {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['gem']}>
        <path d="M12 3 20 10 12 21 4 10z" />
        <path d="M4 10h16M12 3 9 10l3 11 3-11z" />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['mine']}>
      <path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19" />
      <circle cx="12" cy="12" r="6.5" />
    </svg>
  );
}

interface GridProps {
  readonly tiles: readonly Tile[];
  /** Tiles can be opened. */
  readonly isOpen: boolean;
  /** The tile whose outcome is on its way. */
  readonly awaited: number | null;
  /** The tile that was opened last, and how far it has turned, from 0 to 1. */
  readonly turning: { readonly tile: number; readonly progress: number } | null;
  readonly onPick: (tile: number) => void;
}

/** The tiles: buttons in rows, between which arrow keys lead. */
export function Grid({ tiles, isOpen, awaited, turning, onPick }: GridProps) {
  const { t } = useHost();
  const { grid, onKeyDown } = useGridKeys(SIDE);
  return (
    <fieldset
      ref={grid}
      className={styles['grid']}
      aria-label={t('casino_mines_grid')}
      onKeyDown={onKeyDown}
    >
      {tiles.map((tile, place) => {
        const number = place + 1;
        const isTurning = turning?.tile === place && turning.progress < 1;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={place}
            type="button"
            className={styles['tile']}
            data-tile={isTurning ? 'hidden' : tile}
            data-awaited={awaited === place || undefined}
            style={isTurning ? { transform: `scaleX(${Math.abs(1 - 2 * turning.progress)})` } : {}}
            aria-label={t(`casino_mines_tile_${tile}`, { number })}
            aria-disabled={!isOpen || tile !== 'hidden' || undefined}
            onClick={() => {
              if (isOpen && tile === 'hidden') onPick(place);
            }}
          >
            {!isTurning && <Face tile={tile} />}
          </button>
        );
      })}
    </fieldset>
  );
}
