import { underscored } from '../../../kernel/underscored.ts';
import type { Game } from '../../../site/contract/betting.ts';
import type { PlainKey } from '../../../site/texts/keys.ts';
import { minuteText } from '../../../site/ui/betting/minute-text.ts';
import { formatTime, instantOf } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost } from '../host.ts';
import styles from './game-time.module.css';

/** Whether a game is being played. */
export function isLive({ status }: Pick<Game, 'status'>): boolean {
  return status === 2 || status === 3;
}

const periods = ['first-half', 'half-time', 'second-half', 'full-time'] as const;

/** Key of a period's name; null for one the site has no words for. */
export function periodKey(
  period: string,
  form: 'short' | 'long' = 'short',
): PlainKey<'sport' | 'bets'> | null {
  const known = periods.find((one) => one === period);
  if (known === undefined) return null;
  const key = `sport_period_${underscored(known)}` as const;
  return form === 'long' ? key : `${key}_short`;
}

function LiveTime({ game }: { readonly game: Game }) {
  const { t } = useHost();
  const key = periodKey(game.period);
  const isBreak = game.period === 'half-time' || game.minute === null;
  return (
    <span className={styles['time']} data-live="">
      {!isBreak && (
        <bdi className={`${styles['minute']} numbers`} dir="ltr">
          {minuteText(game)}
        </bdi>
      )}
      {key !== null && <span className={styles['period']}>{t(key)}</span>}
    </span>
  );
}

/** When a game is: its minute while it is played, its kick-off before. `today` is a day's text. */
export function GameTime({ game, today }: { readonly game: Game; readonly today: string }) {
  const { t } = useHost();
  const clock = useClock();
  if (isLive(game)) return <LiveTime game={game} />;
  const day = formatTime(game.startAt, clock, 'day');
  return (
    <time className={styles['time']} dateTime={instantOf(game.startAt)}>
      <span className={`${styles['minute']} numbers`}>{formatTime(game.startAt, clock)}</span>
      <span className={styles['period']}>{day === today ? t('sport_today') : day}</span>
    </time>
  );
}
