import type { Account } from '../../site/contract/accounts.ts';
import { useHost, useHostState } from '../../site/contract.tsx';
import { AccountMoney } from '../../site/ui/account-money.tsx';
import { Icon } from '../../site/ui/icons.tsx';
import { Said } from '../../site/ui/said.tsx';
import styles from './account-switch.module.css';

function Choice({ account }: { readonly account: Account }) {
  const host = useHost();
  const { id, label, isActive } = account;
  const busy = useHostState(
    ({ accounts }) => accounts.isBusy.change && accounts.asked.change?.id === id,
  );
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-pressed={isActive}
      aria-busy={busy || undefined}
      onClick={() => host.publish('accounts.activatePressed', { id })}
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
  const accounts = useHostState((state) => state.accounts.accounts);
  const said = useHostState((state) => state.accounts.asked.change?.said ?? null);
  const account = useHostState(({ accounts: { accounts, asked } }) => {
    return accounts.find(({ id }) => id === asked.change?.id)?.label ?? '';
  });
  return (
    <div className={styles['switch']} data-stays="">
      <ul aria-label={t('main_menu_accounts')}>
        {accounts.map((one) => (
          <li key={one.id}>
            <Choice account={one} />
          </li>
        ))}
      </ul>
      <Said said={said} values={{ account }} />
    </div>
  );
}
