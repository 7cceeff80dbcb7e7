import type { CallReply } from '../../calls/table.ts';
import type { EditedBet } from '../../domain/bets/edited-bet.ts';
import { couponBonus, takenBonus } from '../../domain/coupon/bonus.ts';
import { couponRefusal } from '../../domain/coupon/placing.ts';
import { couponFacts } from '../../domain/coupon/placing-facts.ts';
import {
  type CouponSettings,
  changedSettings,
  initialSettings,
} from '../../domain/coupon/settings.ts';
import { type SystemValueOption, systemValueOptions } from '../../domain/coupon/system-values.ts';
import { COUPON_TYPE, type CouponTypeId } from '../../domain/coupon/type.ts';
import {
  type CouponVariant,
  housePriceOf,
  LOBBY_BLOCK_ID,
  playableVariant,
  variantOf,
} from '../../domain/coupon/variants.ts';
import type { BetRefusal } from '../../events/bets.ts';
import type { EventData } from '../../events/catalogue.ts';
import type { PendingBet } from '../../events/submitted-coupon.ts';
import { type CouponBet, markBankers, markDependent } from './bets.ts';
import { endEdit } from './edited.ts';
import { noPromo, type PromoState, promoPercent } from './promo.ts';
import { alignSteps } from './steps.ts';
import { sumOf } from './sum.ts';

export type Accepted = Extract<CallReply<'couponPlace'>, { status: 'accepted' }>;

/** Why a bet was not taken; for other coefficients the player is asked. */
export type Rejection = Exclude<BetRefusal, 'coef-changed'>;

/** What a refusal says besides its reason, as far as the server said it. */
type Details = Pick<EventData<'bet.refused'>, 'rule' | 'limitType' | 'until' | 'leg'>;

/**
 * Where placing stands. While `placing` and `checking` the bet's key lives on and no second stake
 * is possible; only a definite answer ends them.
 */
export type Placing =
  /** `refusal`: why the last press was not sent. */
  | { status: 'idle'; refusal?: EventData<'coupon.placeRefused'>['reason'] }
  | {
      status: 'placing' | 'checking';
      key: string;
      attempt: number;
      /** Refused until a captcha is solved: as far as this try goes, nothing is staked. */
      isHeld?: boolean;
    }
  | { status: 'accepted'; key: string; answer: Accepted; typeId: CouponTypeId; bets: CouponBet[] }
  | ({ status: 'changed'; key: string } & Details)
  | ({ status: 'rejected'; key: string; reason: Rejection; bound: number | null } & Details);

/** A selection that was taken out, and what went with it. */
export interface Removed {
  bet: CouponBet;
  /** Where it stood. */
  index: number;
  addedAt: number;
  /** Its own amount, where it had one. */
  amount: string | null;
  typeId: CouponTypeId;
  systemValue: number;
  variant: CouponVariant;
  bankers: string[];
  /** Blocks of those that stayed, in their order. */
  blockIds: number[];
  amountByBlockId: Record<string, string>;
}

