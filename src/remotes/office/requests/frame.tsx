import type { ReactNode } from 'react';
import { type PaymentTopic, paymentTopicOf } from '../../../domain/payments/request-topics.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { Banner, ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { Page } from '../page.tsx';
import styles from './requests.module.css';
import { useTopicWords } from './words.ts';

/** The way back within the tree of topics, from the list down to where the player is. */
function Trail({ topic }: { readonly topic: PaymentTopic | null }) {
  const { t } = useHost('requests');
  const words = useTopicWords();
  return (
    <nav aria-label={t('requests_trail')}>
      <ol className={styles['trail']}>
        <li>
          <PageLink route="officePaymentRequests">{t('requests_list')}</PageLink>
        </li>
        <li>
          <PageLink route="officePaymentCreateRequest">{t('requests_new')}</PageLink>
        </li>
        {topic && (
          <li>
            <PageLink route="officePaymentTopic" params={{ topicId: topic.id }}>
              {words.topic(topic.name)}
            </PageLink>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** What stands on the player's requests; in its place, why they are not there. */
export function WithRequests({ children }: { readonly children: ReactNode }) {
  const host = useHost('requests');
  const status = useHostState((state) => state.requests.status);
  const failure = useHostState((state) => state.requests.failure);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('requests_load_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status === 'ready') return children;
  return <SkeletonList rows={3} height="5rem" label={host.t('main_loading')} />;
}

/** What leads to a new request; says so where no more may be under way, and leads to them. */
export function WithRoom(props: { readonly areIdeas?: boolean; readonly children: ReactNode }) {
  const { areIdeas = false, children } = props;
  const { t } = useHost('requests');
  const { questions, ideas } = useHostState((state) => state.requests.hasRoom);
  const hasRoom = areIdeas ? ideas : questions;
  if (hasRoom) return children;
  return (
    <Banner level="info">
      <p>{t('requestsRefusedTooMany')}</p>
      <PageLink route="officeSupport">{t('requests_list')}</PageLink>
    </Banner>
  );
}

/** Stands where an address names nothing that there is, and leads back. */
export function Unknown({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useHost('requests');
  return (
    <EmptyState icon="info" title={title} text={text}>
      <ButtonLink route="officePaymentCreateRequest" look="main">
        {t('requests_back_topics')}
      </ButtonLink>
      <ButtonLink route="officePaymentRequests">{t('requests_list')}</ButtonLink>
    </EmptyState>
  );
}

/** A page on the way to a new request, as long as there is room for one. */
export function RequestFrame(props: {
  readonly topic: PaymentTopic | null;
  readonly children: ReactNode;
}) {
  return (
    <Page title={usePageTitle()}>
      <Trail topic={props.topic} />
      <WithRequests>
        <WithRoom>{props.children}</WithRoom>
      </WithRequests>
    </Page>
  );
}

/** A page about the topic that the address names; says so where it names none. */
export function TopicFrame(props: { readonly children: (topic: PaymentTopic) => ReactNode }) {
  const { t } = useHost('requests');
  const topic = paymentTopicOf(useHostState((state) => state.route.params['topicId']));
  return (
    <RequestFrame topic={topic}>
      {topic === null ? (
        <Unknown title={t('requests_unknown_topic')} text={t('requests_unknown_topic_text')} />
      ) : (
        props.children(topic)
      )}
    </RequestFrame>
  );
}
