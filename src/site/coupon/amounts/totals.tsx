import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { formatCoef } from '../../../domain/odds.ts';
import { useHost, useHostState } from '../../host.tsx';
import { formatMoneyText } from '../../ui/format/format.ts';
import styles from '../parts/foot.module.css';
import { isOver } from '../parts/is-over.ts';
import { EditSums } from './edit-sums.tsx';

/** A stake as it is put on several bets: "6 × €1.00" where it divides, the number of bets else. */
function Stake() {
  const host = useHost('bets', 'coupon');
  const stake = useHostState((state) => state.coupon.stake);
  const combos = useHostState((state) => state.coupon.combos);
  const iso = useHostState((state) => state.coupon.currency.iso);
  const typeId = useHostState((state) => state.coupon.typeId);
  const isChain = useHostState((state) => state.coupon.variant === 'chain');
  if (typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express || isChain) return null;
  return (
    <div className={styles['row']}>
      <dt>{host.t('coupon_stake')}</dt>
      <dd className="numbers">
        <span className={styles['quiet']}>{host.t('coupon_combos', { count: combos })}</span>{' '}
        {formatMoneyText(stake, iso, host.language())}
      </dd>
    </div>
  );
}

function Win() {
  const host = useHost('bets', 'coupon');
  const win = useHostState((state) => state.coupon.possibleWin);
  const over = useHostState(isOver);
  const capped = useHostState((state) => state.coupon.capped);
  const iso = useHostState((state) => state.coupon.currency.iso);
  return (
    <div className={styles['row']} data-main="">
      <dt>
        {host.t('coupon_win')}
        {capped && !over && <span className={styles['capped']}>{host.t('coupon_capped')}</span>}
      </dt>
      <dd className="numbers">
        {win === null || over ? '–' : formatMoneyText(win, iso, host.language())}
      </dd>
    </div>
  );
}

/** What of the win a promo code adds. */
function HyperBonus() {
  const host = useHost('bets');
  const bonus = useHostState((state) => state.coupon.hyperBonus);
  const over = useHostState(isOver);
  const iso = useHostState((state) => state.coupon.currency.iso);
  if (bonus === null || over || Number(bonus) === 0) return null;
  return (
    <div className={styles['row']}>
      <dt>{host.t('coupon_promo_win')}</dt>
      <dd className="numbers">{formatMoneyText(bonus, iso, host.language())}</dd>
    </div>
  );
}

/** Coefficient and possible win: in play they change too often to be read out by themselves. */
export function Totals() {
  const host = useHost('bets');
  const coef = useHostState((state) => state.coupon.coef);
  const viewId = useHostState((state) => state.preferences.coefViewId);
  const over = useHostState(isOver);
  const isWinShown = useHostState((state) => state.coupon.settings.isPossibleWinShown);
  // Several singles have no odds in common.
  const isSingles = useHostState((state) => state.coupon.typeId === COUPON_TYPE.multipleSingles);
  return (
    <dl className={styles['totals']}>
      <Stake />
      {!isSingles && (
        <div className={styles['row']}>
          <dt>{host.t('coupon_coef')}</dt>
          <dd className="numbers">{coef === null || over ? '–' : formatCoef(coef, viewId)}</dd>
        </div>
      )}
      <EditSums />
      {isWinShown && <HyperBonus />}
      {isWinShown && <Win />}
    </dl>
  );
}
