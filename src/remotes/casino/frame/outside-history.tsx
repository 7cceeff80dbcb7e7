import styles from '../fairness/fairness.module.css';
import { useHost, useHostState } from '../host.ts';
import { KnownRounds } from '../table/known-rounds.tsx';
import { OutsideRoundRow } from './outside-round.tsx';

/** The player's rounds at other providers, newest first: those of the page's game, or all under their names. */
export function OutsideHistory({ isNamed = false }: { readonly isNamed?: boolean }) {
  const host = useHost();
  const known = useHostState((state) => state.outsideRounds);
  const isPlayer = useHostState((state) => state.session.isPlayer);
  const none = host.t('casino_frame_no_rounds');
  if (!isPlayer) return <p>{none}</p>;
  return (
    <KnownRounds
      known={known}
      none={known.items.length === 0 ? none : null}
      onOlder={() => host.loadOlderOutsideRounds()}
    >
      <ul className={styles['rounds']}>
        {known.items.map((round) => (
          <OutsideRoundRow key={`${round.provider}/${round.round}`} {...{ round, isNamed }} />
        ))}
      </ul>
    </KnownRounds>
  );
}
