import { hasExactCoef } from '../../domain/coupon/exact-coef.ts';
import type { PromoTerms } from '../../domain/coupon/promo-code.ts';
import { COUPON_TYPE, type CouponTypeId } from '../../domain/coupon/type.ts';
import { type CouponVariant, evaluateSlip, housePriceOf } from '../../domain/coupon/variants.ts';
import type { CouponOutcome } from '../../domain/coupon.ts';
import { amountText, typedAmount, typedMinor } from '../../domain/money/money.ts';
import type { CouponBet } from './bets.ts';

/** What a coupon comes to; nulls where there is nothing to say. */
export interface CouponSum {
  /** Exact: what one unit of the stake returns if everything wins. */
  readonly coef: string | null;
  readonly possibleWin: string | null;
  readonly combos: number;
  readonly stake: string;
  readonly capped: boolean;
  /** What of the possible win a promo code adds; null without one. */
  readonly hyperBonus: string | null;
}

const nothing: CouponSum = {
  ...{ coef: null, possibleWin: null, combos: 0, stake: '0', capped: false },
  hyperBonus: null,
};

export interface SumInput {
  readonly bets: readonly CouponBet[];
  readonly typeId: CouponTypeId;
  readonly amount: string;
  readonly amountByBetId: Readonly<Record<string, string>>;
  readonly systemValue: number;
  readonly variant: CouponVariant;
  readonly amountByBlockId: Readonly<Record<string, string>>;
  readonly antiExpressCoef: string | null;
  readonly builderCoef: string | null;
  readonly settings: { readonly exactCoef: string };
  readonly minorUnits: number;
  readonly maxPayout: string | null;
  /** Of the bonus bet that is in the coupon. */
  readonly bonusFactor: string | null;
  /** Of the promo code that gives it something. */
  readonly hyperBonusPercent: string | null;
  readonly promoTerms: Pick<PromoTerms, 'maxHyperBonusLimit'> | null;
}

type Won = Pick<CouponOutcome, 'possibleWin' | 'capped' | 'hyperBonus'>;

/** What the promo code adds, as the mathematics takes it. */
function promoOf({ hyperBonusPercent: percent, promoTerms, minorUnits }: SumInput) {
  if (percent === null || promoTerms === null) return {};
  const most = amountText(promoTerms.maxHyperBonusLimit, minorUnits);
  return { hyperBonus: { percent, most } };
}

/** What is staked: with more decimals than the currency has, nothing. */
function stakeOf(amount: string, minorUnits: number): string {
  return typedMinor(amount, minorUnits) === 0 ? '0' : typedAmount(amount);
}

/** Without an amount of its own a single carries the coupon's. */
function ownStake(amount: string | undefined, minorUnits: number): { stake?: string } {
  return amount ? { stake: stakeOf(amount, minorUnits) } : {};
}

/** What later blocks of a chain stake; nothing where it is all that is at hand. */
function blockStakes({ amountByBlockId, minorUnits }: SumInput): Record<string, string> {
  const typed = Object.entries(amountByBlockId).filter(([, amount]) => amount !== '');
  return Object.fromEntries(typed.map(([id, amount]) => [id, stakeOf(amount, minorUnits)]));
}

/** What is won at the least at the coefficient that the player asks for; null where they ask for none. */
function exactWin(input: SumInput, stake: string): Won | null {
  const { settings, minorUnits, maxPayout } = input;
  if (!hasExactCoef(input)) return null;
  return evaluateSlip({
    ...{ typeId: COUPON_TYPE.single, variant: 'plain', stake, minorUnits },
    legs: [{ coef: settings.exactCoef }],
    ...(maxPayout === null ? {} : { maxPayout }),
    ...promoOf(input),
  });
}

/** Coefficient and possible win of a coupon as it stands. */
export function sumOf(input: SumInput): CouponSum {
  const { bets, typeId, minorUnits, bonusFactor } = input;
  if (bets.length === 0) return nothing;
  try {
    const result = evaluateSlip({
      typeId,
      variant: input.variant,
      housePrice: housePriceOf(input),
      stakeByBlockId: blockStakes(input),
      stake: stakeOf(input.amount, minorUnits),
      minorUnits,
      legs: bets.map((bet) => ({
        coef: bet.market.coef,
        eventId: String(bet.game.id),
        banker: bet.isBanker,
        ...(bet.blockId === 0 ? {} : { blockId: bet.blockId }),
        ...(typeId === COUPON_TYPE.multipleSingles
          ? ownStake(input.amountByBetId[bet.market.id], minorUnits)
          : {}),
      })),
      systemValue: input.systemValue,
      ...(bonusFactor === null ? {} : { bonusFactor }),
      ...(input.maxPayout === null ? {} : { maxPayout: input.maxPayout }),
      ...promoOf(input),
    });
    const { coef, combos, stake } = result;
    // What cannot be combined has no price; the coupon says elsewhere what is wrong with it.
    if (combos === 0) return { ...nothing, stake };
    const { possibleWin, capped, hyperBonus = null } = exactWin(input, stake) ?? result;
    return { coef, possibleWin, combos, stake, capped, hyperBonus };
  } catch {
    // The same goes for what is no number, or too much to reckon.
    return nothing;
  }
}
