import { isAbout, type PaymentTopic } from '../../../domain/payments/request-topics.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import { OlderPayments } from '../payments/older-payments.tsx';
import { PaymentItem } from '../payments/payment-item.tsx';
import payments from '../payments/payments.module.css';
import { WithHistory } from '../payments/with-history.tsx';
import { TopicFrame, Unknown } from './frame.tsx';
import styles from './requests.module.css';

/** The history may still show what the player narrowed it to. */
function Narrowed() {
  const host = useHost('requests');
  const { kind, state } = useHostState(({ payments: { history } }) => history.filter);
  if (kind === null && state === null) return null;
  return (
    <p className={styles['actions']}>
      {host.t('requests_payments_narrowed')}
      <Button size="s" onClick={() => host.choosePayments({ kind: null, state: null })}>
        {host.t('requests_payments_all')}
      </Button>
    </p>
  );
}

function NoPayments() {
  const { t } = useHost('requests');
  return (
    <EmptyState
      icon="wallet"
      title={t('requests_no_payments')}
      text={t('requests_no_payments_text')}
    >
      <ButtonLink route="officePaymentCreateRequest" look="main">
        {t('requests_back_topics')}
      </ButtonLink>
    </EmptyState>
  );
}

function Payments({ topic }: { readonly topic: PaymentTopic }) {
  const host = useHost('requests');
  const { items, next } = useHostState((state) => state.payments.history);
  const about = items.filter(({ kind }) => isAbout(topic, kind));
  if (about.length === 0 && next === null) return <NoPayments />;
  return (
    <Card title={host.t('requests_choose_payment')}>
      <ul className={payments['list']}>
        {about.map((payment) => (
          <PaymentItem key={payment.id} payment={payment}>
            <ButtonLink
              route="officePaymentTransaction"
              params={{ topicId: topic.id, transactionId: payment.id }}
              size="s"
              aria-label={host.t('requests_choose_this_of', { id: payment.id })}
            >
              {host.t('requests_choose_this')}
            </ButtonLink>
          </PaymentItem>
        ))}
      </ul>
      <OlderPayments />
    </Card>
  );
}

/** Which of the player's payments a request is about. */
export function TransactionsPage() {
  const { t } = useHost('requests');
  return (
    <TopicFrame>
      {(topic) =>
        topic.asks === 'payment' ? (
          <>
            <Narrowed />
            <WithHistory>
              <Payments topic={topic} />
            </WithHistory>
          </>
        ) : (
          <Unknown title={t('requests_unknown_topic')} text={t('requests_unknown_topic_text')} />
        )
      }
    </TopicFrame>
  );
}
