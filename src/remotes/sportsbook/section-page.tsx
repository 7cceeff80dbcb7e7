import { useMemo } from 'react';
import { underscored } from '../../kernel/underscored.ts';
import type { Section } from '../../site/contract/betting.ts';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { Banner } from '../../site/ui/notices/message.tsx';
import { Chip, Chips } from './chips.tsx';
import { GameList } from './game-list.tsx';
import type { Keep } from './group-games.ts';
import { useHost, useHostState } from './host.ts';
import { LiveNote, Page } from './page.tsx';
import { useParams, useSection } from './params.ts';
import { sportName, useSportName } from './sport-name.ts';

type Menu = 'first-period' | 'second-period' | 'upcoming';

/** Narrower lists of a section that the line's own data can answer. */
const menus: Readonly<Record<Section, readonly Menu[]>> = {
  live: ['first-period', 'second-period'],
  line: ['upcoming'],
};

const SOON = 12 * 60 * 60 * 1000;

/** Which games a narrower list keeps; nothing where it keeps all. `now` is when it was loaded. */
function keepOf(menu: string | undefined, now: number): Keep | undefined {
  if (menu === 'first-period') return ({ period }) => period === 'first-half';
  if (menu === 'second-period') return ({ period }) => period === 'second-half';
  if (menu === 'upcoming') return ({ startAt }) => startAt < now + SOON;
  return undefined;
}

function MenuChips({ section, sport }: { readonly section: Section; readonly sport?: string }) {
  const { t } = useHost();
  const sports = useHostState((state) => state.line.sports);
  return (
    <Chips label={t('sport_narrow')}>
      <Chip route="mainSection" params={{ section }}>
        {t('sport_menu_all')}
      </Chip>
      {menus[section].map((menuSection) => (
        <Chip key={menuSection} route="mainSection" params={{ section, menuSection, sport }}>
          {t(`sport_menu_${underscored(menuSection)}`)}
        </Chip>
      ))}
      {sports.map((one) => (
        <Chip key={one.id} route="mainSection" params={{ section, sport: one.slug }}>
          {sportName(one, t)}
        </Chip>
      ))}
    </Chips>
  );
}

function OtherSection({ section }: { readonly section: Section }) {
  const { t } = useHost();
  const other = section === 'live' ? 'line' : 'live';
  return (
    <ButtonLink route="mainSection" params={{ section: other }} look="main">
      {t(other === 'live' ? 'sport_all_live' : 'sport_all_line')}
    </ButtonLink>
  );
}

/** A section of the line, whole or of one sport. */
export function SectionPage() {
  const { t } = useHost();
  const section = useSection();
  const { sport, menuSection } = useParams();
  const loadedAt = useHostState((state) => state.line.list(section)?.loadedAt ?? 0);
  const keep = useMemo(() => keepOf(menuSection, loadedAt), [menuSection, loadedAt]);
  const name = useSportName(sport ?? '');
  const title = t(section === 'live' ? 'sport_live_title' : 'sport_line_title');
  const isOffered = menuSection === undefined || menus[section].some((one) => one === menuSection);
  return (
    <Page title={name ? `${title}: ${name}` : title}>
      <MenuChips section={section} {...(sport === undefined ? {} : { sport })} />
      {!isOffered && <Banner level="info">{t('sport_menu_none')}</Banner>}
      <GameList
        section={section}
        keep={isOffered ? keep : undefined}
        skeletonRows={8}
        isPaged
        empty={{
          title: t(section === 'live' ? 'sport_no_live_title' : 'sport_no_line_title'),
          text: t(section === 'live' ? 'sport_no_live_text' : 'sport_no_line_text'),
          actions: <OtherSection section={section} />,
        }}
      />
      {section === 'live' && <LiveNote />}
    </Page>
  );
}
