import { isPickedMenu, type LineMenu, menuOf, menusOf } from '../../../domain/line/menu.ts';
import { underscored } from '../../../kernel/underscored.ts';
import type { Section } from '../../../site/contract/betting.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import { Chip, Chips } from '../list/chips.tsx';
import { GameList } from '../list/game-list.tsx';
import { LiveNote, Page } from '../page.tsx';
import { useParams, useSection } from '../params.ts';
import { sportName, useSportName } from '../sport-name.ts';
import { PickedNote } from './picked-note.tsx';

function MenuChips({ section, sport }: { readonly section: Section; readonly sport?: string }) {
  const { t } = useHost();
  const sports = useHostState((state) => state.line.sports);
  return (
    <Chips label={t('sport_narrow')}>
      <Chip route="search">{t('sport_search_title')}</Chip>
      <Chip route="mainSection" params={{ section }}>
        {t('sport_menu_all')}
      </Chip>
      {menusOf[section].map((menuSection) => (
        <Chip key={menuSection} route="mainSection" params={{ section, menuSection, sport }}>
          {t(`sport_menu_${underscored(menuSection)}`)}
        </Chip>
      ))}
      <Chip route="favourites">{t('sport_favourites_title')}</Chip>
      <Chip route="topGame">{t('sport_top_game_title')}</Chip>
      {section === 'live' && <Chip route="multiLive">{t('sport_multi_live_title')}</Chip>}
      {sports.map((one) => (
        <Chip key={one.id} route="mainSection" params={{ section, sport: one.slug }}>
          {sportName(one, t)}
        </Chip>
      ))}
      {section === 'live' && <Chip route="marble">{t('sport_marbles')}</Chip>}
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

/** The whole of a section that has more than its menu. */
function WholeSection({ section }: { readonly section: Section }) {
  const { t } = useHost();
  return (
    <ButtonLink route="mainSection" params={{ section }} look="main">
      {t(section === 'live' ? 'sport_all_live' : 'sport_all_line')}
    </ButtonLink>
  );
}

/** Why a list is empty, and a way on. */
function useEmpty(section: Section, menu: LineMenu | undefined) {
  const { t } = useHost();
  if (menu !== undefined && !isPickedMenu(menu)) {
    return {
      title: t('sport_menu_empty_title'),
      text: t('sport_menu_empty_text'),
      actions: <WholeSection section={section} />,
    };
  }
  return {
    title: t(section === 'live' ? 'sport_no_live_title' : 'sport_no_line_title'),
    text: t(section === 'live' ? 'sport_no_live_text' : 'sport_no_line_text'),
    actions: <OtherSection section={section} />,
  };
}

/** A section of the line, whole or of one sport. */
export function SectionPage() {
  const { t } = useHost();
  const section = useSection();
  const { sport, menuSection } = useParams();
  const name = useSportName(sport ?? '');
  const title = t(section === 'live' ? 'sport_live_title' : 'sport_line_title');
  const menu = menuOf(section, menuSection);
  const isOffered = menuSection === menu;
  const empty = useEmpty(section, menu);
  return (
    <Page title={name ? `${title}: ${name}` : title}>
      <MenuChips section={section} {...(sport === undefined ? {} : { sport })} />
      {!isOffered && <Banner level="info">{t('sport_menu_none')}</Banner>}
      {isPickedMenu(menu) && <PickedNote section={section} menu={menu} />}
      <GameList section={section} isPaged empty={empty} />
      {section === 'live' && <LiveNote />}
    </Page>
  );
}
