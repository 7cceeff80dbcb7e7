import {
  PAYMENT_KINDS,
  PAYMENT_STATES,
  type PaymentState,
} from '../../../domain/payments/payments.ts';
import { usualTopic } from '../../../domain/payments/request-topics.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { Segmented } from '../../../site/ui/controls/segmented.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import rows from '../rows.module.css';
import { OlderPayments } from './older-payments.tsx';
import { PaymentItem } from './payment-item.tsx';
import styles from './payments.module.css';
import { WithHistory } from './with-history.tsx';
import { usePaymentWords } from './words.ts';

const ANY = 'any';

function Filters() {
  const host = useHost('payments');
  const words = usePaymentWords();
  const filter = useHostState((state) => state.payments.history.filter);
  const states: readonly PaymentState[] = PAYMENT_STATES;
  return (
    <div className={styles['filters']}>
      <Segmented
        label={host.t('payments_filter_kind')}
        items={[
          { id: 'all', label: host.t('payments_filter_all') },
          ...PAYMENT_KINDS.map((id) => ({ id, label: host.t(`payments_filter_${id}`) })),
        ]}
        selected={filter.kind ?? 'all'}
        onSelect={(id) =>
          host.choosePayments({
            kind: PAYMENT_KINDS.find((kind) => kind === id) ?? null,
            state: filter.state,
          })
        }
      />
      <SelectField
        label={host.t('payments_filter_state')}
        name="state"
        suggested={filter.state ?? ANY}
        options={[
          { value: ANY, label: host.t('payments_filter_any') },
          ...states.map((value) => ({ value, label: words.state(value) })),
        ]}
        onChoose={(value) =>
          host.choosePayments({
            kind: filter.kind,
            state: states.find((state) => state === value) ?? null,
          })
        }
      />
    </div>
  );
}

function Payments() {
  const host = useHost('payments');
  const { items, filter } = useHostState((state) => state.payments.history);
  const told = useHostState((state) => state.payments.cancelling.told);
  if (items.length === 0) {
    return (
      <EmptyState
        icon="wallet"
        title={host.t(
          filter.kind === null && filter.state === null
            ? 'payments_history_empty'
            : 'payments_history_none',
        )}
        text={host.t('payments_history_none_text')}
      />
    );
  }
  return (
    <Card>
      <Told told={told} />
      <ul className={rows['rows']}>
        {items.map((payment) => (
          <PaymentItem key={payment.id} payment={payment}>
            <PageLink
              route="officePaymentTransaction"
              params={{ topicId: usualTopic(payment.kind).id, transactionId: payment.id }}
              className={styles['doubt']}
              aria-label={host.t('payments_request_of', { id: payment.id })}
            >
              {host.t('payments_request')}
            </PageLink>
          </PaymentItem>
        ))}
      </ul>
      <OlderPayments />
    </Card>
  );
}

/** What was paid in and taken out, newest first, and how each of it stands. */
export function HistoryPayPage() {
  const { t } = useHost('payments');
  return (
    <Page title={usePageTitle()}>
      <Filters />
      <WithHistory>
        <Payments />
      </WithHistory>
      <div className={styles['actions']}>
        <ButtonLink route="officeRecharge" icon="plus">
          {t('office_nav_recharge')}
        </ButtonLink>
        <ButtonLink route="officeDeduce" icon="wallet">
          {t('office_nav_deduce')}
        </ButtonLink>
        <ButtonLink route="officePaymentRequests" icon="chat">
          {t('payments_requests')}
        </ButtonLink>
      </div>
    </Page>
  );
}
