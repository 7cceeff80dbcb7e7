import type { CallReply } from '../../calls/table.ts';
import type { EditedBet } from '../../domain/bets/edited-bet.ts';
import { amountText } from '../../domain/money/money.ts';
import type { EventData } from '../../events/catalogue.ts';

interface Coupon {
  edited: EditedBet | null;
  amount: string;
  readonly accountId: string | null;
  readonly userId: string | null;
  readonly bets: readonly { readonly market: { readonly id: string } }[];
  readonly currency: { readonly minorUnits: number };
}

/** The coupon holds a running bet from now on: what that is bought back for is its stake. */
export function beginEdit(
  slice: Coupon,
  { couponId, price }: NonNullable<EventData<'coupon.filled'>['edited']>,
): void {
  const { userId, accountId } = slice;
  if (userId === null || accountId === null) return;
  const filled = price === null ? '' : amountText(price, slice.currency.minorUnits);
  const marketIds = slice.bets.map(({ market }) => market.id);
  slice.edited = { userId, couponId, accountId, price, filled, marketIds };
  slice.amount = filled;
}

/** What is in the coupon takes the place of no bet any more: who goes on pays for it anew, and types how much. */
export function endEdit(slice: Coupon): void {
  if (slice.edited === null) return;
  slice.edited = null;
  slice.amount = '';
}

/** The bet that is edited is bought back for something else now, or not at all. */
export function followPrice(
  slice: Coupon,
  { offers }: Pick<CallReply<'cashOutOffers'>, 'offers'>,
): void {
  const { edited, currency } = slice;
  const offer = offers.find(({ couponId }) => couponId === edited?.couponId);
  if (edited === null || offer === undefined || offer.price === edited.price) return;
  const { price } = offer;
  // Until there is a price again, the stake stays what it was.
  const filled = price === null ? edited.filled : amountText(price, currency.minorUnits);
  if (slice.amount === edited.filled) slice.amount = filled;
  slice.edited = { ...edited, price, filled };
}
