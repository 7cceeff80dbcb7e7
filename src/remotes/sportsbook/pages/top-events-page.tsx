import type { Section } from '../../../site/contract/betting.ts';
import { useHost } from '../host.ts';
import { GameList } from '../list/game-list.tsx';
import { LiveNote, Page } from '../page.tsx';
import { useParams } from '../params.ts';
import { PickedNote } from './picked-note.tsx';

/** The games of a section that most players bet on. */
export function TopEventsPage() {
  const { t } = useHost();
  const section: Section = useParams()['subType'] === 'live' ? 'live' : 'line';
  const isLive = section === 'live';
  return (
    <Page title={t('sport_top_events_title')}>
      <PickedNote section={section} menu="popular" />
      <GameList
        section={section}
        empty={{
          title: t(isLive ? 'sport_no_live_title' : 'sport_no_line_title'),
          text: t(isLive ? 'sport_no_live_text' : 'sport_no_line_text'),
        }}
      />
      {isLive && <LiveNote />}
    </Page>
  );
}
