import { Banner, type BannerProps } from './message.tsx';
import styles from './told.module.css';

/** What came of something, in the place of what had the focus: it takes it over, and is read. */
export function Told({ level, children }: BannerProps) {
  return (
    <div
      role={level === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      data-begin
      className={styles['told']}
    >
      <Banner level={level}>{children}</Banner>
    </div>
  );
}
