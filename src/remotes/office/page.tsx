import type { ReactNode } from 'react';
import { useHost } from '../../site/contract.tsx';
import { Icon, type IconName } from '../../site/ui/icons.tsx';
import { PageLink, type PageLinkProps } from '../../site/ui/link.tsx';
import styles from './page.module.css';

interface Item {
  readonly route: PageLinkProps['route'];
  readonly icon: IconName;
  readonly textKey: string;
}

/** The rooms of the office, the ones people come for first. */
const items: readonly Item[] = [
  { route: 'officeAccount', icon: 'user', textKey: 'office_nav_account' },
  { route: 'officeHistory', icon: 'history', textKey: 'office_nav_history' },
  { route: 'officeRecharge', icon: 'plus', textKey: 'office_nav_recharge' },
  { route: 'officeDeduce', icon: 'wallet', textKey: 'office_nav_deduce' },
  { route: 'officeHistoryPay', icon: 'document', textKey: 'office_nav_history_pay' },
  { route: 'officeResponsible', icon: 'clock', textKey: 'office_nav_responsible' },
  { route: 'officeSecurity', icon: 'shield', textKey: 'office_nav_security' },
  { route: 'officeSettings', icon: 'settings', textKey: 'office_nav_settings' },
  { route: 'officeSupport', icon: 'chat', textKey: 'office_nav_support' },
];

function OfficeNav() {
  const { t } = useHost();
  return (
    <nav className={styles['nav']} aria-label={t('office_nav')}>
      <ul className={styles['items']}>
        {items.map(({ route, icon, textKey }) => (
          <li key={route}>
            <PageLink route={route} className={styles['item']}>
              <Icon name={icon} size={18} />
              <span>{t(textKey)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The frame of an office page: the other pages at the side, the title, and what it is about. */
export function Page(props: {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['page']}>
      <OfficeNav />
      <div className={styles['content']}>
        <h1 className={styles['title']}>{props.title}</h1>
        {props.intro && <p className={styles['intro']}>{props.intro}</p>}
        {props.children}
      </div>
    </div>
  );
}

/** A surface with a title. */
export function Card(props: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className={styles['card']} aria-label={props.title}>
      {props.title && <h2 className={styles['card-title']}>{props.title}</h2>}
      {props.children}
    </section>
  );
}
