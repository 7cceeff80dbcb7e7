import { formatCoef } from '../../domain/odds.ts';
import type { Found } from '../../projections/coupon/codes.ts';
import { useHost, useHostState } from '../host.tsx';
import { groupName, outcomeName } from '../ui/betting/market-words.ts';
import { Teams } from '../ui/betting/score.tsx';
import styles from './coupon-code.module.css';

type Named = Found['gone'][number];

function Selection({ leg, coef }: { readonly leg: Named; readonly coef: string | null }) {
  const { t } = useHost('bets');
  const viewId = useHostState((state) => state.preferences.coefViewId);
  return (
    <li className={styles['leg']}>
      {coef === null ? (
        <del className={styles['gone']}>{outcomeName(leg, leg, t)}</del>
      ) : (
        <strong>{outcomeName(leg, leg, t)}</strong>
      )}
      {coef !== null && (
        <span className={`${styles['coef']} numbers`}>{formatCoef(coef, viewId)}</span>
      )}
      <small>
        {groupName(leg, leg, t)} · <Teams team1={leg.team1} team2={leg.team2} />
      </small>
    </li>
  );
}

const nameOf = ({ team1, team2, group, param, outcome }: Named): string =>
  [team1, team2, group, param, outcome].join();

/** What can be bet on still, and what cannot, by name as far as it is known. */
export function FoundLegs({ found: { bets, gone, count } }: { readonly found: Found }) {
  const { t } = useHost('coupon');
  const unnamed = count - bets.length - gone.length;
  return (
    <>
      {bets.length === 0 && <p>{t('coupon_code_nothing')}</p>}
      {bets.length > 0 && (
        <ul className={styles['legs']} aria-label={t('coupon_found')} data-found="">
          {bets.map(({ market, game }) => (
            <Selection key={market.id} leg={{ ...game, ...market }} coef={market.coef} />
          ))}
        </ul>
      )}
      {gone.length + unnamed > 0 && (
        <p>{t('coupon_found_gone', { count: gone.length + unnamed })}</p>
      )}
      {gone.length > 0 && (
        <ul className={styles['legs']} data-gone="">
          {gone.map((leg) => (
            <Selection key={nameOf(leg)} leg={leg} coef={null} />
          ))}
        </ul>
      )}
    </>
  );
}
