import type { Account } from '../../site/contract/accounts.ts';
import { AccountMoney } from '../../site/ui/betting/account-money.tsx';
import { Icon } from '../../site/ui/marks/icons.tsx';
import { Told } from '../../site/ui/notices/told.tsx';
import styles from './account-switch.module.css';
import { useHost, useHostState } from './host.ts';

function Choice({ account }: { readonly account: Account }) {
  const host = useHost();
  const { id, label, isActive } = account;
  const busy = useHostState((state) => state.accounts.isChangingTo(id));
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-pressed={isActive}
      aria-busy={busy || undefined}
      onClick={() => host.payFrom(id)}
    >
      <span className={styles['mark']}>{isActive && <Icon name="check" size={18} />}</span>
      <span className={styles['label']}>{label}</span>
      <span className="numbers">
        <AccountMoney account={account} />
      </span>
    </button>
  );
}

/** The player's accounts: a press makes one the account that pays. What came of it is said here. */
export function AccountSwitch() {
  const { t } = useHost();
  const accounts = useHostState((state) => state.accounts.items);
  const { told, account } = useHostState((state) => state.accounts.changed);
  return (
    <div className={styles['switch']} data-stays="">
      <ul aria-label={t('main_menu_accounts')}>
        {accounts.map((one) => (
          <li key={one.id}>
            <Choice account={one} />
          </li>
        ))}
      </ul>
      <Told told={told} values={{ account }} />
    </div>
  );
}
