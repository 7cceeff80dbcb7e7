import { greatestStake } from '../limits/limits.ts';
import { type KnownOfPlayer, standingOf } from '../limits/standing.ts';
import { isBarred } from '../line/barred-sports.ts';
import { ACCOUNT_TYPE } from '../money/account-type.ts';
import { typedMinor } from '../money/money.ts';
import { configured } from '../site/config.ts';
import { type AmountBounds, amountBounds } from './amount-rules.ts';
import { type ChangeCoefAction, coefMove, judgeCoefChange } from './coef-change.ts';
import { hasExactCoef, isBelow } from './exact-coef.ts';
import type { CouponFacts, PlacingFacts } from './placing.ts';
import { isBetLocked, isVipBetAvailable } from './rules.ts';
import { COUPON_TYPE, type CouponTypeId } from './type.ts';
import { type CouponVariant, housePriceOf, isHousePriced } from './variants.ts';

/** A selection as the site's coupon holds it. */
interface Selection {
  readonly market: {
    readonly id: string;
    readonly sportId: number;
    readonly coef: string;
    readonly isLive: boolean;
  };
  readonly game: { readonly status: number; readonly minute: number | null };
  /** The coefficient the player last agreed to. */
  readonly seenCoef: string;
  readonly isBlocked: boolean;
  readonly isGone: boolean;
  readonly isDepend: boolean;
  readonly isBannedExpress: boolean;
}

/** The bet that is edited, as far as it pays for what takes its place. */
interface Edited {
  readonly edited: { readonly price: number | null } | null;
}

interface Agreement {
  readonly bets: readonly Selection[];
  readonly changeCoefAction: ChangeCoefAction;
  readonly placing: { readonly status: string };
  readonly typeId: CouponTypeId;
  readonly variant: CouponVariant;
  readonly settings: { readonly exactCoef: string };
  /** Prices of the whole that the house names, and the one that the player last agreed to. */
  readonly antiExpressCoef: string | null;
  readonly builderCoef: string | null;
  readonly seenHousePrice: string | null;
}

/** What the site says of the player's coupon; amounts are text as typed. */
interface Coupon extends Agreement, Edited {
  readonly combos: number;
  readonly coef: string | null;
  readonly amount: string;
  readonly amountByBetId: Readonly<Record<string, string>>;
  /** What later steps of a chain stake; of no other kind of bet. */
  readonly amountByBlockId: Readonly<Record<string, string>>;
  readonly currency: { readonly iso: string; readonly minorUnits: number };
  readonly accountId: string | null;
  readonly minBetAmount: number | null;
  readonly maxBetAmount: number | null;
  readonly isActiveVipBet: boolean;
}

interface Account {
  readonly id: string;
  readonly type: number;
  readonly iso: string;
  readonly money: number;
}

/** What the site knows when it asks whether a bet may be placed; its read models are this. */
export interface Known extends KnownOfPlayer {
  readonly coupon: Coupon;
  readonly accounts: {
    readonly status: string;
    readonly accounts: readonly Account[];
    readonly isBusy: { readonly change: boolean };
  };
}

/** Whether a selection stands in the way of placing the coupon. */
function isLocked(bet: Selection): boolean {
  return bet.isGone || isBetLocked(bet);
}

/** Whether the player has yet to agree to what a coefficient became; 1.5 and 1.50 are one price. */
export function isChanged({ market, seenCoef }: Pick<Selection, 'market' | 'seenCoef'>): boolean {
  return coefMove({ requested: seenCoef, offered: market.coef }) !== 'same';
}

/** Whether the player must agree to changed coefficients before the bet can be placed. */
export function needsAcceptance(coupon: Agreement): boolean {
  const { placing, changeCoefAction, bets, variant, seenHousePrice } = coupon;
  if (placing.status === 'changed') return true;
  // What they may become was said once and for all.
  if (hasExactCoef(coupon)) return false;
  // What its selections cost says nothing of a price of the house's own.
  if (isHousePriced(variant)) {
    const offered = housePriceOf(coupon);
    if (offered === null || seenHousePrice === null) return false;
    const price = { requested: seenHousePrice, offered };
    return !judgeCoefChange(changeCoefAction, [price]).accepted;
  }
  const prices = bets
    .filter(isChanged)
    .map(({ seenCoef, market }) => ({ requested: seenCoef, offered: market.coef }));
  return !judgeCoefChange(changeCoefAction, prices).accepted;
}

