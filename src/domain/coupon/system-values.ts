import { evaluateCoupon } from '../coupon.ts';
import { CouponInputError } from './input.ts';
import { COUPON_TYPE } from './type.ts';

/** One system the player may choose. */
export interface SystemValueOption {
  /** Combination size among the legs that are no bankers, or among the blocks. */
  readonly value: number;
  /** Bankers, which stand in every combination on top of `value`. */
  readonly offset: number;
  /** Least total stake in minor units: every combination carries its own minimum. */
  readonly minBetAmount: number;
  readonly combo: number;
}

export interface SystemLeg {
  readonly eventId?: string;
  readonly banker?: boolean;
  readonly blockId?: number;
}

const MIN_VALUE = 2;

/**
 * The systems a coupon can be played as: sizes from 2 to one less than the legs that may be left
 * out, for with all of them it is an express. Sizes without a combination (all of one event), or
 * with more than can be counted, are left out. `minPerCombo` is in minor units.
 */
export function systemValueOptions(coupon: {
  readonly typeId: number;
  readonly legs: readonly SystemLeg[];
  readonly lobbyBlockId?: number;
  readonly minPerCombo: number;
}): readonly SystemValueOption[] {
  const { typeId, legs, minPerCombo } = coupon;
  const isSystem = typeId === COUPON_TYPE.system;
  if (!isSystem && typeId !== COUPON_TYPE.blocks) return [];
  const offset = isSystem ? legs.filter((leg) => leg.banker === true).length : 0;
  const size = isSystem ? legs.length - offset : blockCount(legs, coupon.lobbyBlockId);
  const options: SystemValueOption[] = [];
  for (let value = MIN_VALUE; value < size; value += 1) {
    const combo = comboCount(isSystem ? COUPON_TYPE.system : COUPON_TYPE.blocks, value, coupon);
    if (combo > 0) options.push({ value, offset, minBetAmount: combo * minPerCombo, combo });
  }
  return options;
}

function blockCount(legs: readonly SystemLeg[], lobbyBlockId: number | undefined): number {
  const blocks = new Set(legs.map((leg, index) => leg.blockId ?? `alone ${index}`));
  if (lobbyBlockId !== undefined) blocks.delete(lobbyBlockId);
  return blocks.size;
}

/** Counting needs no prices, so every leg stands at 1. */
function comboCount(
  typeId: typeof COUPON_TYPE.system | typeof COUPON_TYPE.blocks,
  systemValue: number,
  coupon: { readonly legs: readonly SystemLeg[]; readonly lobbyBlockId?: number },
): number {
  const lobby = coupon.lobbyBlockId === undefined ? {} : { lobbyBlockId: coupon.lobbyBlockId };
  const legs = coupon.legs.map((leg) => ({ ...leg, coef: '1' }));
  try {
    const input = { typeId, stake: '0', minorUnits: 0, legs, systemValue, ...lobby };
    return evaluateCoupon(input).combos;
  } catch (error) {
    if (error instanceof CouponInputError) return 0;
    throw error;
  }
}
