import { useId } from 'react';
import { useHost, useHostState } from '../../host.tsx';
import { AccountMoney } from '../../ui/betting/account-money.tsx';
import styles from '../parts/foot.module.css';

/** The account that pays, what it holds, and the others that could, as far as the player wants to see it. */
export function PayingAccount({ frozen }: { readonly frozen: boolean }) {
  const host = useHost('coupon');
  const id = useId();
  const accounts = useHostState((state) => state.accounts.accounts);
  const accountId = useHostState((state) => state.coupon.accountId);
  const settings = useHostState((state) => state.coupon.settings);
  const paying = accounts.find((account) => account.id === accountId);
  const hasChoice = settings.isSelectAccountShown && accounts.length > 1;
  if (paying === undefined || !(hasChoice || settings.isBalanceShown)) return null;
  return (
    <div className={styles['change']}>
      <span id={id}>{host.t('coupon_account')}</span>
      {hasChoice && (
        <select
          aria-labelledby={id}
          className={styles['select']}
          value={paying.id}
          disabled={frozen}
          onChange={({ currentTarget }) =>
            host.publish('accounts.activatePressed', { id: currentTarget.value })
          }
        >
          {accounts.map((account) => (
            <option key={account.id} value={account.id}>
              {account.labelWithSymbol}
            </option>
          ))}
        </select>
      )}
      {settings.isBalanceShown && (
        <strong className="numbers">
          <AccountMoney account={paying} />
        </strong>
      )}
    </div>
  );
}
