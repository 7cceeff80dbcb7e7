import { memo } from 'react';
import styles from './roulette.module.css';
import { colourOf } from './spots.ts';
import { ballAngle, ballRadius, labelAngle, outlines, POCKETS } from './wheel-angles.ts';

/** All pockets; they are drawn once, and the whole is turned. */
const Pockets = memo(function Pockets() {
  return (
    <>
      {POCKETS.map((pocket, index) => (
        <g key={pocket} data-colour={colourOf(pocket)}>
          <path d={outlines[index]} className={styles['pocket']} />
          <text y={-85} transform={`rotate(${labelAngle(index)})`} className={styles['label']}>
            {pocket}
          </text>
        </g>
      ))}
    </>
  );
});

interface WheelFaceProps {
  /** In degrees. */
  readonly angle: number;
  /** How far the ball has come, from 0 to 1; null: there is none. */
  readonly ball: number | null;
  /** What stands in the middle. */
  readonly pocket: number | null;
}

/** The wheel and the ball; what they say is said in words beside them. */
export function WheelFace({ angle, ball, pocket }: WheelFaceProps) {
  return (
    <svg viewBox="-114 -114 228 228" className={styles['wheel']} aria-hidden="true">
      <circle r="112" className={styles['rim']} />
      <g transform={`rotate(${angle.toFixed(2)})`}>
        <Pockets />
      </g>
      <circle r="62" className={styles['hub']} />
      {pocket !== null && (
        <g data-colour={colourOf(pocket)}>
          <circle r="34" className={styles['pocket']} />
          <text y="11" className={styles['fallen']}>
            {pocket}
          </text>
        </g>
      )}
      {ball !== null && (
        <circle
          r="5"
          cy={-ballRadius(ball)}
          transform={`rotate(${ballAngle(ball).toFixed(2)})`}
          className={styles['ball']}
        />
      )}
    </svg>
  );
}
