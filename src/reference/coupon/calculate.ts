import type { CallInput, CallReply } from '../../calls/table.ts';
import { COUPON_TYPE } from '../../domain/coupon-type.ts';
import { hasSize } from '../../domain/coupon-variants.ts';
import { formatCoef } from '../../domain/odds.ts';
import type { OfferedCurrency } from '../money/currencies.ts';
import { antiExpressPrice } from './anti-price.ts';
import { minStake } from './bounds.ts';
import { slipOf } from './judge.ts';
import { answeredLeg, type LegState } from './legs.ts';
import { reckon, type Slip, totalCoef } from './reckon.ts';

type Calculation = CallReply<'couponCalculate'>;
type Asked = CallInput<'couponCalculate'>['body'];

/** Sizes a system of this slip may have, each with what it comes to; none for other types. */
function systemValuesOf(slip: Slip, currency: OfferedCurrency): Calculation['systemValues'] {
  if (!hasSize(slip.typeId, slip.variant)) return [];
  const bankers = slip.typeId === COUPON_TYPE.system ? slip.legs.filter((leg) => leg.banker) : [];
  const sizes = slip.legs.map((_, index) => index + 2);
  return sizes.flatMap((value) => {
    const combo = reckon({ ...slip, systemValue: value }, currency)?.combos ?? 0;
    // One combination of everything is an express, which has a type of its own.
    if (combo < 2) return [];
    const minBetAmount = minStake(slip.typeId, combo, currency.minBet);
    return [{ value, offset: bankers.length, minBetAmount, combo }];
  });
}

/** What a coupon comes to now, and its bounds. A coupon that cannot be played has coefficient 0. */
export function calculate(
  asked: Asked,
  legs: readonly LegState[],
  currency: OfferedCurrency,
): Calculation {
  const slip = slipOf(asked, { amount: 0, legs });
  const outcome = reckon(slip, currency);
  const combos = outcome?.combos ?? 0;
  const coef = totalCoef(outcome);
  const antiExpressCoef = asked.typeId === COUPON_TYPE.express ? antiExpressPrice(legs) : null;
  return {
    coef,
    coefByView: formatCoef(coef, asked.coefViewId),
    minBetAmount: minStake(asked.typeId, combos, currency.minBet),
    maxBetAmount: currency.maxBet,
    maxPayout: currency.maxPayout,
    ...(antiExpressCoef === null ? {} : { antiExpressCoef }),
    systemValues: systemValuesOf(slip, currency),
    bets: legs.map(answeredLeg),
  };
}
