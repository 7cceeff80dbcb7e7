import { onOffer } from '../../../domain/coupon/kept.ts';
import { formatCoef } from '../../../domain/odds.ts';
import type { Found } from '../../../projections/coupon/codes.ts';
import styles from '../../coupon/placing/receipt.module.css';
import { useHost, useHostState } from '../../host.tsx';
import { groupName, outcomeName } from '../../ui/betting/market-words.ts';
import { Teams } from '../../ui/betting/score.tsx';

type Named = NonNullable<Found['bets'][number]['gone']>;

function Selection({ leg, coef }: { readonly leg: Named; readonly coef: string | null }) {
  const { t } = useHost('bets');
  const viewId = useHostState((state) => state.preferences.coefViewId);
  return (
    <li className={styles['leg']}>
      <span>
        {coef === null ? (
          <del className={styles['before']}>{outcomeName(leg, leg, t)}</del>
        ) : (
          outcomeName(leg, leg, t)
        )}
        <span className={styles['quiet']}>
          {groupName(leg, leg, t)} · <Teams team1={leg.team1} team2={leg.team2} />
        </span>
      </span>
      {coef !== null && <span className="numbers">{formatCoef(coef, viewId)}</span>}
    </li>
  );
}

const nameOf = ({ team1, team2, group, param, outcome }: Named): string =>
  [team1, team2, group, param, outcome].join();

/** What can be bet on still, and what cannot, by name as far as it is known. */
export function FoundLegs({ found }: { readonly found: Found }) {
  const { t } = useHost('coupon');
  const bets = onOffer(found.bets);
  const gone = found.bets.flatMap((bet) => bet.gone ?? []);
  const count = found.bets.length - bets.length;
  return (
    <>
      {bets.length === 0 && <p>{t('couponCodeNothing')}</p>}
      {bets.length > 0 && (
        <ul aria-label={t('coupon_found')} data-found="">
          {bets.map(({ market, game }) => (
            <Selection key={market.id} leg={{ ...game, ...market }} coef={market.coef} />
          ))}
        </ul>
      )}
      {count > 0 && <p>{t('coupon_found_gone', { count })}</p>}
      {gone.length > 0 && (
        <ul data-gone="">
          {gone.map((leg) => (
            <Selection key={nameOf(leg)} leg={leg} coef={null} />
          ))}
        </ul>
      )}
    </>
  );
}
