import { usesOwnSeeds } from '../../../domain/casino/own-seeds.ts';
import type { CasinoGame } from '../../../site/contract/casino.ts';
import { tableOf } from '../../../site/contract/casino-table.ts';
import { later } from '../../../site/loading/later.ts';
import { retryableImport } from '../../../site/loading/retryable-import.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { FetchedView } from '../../../site/ui/loading/fetched-view.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { NotThere } from '../../../site/ui/notices/not-there.tsx';
import { Skeleton } from '../../../site/ui/notices/skeleton.tsx';
import { History } from '../fairness/history.tsx';
import { FirstSeed, Seeds } from '../fairness/seeds.tsx';
import { isOutside } from '../frame/outside-game.ts';
import { useHost, useHostState } from '../host.ts';
import { Folded } from '../table/folded.tsx';
import { Head } from '../table/head.tsx';
import { Standing } from '../table/standing.tsx';
import styles from '../table/table.module.css';
import type { TableGame } from '../table/table-game.ts';
import { paidAsTold } from '../table/untold.ts';
import { viewOf } from './game-views.ts';

/** Games of others are played in a frame, which the house's own do without. */
const framePage = later(retryableImport(() => import('../frame/frame-page.tsx')));

function Table({ game, drawn }: { readonly game: CasinoGame; readonly drawn: TableGame }) {
  const { t } = useHost();
  const { View, Rules } = drawn;
  const { opened, seats } = useHostState((state) => state.table);
  return (
    <>
      {usesOwnSeeds(game.id, game.isShared) && <FirstSeed />}
      <View game={game} />
      <Standing opened={{ ...opened, paid: paidAsTold(opened.paid, seats) }} />
      <div className={styles['parts']}>
        <Folded part="casino-rules" title={t('casino_rules')}>
          <Rules game={game} />
        </Folded>
        <Folded part="casino-seeds" title={t('casino_seeds')}>
          <Seeds game={game} />
        </Folded>
        <Folded part="casino-history" title={t('casino_history')}>
          <History game={drawn} />
        </Folded>
      </div>
    </>
  );
}

/** In the shape of a table, so that nothing jumps when it comes. */
function Waiting() {
  const { t } = useHost();
  return (
    <>
      <span className="visually-hidden" role="status">
        {t('main_loading')}
      </span>
      <Skeleton width="10rem" height="2.5rem" />
      <Skeleton shape="block" height="24rem" />
      <Skeleton shape="block" height="4rem" />
    </>
  );
}

/** The same where nothing of the page is there yet. */
const TableSkeleton = () => (
  <div className={styles['page']}>
    <Waiting />
  </div>
);

function NoGame() {
  const { t } = useHost();
  return (
    <div className={styles['page']}>
      <h1>{usePageTitle()}</h1>
      <NotThere icon="chip" title={t('casino_unknown_game')} text={t('casino_unknown_game_text')}>
        <ButtonLink route="casinoLobby" look="main">
          {t('casino_casino_lobby_title')}
        </ButtonLink>
      </NotThere>
    </div>
  );
}

/** The table of a game: whatever is loaded, something stands there. */
export function GamePage() {
  const host = useHost();
  const title = usePageTitle();
  const { status, failure, of } = useHostState((state) => state.casino);
  const open = useHostState((state) => state.table.game);
  const { name: route, params } = useHostState((state) => state.route);
  const outside = useHostState(({ casino }) =>
    casino.games.filter(isOutside).find(({ id }) => String(id) === params['gameId']),
  );
  // Which table is open is told by an effect that may join after the page is there.
  const isOpening = open === null && tableOf({ route, params }) !== null;
  if (status === 'failed') {
    return (
      <div className={styles['page']}>
        <h1>{title}</h1>
        <ErrorState
          icon="plug"
          title={host.t('casino_games_failed')}
          {...(failure && { text: host.say(failure) })}
        >
          <RefreshButton />
        </ErrorState>
      </div>
    );
  }
  if (status !== 'ready' || isOpening) {
    return (
      <>
        <h1 className="visually-hidden">{title}</h1>
        <TableSkeleton />
      </>
    );
  }
  if (outside) {
    return (
      <FetchedView of={framePage} name="casino/frame" skeleton={<TableSkeleton />}>
        {({ FramePage }) => <FramePage game={outside} />}
      </FetchedView>
    );
  }
  const game = of(open);
  const view = game && viewOf(game.engine);
  if (!game || !view) return <NoGame />;
  return (
    <div className={styles['page']} data-game={game.engine}>
      <Head game={game} />
      <FetchedView of={view} name={`casino/${game.engine}`} skeleton={<Waiting />}>
        {(drawn) => <Table game={game} drawn={drawn} />}
      </FetchedView>
    </div>
  );
}
