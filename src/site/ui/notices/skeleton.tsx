import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What will stand here, so that nothing moves when it comes. */
  readonly shape?: 'text' | 'block' | 'odds' | 'circle';
  /** Any CSS length. */
  readonly width?: string;
  readonly height?: string;
}

/** A grey place for something that is loading. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      className={styles['skeleton']}
      data-shape={shape}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

export interface SkeletonListProps {
  readonly rows: number;
  /** What is loading, said once to a screen reader. */
  readonly label: string;
  readonly height?: string;
}

/** Rows that are loading. */
export function SkeletonList({ rows, label, height = '3rem' }: SkeletonListProps) {
  return (
    <div className={styles['list']} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <Skeleton key={row} shape="block" height={height} />
      ))}
    </div>
  );
}
