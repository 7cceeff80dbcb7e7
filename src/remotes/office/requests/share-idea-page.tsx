import { useEffect, useRef } from 'react';
import { IDEA_TOPIC } from '../../../domain/payments/request-topics.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { useFocus } from '../../../site/ui/controls/focus.ts';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { WithRequests, WithRoom } from './frame.tsx';
import { RequestForm } from './request-form.tsx';

const about = () => ({ topicId: IDEA_TOPIC.id, subTopicId: null, paymentId: null });

/** Stands in the place of the form, and has the focus that was in it. */
function Thanks() {
  const { t } = useHost('requests');
  const focus = useFocus();
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => focus(thanks.current), [focus]);
  return (
    <div ref={thanks} tabIndex={-1} data-thanks="">
      <EmptyState
        icon="chat"
        title={t('requests_idea_thanks')}
        text={t('requests_idea_thanks_text')}
      >
        <ButtonLink route="officeSupport">{t('requests_list')}</ButtonLink>
      </EmptyState>
    </div>
  );
}

function Idea() {
  const isSent = useHostState((state) => state.requests.opened?.topicId === IDEA_TOPIC.id);
  return (
    <Card>
      {isSent ? (
        <Thanks />
      ) : (
        <WithRoom areIdeas>
          <RequestForm about={about} isIdea />
        </WithRoom>
      )}
    </Card>
  );
}

/** What the player would have the site do. */
export function ShareIdeaPage() {
  const { t } = useHost('requests');
  return (
    <Page title={usePageTitle()} intro={t('requests_idea_intro')}>
      <WithRequests>
        <Idea />
      </WithRequests>
    </Page>
  );
}
