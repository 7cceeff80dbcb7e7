import type { PlayedGame } from '../../../domain/line/standings.ts';
import { formatTime, instantOf } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import resultStyles from '../list/days.module.css';
import { Teams } from '../list/game-row.tsx';
import timeStyles from '../list/game-time.module.css';

export interface PastGame extends PlayedGame {
  readonly id: number;
  readonly startAt: number;
}

function Row({ game }: { readonly game: PastGame }) {
  const clock = useClock();
  return (
    <li className={resultStyles['game']} data-game-id={game.id}>
      <time className={timeStyles['time']} dateTime={instantOf(game.startAt)}>
        <span className={timeStyles['period']}>{formatTime(game.startAt, clock, 'day')}</span>
      </time>
      <Teams {...game} />
    </li>
  );
}

/** Games of a season that are over, with their days. */
export function PlayedGames({ games }: { readonly games: readonly PastGame[] }) {
  return (
    <ul className={resultStyles['games']}>
      {games.map((game) => (
        <Row key={game.id} game={game} />
      ))}
    </ul>
  );
}
