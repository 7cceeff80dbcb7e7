import { navigation } from '../../site/contract/page.ts';
import { PageLink } from '../../site/ui/links/link.tsx';
import { Icon } from '../../site/ui/marks/icons.tsx';
import styles from './account.module.css';
import { AccountSwitch } from './account-switch.tsx';
import { useHost, useHostState } from './host.ts';
import { Popover } from './popover.tsx';

const items = navigation('account');

/** The player's name, accounts and pages, and the way out. */
export function AccountMenu() {
  const host = useHost();
  const name = useHostState((state) => state.player.userName);
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
                {host.say({ text: textKey })}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles['item']} onClick={() => host.signOut()}>
        <Icon name="logout" />
        {host.t('auth_sign_out')}
      </button>
    </Popover>
  );
}
