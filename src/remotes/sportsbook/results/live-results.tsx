import { useMemo } from 'react';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from '../list/days.module.css';
import { GameLink } from '../list/game-link.tsx';
import { LineFailed } from '../list/game-list.tsx';
import { Teams } from '../list/game-row.tsx';
import { GameTime, isLive } from '../list/game-time.tsx';
import { groupsText, readGroups } from '../list/group-games.ts';
import { MoreGames } from '../list/more-games.tsx';
import { sportAsked } from './query.ts';
import { ResultChamp } from './result-champ.tsx';
import { ResultsSports } from './results-sports.tsx';

const noIds: readonly number[] = [];

/** A game that is being played, and how it stands. */
function LiveRow({ gameId }: { readonly gameId: number }) {
  const game = useHostState((state) => state.line.game(gameId));
  if (game === null) return null;
  return (
    <li data-game-id={gameId}>
      <GameLink game={game} className={styles['game']}>
        <GameTime game={game} today="" />
        <Teams team1={game.team1} team2={game.team2} score={game.score} />
      </GameLink>
    </li>
  );
}

interface LiveChampProps {
  readonly champId: number;
  readonly gameIds: readonly number[];
}

function LiveChamp({ champId, gameIds }: LiveChampProps) {
  const name = useHostState((state) => state.line.champ(champId)?.name ?? '');
  return (
    <ResultChamp champId={champId} name={name}>
      {gameIds.map((gameId) => (
        <LiveRow key={gameId} gameId={gameId} />
      ))}
    </ResultChamp>
  );
}

/** The games of the shown sport, and how they stand. */
function Games() {
  const { t } = useHost();
  const status = useHostState((state) => state.line.list('live')?.status ?? 'loading');
  const text = useHostState(({ line }) =>
    groupsText(line, line.list('live')?.gameIds ?? noIds, isLive, line.list('live')?.breaks),
  );
  const champs = useMemo(() => readGroups(text), [text]);
  if (status === 'failed') return <LineFailed />;
  if (status === 'loading') {
    return <SkeletonList rows={8} height="3.5rem" label={t('main_loading')} />;
  }
  if (champs.length === 0) {
    return (
      <EmptyState icon="ball" title={t('sport_no_live_title')} text={t('sport_no_live_text')} />
    );
  }
  return (
    <>
      {champs.map((champ) => (
        <LiveChamp key={`${champ.page} ${champ.champId}`} {...champ} />
      ))}
      <MoreGames section="live" />
    </>
  );
}

/** How the games stand that are being played, of one sport at a time. */
export function LiveResults() {
  const sport = useHostState((state) => sportAsked(state.route.url));
  return (
    <>
      <ResultsSports type="live" shown={sport} />
      <Games />
    </>
  );
}
