import type { ReactNode } from 'react';
import { isPaidAtDesk, isUnderWay } from '../../../domain/payments/payments.ts';
import type { Payment } from '../../../site/contract/payments.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost, useHostState } from '../host.ts';
import rows from '../rows.module.css';
import styles from './payments.module.css';
import { usePaymentWords } from './words.ts';

function Cancel({ payment }: { readonly payment: Payment }) {
  const host = useHost('payments');
  const { money } = usePaymentWords();
  const busy = useHostState((state) => state.payments.cancelling.status === 'busy');
  const amount = money(payment.amount, payment.currency);
  return (
    <div>
      <Button
        size="s"
        busy={busy}
        aria-label={host.t('payments_cancel_of', { amount })}
        onClick={() => host.cancelWithdrawal(payment.id)}
      >
        {host.t('payments_cancel')}
      </Button>
    </div>
  );
}

/** The way back to the code of an order that is still to be paid at a desk. */
function Code({ payment }: { readonly payment: Payment }) {
  const host = useHost('payments');
  const { money } = usePaymentWords();
  const amount = money(payment.amount, payment.currency);
  return (
    <div>
      <Button
        size="s"
        aria-label={host.t('payments_cash_show_of', { amount })}
        onClick={() => host.openModal('team-cash', { paymentId: payment.id })}
      >
        {host.t('payments_cash_show')}
      </Button>
    </div>
  );
}

export interface PaymentItemProps {
  readonly payment: Payment;
  /** A way on from this payment. */
  readonly children?: ReactNode;
}

/** One payment: what it is, how it stands and what comes of it. */
export function PaymentItem({ payment, children }: PaymentItemProps) {
  const { t } = useHost('payments');
  const clock = useClock();
  const words = usePaymentWords();
  const { id, method, amount, fee, currency, state, createdAt, mayCancel } = payment;
  return (
    <li className={rows['row']} data-payment={id} data-payment-kind={payment.kind}>
      <span className={styles['about']}>
        <strong>{words.kind(payment)}</strong>
        <span className={`${styles['quiet']} numbers`}>
          {t(`payments_method_${method}`)} · {formatTime(createdAt, clock, 'moment')} ·{' '}
          {t('payments_number', { id })}
        </span>
      </span>
      <span className={`${styles['sum']} numbers`}>
        <strong>{words.money(amount, currency)}</strong>
        {fee > 0 && (
          <span className={styles['quiet']}>
            {t('payments_fee', { fee: words.money(fee, currency) })}
          </span>
        )}
        <span className={styles['state']} data-payment-state={state}>
          {words.state(state)}
        </span>
      </span>
      <p className={styles['quiet']}>{words.next(payment)}</p>
      {isPaidAtDesk(method) && isUnderWay(state) && <Code payment={payment} />}
      {mayCancel && <Cancel payment={payment} />}
      {children && <div>{children}</div>}
    </li>
  );
}