/** The betting coupon. Field names are the specification's; amounts are text as typed. */
export interface CouponState extends PromoState {
  typeId: CouponTypeId;
  bets: CouponBet[];
  amount: string;
  amountByBetId: Record<string, string>;
  currency: { iso: string; minorUnits: number };
  accountId: string | null;
  /** Seq of the question that named the account: an answer to an earlier one is out of date. */
  accountAskedAt: number;
  minBetAmount: number | null;
  maxBetAmount: number | null;
  maxPayout: string | null;
  systemValue: number;
  systemValues: SystemValueOption[];
  changeCoefAction: 0 | 1 | 2;
  /** It is the player's choice, whatever the site begins with. */
  isCoefChangeChosen: boolean;
  /** No amount is filled in for the player. */
  startsEmpty: boolean;
  coef: string | null;
  possibleWin: string | null;
  combos: number;
  /** The whole stake, over all singles where there are several. */
  stake: string;
  capped: boolean;
  settings: CouponSettings;
  /** How the type is played; `plain` where it is nothing but that. */
  variant: CouponVariant;
  /** What later steps of a chain stake, as typed; of steps that there are, and of no other kind. */
  amountByBlockId: Record<string, string>;
  /** The server's price of the opposite of the express; null where it has none, or was not asked. */
  antiExpressCoef: string | null;
  /** The server's price of all that was picked of one match; the same. */
  builderCoef: string | null;
  /** The one that holds as the player last agreed to it; null where it was not shown. */
  seenHousePrice: string | null;
  /** The selections changed, and the server has not named its prices yet. */
  isHousePriceDue: boolean;
  /** The request that asked about the selections of before: its answer is no price of these. */
  housePriceStale: number | null;
  /** The site has a bonus bet for coupons. */
  offersBonusBet: boolean;
  /** What the bonus bet would multiply the total by; null where this coupon is offered none. */
  bonusFactor: string | null;
  /** The player took it out. */
  manuallyDeletedBonusBet: boolean;
  /** The amount follows the most that may be staked, until the player types one. */
  isActiveAutoMax: boolean;
  /** Asked for above the greatest stake. */
  isActiveVipBet: boolean;
  /** The running bet that it is to take the place of. */
  edited: EditedBet | null;
  /** The account that pays holds money of the house. */
  isBonusAccount: boolean;
  addedAtByBetId: Record<string, number>;
  /** What can be put back. */
  removed: Removed | null;
  isOpen: boolean;
  sessionId: string;
  userId: string | null;
  placing: Placing;
  /** What was sent under the key at hand, to be sent again as it was. */
  pending: PendingBet | null;
  /** Bets of other players of this browser whose outcome they have yet to learn. */
  parked: PendingBet[];
  /** Which request was sent under which key. */
  keyByRequest: Record<string, string>;
  /** The request that asked for bounds last: an earlier one's answer is out of date. */
  calculation: number | null;
}

/** Nothing is known of what may be staked and won. */
export const noBounds = {
  ...{ minBetAmount: null, maxBetAmount: null, maxPayout: null },
};

/** Nor what the house names a price of its own for. */
const noPrice = {
  ...{ antiExpressCoef: null, builderCoef: null, seenHousePrice: null },
  ...{ isHousePriceDue: false, housePriceStale: null },
};

export const initialCoupon = (): CouponState => ({
  typeId: 0,
  bets: [],
  amount: '',
  amountByBetId: {},
  currency: { iso: 'EUR', minorUnits: 2 },
  accountId: null,
  accountAskedAt: -1,
  ...noBounds,
  ...noPrice,
  systemValue: 2,
  systemValues: [],
  changeCoefAction: 2,
  isCoefChangeChosen: false,
  startsEmpty: false,
  coef: null,
  possibleWin: null,
  combos: 0,
  stake: '0',
  capped: false,
  ...noPromo,
  settings: initialSettings(),
  variant: 'plain',
  amountByBlockId: {},
  ...{ offersBonusBet: false, bonusFactor: null, manuallyDeletedBonusBet: false },
  ...{ isActiveAutoMax: false, isActiveVipBet: false },
  ...{ edited: null, isBonusAccount: false },
  addedAtByBetId: {},
  ...{ removed: null, isOpen: false },
  sessionId: '',
  userId: null,
  placing: { status: 'idle' },
  pending: null,
  parked: [],
  keyByRequest: {},
  calculation: null,
});

/** The types a coupon of these selections can be played as, the usual one first. */
export function couponTypesOf(bets: readonly unknown[]): CouponTypeId[] {
  if (bets.length < 2) return [COUPON_TYPE.single];
  return [
    COUPON_TYPE.express,
    ...(bets.length > 2 ? [COUPON_TYPE.system] : []),
    COUPON_TYPE.multipleSingles,
    COUPON_TYPE.blocks,
  ];
}