/** What is staked on one single, in minor units: without an amount of its own it carries the coupon's. */
export function singleAmount(
  coupon: Pick<Coupon, 'amount' | 'amountByBetId' | 'currency'>,
  marketId: string,
): number {
  return typedMinor(coupon.amountByBetId[marketId] || coupon.amount, coupon.currency.minorUnits);
}

function amountsOf(coupon: Coupon): number[] {
  if (coupon.typeId === COUPON_TYPE.multipleSingles) {
    return coupon.bets.map(({ market }) => singleAmount(coupon, market.id));
  }
  return [typedMinor(coupon.amount, coupon.currency.minorUnits)];
}

const payingAccount = ({ coupon, accounts }: Pick<Known, 'coupon' | 'accounts'>) =>
  accounts.accounts.find(({ id }) => id === coupon.accountId);

/** Whether a bet above the greatest stake may be asked for. */
export function isVipOffered({ coupon, config }: Pick<Known, 'coupon' | 'config'>): boolean {
  const { typeId, maxBetAmount, bets } = coupon;
  const states = bets.map(({ market, game, isGone }) => ({
    ...{ market, isFinished: isGone, isLiveInLive: false, statusId: game.status },
    hasGameTime: game.minute !== null,
  }));
  const isShown = configured(config.values, 'showVipBet');
  return isShown && isVipBetAvailable({ typeId, maxBetAmount, bets: states });
}

/** Least and greatest amount that hold for this coupon, in minor units. */
export function boundsOf(known: Pick<Known, 'coupon' | 'accounts' | 'config'>): AmountBounds {
  const { coupon, config } = known;
  return amountBounds({
    typeId: coupon.typeId,
    isBonusAccount: payingAccount(known)?.type === ACCOUNT_TYPE.bonus,
    isVip: coupon.isActiveVipBet && isVipOffered(known),
    minBetAmount: coupon.minBetAmount,
    maxBetAmount: coupon.maxBetAmount,
    typesWithMin: configured(config.values, 'couponTypesWithMinAmount'),
    typesWithMax: configured(config.values, 'couponTypesWithMaxAmount'),
  });
}

/** Limits are in the currency of the main account: in another one only the server can count. */
function roomOf(known: Known): number | null {
  const main = known.accounts.accounts.find(({ type }) => type === ACCOUNT_TYPE.main);
  const isComparable = main !== undefined && main.iso === payingAccount(known)?.iso;
  return isComparable ? greatestStake(known.limits.limits) : null;
}

function accountOf(known: Known): PlacingFacts['account'] {
  const { coupon, accounts } = known;
  if (accounts.isBusy.change) return 'unsettled';
  if (coupon.accountId === null) return accounts.status === 'loading' ? 'unknown' : null;
  const paying = payingAccount(known);
  if (paying?.iso !== coupon.currency.iso) return 'unsettled';
  // A bet that is edited is bought back first.
  return { money: paying.money + (coupon.edited?.price ?? 0) };
}

/** What the policy asks about a coupon of the site. */
export function couponFacts(
  coupon: Agreement & Edited & Pick<Coupon, 'combos' | 'coef'>,
): CouponFacts {
  return {
    legs: coupon.bets.length,
    isLocked: coupon.bets.some(isLocked),
    combos: coupon.combos,
    isChanged: needsAcceptance(coupon),
    isBelowExact: hasExactCoef(coupon) && isBelow(coupon.coef ?? '0', coupon.settings.exactCoef),
    // What the player sees is what is sent: only the back-end knows of another.
    ...{ isScoreChanged: false, isPromoLost: false },
    isEditLost: coupon.edited !== null && coupon.edited.price === null,
  };
}

/** All that the policy asks, from what the site knows. */
export function placingFacts(known: Known): PlacingFacts {
  const { coupon, user } = known;
  const { player, limits } = standingOf(known);
  const facts = couponFacts(coupon);
  return {
    ...facts,
    isLocked: facts.isLocked || coupon.bets.some(({ market }) => isBarred(user.config, market)),
    player,
    limits: typeof limits === 'object' ? { ...limits, room: roomOf(known) } : limits,
    account: accountOf(known),
    amounts: amountsOf(coupon),
    laterAmounts: Object.values(coupon.amountByBlockId).map((amount) =>
      typedMinor(amount, coupon.currency.minorUnits),
    ),
    bounds: boundsOf(known),
  };
}
