import type { CallInput, CallReply } from '../../../calls/table.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { formatCoef } from '../../../domain/odds.ts';
import type { SiteConfigByName } from '../../../domain/site/config.ts';
import type { OfferedCurrency } from '../../money/currencies.ts';
import { answeredLeg, type LegState, type Together } from '../legs.ts';
import { reckon, type Slip, sizesOf, totalCoef } from '../reckon.ts';
import { antiExpressPrice } from './anti-price.ts';
import { minStake } from './bounds.ts';
import { builderPrice } from './builder-price.ts';
import { slipOf } from './judge.ts';

type Calculation = CallReply<'couponCalculate'>;
type Asked = CallInput<'couponCalculate'>['body'];

/** Sizes a system of this slip may have, each with what it comes to; none for other types. */
function systemValuesOf(slip: Slip, currency: OfferedCurrency): Calculation['systemValues'] {
  const bankers = slip.typeId === COUPON_TYPE.system ? slip.legs.filter((leg) => leg.banker) : [];
  return sizesOf(slip, currency).flatMap((combo, value) => {
    // One combination of everything is an express, which has a type of its own.
    if (value < 2 || combo < 2) return [];
    const minBetAmount = minStake(slip.typeId, combo, currency.minBet);
    return [{ value, offset: bankers.length, minBetAmount, combo }];
  });
}

/** What prices of the whole go by. */
interface Terms {
  readonly config: Partial<SiteConfigByName>;
  /** The selections told together, where they are of one match. */
  readonly together: Together | null;
}

/** What a coupon comes to now, and its bounds. A coupon that cannot be played has coefficient 0. */
export function calculate(
  asked: Asked,
  legs: readonly LegState[],
  currency: OfferedCurrency,
  { config, together }: Terms,
): Calculation {
  const slip = slipOf(asked, { amount: 0, legs, config, together });
  const outcome = reckon(slip, currency);
  const combos = outcome?.combos ?? 0;
  const coef = totalCoef(outcome);
  const isExpress = asked.typeId === COUPON_TYPE.express;
  const antiExpressCoef = isExpress ? antiExpressPrice(legs) : null;
  const builderCoef = isExpress ? builderPrice(legs, together) : null;
  return {
    coef,
    coefByView: formatCoef(coef, asked.coefViewId),
    minBetAmount: minStake(asked.typeId, combos, currency.minBet),
    maxBetAmount: currency.maxBet,
    maxPayout: currency.maxPayout,
    ...(antiExpressCoef === null ? {} : { antiExpressCoef }),
    ...(builderCoef === null ? {} : { builderCoef }),
    systemValues: systemValuesOf(slip, currency),
    bets: legs.map(answeredLeg),
  };
}