/** Sums up anew after any change; every handler that changes bets or amounts ends with it. */
export function recount(slice: CouponState): void {
  const { typeId, variant, offersBonusBet: isEnabled } = slice;
  markDependent(slice.bets, typeId, variant);
  const legs = slice.bets.map(({ market: { coef, kind } }) => ({ coef, kind }));
  slice.bonusFactor = couponBonus({ isEnabled, typeId, variant, legs });
  slice.hyperBonusPercent = promoPercent(slice);
  const { minorUnits } = slice.currency;
  Object.assign(slice, sumOf({ ...slice, bonusFactor: takenBonus(slice), minorUnits }));
}

/** A bet under way must stay what it is until its outcome is known. */
export function isFrozen({ placing }: Pick<CouponState, 'placing'>): boolean {
  return placing.status === 'placing' || placing.status === 'checking';
}

/** The type and the size of combinations follow what is in the coupon. */
function retype(slice: CouponState): void {
  const types = couponTypesOf(slice.bets);
  if (!types.includes(slice.typeId)) slice.typeId = types[0] ?? COUPON_TYPE.single;
  const matches = slice.bets.map(({ game }) => game.id);
  slice.variant = playableVariant(variantOf(slice.typeId, slice.variant), matches);
  alignSteps(slice);
  markBankers(slice.bets, slice.typeId, slice.variant);
  slice.systemValues = [
    ...systemValueOptions({
      typeId: slice.typeId,
      lobbyBlockId: LOBBY_BLOCK_ID,
      legs: slice.bets.map(({ game, isBanker, blockId }) => ({
        eventId: String(game.id),
        banker: isBanker,
        ...(blockId === 0 ? {} : { blockId }),
      })),
      minPerCombo: 0,
    }),
  ];
  const sizes = slice.systemValues.map(({ value }) => value);
  if (sizes.length === 0 || sizes.includes(slice.systemValue)) return;
  slice.systemValue = sizes.findLast((size) => size <= slice.systemValue) ?? sizes[0] ?? 2;
}

const noHousePrices = { antiExpressCoef: null, builderCoef: null };

type HousePrices = Pick<CouponState, 'antiExpressCoef' | 'builderCoef'>;

/** Whoever is shown a price of the house's own for the first time agrees to it. */
export function showHousePrices(
  slice: CouponState,
  { antiExpressCoef, builderCoef }: HousePrices,
): void {
  Object.assign(slice, { antiExpressCoef, builderCoef, isHousePriceDue: false });
  const price = housePriceOf(slice);
  if (price === null) slice.seenHousePrice = null;
  else slice.seenHousePrice ??= price;
}

/** They were the prices of other selections. */
export function forgetHousePrices(slice: CouponState): void {
  showHousePrices(slice, noHousePrices);
  slice.isHousePriceDue = true;
  slice.housePriceStale = slice.calculation;
}

/** After the player changed the coupon: what was said of the last bet is over. */
export function edited(slice: CouponState): void {
  slice.removed = null;
  slice.placing = { status: 'idle' };
  retype(slice);
  recount(slice);
}

export function empty(slice: CouponState): void {
  endEdit(slice);
  Object.assign(slice, { bets: [], amountByBetId: {}, addedAtByBetId: {}, removed: null });
  Object.assign(slice, { minBetAmount: null, maxBetAmount: null, calculation: null });
  Object.assign(slice, { amountByBlockId: {}, variant: 'plain', manuallyDeletedBonusBet: false });
  showHousePrices(slice, noHousePrices);
  // A coefficient that was asked for is of these selections alone.
  slice.settings = changedSettings(slice.settings, { exactCoef: '' });
  retype(slice);
  recount(slice);
}

/**
 * Whether a press begins a bet, as far as the coupon knows: of limits, money and bounds other read
 * models know, so the effect asks the whole policy before it sends.
 */
export function canPlace(slice: CouponState): boolean {
  return (
    !isFrozen(slice) &&
    slice.accountId !== null &&
    slice.userId !== null &&
    Number(slice.stake) > 0 &&
    couponRefusal(couponFacts(slice)) === null
  );
}
