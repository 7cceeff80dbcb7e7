import { useHost } from '../../host.ts';
import { useGridKeys } from '../../table/use-grid-keys.ts';
import { multiplierText } from '../../words/ratio.ts';
import styles from './ladder.module.css';
import { type Level, levelsOf, type Preset, type Tile } from './ladder.ts';

/** Safe or bad: shapes, so that colour is not all that tells them apart. */
function Face({ tile }: { readonly tile: Tile }) {
  if (tile === 'hidden') return null;
  const isBad = tile === 'hit' || tile === 'bad';
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={isBad ? 'M6 6l12 12M18 6 6 18' : 'M5 12.5l4.5 4.5L19 7.5'} />
    </svg>
  );
}

interface StepsProps {
  readonly preset: Preset;
  /** From the lowest level. */
  readonly tiles: readonly (readonly Tile[])[];
  /** The level whose tiles can be chosen; null: none can. */
  readonly current: number | null;
  /** How far the tile that was chosen last has turned, from 0 to 1. */
  readonly turning: { readonly level: number; readonly progress: number } | null;
  readonly onPick: (tile: number) => void;
}

/** The ladder, the highest level at the top: buttons in rows, between which arrow keys lead. */
export function Steps({ preset, tiles, current, turning, onPick }: StepsProps) {
  const { t } = useHost();
  const levels = levelsOf(preset);
  const { grid, onKeyDown } = useGridKeys(levels[0]?.tiles ?? 1);
  return (
    <fieldset
      ref={grid}
      className={styles['ladder']}
      aria-label={t('casino_ladder_grid')}
      onKeyDown={onKeyDown}
    >
      {levels
        .map((level, at) => (
          <Rung
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
            key={at}
            at={at}
            level={level}
            tiles={tiles[at] ?? []}
            isCurrent={at === current}
            turned={turning?.level === at ? turning.progress : 1}
            onPick={onPick}
          />
        ))
        .reverse()}
    </fieldset>
  );
}

interface RungProps {
  readonly at: number;
  readonly level: Level;
  readonly tiles: readonly Tile[];
  readonly isCurrent: boolean;
  readonly turned: number;
  readonly onPick: (tile: number) => void;
}

function Rung({ at, level, tiles, isCurrent, turned, onPick }: RungProps) {
  const { t, language } = useHost();
  return (
    <div className={styles['rung']} data-current={isCurrent || undefined}>
      <span className={styles['worth']}>{multiplierText(level.multiplier, language())}</span>
      <div className={styles['tiles']}>
        {tiles.map((tile, place) => {
          const isTurning = turned < 1 && (tile === 'safe' || tile === 'hit');
          const shown = isTurning ? 'hidden' : tile;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              key={place}
              type="button"
              className={styles['tile']}
              data-tile={shown}
              aria-label={t(`casino_ladder_tile_${shown}`, { level: at + 1, tile: place + 1 })}
              aria-disabled={!isCurrent || undefined}
              style={isTurning ? { transform: `scaleX(${Math.abs(1 - 2 * turned)})` } : {}}
              onClick={() => {
                if (isCurrent) onPick(place);
              }}
            >
              <Face tile={shown} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
