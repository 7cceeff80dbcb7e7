import { useHost, useHostState } from '../../site/contract.tsx';
import { formatMoney } from '../../site/ui/format.ts';
import { Icon, type IconName } from '../../site/ui/icons.tsx';
import { PageLink, type PageLinkProps } from '../../site/ui/link.tsx';
import styles from './account.module.css';
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

function Accounts() {
  const host = useHost();
  const accounts = useHostState((state) => state.accounts.accounts);
  const hidden = useHostState((state) => state.preferences.user_hide_balance);
  return (
    <ul className={styles['accounts']} aria-label={host.t('main_menu_accounts')}>
      {accounts.map(({ id, iso, label, money, isActive }) => (
        <li key={id} className={styles['one-account']} data-active={isActive || undefined}>
          <span>{label}</span>
          <span className="numbers">
            {hidden ? '••••' : formatMoney(money, iso, host.language())}
          </span>
        </li>
      ))}
    </ul>
  );
}

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
      <Accounts />
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
