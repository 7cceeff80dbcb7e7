import type { Section } from '../../../site/contract/betting.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { GameList, LineFailed } from '../list/game-list.tsx';
import { ChampLinks, useChamps } from '../list/sidebar.tsx';
import { Page, Part } from '../page.tsx';
import { useParams } from '../params.ts';
import styles from './champs-page.module.css';
import { UnknownChamp, useIsUnknown } from './unknown-champ.tsx';

function SectionPart({ section }: { readonly section: Section }) {
  const { t } = useHost();
  const champs = useChamps(section);
  const status = useHostState((state) => state.line.list(section)?.status ?? 'loading');
  if (status === 'failed') return <LineFailed />;
  if (status === 'loading' && champs.length === 0) {
    return <SkeletonList rows={5} height="2rem" label={t('main_loading')} />;
  }
  if (champs.length === 0) {
    const isLive = section === 'live';
    return (
      <EmptyState
        icon="ball"
        title={t(isLive ? 'sport_no_live_title' : 'sport_no_line_title')}
        text={t(isLive ? 'sport_no_live_text' : 'sport_no_line_text')}
      />
    );
  }
  return (
    <div className={styles['card']}>
      <ChampLinks section={section} />
    </div>
  );
}

/** Every championship with games, live and to come. */
function AllChamps() {
  const { t } = useHost();
  return (
    <Page title={t('sport_champs_title')}>
      <Part title={t('main_nav_live')}>
        <SectionPart section="live" />
      </Part>
      <Part title={t('main_nav_line')}>
        <SectionPart section="line" />
      </Part>
    </Page>
  );
}

function Games() {
  const { t } = useHost();
  const actions = (
    <ButtonLink route="champs" look="main">
      {t('sport_champs')}
    </ButtonLink>
  );
  return (
    <>
      <Part title={t('main_nav_live')}>
        <GameList
          level={3}
          section="live"
          isPaged
          skeletonRows={2}
          empty={{ title: t('sport_no_live_title'), text: t('sport_champ_none_text') }}
        />
      </Part>
      <Part title={t('main_nav_line')}>
        <GameList
          level={3}
          section="line"
          isPaged
          empty={{ title: t('sport_no_line_title'), text: t('sport_champ_none_text'), actions }}
        />
      </Part>
    </>
  );
}

/** One championship, whatever the section its games are in. */
function OneChamp({ champId }: { readonly champId: string }) {
  const { t } = useHost();
  const name = useHostState((state) => state.line.champ(champId)?.name ?? '');
  return (
    <Page
      title={name || t('sport_main_champ_title')}
      trail={<PageLink route="champs">{t('sport_champs')}</PageLink>}
    >
      {useIsUnknown('line', champId) ? <UnknownChamp /> : <Games />}
    </Page>
  );
}

/** Championships, or one of them. */
export function ChampsPage() {
  const { champId } = useParams();
  return champId === undefined ? <AllChamps /> : <OneChamp champId={champId} />;
}
