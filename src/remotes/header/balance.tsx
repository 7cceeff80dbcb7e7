import { useHost, useHostState } from '../../site/contract.tsx';
import { formatMoney } from '../../site/ui/format.ts';
import { Icon } from '../../site/ui/icons.tsx';
import { PageLink } from '../../site/ui/link.tsx';
import { Skeleton } from '../../site/ui/skeleton.tsx';
import styles from './account.module.css';

const HIDDEN = '••••';

/** What the active account holds, which the player may hide from who looks over the shoulder. */
export function Balance() {
  const host = useHost();
  const account = useHostState(
    ({ accounts }) => accounts.accounts.find(({ id }) => id === accounts.activeId) ?? null,
  );
  const failed = useHostState((state) => state.accounts.status === 'failed');
  const hidden = useHostState((state) => state.preferences.user_hide_balance);
  if (account === null) {
    return failed ? (
      <span className={styles['amount']}>—</span>
    ) : (
      <Skeleton shape="block" width="5rem" height="2rem" />
    );
  }
  const money = formatMoney(account.money, account.iso, host.language());
  return (
    <div className={styles['balance']}>
      <button
        type="button"
        className={styles['eye']}
        aria-label={host.t(hidden ? 'main_balance_show' : 'main_balance_hide')}
        aria-pressed={hidden}
        onClick={() => host.publish('preferences.balanceHidden', { hidden: !hidden })}
      >
        <Icon name={hidden ? 'eyeOff' : 'eye'} size={18} />
      </button>
      <PageLink route="officeAccount" className={styles['amount']} title={account.label}>
        <span className="visually-hidden">{host.t('main_balance')} </span>
        <span className="numbers" data-balance="">
          {hidden ? HIDDEN : money}
        </span>
      </PageLink>
    </div>
  );
}
