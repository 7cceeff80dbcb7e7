import { useHost, useHostState } from '../../site/contract.tsx';
import { ButtonLink } from '../../site/ui/button-link.tsx';
import { usePageTitle } from '../../site/ui/link.tsx';
import { EmptyState } from '../../site/ui/message.tsx';
import { Card, Page } from './page.tsx';

/** Why a page has nothing to show, by what it needs. */
const subjects: Readonly<Record<string, string>> = {
  officeRecharge: 'payments',
  officeDeduce: 'payments',
  officeHistoryPay: 'payments',
  officePaymentRequests: 'payments',
  officePaymentCreateRequest: 'payments',
  officePaymentTopic: 'payments',
  officePaymentTransactions: 'payments',
  officePaymentTransaction: 'payments',
  officePaymentSubTopic: 'payments',
  onPay: 'payments',
  onPayWithdraw: 'payments',
  officeSupport: 'support',
  officeShareIdea: 'support',
  officeVerification: 'verification',
  officeIdentification: 'verification',
};

/** A page that needs a service nobody connected: it says so and leads to what there is. */
export function NonePage() {
  const { t } = useHost();
  const subject = useHostState((state) => subjects[state.route.route] ?? 'bonuses');
  return (
    <Page title={usePageTitle()}>
      <Card>
        <EmptyState
          icon={subject === 'support' ? 'chat' : 'plug'}
          title={t(`office_none_${subject}_title`)}
          text={t(`office_none_${subject}_text`)}
        >
          {subject === 'support' && (
            <ButtonLink route="contacts" look="main">
              {t('office_contacts')}
            </ButtonLink>
          )}
          <ButtonLink route="officeAccount">{t('office_nav_account')}</ButtonLink>
          <ButtonLink route="officeHistory">{t('office_nav_history')}</ButtonLink>
        </EmptyState>
      </Card>
    </Page>
  );
}
