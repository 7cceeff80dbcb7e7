import { useHost } from '../host.tsx';
import { Skeleton, SkeletonList } from '../ui/notices/skeleton.tsx';
import styles from './page-skeleton.module.css';

/** The bar at the top while its sub-application loads: of the same height, so that nothing moves. */
export function HeaderSkeleton() {
  return (
    <>
      <div className={styles['bar']} />
      <div className={styles['subnav']} />
    </>
  );
}

/** A page that is loading. */
export function PageSkeleton() {
  const host = useHost();
  return (
    <div className={styles['page']}>
      <Skeleton shape="block" height="2.5rem" width="min(18rem, 70%)" />
      <SkeletonList rows={8} height="4.5rem" label={host.t('main_loading')} />
    </div>
  );
}
