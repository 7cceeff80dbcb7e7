import type { ReactNode } from 'react';
import type { CasinoGame } from '../../../site/contract/casino.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import styles from '../casino.module.css';
import { Categories } from '../categories.tsx';
import { useHost, useHostState } from '../host.ts';
import { isPlayable } from '../page/game-views.ts';
import { GameCard } from './game-card.tsx';
import lists from './lists.module.css';

/** The frame of a page that lists games: its title, and the way to the other lists. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles['casino']}>
      <h1>{usePageTitle()}</h1>
      <Categories />
      {children}
    </section>
  );
}

interface GamesProps {
  /** Which of the games, in this order. */
  readonly of: (games: readonly CasinoGame[]) => readonly CasinoGame[];
  /** Stands there where none is. */
  readonly children: ReactNode;
}

/** Games, once they are there. */
export function Games({ of, children }: GamesProps) {
  const host = useHost();
  const { status, failure, games } = useHostState((state) => state.casino);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('casino_games_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready')
    return <SkeletonList rows={3} height="8rem" label={host.t('main_loading')} />;
  const shown = of(games.filter(isPlayable));
  if (shown.length === 0) return children;
  return (
    <ul className={lists['games']}>
      {shown.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </ul>
  );
}
