import { mostOf } from '../../../domain/line/favourites.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { Skeleton } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { GameList } from '../list/game-list.tsx';
import { BoardButton } from '../list/keep-button.tsx';
import { LiveNote, Page, Part } from '../page.tsx';
import { MarketBoard } from './market-board.tsx';
import styles from './multi-live.module.css';
import { Scoreboard } from './scoreboard.tsx';

const most = mostOf('boards');

/** Stands where a game was that is not on offer any more. */
function Gone({ gameId }: { readonly gameId: number }) {
  const host = useHost();
  return (
    <div className={styles['gone']}>
      <p>{host.t('sport_multi_gone')}</p>
      <Button size="s" onClick={() => host.keepAtHand('boards', gameId, false)}>
        {host.t('sport_multi_take')}
      </Button>
    </div>
  );
}

/** One game with all that can be bet on. */
function Board({ gameId }: { readonly gameId: number }) {
  const { t } = useHost();
  const game = useHostState((state) => state.line.game(gameId));
  const isOpen = useHostState((state) => state.line.marketIds(gameId).length > 0);
  const isLoading = useHostState((state) => state.line.isLoading);
  if (game === null) {
    return (
      <li className={styles['board']}>
        {isLoading ? <Skeleton shape="block" height="9rem" /> : <Gone gameId={gameId} />}
      </li>
    );
  }
  return (
    <li className={styles['board']} data-board={gameId}>
      <div className={styles['head']}>
        <Scoreboard game={game} level={2} />
        <span className={styles['off']}>
          <BoardButton game={game} />
        </span>
      </div>
      {isOpen && <MarketBoard game={game} isPart />}
      {!isOpen && !isLoading && <p className={styles['closed']}>{t('sport_closed_text')}</p>}
    </li>
  );
}

function Boards({ gameIds }: { readonly gameIds: readonly number[] }) {
  const { t } = useHost();
  if (gameIds.length === 0) {
    return (
      <div className={styles['gone']}>
        <p>{t('sport_multi_none_title')}</p>
        <p>{t('sport_multi_none_text', { most })}</p>
      </div>
    );
  }
  return (
    <>
      <ul className={styles['boards']}>
        {gameIds.map((gameId) => (
          <Board key={gameId} gameId={gameId} />
        ))}
      </ul>
      {gameIds.length >= most && <p role="status">{t('sport_multi_full', { most })}</p>}
    </>
  );
}

/** Games that the player chose of those that are played now, beside each other; the others below. */
export function MultiLivePage() {
  const { t } = useHost();
  const gameIds = useHostState((state) => state.favourites.boards);
  return (
    <Page title={t('sport_multi_live_title')}>
      <Boards gameIds={gameIds} />
      <Part title={t(gameIds.length === 0 ? 'sport_live_now' : 'sport_multi_others')}>
        <GameList
          level={3}
          section="live"
          mark="boards"
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
      </Part>
      <LiveNote />
    </Page>
  );
}
