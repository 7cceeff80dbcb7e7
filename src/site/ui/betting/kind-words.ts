import { COUPON_TYPE, type CouponTypeId } from '../../../domain/coupon/type.ts';
import { type CouponVariant, LOBBY_BLOCK_ID } from '../../../domain/coupon/variants.ts';
import type { Translate } from '../../texts/keys.ts';

export interface Kind {
  readonly typeId: CouponTypeId;
  readonly variant?: CouponVariant | undefined;
}

const NAMED = [3, 4, 5, 6, 7, 8] as const;

/** What a kind of bet is called; full covers have a name for each number of selections. */
export function kindName({ typeId, variant }: Kind, legs: number, t: Translate<'bets'>): string {
  const named = NAMED.find((count) => count === legs);
  if (named !== undefined && variant === 'cover') return t(`coupon_cover_${named}`);
  if (named !== undefined && variant === 'lucky') return t(`coupon_lucky_${named}`);
  if (variant === 'chain') return t('coupon_kind_chain');
  if (variant === 'builder') return t('coupon_kind_builder');
  return variant === 'anti' ? t('coupon_kind_anti') : t(`coupon_type_${typeId}`);
}

/** A selection as far as it says what it is combined with. */
export interface Combined {
  readonly banker?: boolean | undefined;
  readonly blockId?: number | undefined;
}

/** Of how many a system combines some: of selections without the bankers, of blocks without the lobby. */
export function combinedOf({ typeId }: Kind, legs: readonly Combined[]): number {
  if (typeId !== COUPON_TYPE.blocks) return legs.filter(({ banker }) => !banker).length;
  const blocks = legs.flatMap(({ blockId = 0 }) => (blockId === LOBBY_BLOCK_ID ? [] : [blockId]));
  const shared = new Set(blocks.filter((id) => id !== 0));
  return shared.size + blocks.filter((id) => id === 0).length;
}

/** Which block of a system of blocks, or step of a chain, a selection is in; null in other bets. */
export function blockName(
  { typeId, variant }: Kind,
  blockId: number | undefined,
  t: Translate<'bets'>,
): string | null {
  if (typeId !== COUPON_TYPE.blocks || blockId === undefined) return null;
  if (variant === 'chain') return t('coupon_step', { number: blockId });
  return blockId === LOBBY_BLOCK_ID ? t('coupon_lobby') : t('coupon_block', { number: blockId });
}
