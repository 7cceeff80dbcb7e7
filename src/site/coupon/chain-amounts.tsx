import { currencyOf } from '../../domain/currency.ts';
import { typedMinor } from '../../domain/money.ts';
import { stepsOf } from '../../projections/coupon/steps.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { AmountField } from './amount-field.tsx';

/** The steps after the first, in their order, as text: it changes with them alone. */
const laterSteps = ({ coupon }: State): string =>
  coupon.variant === 'chain' ? stepsOf(coupon.bets).slice(1).join() : '';

function StepAmount({ blockId, frozen }: { readonly blockId: number; readonly frozen: boolean }) {
  const host = useHost('coupon');
  const amount = useHostState((state) => state.coupon.amountByBlockId[blockId] ?? '');
  const currency = useHostState((state) => state.coupon.currency);
  return (
    <AmountField
      label={host.t('coupon_step_amount', { number: blockId })}
      amount={amount}
      minorUnits={currency.minorUnits}
      symbol={currencyOf(currency.iso)?.symbol ?? currency.iso}
      placeholder={host.t('coupon_step_all')}
      isWrong={amount !== '' && typedMinor(amount, currency.minorUnits) === 0}
      disabled={frozen}
      onChange={(text) => host.publish('coupon.blockAmountChanged', { blockId, amount: text })}
    />
  );
}

/** What later steps of a chain stake out of what those before them won. */
export function ChainAmounts({ frozen }: { readonly frozen: boolean }) {
  const steps = useHostState(laterSteps);
  if (steps === '') return null;
  return steps.split(',').map((id) => <StepAmount key={id} blockId={Number(id)} frozen={frozen} />);
}
