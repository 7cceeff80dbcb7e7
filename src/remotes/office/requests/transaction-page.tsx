import {
  isAbout,
  PAYMENT_TOPICS,
  type PaymentTopic,
} from '../../../domain/payments/request-topics.ts';
import type { Payment } from '../../../site/contract/payments.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import { PaymentItem } from '../payments/payment-item.tsx';
import payments from '../payments/payments.module.css';
import { TopicFrame, Unknown } from './frame.tsx';
import { RequestForm } from './request-form.tsx';
import styles from './requests.module.css';
import { useTopicWords } from './words.ts';

/** What else can be wrong with the same payment. */
function Topics({ payment }: { readonly payment: Payment }) {
  const { t } = useHost('requests');
  const words = useTopicWords();
  return (
    <nav aria-label={t('requests_what_is_wrong')}>
      <ul className={styles['topics']}>
        {PAYMENT_TOPICS.filter((topic) => isAbout(topic, payment.kind)).map(({ id, name }) => (
          <li key={id}>
            <PageLink
              route="officePaymentTransaction"
              params={{ topicId: id, transactionId: payment.id }}
            >
              {words.topic(name)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function About({ topic, payment }: { readonly topic: PaymentTopic; readonly payment: Payment }) {
  const { t } = useHost('requests');
  const words = useTopicWords();
  return (
    <>
      <Card title={t('requests_about_payment')}>
        <ul className={payments['list']}>
          <PaymentItem payment={payment} />
        </ul>
      </Card>
      <Card title={t('requests_what_is_wrong')}>
        <Topics payment={payment} />
        <p>{words.hint(topic.name)}</p>
        <RequestForm
          about={() => ({ topicId: topic.id, subTopicId: null, paymentId: payment.id })}
        />
      </Card>
    </>
  );
}

/** The payment that the address names, as far as it is one of the player's that fits the topic. */
function Transaction({ topic }: { readonly topic: PaymentTopic }) {
  const { t } = useHost('requests');
  const { status, payment } = useHostState((state) => state.payments.returned);
  if (payment !== null && isAbout(topic, payment.kind)) {
    return <About topic={topic} payment={payment} />;
  }
  if (payment === null && status !== 'failed') {
    return <SkeletonList rows={2} height="5rem" label={t('main_loading')} />;
  }
  return (
    <>
      <Unknown title={t('requests_unknown_payment')} text={t('requests_unknown_payment_text')} />
      {status === 'failed' && (
        <div className={styles['centred']}>
          <RefreshButton />
        </div>
      )}
    </>
  );
}

/** A request about one payment. */
export function TransactionPage() {
  return <TopicFrame>{(topic) => <Transaction topic={topic} />}</TopicFrame>;
}
