import { Icon } from '../../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../../host.ts';
import styles from './dice.module.css';
import { rollOf } from './dice.ts';
import { rollText } from './roll-text.ts';

const SHOWN = 8;

/** What the player rolled last, the newest first; one that still moves is not told yet. */
export function LastRolls({ hidden }: { readonly hidden: string | null }) {
  const { t, language } = useHost();
  const items = useHostState((state) => state.rounds.items);
  const last = items.filter(({ id, status }) => id !== hidden && status === 'completed');
  return (
    <ol className={styles['last']} aria-label={t('casino_dice_last')}>
      {last.slice(0, SHOWN).map((round) => {
        const won = (round.payout ?? 0) > 0;
        const roll = rollOf(round);
        if (roll === null) return null;
        return (
          <li key={round.id} data-won={won}>
            <Icon name={won ? 'check' : 'minus'} size={14} />
            <span className="numbers">{rollText(roll, language())}</span>
            <span className="visually-hidden">{t(won ? 'casino_won' : 'casino_lost')}</span>
          </li>
        );
      })}
    </ol>
  );
}
