import type { Rational } from '../../../../kernel/rational.ts';
import { useHost } from '../../host.ts';
import { multiplierText } from '../../words/ratio.ts';
import styles from './crash.module.css';
import type { Flight } from './use-flight.ts';

const [WIDTH, HEIGHT, FOOT] = [320, 180, 12];
/** Seconds and multiplier that the picture shows at least. */
const [SECONDS, TIMES] = [10, 2];
/** How the curve grows each second; the picture alone is drawn by it, what is paid is counted in steps. */
const GROWTH = Math.log(1.003) / 0.05;
const POINTS = 48;

const timesAt = (seconds: number): number => Math.exp(GROWTH * seconds);
const secondsTo = (multiplier: number): number => Math.log(Math.max(1, multiplier)) / GROWTH;

/** Places on the curve up to a moment, scaled so that all of it is in view. */
function pointsUpTo(seconds: number): (readonly [x: number, y: number])[] {
  const across = Math.max(SECONDS, seconds * 1.1);
  const high = Math.max(TIMES, timesAt(seconds) * 1.1) - 1;
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const at = (seconds * index) / POINTS;
    const x = FOOT + (at / across) * (WIDTH - 2 * FOOT);
    const y = HEIGHT - FOOT - ((timesAt(at) - 1) / high) * (HEIGHT - 2 * FOOT);
    return [x, y];
  });
}

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

const numberOf = ({ num, den }: Rational): number => Number(num) / Number(den);

/** The curve as it flies, or as it ended; its height in figures stands in it. */
export function Curve({ flight }: { readonly flight: Flight }) {
  const { language } = useHost();
  const multiplier =
    flight.phase === 'flying' ? flight.multiplier : 'end' in flight ? flight.end : null;
  const seconds =
    flight.phase === 'flying' ? flight.ms / 1000 : multiplier ? secondsTo(numberOf(multiplier)) : 0;
  const points = pointsUpTo(seconds);
  const [x, y] = points.at(-1) ?? [FOOT, HEIGHT - FOOT];
  const line = pathOf(points);
  return (
    <div className={styles['sky']} data-phase={flight.phase} aria-hidden="true" dir="ltr">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={`M${FOOT} ${FOOT}V${HEIGHT - FOOT}H${WIDTH - FOOT}`} className={styles['axes']} />
        <path d={`${line}V${HEIGHT - FOOT}H${FOOT}Z`} className={styles['below']} />
        <path d={line} className={styles['curve']} />
        <circle cx={x} cy={y} r="5" className={styles['tip']} />
      </svg>
      <p className={styles['height']}>
        {multiplier === null ? '–' : multiplierText(multiplier, language())}
      </p>
    </div>
  );
}
