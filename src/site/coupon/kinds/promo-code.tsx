import { type PromoLack, promoLack } from '../../../domain/coupon/promo-code.ts';
import { formatCoef } from '../../../domain/odds.ts';
import { promoCoupon } from '../../../projections/coupon/promo.ts';
import { isFrozen } from '../../../projections/coupon/state.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { formatMoney, formatNumber } from '../../ui/format/format.ts';
import styles from '../parts/foot.module.css';
import { focusCoupon } from '../parts/keep-focus.ts';

/** What keeps the code from the coupon, in short: it is drawn again only when that changes. */
function lackText({ coupon }: State): string {
  const lack = coupon.promoTerms && promoLack(coupon.promoTerms, promoCoupon(coupon));
  return JSON.stringify(lack);
}

/** What the code adds, or what the coupon lacks for that. */
function Standing() {
  const host = useHost('coupon', 'bets');
  const code = useHostState((state) => state.coupon.promoCode);
  const percent = useHostState((state) => state.coupon.hyperBonusPercent);
  const terms = useHostState((state) => state.coupon.promoTerms);
  const viewId = useHostState((state) => state.preferences.coefViewId);
  useHostState(lackText);
  const { coupon } = host.state();
  const lack = terms && promoLack(terms, promoCoupon(coupon));
  const money = (minor: number) => formatMoney(minor, terms?.currency ?? '', host.language());
  const missing = (why: PromoLack): string => {
    switch (why.is) {
      case 'legs':
        return host.t('coupon_promo_lack_legs', { legs: why.least });
      case 'coef':
        return host.t('coupon_promo_lack_coef', { coef: formatCoef(why.least, viewId) });
      case 'amount':
        return host.t('coupon_promo_lack_amount', { amount: money(why.least) });
      default:
        return host.t(`coupon_promo_lack_${why.is}`);
    }
  };
  const number = formatNumber(Number(percent ?? 0), host.language());
  const about = (): string => {
    if (terms === null) return host.t('main_loading');
    if (lack !== null) return missing(lack);
    if (percent === null) return host.t('coupon_promo_one_click');
    return host.t('coupon_promo_most', { amount: money(terms.maxHyperBonusLimit) });
  };
  return (
    <p className={styles['promo']} data-promo={lack?.is ?? 'taken'}>
      <strong className="numbers">
        {percent === null ? code : host.t('coupon_promo_adds', { code, percent: number })}
      </strong>
      <span className={styles['quiet']}>{about()}</span>
    </p>
  );
}

/** The promo code of the coupon, or the way to one. */
export function PromoCode() {
  const host = useHost('coupon', 'bets');
  const isPlayer = useHostState((state) => state.session.userId !== null);
  const code = useHostState((state) => state.coupon.promoCode);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  if (!isPlayer) return null;
  if (code === '') {
    return (
      <Button
        look="plain"
        size="s"
        disabled={frozen}
        onClick={() => {
          host.openModal('coupon-promo');
          host.publish('coupon.promoCodesAsked', {});
        }}
      >
        {host.t('coupon_promo_enter')}
      </Button>
    );
  }
  return (
    <div className={styles['change']}>
      <Standing />
      {!frozen && (
        <IconButton
          icon="close"
          size="s"
          label={host.t('coupon_remove', { name: code })}
          onClick={({ currentTarget }) => {
            focusCoupon(currentTarget);
            host.publish('coupon.promoCodeRemoved', {});
          }}
        />
      )}
    </div>
  );
}
