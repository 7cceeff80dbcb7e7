import { CASHBACK_LEVELS, levelReached } from '../../../domain/accounts/cashback.ts';
import type { KnownCashback } from '../../../site/contract/campaigns.ts';
import { formatMoney } from '../../../site/ui/format/format.ts';
import { useHost } from '../host.ts';
import styles from './cashback.module.css';

/** The level that this week's turnover has reached; null below the first. */
export function levelNow({ weeks: [week], lowestStake }: KnownCashback) {
  return week === undefined ? null : levelReached({ staked: week.staked, lowestStake });
}

interface LevelsTableProps {
  readonly known: KnownCashback;
  /** The lowest level that is listed. */
  readonly from?: number;
}

/** Which turnover brings how much; the player's level of this week is marked. */
export function LevelsTable({ known, from = 1 }: LevelsTableProps) {
  const { t, language } = useHost('promotions');
  const { currency, lowestStake } = known;
  const reached = levelNow(known)?.level;
  return (
    <table className={`${styles['table']} numbers`}>
      <caption className="visually-hidden">{t('cashback_levels')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cashback_level')}</th>
          <th scope="col">{t('cashback_level_from')}</th>
          <th scope="col">{t('cashback_level_percent')}</th>
        </tr>
      </thead>
      <tbody>
        {CASHBACK_LEVELS.filter(({ level }) => level >= from).map((row) => (
          <tr key={row.level} aria-current={row.level === reached ? 'true' : undefined}>
            <th scope="row">{t('cashback_level_number', { level: row.level })}</th>
            <td>{formatMoney(row.fromStakes * lowestStake, currency, language())}</td>
            <td>{t('cashback_percent', { percent: row.percent })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
