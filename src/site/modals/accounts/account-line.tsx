import type { Account } from '../../contract/accounts.ts';
import { AccountMoney } from '../../ui/betting/account-money.tsx';
import styles from './currency-modal.module.css';

/** An account in one line: its name and what it holds. */
export function AccountLine({ account }: { readonly account: Account }) {
  return (
    <p className={styles['account']}>
      <strong>{account.label}</strong>
      <span className="numbers">
        <AccountMoney account={account} />
      </span>
    </p>
  );
}
