import type { CashOrder } from '../../../domain/payments/payments.ts';
import type { State } from '../../../projections/state.ts';
import { isWebAddress } from '../../../routes/web-address.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { RefreshButton } from '../../ui/controls/refresh-button.tsx';
import { formatMoney, formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import { PageLink } from '../../ui/links/link.tsx';
import { Banner, ErrorState } from '../../ui/notices/message.tsx';
import { SkeletonList } from '../../ui/notices/skeleton.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './team-cash-modal.module.css';

type Order = State['cashOrder'];
type Payment = NonNullable<Order['payment']>;

const orderOf = (state: State): Order => state.cashOrder;

const COPIED = { true: 'payments_cash_copied', false: 'payments_cash_not_copied' } as const;

/** What is told at the desk, large enough to be read out. */
function Code({ code, isCopied }: { readonly code: string; readonly isCopied: boolean | null }) {
  const host = useHost('payments');
  const copy = async () => {
    const succeeded = await host.device.copy(code);
    host.publish('payments.codeCopied', { succeeded });
  };
  return (
    <div className={styles['told']}>
      <p className={styles['label']}>{host.t('payments_cash_code')}</p>
      <p className={`${styles['code']} numbers`} dir="ltr" translate="no" data-cash-code="">
        {code}
      </p>
      <Button data-begin icon="copy" onClick={copy}>
        {host.t('payments_cash_copy')}
      </Button>
      <p role="status" className={styles['label']}>
        {isCopied !== null && host.t(COPIED[`${isCopied}`])}
      </p>
    </div>
  );
}

/** How much, until when, and where. */
function Terms({ payment, cash }: { readonly payment: Payment; readonly cash: CashOrder }) {
  const { t, language } = useHost('payments');
  const clock = useClock();
  return (
    <dl className={styles['terms']}>
      <dt>{t('payments_cash_amount')}</dt>
      <dd className="numbers">{formatMoney(payment.amount, payment.currency, language())}</dd>
      <dt>{t('payments_cash_until')}</dt>
      <dd className="numbers">{formatTime(cash.expiresAt, clock, 'moment')}</dd>
      <dt>{t('payments_cash_where')}</dt>
      <dd>
        <bdi>{cash.desk}</bdi>, <bdi>{cash.address}</bdi>
        {cash.url !== null && isWebAddress(cash.url) && (
          <>
            {' '}
            <a href={cash.url} target="_blank" rel="noopener noreferrer">
              {t('payments_cash_desk_page')}
            </a>
          </>
        )}
      </dd>
    </dl>
  );
}

const ENDED = {
  succeeded: 'payments_next_deposit_succeeded',
  refused: 'payments_next_deposit_refused',
  cancelled: 'payments_next_deposit_cancelled',
  expired: 'payments_next_deposit_expired',
  'charged-back': 'payments_next_deposit_charged_back',
} as const;

/** Nothing is to be paid any more. */
function Ended({ state }: Pick<Payment, 'state'>) {
  const { t } = useHost('payments');
  if (state === 'created' || state === 'pending') return null;
  return <Banner level={state === 'succeeded' ? 'done' : 'info'}>{t(ENDED[state])}</Banner>;
}

function Shown({ close }: Pick<ModalProps, 'close'>) {
  const { t } = useHost('payments');
  const { status, payment, cash, isCopied } = useHostState(orderOf);
  if (status === 'failed') {
    return (
      <ErrorState icon="plug" title={t('payments_cash_failed')}>
        <RefreshButton />
      </ErrorState>
    );
  }
  if (payment === null) return <SkeletonList rows={3} height="3rem" label={t('main_loading')} />;
  if (cash === null) return <Ended state={payment.state} />;
  return (
    <>
      <p>{t('payments_cash_text')}</p>
      <Code code={cash.code} isCopied={isCopied} />
      <Terms payment={payment} cash={cash} />
      <p>
        <PageLink route="cashTerminals" className={styles['link']} onClick={close}>
          {t('payments_cash_desks')}
        </PageLink>
      </p>
      <p className={styles['label']}>{t('payments_cash_goes')}</p>
    </>
  );
}

/** An order that is paid in cash: its code, and what is asked at the desk. */
export function TeamCashModal({ modal, close }: ModalProps) {
  const { t } = useHost('payments');
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={t('payments_team_cash')}
      footer={<Button onClick={close}>{t('main_close')}</Button>}
    >
      <div className={styles['order']}>
        <Shown close={close} />
      </div>
    </ModalDialog>
  );
}
