import { memo } from 'react';
import { useHost } from '../../host.ts';
import { timesText } from '../../words/ratio.ts';
import styles from './plinko.module.css';
import { bucketX, type Choice, type Point, pegsOf, prizesOf } from './plinko.ts';

/** How a bucket looks: what returns less than the stake is not made to look like more. */
function worthOf(multiplier: string): 'less' | 'same' | 'more' | 'most' {
  const value = Number(multiplier);
  if (value < 1) return 'less';
  if (value === 1) return 'same';
  return value < 5 ? 'more' : 'most';
}

interface BoardProps extends Choice {
  readonly language: string;
}

const Board = memo(function Board({ rows, risk, language }: BoardProps) {
  return (
    <>
      {pegsOf(rows).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.11" className={styles['peg']} />
      ))}
      {prizesOf({ rows, risk }).map(({ multiplier }, bucket) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place
        <g key={bucket} data-worth={worthOf(multiplier)}>
          <rect
            x={bucketX(bucket, rows) - 0.47}
            y={rows - 0.45}
            width="0.94"
            height="1.1"
            rx="0.16"
            className={styles['bucket']}
          />
          <text
            x={bucketX(bucket, rows)}
            y={rows + 0.25}
            className={styles['multiplier']}
            data-long={multiplier.length > 3 || undefined}
          >
            {timesText(multiplier, language).replace('×', '')}
          </text>
        </g>
      ))}
    </>
  );
});

interface PlinkoFaceProps {
  readonly choice: Choice;
  readonly ball: Point | null;
  /** The bucket that the ball lies in. */
  readonly bucket: number | null;
}

/** Pegs, buckets with what they return, and the ball; what they say is said in words beside them. */
export function PlinkoFace({ choice, ball, bucket }: PlinkoFaceProps) {
  const { language } = useHost();
  const { rows, risk } = choice;
  const half = rows / 2 + 1;
  return (
    <svg
      viewBox={`${-half} -2 ${2 * half} ${rows + 3}`}
      className={styles['board']}
      aria-hidden="true"
    >
      <Board rows={rows} risk={risk} language={language()} />
      {bucket !== null && (
        <rect
          x={bucketX(bucket, rows) - 0.47}
          y={rows - 0.45}
          width="0.94"
          height="1.1"
          rx="0.16"
          className={styles['fallen']}
        />
      )}
      {ball && <circle cx={ball.x} cy={ball.y} r="0.3" className={styles['ball']} />}
    </svg>
  );
}
