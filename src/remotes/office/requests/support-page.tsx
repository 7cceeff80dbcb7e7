import { useState } from 'react';
import { IDEA_TOPIC, SUPPORT_TOPICS } from '../../../domain/payments/request-topics.ts';
import type { PaymentRequest } from '../../../site/contract/requests.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { WithRequests, WithRoom } from './frame.tsx';
import { OlderRequests } from './older-requests.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestList, Taken } from './request-list.tsx';
import styles from './requests.module.css';
import { useTopicWords } from './words.ts';

const HOUR = 60 * 60_000;

/** Who sent an idea is thanked where they did. */
const isQuestion = ({ topicId }: PaymentRequest): boolean => topicId !== IDEA_TOPIC.id;

/** How long answers take, where enough were given lately to say so. */
function Usual() {
  const { t } = useHost('requests');
  const wait = useHostState((state) => state.requests.usualWait);
  if (wait === null) return null;
  const count = Math.max(1, Math.ceil(wait / HOUR));
  return <p className={styles['quiet']}>{t('requests_usual', { count })}</p>;
}

/** A question about anything but one's money: its topic, and words. */
function Write() {
  const { t } = useHost('requests');
  const words = useTopicWords();
  const [chosen, choose] = useState<string>(SUPPORT_TOPICS[0].id);
  const topic = SUPPORT_TOPICS.find(({ id }) => id === chosen) ?? SUPPORT_TOPICS[0];
  const options = SUPPORT_TOPICS.map(({ id, name }) => ({ value: id, label: words.topic(name) }));
  return (
    <RequestForm
      about={(fields) => ({ topicId: fields.text('topic'), subTopicId: null, paymentId: null })}
    >
      <SelectField
        label={t('requests_support_topic')}
        name="topic"
        options={options}
        value={topic.id}
        onChoose={choose}
        hint={words.hint(topic.name)}
      />
    </RequestForm>
  );
}

function Begin() {
  const { t } = useHost('requests');
  // What was sent stands in the list, and the form begins anew; what is begun stays in any other case.
  const newest = useHostState((state) =>
    state.requests.all.reduce((last, { id }) => Math.max(last, Number(id)), 0),
  );
  return (
    <Card title={t('requests_support_write')}>
      <Usual />
      <WithRoom>
        <Write key={newest} />
      </WithRoom>
      <p>{t('requests_support_money')}</p>
      <div className={styles['actions']}>
        <ButtonLink route="officePaymentCreateRequest" icon="wallet">
          {t('requests_support_money_link')}
        </ButtonLink>
        <ButtonLink route="officeShareIdea">{t('office_office_share_idea_title')}</ButtonLink>
      </div>
    </Card>
  );
}

function Conversations() {
  const { t } = useHost('requests');
  const all = useHostState((state) => state.requests.all);
  const underWay = all.filter(({ state }) => state !== 'closed');
  const closed = all.filter(({ state }) => state === 'closed');
  return (
    <>
      {underWay.length > 0 && (
        <Card title={t('requests_list')}>
          <RequestList requests={underWay} />
        </Card>
      )}
      <Begin />
      {closed.length > 0 && (
        <Card title={t('requests_closed_list')}>
          <RequestList requests={closed} />
          <OlderRequests />
        </Card>
      )}
    </>
  );
}

/** All that the player wrote to support, how each of it stands, and the way to write more. */
export function SupportPage() {
  const { t } = useHost('requests');
  return (
    <Page title={usePageTitle()} intro={t('requests_support_intro')}>
      <Taken isHere={isQuestion} />
      <WithRequests>
        <Conversations />
      </WithRequests>
    </Page>
  );
}
