import { useHost, useHostState } from '../../site/contract.tsx';
import { Icon, type IconName } from '../../site/ui/icons.tsx';
import { PageLink, type PageLinkProps } from '../../site/ui/link.tsx';
import styles from './account.module.css';
import { AccountSwitch } from './account-switch.tsx';
import { Popover } from './popover.tsx';

interface Item extends Pick<PageLinkProps, 'route'> {
  readonly icon: IconName;
  readonly textKey: string;
}

const items: readonly Item[] = [
  { route: 'officeAccount', icon: 'user', textKey: 'main_menu_account' },
  { route: 'officeHistory', icon: 'ticket', textKey: 'main_menu_bets' },
  { route: 'officeHistoryPay', icon: 'history', textKey: 'main_menu_payments' },
  { route: 'officeRecharge', icon: 'wallet', textKey: 'main_deposit' },
  { route: 'officeResponsible', icon: 'shield', textKey: 'main_menu_limits' },
  { route: 'officeSecurity', icon: 'lock', textKey: 'main_menu_security' },
  { route: 'officeSettings', icon: 'settings', textKey: 'main_settings' },
];

/** The player's name, accounts and pages, and the way out. */
export function AccountMenu() {
  const host = useHost();
  const name = useHostState(({ user }) => user.config?.user_name ?? '');
  const userId = useHostState((state) => state.session.userId ?? '');
  return (
    <Popover label={host.t('main_menu_account')} icon="user">
      <div className={styles['who']}>
        <strong>{name || host.t('main_player')}</strong>
        <span className={styles['id']}>{host.t('main_player_id', { id: userId })}</span>
      </div>
      <AccountSwitch />
      <nav aria-label={host.t('main_menu_account')}>
        <ul>
          {items.map(({ route, icon, textKey }) => (
            <li key={textKey}>
              <PageLink route={route} className={styles['item']}>
                <Icon name={icon} />
                {host.t(textKey)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className={styles['item']}
        onClick={() => host.publish('session.logoutPressed', {})}
      >
        <Icon name="logout" />
        {host.t('auth_sign_out')}
      </button>
    </Popover>
  );
}
