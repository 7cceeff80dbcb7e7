import { EFOOTBALL } from '../../../domain/line/sports.ts';
import type { Section } from '../../../site/contract/betting.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import { Chip, Chips } from '../list/chips.tsx';
import { GameList } from '../list/game-list.tsx';
import { ChampLinks } from '../list/sidebar.tsx';
import { LiveNote, Page, Part } from '../page.tsx';
import styles from '../pages/champs-page.module.css';
import { useParams } from '../params.ts';
import { GameView } from './game-page.tsx';

const TYPES = ['virtual', 'stream', 'real'] as const;

/** Both trees of addresses show the same; links stay in the one they are in. */
function useTree() {
  const isCyber = useHostState(({ route }) => route.name.startsWith('cyber'));
  return isCyber
    ? ({ all: 'cyber', champs: 'cyberChamps', champ: 'cyberChamp' } as const)
    : ({ all: 'esports', champs: 'esportsChamps', champ: 'esportsChamp' } as const);
}

function useType(): (typeof TYPES)[number] {
  const { type } = useParams();
  return TYPES.find((one) => one === type) ?? 'virtual';
}

/** What there is: matches of virtual football, what of them is played now, and real tournaments. */
function TypeChips() {
  const { t } = useHost();
  const tree = useTree();
  const shown = useType();
  const isOfChamps = useHostState(({ route }) => route.name === tree.champs);
  return (
    <Chips label={t('sport_narrow')}>
      {TYPES.map((type) => (
        <Chip
          key={type}
          route={tree.all}
          params={{ type }}
          isCurrent={type === shown && !isOfChamps}
        >
          {t(`sport_esports_${type}`)}
        </Chip>
      ))}
      <Chip route={tree.champs} params={{ type: 'virtual', discipline: EFOOTBALL.slug }}>
        {t('sport_champs')}
      </Chip>
      <Chip route="marble">{t('sport_marbles')}</Chip>
    </Chips>
  );
}

/** Why there is nothing under this address, and where there is something. */
function Nothing({ why }: { readonly why: 'real' | 'discipline' }) {
  const { t } = useHost();
  const tree = useTree();
  return (
    <EmptyState
      icon="info"
      title={t(`sport_esports_none_${why}_title`)}
      text={t(`sport_esports_none_${why}_text`)}
    >
      <ButtonLink route={tree.all} params={{ type: 'virtual' }} look="main">
        {t('sport_esports_virtual')}
      </ButtonLink>
      <ButtonLink route="mainSection" params={{ section: 'line' }}>
        {t('sport_all_line')}
      </ButtonLink>
    </EmptyState>
  );
}

/** What keeps an address from showing matches; null where it has them. */
function useMissing(): 'real' | 'discipline' | null {
  const type = useType();
  const { discipline = EFOOTBALL.slug, champ } = useParams();
  if (discipline !== EFOOTBALL.slug) return 'discipline';
  return type === 'real' && champ !== undefined ? 'real' : null;
}

/** What the games below are; of real tournaments, that they are in the place of those. */
function About() {
  const { t } = useHost();
  const type = useType();
  if (type !== 'real')
    return <p>{t(type === 'stream' ? 'sport_esports_stream_about' : 'sport_esports_about')}</p>;
  return (
    <Banner level="info">
      <strong>{t('sport_esports_none_real_title')}</strong>
      <p>{t('sport_esports_none_real_text')}</p>
    </Banner>
  );
}

function Games({ section }: { readonly section: Section }) {
  const { t } = useHost();
  const isLive = section === 'live';
  return (
    <Part title={t(isLive ? 'sport_live_now' : 'sport_upcoming')}>
      <GameList
        level={3}
        section={section}
        isPaged
        hasColumnChoice={isLive}
        empty={{
          title: t(isLive ? 'sport_no_live_title' : 'sport_no_line_title'),
          text: t(isLive ? 'sport_no_live_text' : 'sport_no_line_text'),
        }}
      />
    </Part>
  );
}

/** Matches of virtual football: all of them, or those of a championship. */
export function EsportsPage() {
  const title = usePageTitle();
  const missing = useMissing();
  const isStream = useType() === 'stream';
  const { champ } = useParams();
  const name = useHostState((state) =>
    champ === undefined ? null : state.line.champ(champ)?.name,
  );
  return (
    <Page title={name ?? title}>
      <TypeChips />
      {missing === null ? (
        <>
          <About />
          <Games section="live" />
          {!isStream && <Games section="line" />}
          <LiveNote />
        </>
      ) : (
        <Nothing why={missing} />
      )}
    </Page>
  );
}

/** The championships of virtual football. */
export function EsportsChampsPage() {
  const { t } = useHost();
  const title = usePageTitle();
  const missing = useMissing();
  return (
    <Page title={title}>
      <TypeChips />
      {missing === null ? (
        (['live', 'line'] as const).map((section) => (
          <Part key={section} title={t(section === 'live' ? 'main_nav_live' : 'main_nav_line')}>
            <div className={styles['card']}>
              <ChampLinks section={section} />
            </div>
          </Part>
        ))
      ) : (
        <Nothing why={missing} />
      )}
    </Page>
  );
}

/** One match with all its markets. */
export function EsportsGamePage() {
  const { t } = useHost();
  const tree = useTree();
  const title = usePageTitle();
  const missing = useMissing();
  const { type = 'virtual', discipline = EFOOTBALL.slug, champ = '' } = useParams();
  const name = useHostState((state) => state.line.champ(champ)?.name ?? champ);
  if (missing !== null) {
    return (
      <Page title={title}>
        <Nothing why={missing} />
      </Page>
    );
  }
  const trail = (
    <>
      <PageLink route={tree.all} params={{ type }}>
        {t('main_nav_esports')}
      </PageLink>
      <Icon name="chevronEnd" size={12} />
      <PageLink route={tree.champ} params={{ type, discipline, champ }}>
        {name}
      </PageLink>
    </>
  );
  return (
    <Page title={null} trail={trail}>
      <GameView />
    </Page>
  );
}
