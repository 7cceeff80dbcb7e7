import type { PaymentMethod } from '../../../domain/payments/payments.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import styles from '../accounts/currency-modal.module.css';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

const termsOf = (state: State) => state.payments.terms.known;

interface OutOfServiceProps extends ModalProps {
  readonly params: { readonly method: PaymentMethod };
}

/** When it is thought to be back. */
function Until({ method }: { readonly method: PaymentMethod }) {
  const { t } = useHost('payments');
  const clock = useClock();
  const terms = useHostState(termsOf);
  const until = terms?.deposit.find(({ id }) => id === method)?.outage?.until ?? null;
  return (
    <p>
      {until === null
        ? t('payments_out_unknown')
        : t('payments_out_back', { time: formatTime(until, clock, 'moment') })}
    </p>
  );
}

/** Says that a way to pay is out of service and nothing was charged, and offers the others. */
export function OutOfServiceModal({ modal, close, params: { method } }: OutOfServiceProps) {
  const host = useHost('payments');
  const { t } = host;
  const terms = useHostState(termsOf);
  const others = (terms?.deposit ?? []).filter(({ id, outage }) => id !== method && !outage);
  const choose = (other: PaymentMethod) => {
    host.publish('payments.methodChosen', { kind: 'deposit', method: other });
    close();
  };
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('payments_out_of_service')}
      footer={<Button onClick={close}>{t('main_close')}</Button>}
    >
      <div className={styles['form']}>
        <p>{t('payments_out_text', { method: t(`payments_method_${method}`) })}</p>
        <Until method={method} />
        <p>{t(others.length === 0 ? 'payments_out_no_other' : 'payments_out_others')}</p>
        {others.map(({ id }) => (
          <Button key={id} look="main" size="l" wide onClick={() => choose(id)}>
            {t(`payments_method_${id}`)}
          </Button>
        ))}
      </div>
    </ModalDialog>
  );
}
