import type { ReactNode } from 'react';
import { PageLink, useHref, useIsBetting } from '../../site/ui/links/link.tsx';
import { Icon, type IconName } from '../../site/ui/marks/icons.tsx';
import styles from './bottom-nav.module.css';
import { useHost, useHostState } from './host.ts';

function Face({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span className={styles['label']}>{children}</span>
    </>
  );
}

/** Opens and closes the coupon; from a page without one it leads to the first that has it. */
function CouponItem() {
  const host = useHost();
  const home = useHref()('home');
  const isBetting = useIsBetting();
  const isOpen = useHostState((state) => state.coupon.isOpen);
  const count = useHostState((state) => state.coupon.count);
  const press = () => {
    if (!isBetting && home !== null) host.navigate(home);
    host.toggleCoupon(!isBetting || !isOpen);
  };
  return (
    <button
      type="button"
      className={styles['item']}
      aria-expanded={isBetting && isOpen}
      onClick={press}
    >
      <Face icon="ticket">{host.t('coupon_title')}</Face>
      {count > 0 && (
        <span className={`${styles['count']} numbers`}>
          {count}
          <span className="visually-hidden"> {host.t('coupon_count', { count })}</span>
        </span>
      )}
    </button>
  );
}

function AccountItem() {
  const host = useHost();
  const isPlayer = useHostState((state) => state.session.isPlayer);
  if (isPlayer) {
    return (
      <PageLink route="officeAccount" className={styles['item']}>
        <Face icon="user">{host.t('main_menu_account')}</Face>
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      className={styles['item']}
      data-opens="login"
      onClick={() => host.openModal('login')}
    >
      <Face icon="user">{host.t('auth_sign_in_short')}</Face>
    </button>
  );
}

/** The bar at the foot of a phone. */
export function BottomNav() {
  const host = useHost();
  return (
    <nav className={styles['nav']} aria-label={host.t('main_nav_bottom')}>
      <PageLink route="home" className={styles['item']}>
        <Face icon="home">{host.t('main_nav_home')}</Face>
      </PageLink>
      <PageLink route="mainSection" params={{ section: 'live' }} className={styles['item']}>
        <Face icon="live">{host.t('main_nav_live')}</Face>
      </PageLink>
      <CouponItem />
      <PageLink route="mainSection" params={{ section: 'line' }} className={styles['item']}>
        <Face icon="line">{host.t('main_nav_line_short')}</Face>
      </PageLink>
      <AccountItem />
    </nav>
  );
}
