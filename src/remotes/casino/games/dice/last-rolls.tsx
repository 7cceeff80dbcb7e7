import { Icon } from '../../../../site/ui/marks/icons.tsx';
import { useHost } from '../../host.ts';
import { useRounds } from '../../table/use-rounds.ts';
import styles from './dice.module.css';
import { rollOf } from './dice.ts';
import { rollText } from './roll-text.ts';

const SHOWN = 8;

/** What the player rolled last, the newest first; one that still moves is not told yet. */
export function LastRolls() {
  const { t, language } = useHost();
  const last = useRounds().filter(({ status }) => status === 'completed');
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
