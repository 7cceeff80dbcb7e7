import { useId } from 'react';
import { windowsAt } from '../../../domain/casino/reels.ts';
import { useHost } from '../host.ts';
import { useSeries } from '../words/use-series.ts';
import styles from './reels.module.css';
import type { Slot, Winning } from './slot.ts';
import { leftToTurn } from './spin-times.ts';

const CELL = 44;
const ROWS = [0, 1, 2];

interface ReelProps {
  readonly slot: Slot;
  readonly reel: number;
  /** What lies at the top, in symbols of the strip; between two of them it turns. */
  readonly at: number;
  readonly isLit: (row: number) => boolean;
}

/** One reel: what of its strip is seen. */
function Reel({ slot: { strips, Face }, reel, at, isLit }: ReelProps) {
  const strip = strips[reel] ?? '';
  const first = Math.floor(at);
  return (
    <g transform={`translate(${reel * CELL} 0)`}>
      {[0, 1, 2, 3].map((row) => {
        const place = first + row;
        const name = strip[place % strip.length] ?? '';
        const y = (place - at) * CELL;
        return (
          <g key={place} transform={`translate(0 ${y.toFixed(2)})`} data-lit={isLit(row)}>
            <rect
              x="1"
              y="1"
              width={CELL - 2}
              height={CELL - 2}
              rx="5"
              className={styles['cell']}
            />
            <g transform="translate(2 2)">
              <Face name={name} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** A line through the cells that pay together. */
function Line({ winning }: { readonly winning: Winning }) {
  const points = winning.cells.map(([reel, row]) => `${(reel + 0.5) * CELL},${(row + 0.5) * CELL}`);
  return <polyline points={points.join(' ')} className={styles['line']} />;
}

/** What is seen once the reels rest, row by row, for those who do not see it. */
function useLabel(slot: Slot, stops: readonly number[], isResting: boolean): string {
  const { t } = useHost();
  const nameOf = slot.useSymbolName();
  const series = useSeries();
  if (!isResting) return t('casino_slot_turning');
  const windows = windowsAt(slot.strips, stops);
  const rows = ROWS.map((row) => series(windows.map((seen) => nameOf(seen[row] ?? ''))));
  return t('casino_slot_reels', { rows: rows.join('; ') });
}

interface ReelsProps {
  readonly slot: Slot;
  readonly stops: readonly number[];
  /** How far they have turned, from 0 to 1. */
  readonly turned: number;
}

const [WIDTH, HEIGHT] = [5 * CELL, 3 * CELL];

/** Five reels in their frame; once they rest, what pays is marked. */
export function Reels({ slot, stops, turned }: ReelsProps) {
  const id = useId();
  const isResting = turned >= 1;
  const label = useLabel(slot, stops, isResting);
  const winning = isResting ? slot.winningAt(stops) : [];
  const lit = new Set(winning.flatMap(({ cells }) => cells.map(([reel, row]) => reel * 3 + row)));
  const reels = stops.map((stop, reel) => ({
    reel,
    at: stop + leftToTurn(reel, turned),
    isLit: (row: number) => lit.has(reel * 3 + row),
  }));
  const lines = winning.filter(({ isLine }) => isLine);
  const box = `-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`;
  return (
    <svg
      viewBox={box}
      className={styles['reels']}
      role="img"
      aria-label={label}
      data-won={lit.size > 0}
    >
      <clipPath id={id}>
        <rect width={WIDTH} height={HEIGHT} />
      </clipPath>
      <rect
        x="-3"
        y="-3"
        width={WIDTH + 6}
        height={HEIGHT + 6}
        rx="8"
        className={styles['frame']}
      />
      <g clipPath={`url(#${id})`}>
        {reels.map((one) => (
          <Reel key={one.reel} slot={slot} {...one} />
        ))}
        {lines.map((one) => (
          <Line key={one.cells.join(' ')} winning={one} />
        ))}
      </g>
    </svg>
  );
}
