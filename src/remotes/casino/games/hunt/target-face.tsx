import styles from './hunt.module.css';

const RINGS = [46, 32, 18];

/** A target: the more it returns the smaller it is drawn, as it is hit less often. */
export function TargetFace({ target }: { readonly target: number }) {
  const scale = 1 - 0.09 * Math.log2(target);
  return (
    <svg viewBox="-50 -50 100 100" className={styles['target']} aria-hidden="true">
      <g transform={`scale(${scale.toFixed(3)})`}>
        {RINGS.map((radius, ring) => (
          <circle key={radius} r={radius} className={styles[ring % 2 === 0 ? 'dark' : 'light']} />
        ))}
        <circle r="6" className={styles['eye']} />
      </g>
    </svg>
  );
}
