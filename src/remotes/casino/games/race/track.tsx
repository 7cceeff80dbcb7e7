import styles from './race.module.css';
import { RUNNERS, wayOf } from './race.ts';
import type { Dress } from './use-dress.ts';

const LANE = 26;
/** Room for the ears of the first, and for the feet of the last. */
const [ABOVE, BELOW] = [6, 4];
const HEIGHT = ABOVE + LANE * RUNNERS.length + BELOW;
const [WIDTH, START, FINISH] = [340, 30, 310];
/** The half of its width. */
const MARBLE = 10;

interface TrackProps {
  /** The drawn order; null: they wait at the start. */
  readonly order: readonly number[] | null;
  /** How much of the race has passed, from 0 to 1. */
  readonly passed: number;
  readonly dress: Dress;
}

interface RunnerProps {
  readonly runner: number;
  readonly x: number;
}

/** A marble from above: the band across it turns as it rolls. */
function Marble({ runner, x }: RunnerProps) {
  const turned = ((x / MARBLE) * 180) / Math.PI;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${(LANE * (runner - 0.5)).toFixed(1)})`}
      data-runner={runner}
    >
      <circle r={MARBLE} className={styles['marble']} />
      <path
        d={`M${-MARBLE} 0Q0 ${-MARBLE} ${MARBLE} 0Q0 ${-MARBLE * 0.4} ${-MARBLE} 0`}
        transform={`rotate(${(turned % 360).toFixed(0)})`}
        className={styles['band']}
      />
      <circle cx="-3.5" cy="-4" r="2.6" className={styles['shine']} />
      <text y="3.3" className={styles['number']}>
        {runner}
      </text>
    </g>
  );
}

/** A hare from the side, running to the right; its number tells it from the others, not its colour alone. */
function Hare({ runner, x }: RunnerProps) {
  const lift = Math.abs(Math.sin(x / 7)) * 2;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${(LANE * (runner - 0.5) + 1 - lift).toFixed(1)})`}
      data-runner={runner}
    >
      <g className={styles['hare']}>
        <path d="M-9 8l-5 3M-4 9l-3 2M3 8l6 3M0 9l3 2" className={styles['legs']} />
        <circle cx="-14" cy="1" r="2.5" />
        <ellipse cx="1" cy="-8" rx="1.8" ry="5.5" transform="rotate(-50 1 -8)" />
        <ellipse cx="4" cy="-8.5" rx="1.8" ry="5.5" transform="rotate(-30 4 -8.5)" />
        <ellipse cx="-4" cy="3" rx="10.5" ry="6.5" />
        <circle cx="8" cy="-2" r="4.5" />
      </g>
      <text x="-4" y="6.3" className={styles['number']}>
        {runner}
      </text>
    </g>
  );
}

/** Six lanes; what they say is said in words beside them. */
export function Track({ order, passed, dress }: TrackProps) {
  const Runner = dress === 'marble' ? Marble : Hare;
  return (
    <svg viewBox={`0 ${-ABOVE} ${WIDTH} ${HEIGHT}`} className={styles['track']} aria-hidden="true">
      <rect
        y={-ABOVE}
        width={WIDTH}
        height={HEIGHT}
        rx="8"
        className={styles[dress === 'marble' ? 'board' : 'turf']}
      />
      {RUNNERS.slice(1).map((runner) => (
        <path key={runner} d={`M0 ${LANE * (runner - 1)}H${WIDTH}`} className={styles['lane']} />
      ))}
      <path d={`M${FINISH + 14} ${-ABOVE}v${HEIGHT}`} className={styles['finish']} />
      {RUNNERS.map((runner) => {
        const place = order?.indexOf(runner) ?? 0;
        const way = order === null ? 0 : wayOf(runner, place, passed);
        return <Runner key={runner} runner={runner} x={START + way * (FINISH - START)} />;
      })}
    </svg>
  );
}
