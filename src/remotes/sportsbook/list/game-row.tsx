import { memo } from 'react';
import { shortTeams } from '../../../domain/line/short-team.ts';
import type { Game } from '../../../site/contract/betting.ts';
import { Crest } from '../../../site/ui/marks/crest.tsx';
import { useHost, useHostState } from '../host.ts';
import { GameLink } from './game-link.tsx';
import { GameNumber } from './game-number.tsx';
import styles from './game-row.module.css';
import { GameTime, isLive } from './game-time.tsx';
import { BoardButton, gameName, Star } from './keep-button.tsx';
import { OddsCell } from './odds-cell.tsx';
import { type Picks, picksText, readPicks } from './picks.ts';

interface TeamProps {
  readonly name: string;
  /** As there is room for it. */
  readonly short: string;
  readonly goals: number | null;
}

function Team({ name, short, goals }: TeamProps) {
  return (
    <span className={styles['team']}>
      <Crest team={name} />
      <span className={styles['name']} dir="auto" title={name}>
        {short}
      </span>
      {goals !== null && <span className={`${styles['goals']} numbers`}>{goals}</span>}
    </span>
  );
}

interface TeamsProps extends Pick<Game, 'team1' | 'team2'> {
  /** Null where there can be none. */
  readonly score: Game['score'] | null;
}

/** Both teams, one above the other, with their goals. */
export function Teams({ team1, team2, score }: TeamsProps) {
  const [short1, short2] = shortTeams(team1, team2);
  return (
    <span className={styles['teams']}>
      <Team name={team1} short={short1} goals={score?.[0] ?? null} />
      <Team name={team2} short={short2} goals={score?.[1] ?? null} />
    </span>
  );
}

type Columns = Pick<Picks, 'result'> & { readonly game: Game };

/** Each column keeps its button while its market changes. */
function Result({ game, result }: Columns) {
  const { team1, team2 } = game;
  const [first, draw, second] = result;
  return (
    <div className={styles['result']}>
      <OddsCell marketId={first} team1={team1} team2={team2} source="list" />
      <OddsCell marketId={draw} team1={team1} team2={team2} source="list" />
      <OddsCell marketId={second} team1={team1} team2={team2} source="list" />
    </div>
  );
}

/** What can be done with a game of a list: it gets a star, or a place on multi-live. */
export type RowMark = 'games' | 'boards';

export interface GameRowProps {
  readonly gameId: number;
  /** The day that is called today. */
  readonly today: string;
  readonly mark: RowMark;
}

/** One game in a list. Drawn again when its score, minute or markets change, not for coefficients. */
export const GameRow = memo(function GameRow({ gameId, today, mark }: GameRowProps) {
  const { t } = useHost();
  const game = useHostState((state) => state.line.game(gameId));
  const picks = readPicks(useHostState((state) => picksText(state.line, gameId)));
  if (game === null) return null;
  const { team1, team2 } = game;
  const more = game.marketCount;
  const isPlayed = isLive(game) || game.status === 4;
  return (
    <li className={styles['row']} data-game-id={gameId}>
      <GameLink game={game} className={styles['info']}>
        <GameTime game={game} today={today} />
        <Teams team1={team1} team2={team2} score={isPlayed ? game.score : null} />
        <GameNumber gameId={gameId} />
      </GameLink>
      <Result game={game} result={picks.result} />
      <div className={styles['total']}>
        <span className={`${styles['line']} numbers`}>{picks.line}</span>
        <OddsCell marketId={picks.over} team1={team1} team2={team2} source="list" />
        <OddsCell marketId={picks.under} team1={team1} team2={team2} source="list" />
      </div>
      <GameLink game={game} className={styles['more']}>
        <bdi className="numbers" dir="ltr" aria-hidden="true">
          +{more}
        </bdi>
        <span className="visually-hidden">{t('sport_markets', { count: more })}</span>
      </GameLink>
      <span className={styles['mark']}>
        {mark === 'boards' ? (
          <BoardButton game={game} />
        ) : (
          <Star list="games" id={gameId} name={gameName(game)} />
        )}
      </span>
    </li>
  );
});
