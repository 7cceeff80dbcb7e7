import type { BetTotal } from '../../../site/contract/betting.ts';
import { formatMoney } from '../../../site/ui/format/format.ts';
import { useHost, useHostState } from '../host.ts';
import styles from './history.module.css';

/** What was won or lost: open bets are neither yet. */
const netOf = ({ staked, stakedOpen, returned }: BetTotal): number =>
  returned - (staked - stakedOpen);

function Total({ total }: { readonly total: BetTotal }) {
  const { t, language } = useHost();
  const money = (minor: number) => formatMoney(minor, total.currency, language());
  const rows = [
    [t('office_history_bets'), String(total.bets)],
    [t('office_history_staked'), money(total.staked)],
    ...(total.open === 0 ? [] : [[t('office_history_staked_open'), money(total.stakedOpen)]]),
    [t('office_history_returned'), money(total.returned)],
    [t('office_history_net'), money(netOf(total))],
  ];
  return (
    <dl className={styles['sums']} data-total={total.currency}>
      {total.isBonus && (
        <div>
          <dt>{t('office_history_account')}</dt>
          <dd>{t('office_history_bonus', { currency: total.currency })}</dd>
        </div>
      )}
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What all the bets that are looked at come to, in each currency, also those that are not shown yet. */
export function Totals() {
  const { t } = useHost();
  const status = useHostState((state) => state.bets.status);
  const totals = useHostState((state) => state.bets.totals);
  if (status !== 'ready') return null;
  if (totals === null) return <p className={styles['quiet']}>{t('office_history_too_many')}</p>;
  if (totals.length === 0) return null;
  return (
    <section className={styles['totals']} aria-label={t('office_history_totals')}>
      {totals.map((total) => (
        <Total key={`${total.currency} ${total.isBonus ?? false}`} total={total} />
      ))}
    </section>
  );
}
