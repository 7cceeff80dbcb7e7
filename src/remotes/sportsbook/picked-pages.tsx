import type { Section } from '../../site/contract/betting.ts';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { GameList } from './game-list.tsx';
import { useHost } from './host.ts';
import { LiveNote, Page } from './page.tsx';
import { useParams } from './params.ts';

/** The next games of a section. */
export function TopEventsPage() {
  const { t } = useHost();
  const section: Section = useParams()['subType'] === 'live' ? 'live' : 'line';
  return (
    <Page title={t('sport_top_events_title')}>
      <p>{t('sport_top_text')}</p>
      <GameList
        section={section}
        empty={{
          title: t(section === 'live' ? 'sport_no_live_title' : 'sport_no_line_title'),
          text: t('sport_no_line_text'),
        }}
      />
      {section === 'live' && <LiveNote />}
    </Page>
  );
}

/** Games that are played now, all on one page. */
export function MultiLivePage() {
  const { t } = useHost();
  return (
    <Page title={t('sport_multi_live_title')}>
      <GameList
        section="live"
        isPaged
        empty={{
          title: t('sport_no_live_title'),
          text: t('sport_no_live_text'),
          actions: (
            <ButtonLink route="mainSection" params={{ section: 'line' }} look="main">
              {t('sport_all_line')}
            </ButtonLink>
          ),
        }}
      />
      <LiveNote />
    </Page>
  );
}
