import type { KnownCashback, KnownFriends } from '../../../site/contract/campaigns.ts';
import type { Bonus } from '../../../site/contract/payments.ts';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { BONUS_NAMES, ENDED_BONUSES } from '../bonuses/words.ts';
import { useHost } from '../host.ts';
import styles from './rewards.module.css';

interface Row {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  readonly amount: number;
  readonly currency: string;
  readonly became: string;
}

interface GotProps {
  readonly bonuses: readonly Bonus[];
  readonly cashback: KnownCashback;
  readonly friends: KnownFriends;
}

/** Bonuses, cashback and what friends brought in one list, the newest first. */
function useRows({ bonuses, cashback: { weeks, currency }, friends }: GotProps): readonly Row[] {
  const { t } = useHost('bonus');
  const { t: tell } = useHost('promotions');
  const { t: say } = useHost('friends');
  const given = bonuses.map((one): Row => {
    const became =
      one.state === 'active' ? tell('promotions_got_active') : t(ENDED_BONUSES[one.state]);
    const { id, grantedAt: at, granted: amount } = one;
    return {
      id: `bonus ${id}`,
      at,
      what: t(BONUS_NAMES[one.kind]),
      amount,
      currency: one.currency,
      became,
    };
  });
  const collected = weeks.flatMap(({ start, amount, collectedAt: at }): Row[] => {
    const what = tell('cashback_amount');
    const became = tell('cashback_collected_now');
    return at === null ? [] : [{ id: `week ${start}`, at, what, amount, currency, became }];
  });
  const brought = friends.rewards.map(
    ({ friends: count, amount, currency: iso, collectedAt: at }) => {
      const what = say('friends_brought', { count });
      const became = tell('cashback_collected_now');
      return { id: `friends ${at}`, at, what, amount, currency: iso, became };
    },
  );
  return [...given, ...collected, ...brought].sort((one, other) => other.at - one.at);
}

/** What the player was given, and what became of it. */
export function Got(props: GotProps) {
  const { t, language } = useHost('promotions');
  const clock = useClock();
  const rows = useRows(props);
  if (rows.length === 0) return <p>{t('promotions_got_none')}</p>;
  return (
    <ul className={`${styles['list']} numbers`}>
      {rows.map(({ id, at, what, amount, currency, became }) => (
        <li key={id} className={styles['got']}>
          <strong>{what}</strong>
          <strong>{formatMoney(amount, currency, language())}</strong>
          <span className={styles['quiet']}>{became}</span>
          <time dateTime={new Date(at).toISOString()} className={styles['quiet']}>
            {formatTime(at, clock, 'date')}
          </time>
        </li>
      ))}
    </ul>
  );
}
