import { useHost, useHostState } from '../host.ts';
import styles from './frame.module.css';

/** The last rounds, as the game told of them: what they came to is in the balance. */
export function Rounds() {
  const { t } = useHost();
  const rounds = useHostState((state) => state.frame.rounds);
  if (rounds.length === 0) return <p>{t('casino_frame_no_rounds')}</p>;
  return (
    <ol className={styles['rounds']}>
      {rounds.toReversed().map(({ round, isOver }) => (
        <li key={round} data-over={isOver}>
          <bdi>{round}</bdi>
          <span>{t(isOver ? 'casino_frame_round_over' : 'casino_frame_round_runs')}</span>
        </li>
      ))}
    </ol>
  );
}
