import { useMemo } from 'react';
import type { Section } from '../../../site/contract/betting.ts';
import type { Line } from '../../../site/contract/shared-state.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { Skeleton } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { GameLink } from '../list/game-link.tsx';
import { LineFailed } from '../list/game-list.tsx';
import type { Keep } from '../list/group-games.ts';
import { KeptGames } from '../list/kept-games.tsx';
import { LiveNote, Page, Part } from '../page.tsx';
import { PickedNote } from '../pages/picked-note.tsx';
import { MarketBoard } from './market-board.tsx';
import { Scoreboard } from './scoreboard.tsx';
import styles from './top-game.module.css';

const sections: readonly Section[] = ['live', 'line'];

type Standing = 'loading' | 'failed' | 'ready';

function standingOf(line: Line): Standing {
  const all = sections.map((section) => line.list(section)?.status ?? 'loading');
  if (all.includes('loading')) return 'loading';
  return all.includes('failed') ? 'failed' : 'ready';
}

/** The section of the game that most players bet on; where they bet on none, of the next one. */
function topSection(line: Line): Section | null {
  const some = sections.filter((section) => line.list(section)?.gameIds.length);
  const picked = some.find((section) => line.list(section)?.orderedBy === 'players');
  return picked ?? some[0] ?? null;
}

function Top({ section, gameId }: { readonly section: Section; readonly gameId: number }) {
  const { t } = useHost();
  const game = useHostState((state) => state.line.game(gameId));
  if (game === null) return null;
  return (
    <article className={styles['top']}>
      <PickedNote section={section} menu="popular" />
      <Scoreboard game={game} level={2} />
      <MarketBoard game={game} isPart />
      <GameLink game={game} className={styles['all']}>
        {t('sport_markets', { count: game.marketCount })}
      </GameLink>
      {section === 'live' && <LiveNote />}
    </article>
  );
}

function Loaded() {
  const { t } = useHost();
  const section = useHostState((state) => topSection(state.line));
  const topId = useHostState((state) => (section && state.line.list(section)?.gameIds[0]) ?? null);
  const keep = useMemo<Keep>(() => (game) => game.id !== topId, [topId]);
  if (section === null || topId === null) {
    return (
      <EmptyState icon="ball" title={t('sport_no_line_title')} text={t('sport_no_line_text')}>
        <ButtonLink route="results" look="main">
          {t('sport_results_title')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Top section={section} gameId={topId} />
      <Part title={t('sport_multi_others')}>
        <KeptGames keep={keep} none={t('sport_no_line_text')} />
      </Part>
    </>
  );
}

/** The game that most players bet on, and others that they bet on. */
export function TopGamePage() {
  const { t } = useHost();
  const standing = useHostState((state) => standingOf(state.line));
  return (
    <Page title={t('sport_top_game_title')}>
      {standing === 'loading' && <Skeleton shape="block" height="16rem" />}
      {standing === 'failed' && <LineFailed />}
      {standing === 'ready' && <Loaded />}
    </Page>
  );
}
