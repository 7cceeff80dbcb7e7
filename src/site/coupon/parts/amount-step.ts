import { defaultAmountStep, typedMinor } from '../../../domain/money/money.ts';
import type { State } from '../../../projections/state.ts';

/** What plus and minus change the amount by, in minor units: the player's own, or that of the currency. */
export function amountStep({ coupon: { settings, currency } }: State): number {
  const { isManualAmountStep, amountStepByCurrencyIso } = settings;
  const own = typedMinor(amountStepByCurrencyIso[currency.iso] ?? '', currency.minorUnits);
  return isManualAmountStep && own > 0 ? own : defaultAmountStep(currency.iso);
}
