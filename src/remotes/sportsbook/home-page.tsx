import { EFOOTBALL } from '../../domain/line/sports.ts';
import type { Section } from '../../site/contract/betting.ts';
import type { Line } from '../../site/contract/shared-state.ts';
import { LaterGameStrip } from '../../site/ui/casino/later-game-strip.tsx';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { useHost, useHostState } from './host.ts';
import { LaterSnow } from './later-snow.tsx';
import { Chip, Chips } from './list/chips.tsx';
import { GameList } from './list/game-list.tsx';
import { LiveNote, Page, Part } from './page.tsx';
import { sportName } from './sport-name.ts';

/** Games of a section, as the server counted them. */
function sectionCount(line: Line, section: Section): number {
  const counts = Object.entries(line.champCounts[section] ?? {});
  const isReal = (champId: string) => line.champ(champId)?.sportId !== EFOOTBALL.id;
  return counts.reduce((sum, [id, count]) => sum + (isReal(id) ? count : 0), 0);
}

/** Sections and sports, for screens without the list at the side. */
function QuickLinks() {
  const { t } = useHost();
  const live = useHostState((state) => sectionCount(state.line, 'live'));
  const line = useHostState((state) => sectionCount(state.line, 'line'));
  const sports = useHostState((state) => state.line.sports);
  return (
    <Chips label={t('sport_quick_links')}>
      <Chip route="search">{t('sport_search_title')}</Chip>
      <Chip route="mainSection" params={{ section: 'live' }} count={live}>
        {t('main_nav_live')}
      </Chip>
      <Chip route="mainSection" params={{ section: 'line' }} count={line}>
        {t('main_nav_line')}
      </Chip>
      {sports.map((sport) => (
        <Chip key={sport.id} route="mainSection" params={{ section: 'line', sport: sport.slug }}>
          {sportName(sport, t)}
        </Chip>
      ))}
      <Chip route="champs">{t('sport_champs')}</Chip>
    </Chips>
  );
}

function AllLink({ section }: { readonly section: Section }) {
  const { t } = useHost();
  return (
    <ButtonLink route="mainSection" params={{ section }} look="plain" size="s">
      {t(section === 'live' ? 'sport_all_live' : 'sport_all_line')}
    </ButtonLink>
  );
}

/** What is played now, and what begins next; below all of it, what there is besides. */
export function HomePage() {
  const { t } = useHost();
  return (
    <Page title={t('sport_home_title')}>
      <QuickLinks />
      <Part title={t('sport_live_now')} link={<AllLink section="live" />}>
        <GameList
          level={3}
          section="live"
          empty={{ title: t('sport_no_live_title'), text: t('sport_no_live_text') }}
        />
      </Part>
      <Part title={t('sport_upcoming')} link={<AllLink section="line" />}>
        <GameList
          level={3}
          section="line"
          hasColumnChoice={false}
          empty={{ title: t('sport_no_line_title'), text: t('sport_no_line_text') }}
        />
      </Part>
      <LiveNote />
      <LaterGameStrip />
      <LaterSnow />
    </Page>
  );
}
