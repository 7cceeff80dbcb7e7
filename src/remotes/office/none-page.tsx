import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../site/ui/links/link.tsx';
import { EmptyState } from '../../site/ui/notices/message.tsx';
import { useHost } from './host.ts';
import { Card, Page } from './page.tsx';

/** A page that needs a service nobody connected: it says so and leads to what there is. */
export function NonePage() {
  const { t } = useHost();
  return (
    <Page title={usePageTitle()}>
      <Card>
        <EmptyState
          icon="plug"
          title={t('office_none_bonuses_title')}
          text={t('office_none_bonuses_text')}
        >
          <ButtonLink route="officeAccount">{t('office_nav_account')}</ButtonLink>
          <ButtonLink route="officeHistory">{t('office_nav_history')}</ButtonLink>
        </EmptyState>
      </Card>
    </Page>
  );
}
