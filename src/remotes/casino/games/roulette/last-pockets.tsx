import { useHost, useHostState } from '../../host.ts';
import { pocketOf } from './chips.ts';
import styles from './roulette.module.css';
import { colourOf } from './spots.ts';

const SHOWN = 10;

/** Where the ball fell last, the newest first; one that still runs is not told yet. */
export function LastPockets({ hidden }: { readonly hidden: string | null }) {
  const { t } = useHost();
  const items = useHostState((state) => state.rounds.items);
  const last = items.filter(({ id, status }) => id !== hidden && status === 'completed');
  return (
    <ol className={styles['last']} aria-label={t('casino_roulette_last')}>
      {last.slice(0, SHOWN).map((round) => {
        const pocket = pocketOf(round);
        if (pocket === null) return null;
        return (
          <li key={round.id} data-colour={colourOf(pocket)} className="numbers">
            {pocket}
          </li>
        );
      })}
    </ol>
  );
}
