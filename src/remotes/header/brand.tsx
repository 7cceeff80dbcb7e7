import { PageLink } from '../../site/ui/links/link.tsx';
import { Mark } from '../../site/ui/marks/mark.tsx';
import styles from './header.module.css';
import { useHost } from './host.ts';

/** The mark and the name; they lead home. */
export function Brand() {
  const host = useHost();
  return (
    <PageLink route="home" className={styles['brand']} aria-label={host.t('main_brand_home')}>
      <Mark />
      <span className={styles['name']}>{host.t('main_site')}</span>
    </PageLink>
  );
}
