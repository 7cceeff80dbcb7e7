import { areOfOneMatch } from '../../../domain/coupon/builder.ts';
import { COUPON_TYPE, type CouponTypeId } from '../../../domain/coupon/type.ts';
import { type CouponVariant, isCovered } from '../../../domain/coupon/variants.ts';
import type { State } from '../../../projections/state.ts';

/** A way to play the selections that is not among the usual types. */
export interface OtherKind {
  readonly typeId: CouponTypeId;
  readonly variant: CouponVariant;
}

/** Type and variant as one text, for a field that chooses among them. */
export const kindKey = ({ typeId, variant }: OtherKind): `${CouponTypeId}_${CouponVariant}` =>
  `${typeId}_${variant}`;

/** Whether the coupon is played in one of those ways. */
export const isOther = ({ typeId, variant }: OtherKind): boolean =>
  typeId === COUPON_TYPE.blocks || variant !== 'plain';

/** What the selections can be played as besides express, system and singles. */
export function otherKinds({ bets }: Pick<State['coupon'], 'bets'>): OtherKind[] {
  const matches = bets.map(({ game }) => game.id);
  const hasName = isCovered(matches);
  const isBuilt = areOfOneMatch(matches);
  const { express, system, blocks } = COUPON_TYPE;
  return [
    ...(isBuilt ? [{ typeId: express, variant: 'builder' } as const] : []),
    ...(bets.length > 1 && !isBuilt ? [{ typeId: express, variant: 'anti' } as const] : []),
    ...(hasName ? [{ typeId: system, variant: 'cover' } as const] : []),
    ...(hasName ? [{ typeId: system, variant: 'lucky' } as const] : []),
    ...(bets.length > 1 ? [{ typeId: blocks, variant: 'chain' } as const] : []),
    ...(bets.length > 2 ? [{ typeId: blocks, variant: 'plain' } as const] : []),
  ];
}
