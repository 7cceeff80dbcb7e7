import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { PagesOf } from '../../site/contract/page.ts';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../site/ui/links/link.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { useHost, useHostState } from './host.ts';
import { Page } from './page.tsx';

type Coming = PagesOf<'sportsbook', 'not-yet'>;

type Subject = 'marble' | 'cricket';

/** What is not there. */
const subjects: Readonly<Record<Coming, Subject>> = { marble: 'marble', cricket: 'cricket' };

/** A page whose data nobody delivers: it says so, and leads to what there is. */
export function NonePage() {
  const { t } = useHost();
  const route = useHostState((state) => state.route.name);
  const about = (isKeyOf(route, subjects) ? subjects[route] : undefined) ?? 'cricket';
  return (
    <Page title={usePageTitle()}>
      <EmptyState
        icon="info"
        title={t(`sport_none_${about}_title`)}
        text={t(`sport_none_${about}_text`)}
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
