import type { Section } from '../../../site/contract/betting.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { useHost, useHostState } from '../host.ts';
import { Chip, Chips } from '../list/chips.tsx';
import { GameList } from '../list/game-list.tsx';
import { Star } from '../list/keep-button.tsx';
import { StatisticLink } from '../list/statistic-link.tsx';
import { Trail } from '../list/trail.tsx';
import { LiveNote, Page } from '../page.tsx';
import { useParams, useSection } from '../params.ts';
import { useSportName } from '../sport-name.ts';
import styles from './champ-page.module.css';
import { UnknownChamp, useIsUnknown } from './unknown-champ.tsx';

const sections: readonly Section[] = ['live', 'line'];

interface Params {
  readonly sport: string;
  readonly champ: string;
}

function SectionChoice({ sport, champ }: Params) {
  const { t } = useHost();
  const id = Number.parseInt(champ, 10);
  const counts = useHostState((state) => state.line.champCounts);
  return (
    <Chips label={t('sport_narrow')}>
      {sections.map((section) => {
        const count = counts[section]?.[id];
        return (
          <Chip
            key={section}
            route="mainChamp"
            params={{ section, sport, champ }}
            {...(count === undefined ? {} : { count })}
          >
            {t(section === 'live' ? 'main_nav_live' : 'main_nav_line')}
          </Chip>
        );
      })}
    </Chips>
  );
}

interface GamesProps extends Params {
  readonly section: Section;
  readonly name: string;
}

function Games({ section, sport, champ, name }: GamesProps) {
  const { t } = useHost();
  const other = section === 'live' ? 'line' : 'live';
  return (
    <>
      <div className={styles['head']}>
        <SectionChoice sport={sport} champ={champ} />
        <StatisticLink champId={Number.parseInt(champ, 10)} />
        <Star list="champs" id={Number.parseInt(champ, 10)} name={name} />
      </div>
      <GameList
        section={section}
        isPaged
        empty={{
          title: t(section === 'live' ? 'sport_no_live_title' : 'sport_no_line_title'),
          text: t('sport_champ_none_text'),
          actions: (
            <ButtonLink route="mainChamp" params={{ section: other, sport, champ }} look="main">
              {t(other === 'live' ? 'main_nav_live' : 'main_nav_line')}
            </ButtonLink>
          ),
        }}
      />
      {section === 'live' && <LiveNote />}
    </>
  );
}

/** The games of one championship in a section. */
export function ChampPage() {
  const { t } = useHost();
  const section = useSection();
  const { sport = '', champ = '' } = useParams();
  const name = useHostState((state) => state.line.champ(champ)?.name ?? '');
  const sportName = useSportName(sport);
  const isUnknown = useIsUnknown(section, champ);
  return (
    <Page
      title={name || t('sport_main_champ_title')}
      trail={
        <Trail section={section} sport={sport}>
          <PageLink route="mainSection" params={{ section, sport }}>
            {sportName}
          </PageLink>
        </Trail>
      }
    >
      {isUnknown ? (
        <UnknownChamp />
      ) : (
        <Games section={section} sport={sport} champ={champ} name={name} />
      )}
    </Page>
  );
}
