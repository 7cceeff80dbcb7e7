import { useHostState } from '../host.ts';
import { GamePage } from '../page/game-page.tsx';
import styles from '../points/points.module.css';
import { PointsHeld, PointsTerms } from '../points/points-terms.tsx';
import { NoGames } from './category-page.tsx';
import { Games, ListPage } from './game-list.tsx';
import { PointsEntries } from './points-entries.tsx';
import { PointsStore } from './points-store.tsx';

/** Games for points, how points come about, what else they buy, and what came of the player's own. */
function PointsGames() {
  return (
    <ListPage>
      <section className={styles['about']}>
        <PointsHeld />
        <PointsTerms />
      </section>
      <Games of={(games) => games.filter(({ perPoint }) => perPoint !== undefined)}>
        <NoGames />
      </Games>
      <PointsStore />
      <PointsEntries />
    </ListPage>
  );
}

/** The table of a game for points, or all of them. */
export function PointsPage() {
  const game = useHostState((state) => state.route.params['game']);
  return game === undefined ? <PointsGames /> : <GamePage />;
}
