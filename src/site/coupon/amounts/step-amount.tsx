import { currencyOf } from '../../../domain/money/currency.ts';
import { typedMinor } from '../../../domain/money/money.ts';
import { useHost, useHostState } from '../../host.tsx';
import { AmountField } from './amount-field.tsx';

interface StepAmountProps {
  readonly step: number;
  readonly frozen: boolean;
}

/** What a later step of a chain stakes out of what those before it won; all of it while the field is empty. */
export function StepAmount({ step, frozen }: StepAmountProps) {
  const host = useHost('coupon');
  const amount = useHostState((state) => state.coupon.amountByBlockId[step] ?? '');
  const currency = useHostState((state) => state.coupon.currency);
  return (
    <AmountField
      label={host.t('coupon_step_amount', { number: step })}
      hidesLabel
      amount={amount}
      minorUnits={currency.minorUnits}
      symbol={currencyOf(currency.iso)?.symbol ?? currency.iso}
      placeholder={host.t('coupon_step_all')}
      isWrong={amount !== '' && typedMinor(amount, currency.minorUnits) === 0}
      disabled={frozen}
      onChange={(text) =>
        host.publish('coupon.blockAmountChanged', { blockId: step, amount: text })
      }
    />
  );
}
