import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost } from '../host.ts';
import { Page } from '../page.tsx';

/** A page whose data nobody delivers, cricket: it says so, and leads to what there is. */
export function NonePage() {
  const { t } = useHost();
  return (
    <Page title={usePageTitle()}>
      <EmptyState
        icon="info"
        title={t('sport_none_cricket_title')}
        text={t('sport_none_cricket_text')}
      >
        <ButtonLink route="mainSection" params={{ section: 'live' }} look="main">
          {t('sport_all_live')}
        </ButtonLink>
        <ButtonLink route="mainSection" params={{ section: 'line' }}>
          {t('sport_all_line')}
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
