import { currencyOf } from '../../../domain/money/currency.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import { useHost, useHostState } from '../../host.tsx';
import { fieldText } from '../../ui/format/amount-text.ts';
import { AmountField } from '../amounts/amount-field.tsx';

interface LegAmountProps {
  readonly bet: CouponBet;
  readonly frozen: boolean;
  /** What is bet on. */
  readonly name: string;
}

/** The amount of one of several singles; while it is empty, the coupon's amount holds. */
export function LegAmount({ bet, frozen, name }: LegAmountProps) {
  const host = useHost('coupon');
  const marketId = bet.market.id;
  const amount = useHostState((state) => state.coupon.amountByBetId[marketId] ?? '');
  const common = useHostState((state) => state.coupon.amount);
  const currency = useHostState((state) => state.coupon.currency);
  return (
    <AmountField
      label={host.t('coupon_amount_of', { name })}
      hidesLabel
      amount={amount}
      minorUnits={currency.minorUnits}
      symbol={currencyOf(currency.iso)?.symbol ?? currency.iso}
      placeholder={fieldText(common, host.language())}
      disabled={frozen}
      onChange={(text) => host.publish('coupon.betAmountChanged', { marketId, amount: text })}
    />
  );
}
