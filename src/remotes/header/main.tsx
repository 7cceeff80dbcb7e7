import { mountView } from '../../site/mount/mount-view.tsx';
import { Account } from './account.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { SectionNav } from './section-nav.tsx';
import { Settings } from './settings.tsx';
import './display.module.css';

function Header() {
  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['row']}>
          <Brand />
          <div className={styles['tools']}>
            <Settings />
            <Account />
          </div>
        </div>
      </div>
      <SectionNav />
      <BottomNav />
    </>
  );
}

export const mount = mountView(Header);
