import { paymentTopicOf } from '../../../domain/payments/request-topics.ts';
import type { PaymentRequest } from '../../../site/contract/requests.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card, Page } from '../page.tsx';
import { WithRequests } from './frame.tsx';
import { OlderRequests } from './older-requests.tsx';
import { RequestList, Taken } from './request-list.tsx';
import styles from './requests.module.css';

const isAboutMoney = ({ topicId }: PaymentRequest): boolean => paymentTopicOf(topicId) !== null;

function Requests() {
  const { t } = useHost('requests');
  const all = useHostState((state) => state.requests.all);
  const requests = all.filter(isAboutMoney);
  const create = (
    <ButtonLink route="officePaymentCreateRequest" look="main" icon="plus">
      {t('requests_new')}
    </ButtonLink>
  );
  // Those about money may all be further back.
  const areAllSeen = useHostState((state) => !state.requests.older.exist);
  if (requests.length === 0 && areAllSeen) {
    return (
      <EmptyState icon="chat" title={t('requests_none')} text={t('requests_none_text')}>
        {create}
        <ButtonLink route="officeHistoryPay">{t('office_nav_history_pay')}</ButtonLink>
        <ButtonLink route="officeSupport">{t('requests_list')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Card title={t('requests_list')}>
      <RequestList requests={requests} />
      <OlderRequests />
      <div className={styles['actions']}>
        {create}
        <ButtonLink route="officeHistoryPay" icon="document">
          {t('office_nav_history_pay')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** What the player asked support about their money, and how each of it stands. */
export function RequestsPage() {
  const { t } = useHost('requests');
  return (
    <Page title={usePageTitle()} intro={t('requests_intro')}>
      <Taken isHere={isAboutMoney} />
      <WithRequests>
        <Requests />
      </WithRequests>
    </Page>
  );
}
