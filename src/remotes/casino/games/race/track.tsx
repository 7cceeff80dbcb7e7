import styles from './race.module.css';
import { RUNNERS, wayOf } from './race.ts';

const LANE = 26;
const [WIDTH, START, FINISH] = [340, 30, 310];

interface TrackProps {
  /** The drawn order; null: they wait at the start. */
  readonly order: readonly number[] | null;
  /** How much of the race has passed, from 0 to 1. */
  readonly passed: number;
}

/** A hare from the side, running to the right; its number tells it from the others, not its colour alone. */
function Runner({ runner, x }: { readonly runner: number; readonly x: number }) {
  const lift = Math.abs(Math.sin(x / 7)) * 3;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${(LANE * (runner - 0.5) - lift).toFixed(1)})`}
      data-runner={runner}
    >
      <path
        d="M-16 4q3-10 14-9l5-9q3 0 1 8 7 1 9 6-1 4-7 4l-3 5h-4l1-5-7 1-4 4h-4l3-5Z"
        className={styles['hare']}
      />
      <text x="-3" y="3" className={styles['number']}>
        {runner}
      </text>
    </g>
  );
}

/** Six lanes; what they say is said in words beside them. */
export function Track({ order, passed }: TrackProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${LANE * RUNNERS.length}`}
      className={styles['track']}
      aria-hidden="true"
    >
      <rect width={WIDTH} height={LANE * RUNNERS.length} rx="8" className={styles['turf']} />
      {RUNNERS.slice(1).map((runner) => (
        <path key={runner} d={`M0 ${LANE * (runner - 1)}H${WIDTH}`} className={styles['lane']} />
      ))}
      <path d={`M${FINISH + 14} 0V${LANE * RUNNERS.length}`} className={styles['finish']} />
      {RUNNERS.map((runner) => {
        const place = order?.indexOf(runner) ?? 0;
        const way = order === null ? 0 : wayOf(runner, place, passed);
        return <Runner key={runner} runner={runner} x={START + way * (FINISH - START)} />;
      })}
    </svg>
  );
}
