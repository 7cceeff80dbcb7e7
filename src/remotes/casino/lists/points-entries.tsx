import type { PointEntry } from '../../../site/contract/accounts.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { formatNumber, formatTime } from '../../../site/ui/format/format.ts';
import { leftToRight } from '../../../site/ui/format/isolated.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from '../points/points.module.css';
import lists from './lists.module.css';

/** What an entry is about: the game as it is called here, or in English where it is not offered. */
function useAbout({ kind, bet, game, name }: PointEntry): string {
  const { t } = useHost();
  const offered = useHostState((state) => state.casino.of(game)?.name);
  if (kind === 'bet') return t('casino_points_from_bet', { bet: bet ?? '' });
  return t(`casino_points_from_${kind}`, {
    game: offered ?? name ?? t('casino_points_some_game'),
  });
}

function Entry({ entry }: { readonly entry: PointEntry }) {
  const { language } = useHost();
  const clock = useClock();
  const { points, at } = entry;
  const sign = points < 0 ? '\u2212' : '+';
  return (
    <li className={styles['entry']} data-points-entry={entry.kind}>
      <span>{useAbout(entry)}</span>
      <strong className="numbers" data-gain={points > 0}>
        {leftToRight(`${sign}${formatNumber(Math.abs(points), language())}`)}
      </strong>
      <span className={`${styles['quiet']} numbers`}>{formatTime(at, clock, 'moment')}</span>
    </li>
  );
}

/** Entries as far as they are there, and the way to the older ones. */
function Known() {
  const host = useHost();
  const { items, older } = useHostState((state) => state.points);
  if (items.length === 0) return <p>{host.t('casino_points_no_entries')}</p>;
  return (
    <>
      <ul className={styles['entries']}>
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {older.haveFailed && <p role="alert">{host.t('casino_points_older_failed')}</p>}
      {older.exist && (
        <Button busy={older.areLoading} onClick={() => host.loadOlderPoints()}>
          {host.t('casino_points_older')}
        </Button>
      )}
    </>
  );
}

function Loaded() {
  const host = useHost();
  const { status, failure } = useHostState((state) => state.points);
  if (status === 'ready') return <Known />;
  if (status !== 'failed') return <SkeletonList rows={3} label={host.t('main_loading')} />;
  return (
    <ErrorState
      icon="plug"
      title={host.t('casino_points_entries_failed')}
      {...(failure && { text: host.say(failure) })}
    >
      <RefreshButton />
    </ErrorState>
  );
}

/** Where the player's points came from and went, newest first; guests have none. */
export function PointsEntries() {
  const { t } = useHost();
  const isPlayer = useHostState((state) => state.session.isPlayer);
  if (!isPlayer) return null;
  const title = t('casino_points_entries');
  return (
    <section className={`${lists['part']} ${styles['history']}`} aria-label={title}>
      <h2>{title}</h2>
      <Loaded />
    </section>
  );
}
