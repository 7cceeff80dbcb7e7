import { variantOf } from '../../domain/coupon/variants.ts';
import type { EventData } from '../../events/catalogue.ts';
import { betOf } from './bets.ts';
import { beginEdit } from './edited.ts';
import { type CouponState, couponTypesOf, empty } from './state.ts';

/** Puts a coupon that was kept in place of what is there. */
export function fill(slice: CouponState, filling: EventData<'coupon.filled'>, at: number): void {
  const { bets, typeId, variant, systemValue, edited } = filling;
  empty(slice);
  slice.bets = bets.map(({ market, game, blockId = 0, banker = false }) => ({
    ...betOf({ market, game, manualBlockId: blockId, source: '', pageType: '' }),
    isBanker: banker,
  }));
  for (const { market } of bets) slice.addedAtByBetId[market.id] = at;
  const types = couponTypesOf(bets);
  slice.typeId = types.find((type) => type === typeId) ?? types[0] ?? slice.typeId;
  slice.variant = variantOf(slice.typeId, variant);
  if (systemValue !== undefined) slice.systemValue = systemValue;
  if (edited !== undefined) {
    Object.assign(slice, { isActiveAutoMax: false, isActiveVipBet: false });
    beginEdit(slice, edited);
  }
  // On a phone it lies under the page.
  slice.isOpen = true;
}
