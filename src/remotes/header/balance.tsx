import { AccountMoney } from '../../site/ui/betting/account-money.tsx';
import { PageLink } from '../../site/ui/links/link.tsx';
import { Icon } from '../../site/ui/marks/icons.tsx';
import { Skeleton } from '../../site/ui/notices/skeleton.tsx';
import styles from './account.module.css';
import { useHost, useHostState } from './host.ts';

/** What the active account holds, which the player may hide from who looks over the shoulder. */
export function Balance() {
  const host = useHost();
  const account = useHostState((state) => state.accounts.active);
  const status = useHostState((state) => state.accounts.status);
  const isHidden = useHostState((state) => state.balance.isHidden);
  const isUnknown = useHostState((state) => state.balance.isUnknown);
  if (account === null && (status === 'failed' || status === 'none')) {
    return (
      <PageLink route="officeAccount" className={styles['amount']}>
        <span className="visually-hidden">{host.t('main_balance')} </span>—
      </PageLink>
    );
  }
  if (account === null || isUnknown) return <Skeleton shape="block" width="5rem" height="2rem" />;
  return (
    <div className={styles['balance']}>
      <button
        type="button"
        className={styles['eye']}
        aria-label={host.t(isHidden ? 'main_balance_show' : 'main_balance_hide')}
        aria-pressed={isHidden}
        onClick={() => host.hideBalance(!isHidden)}
      >
        <Icon name={isHidden ? 'eyeOff' : 'eye'} size={18} />
      </button>
      <PageLink route="officeAccount" className={styles['amount']} title={account.label}>
        <span className="visually-hidden">{host.t('main_balance')} </span>
        <span className="numbers" data-balance="">
          <AccountMoney account={account} />
        </span>
      </PageLink>
    </div>
  );
}
