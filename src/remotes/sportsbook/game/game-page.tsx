import type { Game, Section } from '../../../site/contract/betting.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { NotThere } from '../../../site/ui/notices/not-there.tsx';
import { Skeleton, SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { LineFailed } from '../list/game-list.tsx';
import { isLive } from '../list/game-time.tsx';
import { BoardButton, gameName, Star } from '../list/keep-button.tsx';
import { Trail } from '../list/trail.tsx';
import { LiveNote, Page } from '../page.tsx';
import { useParams, useSection } from '../params.ts';
import { useSportName } from '../sport-name.ts';
import styles from './game-page.module.css';
import { MarketBoard } from './market-board.tsx';
import { Scoreboard } from './scoreboard.tsx';

/** Ways on from a game that is over or not offered. */
function WaysOn() {
  const { t } = useHost();
  const { section = 'line', sport, discipline = '', champ = '' } = useParams();
  return (
    <>
      <ButtonLink
        route="mainChamp"
        params={{ section, sport: sport ?? discipline, champ }}
        look="main"
      >
        {t('sport_same_champ')}
      </ButtonLink>
      <ButtonLink route="mainSection" params={{ section: 'live' }}>
        {t('sport_all_live')}
      </ButtonLink>
    </>
  );
}

function Missing() {
  const { t } = useHost();
  return (
    <>
      <h1 className="visually-hidden">{t('sport_main_game_title')}</h1>
      <NotThere icon="ball" title={t('sport_game_none_title')} text={t('sport_game_none_text')}>
        <WaysOn />
      </NotThere>
    </>
  );
}

function Waiting() {
  const { t } = useHost();
  return (
    <>
      <h1 className="visually-hidden">{t('sport_main_game_title')}</h1>
      <Skeleton shape="block" height="9rem" />
      <SkeletonList rows={4} height="7rem" label={t('main_loading')} />
    </>
  );
}

function Closed({ game }: { readonly game: Game }) {
  const { t } = useHost();
  const isOver = game.status === 4;
  return (
    <EmptyState
      icon={isOver ? 'trophy' : 'lock'}
      title={t(isOver ? 'sport_over_title' : 'sport_closed_title')}
      text={t(isOver ? 'sport_over_text' : 'sport_closed_text')}
    >
      <WaysOn />
    </EmptyState>
  );
}

/** Keeps the game at hand; one that is played can stand on multi-live. */
function Marks({ game }: { readonly game: Game }) {
  return (
    <div className={styles['marks']}>
      <Star list="games" id={game.id} name={gameName(game)} />
      {isLive(game) && <BoardButton game={game} />}
    </div>
  );
}

type Load = 'loading' | 'ready' | 'failed';

function Offered({ game, status }: { readonly game: Game; readonly status: Load }) {
  const { t } = useHost();
  const isOpen = useHostState((state) => state.line.marketIds(game.id).length > 0);
  const isBarred = useHostState((state) => state.line.isBarred(game.sportId, isLive(game)));
  return (
    <>
      <Scoreboard game={game} />
      <Marks game={game} />
      {isBarred && <Banner level="info">{t('sport_barred')}</Banner>}
      {isOpen && <MarketBoard game={game} />}
      {status === 'loading' && <SkeletonList rows={3} height="7rem" label={t('main_loading')} />}
      {status === 'failed' && <LineFailed />}
      {status === 'ready' && !isOpen && <Closed game={game} />}
      {isLive(game) && <LiveNote />}
    </>
  );
}

function useGame(section: Section): { game: Game | null; status: Load } {
  const { game: slug = '' } = useParams();
  const status = useHostState((state) => state.line.list(section)?.status ?? 'loading');
  const game = useHostState((state) => state.line.game(Number.parseInt(slug, 10)));
  return { game, status };
}

/** The game that the address names, as far as it is known. */
export function GameView() {
  const { game, status } = useGame(useSection());
  return (
    <>
      {game !== null && <Offered game={game} status={status} />}
      {game === null && status === 'loading' && <Waiting />}
      {game === null && status === 'failed' && <LineFailed />}
      {game === null && status === 'ready' && <Missing />}
    </>
  );
}

/** One game with all its markets. */
export function GamePage() {
  const section = useSection();
  const { sport = '', champ = '' } = useParams();
  const champName = useHostState((state) => state.line.champ(champ)?.name ?? champ);
  const sportName = useSportName(sport);
  const trail = (
    <Trail section={section} sport={sport}>
      <PageLink route="mainSection" params={{ section, sport }}>
        {sportName}
      </PageLink>
      <PageLink route="mainChamp" params={{ section, sport, champ }}>
        {champName}
      </PageLink>
    </Trail>
  );
  return (
    <Page title={null} trail={trail}>
      <GameView />
    </Page>
  );
}
