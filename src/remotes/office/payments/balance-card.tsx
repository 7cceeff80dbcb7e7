import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import styles from './payments.module.css';
import { usePaymentWords } from './words.ts';

/** What is in the account that is paid into or out of. */
export function BalanceCard() {
  const { t } = useHost('payments');
  const account = useHostState((state) => state.payments.account);
  const isHidden = useHostState((state) => state.balance.isHidden);
  const { money } = usePaymentWords();
  if (account === null) return null;
  return (
    <Card>
      <p className={styles['balance']}>
        <span>
          {t('payments_balance')} <span className={styles['quiet']}>{account.label}</span>
        </span>
        <strong className="numbers" data-payments-balance="">
          {isHidden ? t('payments_balance_hidden') : money(account.money, account.iso)}
        </strong>
      </p>
    </Card>
  );
}
