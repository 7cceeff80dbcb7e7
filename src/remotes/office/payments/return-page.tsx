import { isUnderWay } from '../../../domain/payments/payments.ts';
import { isPage } from '../../../site/contract/page.ts';
import { type Payment, paymentIn } from '../../../site/contract/payments.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import rows from '../rows.module.css';
import { BalanceCard } from './balance-card.tsx';
import { PaymentItem } from './payment-item.tsx';
import styles from './payments.module.css';

function Ways() {
  const { t } = useHost();
  const isOut = useHostState((state) => isPage(state.route.name, 'onPayWithdraw'));
  return (
    <div className={styles['actions']}>
      <ButtonLink route="officeHistoryPay" icon="document">
        {t('office_nav_history_pay')}
      </ButtonLink>
      {isOut ? (
        <ButtonLink route="officeDeduce" icon="wallet">
          {t('office_nav_deduce')}
        </ButtonLink>
      ) : (
        <ButtonLink route="officeRecharge" icon="plus">
          {t('office_nav_recharge')}
        </ButtonLink>
      )}
    </div>
  );
}

/** How the payment really stands; while nobody knows, it is asked for. */
function Known({ payment }: { readonly payment: Payment }) {
  const { t } = useHost('payments');
  return (
    <>
      <BalanceCard />
      <Card>
        <ul className={rows['rows']}>
          <PaymentItem payment={payment} />
        </ul>
        <p role="status" className={styles['quiet']}>
          {isUnderWay(payment.state) && t('payments_return_watching')}
        </p>
        <Ways />
      </Card>
    </>
  );
}

function Returned() {
  const host = useHost('payments');
  const isPlayer = useHostState((state) => state.session.isPlayer);
  const session = useHostState((state) => state.session.status);
  const id = useHostState((state) => paymentIn(state.route.url));
  const { status, failure, payment } = useHostState((state) => state.payments.returned);
  if (id === null) {
    return (
      <EmptyState title={host.t('payments_return_none')} text={host.t('payments_return_none_text')}>
        <Ways />
      </EmptyState>
    );
  }
  if (!isPlayer && session === 'guest') {
    return (
      <EmptyState
        icon="lock"
        title={host.t('payments_return_guest')}
        text={host.t('payments_return_guest_text')}
      >
        <ButtonLink route="login" look="main">
          {host.t('auth_sign_in')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('payments_return_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
        <Ways />
      </ErrorState>
    );
  }
  if (payment === null)
    return <SkeletonList rows={2} height="5rem" label={host.t('main_loading')} />;
  return <Known payment={payment} />;
}

/** Where providers send players back to: says how the payment stands, whatever the address claims. */
export function ReturnPage() {
  return (
    <Page title={usePageTitle()}>
      <Returned />
    </Page>
  );
}
