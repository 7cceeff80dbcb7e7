import { teamSlug } from '../../../domain/line/team-slug.ts';
import type { Game } from '../../../site/contract/betting.ts';
import type { Line } from '../../../site/contract/shared-state.ts';
import { minuteText } from '../../../site/ui/betting/minute-text.ts';
import { Score } from '../../../site/ui/betting/score.tsx';
import { formatTime, instantOf } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { Crest } from '../../../site/ui/marks/crest.tsx';
import { useHost, useHostState } from '../host.ts';
import { GameNumber } from '../list/game-number.tsx';
import { isLive, periodKey } from '../list/game-time.tsx';
import styles from './scoreboard.module.css';

/** Whether every market of a game is suspended: it happens around a goal, and is not what bars a player. */
function isSuspended(line: Line, game: Game): boolean {
  if (line.isBarred(game.sportId, isLive(game))) return false;
  const ids = line.marketIds(game.id);
  return ids.length > 0 && ids.every((id) => line.market(id)?.isBlocked ?? false);
}

function KickOff({ startAt }: Pick<Game, 'startAt'>) {
  const clock = useClock();
  return (
    <time className={styles['when']} dateTime={instantOf(startAt)}>
      {formatTime(startAt, clock, 'weekday')}, {formatTime(startAt, clock)}
    </time>
  );
}

function When({ game }: { readonly game: Game }) {
  const { t } = useHost();
  const key = periodKey(game.period, 'long');
  if (game.status === 4) return <p className={styles['when']}>{t('sport_period_full_time')}</p>;
  if (!isLive(game)) return <KickOff startAt={game.startAt} />;
  const isPlayed = game.minute !== null && game.period !== 'half-time';
  return (
    <p className={styles['when']}>
      <span className={styles['live']}>{t('main_nav_live')}</span>
      {isPlayed && (
        <bdi className="numbers" dir="ltr">
          {minuteText(game)}
        </bdi>
      )}
      {key !== null && <span>{t(key)}</span>}
    </p>
  );
}

/** A team, and the way to all there is of it. */
function Team({ name }: { readonly name: string }) {
  return (
    <PageLink className={styles['team']} route="team" params={{ team: teamSlug(name) }}>
      <Crest team={name} size={48} />
      <span>{name}</span>
    </PageLink>
  );
}

interface ScoreboardProps {
  readonly game: Game;
  /** Level of its heading on the page. */
  readonly level?: 1 | 2;
}

/** Who plays, how it stands, and whether bets are taken. Its height does not change. */
export function Scoreboard({ game, level = 1 }: ScoreboardProps) {
  const Teams = `h${level}` as const;
  const { t } = useHost();
  const suspended = useHostState((state) => isSuspended(state.line, game));
  const played = isLive(game) || game.status === 4;
  return (
    <div className={styles['scoreboard']}>
      <Teams className={styles['teams']}>
        <Team name={game.team1} />
        <span className={`${styles['score']} numbers`}>
          {played ? <Score score={game.score} /> : <span aria-hidden="true">–</span>}
        </span>
        <Team name={game.team2} />
      </Teams>
      <When game={game} />
      <GameNumber gameId={game.id} />
      <p className={styles['state']} role="status">
        {suspended && t('sport_suspended')}
      </p>
    </div>
  );
}
