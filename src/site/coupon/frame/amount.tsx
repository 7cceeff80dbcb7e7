import { useId } from 'react';
import { boundsOf } from '../../../domain/coupon/placing-facts.ts';
import { steppedAmount } from '../../../domain/coupon/stepped-amount.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { currencyOf } from '../../../domain/money/currency.ts';
import { typedMinor } from '../../../domain/money/money.ts';
import { isFrozen } from '../../../projections/coupon/state.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { shortAmount } from '../../ui/format/amount-text.ts';
import { formatMoney } from '../../ui/format/format.ts';
import { AmountField } from '../amounts/amount-field.tsx';
import { QuickAmounts } from '../amounts/quick-amounts.tsx';
import { amountStep } from '../parts/amount-step.ts';
import styles from '../parts/foot.module.css';
import { HINT_ID } from '../placing/place-bet.tsx';
import { placeState } from '../placing/place-state.ts';

const wrong: ReadonlySet<string> = new Set([
  'amount-low',
  'amount-high',
  'limit-reached',
  'not-enough-money',
]);

/** Whether what was typed is no amount of the currency, as it has more decimals. */
function isNone({ amount, currency }: State['coupon']): boolean {
  return Number(amount) > 0 && typedMinor(amount, currency.minorUnits) === 0;
}

/** Least and greatest amount, as far as they are known. */
function useBoundsText(): string {
  const host = useHost('coupon');
  const iso = useHostState((state) => state.coupon.currency.iso);
  const min = useHostState((state) => boundsOf(state).min);
  const max = useHostState((state) => boundsOf(state).max);
  const money = (minor: number) => formatMoney(minor, iso, host.language());
  if (min !== null && max !== null) {
    return host.t('coupon_bounds', { min: money(min), max: money(max) });
  }
  return min === null ? '' : host.t('coupon_bound_min', { min: money(min) });
}

/** Plus and minus by the currency's step. */
function useStep(): (steps: number) => void {
  const host = useHost();
  return (steps) => {
    const { coupon } = host.state();
    const { minorUnits } = coupon.currency;
    const now = typedMinor(coupon.amount, minorUnits);
    const next = steppedAmount(now, amountStep(host.state()), steps, boundsOf(host.state()));
    host.publish('coupon.amountChanged', { amount: shortAmount(next, minorUnits) });
  };
}

function Step({ by, disabled }: { readonly by: 1 | -1; readonly disabled: boolean }) {
  const host = useHost('coupon');
  const step = useStep();
  return (
    <IconButton
      icon={by > 0 ? 'plus' : 'minus'}
      label={host.t(by > 0 ? 'coupon_amount_more' : 'coupon_amount_less')}
      disabled={disabled}
      onClick={() => step(by)}
    />
  );
}

/** The amount of the coupon; of each single where there are several. */
export function CouponAmount() {
  const host = useHost('coupon');
  const id = useId();
  const amount = useHostState((state) => state.coupon.amount);
  const currency = useHostState((state) => state.coupon.currency);
  const typeId = useHostState((state) => state.coupon.typeId);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  const isWrong = useHostState(
    (state) => wrong.has(placeState(state).kind) || isNone(state.coupon),
  );
  const bounds = useBoundsText();
  const described = [...(bounds === '' ? [] : [id]), ...(isWrong ? [HINT_ID] : [])].join(' ');
  const isEach = typeId === COUPON_TYPE.multipleSingles;
  return (
    <div className={styles['amount']}>
      <AmountField
        label={host.t(isEach ? 'coupon_amount_each' : 'coupon_amount')}
        amount={amount}
        minorUnits={currency.minorUnits}
        symbol={currencyOf(currency.iso)?.symbol ?? currency.iso}
        disabled={frozen}
        isWrong={isWrong}
        describedBy={described === '' ? undefined : described}
        onChange={(text) => host.publish('coupon.amountChanged', { amount: text })}
        before={<Step by={-1} disabled={frozen || amount === ''} />}
        after={<Step by={1} disabled={frozen} />}
      />
      <p id={id} className={`${styles['bounds']} numbers`}>
        {bounds}
      </p>
      <QuickAmounts frozen={frozen} />
    </div>
  );
}
