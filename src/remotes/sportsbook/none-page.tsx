import { useHost, useHostState } from '../../site/contract.tsx';
import { ButtonLink } from '../../site/ui/button-link.tsx';
import { EmptyState } from '../../site/ui/message.tsx';
import { Page } from './page.tsx';

const routes: Readonly<Record<string, string>> = {
  toto: 'toto',
  totoSub: 'toto',
  lotto: 'lotto',
  results: 'results',
  marble: 'marble',
  betsOnYour: 'bets_on_your',
  statistic: 'statistic',
  statisticPopup: 'statistic',
};

/** Name of a page's title in the texts: `totoSub` is `sport_toto_sub_title`. */
const titleKey = (route: string): string =>
  `sport_${route.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_title`;

/** A page whose data nobody delivers: it says so, and leads to what there is. */
export function NonePage() {
  const { t } = useHost();
  const route = useHostState((state) => state.route.route);
  const isPlayer = useHostState((state) => state.session.userId !== null);
  const about = routes[route] ?? 'cyber';
  return (
    <Page title={t(titleKey(route))}>
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
        {route === 'results' && isPlayer && (
          <ButtonLink route="officeHistory">{t('main_menu_bets')}</ButtonLink>
        )}
      </EmptyState>
    </Page>
  );
}
