import type { ReactNode } from 'react';
import { PAYMENT_TOPICS, type PaymentTopic } from '../../../domain/payments/request-topics.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { PageLink, type PageLinkProps } from '../../../site/ui/links/link.tsx';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost } from '../host.ts';
import { Card } from '../page.tsx';
import { RequestFrame, TopicFrame } from './frame.tsx';
import styles from './requests.module.css';
import { useTopicWords } from './words.ts';

type ChoiceProps = Pick<PageLinkProps, 'route' | 'params'> & {
  readonly children: ReactNode;
  readonly hint?: string;
};

/** One way on in the tree. */
function Choice({ route, params = {}, children, hint }: ChoiceProps) {
  return (
    <li>
      <PageLink route={route} params={params} className={styles['choice']}>
        <span>
          <strong>{children}</strong>
          {hint && <span className={styles['quiet']}>{hint}</span>}
        </span>
        <Icon name="chevronEnd" size={18} />
      </PageLink>
    </li>
  );
}

/** What can be wrong with a player's money: the beginning of a request. */
export function CreateRequestPage() {
  const { t } = useHost('requests');
  const words = useTopicWords();
  return (
    <RequestFrame topic={null}>
      <Card title={t('requests_choose_topic')}>
        <ul className={styles['choices']}>
          {PAYMENT_TOPICS.map(({ id, name }) => (
            <Choice
              key={id}
              route="officePaymentTopic"
              params={{ topicId: id }}
              hint={words.hint(name)}
            >
              {words.topic(name)}
            </Choice>
          ))}
        </ul>
      </Card>
    </RequestFrame>
  );
}

function Topic({ topic }: { readonly topic: PaymentTopic }) {
  const { t } = useHost('requests');
  const words = useTopicWords();
  const params = { topicId: topic.id };
  return (
    <Card title={words.topic(topic.name)}>
      <p>{words.hint(topic.name)}</p>
      {topic.asks === 'payment' ? (
        <div className={styles['actions']}>
          <ButtonLink route="officePaymentTransactions" params={params} look="main">
            {t('requests_choose_payment')}
          </ButtonLink>
        </div>
      ) : (
        <ul className={styles['choices']}>
          {topic.subTopics.map(({ id, name }) => (
            <Choice key={id} route="officePaymentSubTopic" params={{ ...params, subTopicId: id }}>
              {words.subTopic(name)}
            </Choice>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What to know of a topic before writing, and what it asks for. */
export function TopicPage() {
  return <TopicFrame>{(topic) => <Topic topic={topic} />}</TopicFrame>;
}
