import { type PaymentTopic, subTopicOf } from '../../../domain/payments/request-topics.ts';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import { TopicFrame, Unknown } from './frame.tsx';
import { RequestForm } from './request-form.tsx';
import { useTopicWords } from './words.ts';

function SubTopic({ topic }: { readonly topic: PaymentTopic }) {
  const { t } = useHost('requests');
  const words = useTopicWords();
  const found = subTopicOf(
    topic,
    useHostState(({ route }) => route.params['subTopicId']),
  );
  if (found === null) {
    return <Unknown title={t('requests_unknown_topic')} text={t('requests_unknown_topic_text')} />;
  }
  return (
    <Card title={words.subTopic(found.name)}>
      <p>{words.hint(topic.name)}</p>
      <RequestForm about={() => ({ topicId: topic.id, subTopicId: found.id, paymentId: null })} />
    </Card>
  );
}

/** A request about something that is no payment. */
export function SubTopicPage() {
  return <TopicFrame>{(topic) => <SubTopic topic={topic} />}</TopicFrame>;
}
