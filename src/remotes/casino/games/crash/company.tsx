import { parseDecimal } from '../../../../kernel/rational.ts';
import { useHost, useHostState } from '../../host.ts';
import { multiplierText } from '../../words/ratio.ts';
import styles from './crash.module.css';

/** Where somebody cashed out; those who did not are on it as long as it flies. */
function useSeatWords(hasEnded: boolean): (cashOut: string | null) => string {
  const { t, language } = useHost();
  return (cashOut) => {
    const multiplier = cashOut === null ? null : parseDecimal(cashOut);
    if (multiplier !== null) return multiplierText(multiplier, language());
    return t(hasEnded ? 'casino_crash_table_company_lost' : 'casino_crash_table_company_in');
  };
}

/** Who else is on the curve that flies, or was on the one before: by names that are made up for it. */
export function Company() {
  const { t } = useHost();
  const { company, current, last } = useHostState((state) => state.draws);
  const { draw, bets, out, seats } = company;
  const words = useSeatWords(last.some((one) => one.draw === draw));
  const isNear = draw !== null && current !== null && draw >= current.draw - 1;
  if (!isNear) return null;
  // A player may be there more than once.
  const placed = seats.map((seat, place) => ({ ...seat, key: `${seat.name} ${place}` }));
  const more = bets - seats.length;
  return (
    <section className={styles['company']} aria-label={t('casino_crash_table_company')}>
      <p>{t('casino_crash_table_company_counts', { number: draw, bets, out })}</p>
      <ul>
        {placed.map(({ key, name, cashOut }) => (
          <li key={key} data-out={cashOut !== null}>
            <bdi>{name}</bdi> <span className="numbers">{words(cashOut)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('casino_crash_table_company_more', { bets: more })}</p>}
      <p>{t('casino_crash_table_company_names')}</p>
    </section>
  );
}
