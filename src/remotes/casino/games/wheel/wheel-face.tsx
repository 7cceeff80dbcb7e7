import { memo } from 'react';
import styles from './wheel.module.css';
import { labelAngles, outlines, segments } from './wheel.ts';

/** All segments; they are drawn once, and the whole is turned. */
const Segments = memo(function Segments() {
  return (
    <>
      {segments.map((multiplier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
        <g key={index} data-multiplier={multiplier}>
          <path d={outlines[index]} className={styles['segment']} />
          <text y={-87} transform={`rotate(${labelAngles[index]})`} className={styles['number']}>
            {multiplier}
          </text>
        </g>
      ))}
    </>
  );
});

/** The wheel, turned so far, under its pointer; what it says is said in words beside it. */
export function WheelFace({ angle }: { readonly angle: number }) {
  return (
    <svg viewBox="-110 -116 220 226" className={styles['wheel']} aria-hidden="true">
      <circle r="104" className={styles['rim']} />
      <g transform={`rotate(${angle.toFixed(2)})`}>
        <Segments />
      </g>
      <circle r="30" className={styles['hub']} />
      <path d="M0 -98 L-7 -115 L7 -115Z" className={styles['pointer']} />
    </svg>
  );
}
