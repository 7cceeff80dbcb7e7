import { compare, divide, ONE, parseDecimal, roundScaled, ZERO } from '../../kernel/rational.ts';
import { type CouponOutcome, evaluateCoupon } from '../coupon.ts';
import { amountFromText, amountText } from '../money/money.ts';
import { coefText } from '../odds.ts';
import { settleAntiExpress } from './anti-express.ts';
import { areOfOneMatch, builtResult } from './builder.ts';
import { type ConditionalBlock, evaluateConditional } from './conditional.ts';
import type { CouponInput, CouponLeg } from './input.ts';
import { payoutOf } from './payout.ts';
import { COUPON_TYPE, type CouponTypeId } from './type.ts';

/** How a type may be played besides the plain way, and of which type each is. */
const TYPE_OF = {
  /** The express does not come in; at a price of the server's. */
  anti: COUPON_TYPE.express,
  /** All that was picked of one match comes in; at a price of the server's. */
  builder: COUPON_TYPE.express,
  /** Every size of a system, from two on: trixie, yankee, heinz, goliath and the like. */
  cover: COUPON_TYPE.system,
  /** The same with singles: patent, lucky 15 and the like. */
  lucky: COUPON_TYPE.system,
  /** Blocks one after another, each with money that those before it left. */
  chain: COUPON_TYPE.blocks,
} as const;

export type CouponVariant = 'plain' | keyof typeof TYPE_OF;

/** Of how many selections full covers have names. */
export const COVER_LEGS = { least: 3, most: 8 } as const;

/**
 * Whether selections of these matches have a full cover with a name: it says how many bets that is, and two of
 * one match never meet in one.
 */
export function isCovered(gameIds: readonly unknown[]): boolean {
  const { length } = gameIds;
  const isNamed = length >= COVER_LEGS.least && length <= COVER_LEGS.most;
  return isNamed && new Set(gameIds).size === length;
}

/** The variant as far as selections of these matches can be played so; else plain. */
export function playableVariant(variant: CouponVariant, gameIds: readonly number[]): CouponVariant {
  const isPlayable =
    variant === 'builder'
      ? areOfOneMatch(gameIds)
      : (variant !== 'cover' && variant !== 'lucky') || isCovered(gameIds);
  return isPlayable ? variant : 'plain';
}

/** The block whose selections are part of every combination of blocks. */
export const LOBBY_BLOCK_ID = 100;

/** The variant as far as it is one of the type; what belongs to another type is plain. */
export function variantOf(typeId: CouponTypeId, variant: CouponVariant = 'plain'): CouponVariant {
  return variant === 'plain' || TYPE_OF[variant] !== typeId ? 'plain' : variant;
}

/** Whether the coupon combines by one size: a full cover has all, and a chain none. */
export function hasSize(typeId: CouponTypeId, variant: CouponVariant = 'plain'): boolean {
  const isSized = typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.blocks;
  return isSized && variantOf(typeId, variant) === 'plain';
}

/** Whether the house names a price of the whole: what the selections cost says nothing of it. */
export const isHousePriced = (variant: CouponVariant): boolean =>
  variant === 'anti' || variant === 'builder';

/** That price as the server has named it, of the variant that is chosen; null where it has none. */
export function housePriceOf(coupon: {
  readonly variant: CouponVariant;
  readonly antiExpressCoef: string | null;
  readonly builderCoef: string | null;
}): string | null {
  const { variant, antiExpressCoef, builderCoef } = coupon;
  if (variant === 'anti') return antiExpressCoef;
  return variant === 'builder' ? builderCoef : null;
}

export interface SlipInput extends CouponInput {
  readonly variant: CouponVariant;
  /** The server's price of the whole, where it is no product of the selections'. */
  readonly housePrice?: string | null;
  /** What later blocks of a chain stake, as `stake`; without one, all that is at hand. */
  readonly stakeByBlockId?: Readonly<Record<string, string>>;
}

const unplayable = (stake: string): CouponOutcome => ({
  ...{ combos: 0, stake, coef: '0.00', possibleWin: '0', capped: false },
});

/** Sizes of a full cover; none where it has no name. */
function coverFolds(legs: number, variant: CouponVariant): number[] {
  if (legs < COVER_LEGS.least || legs > COVER_LEGS.most) return [];
  const sizes = Array.from({ length: legs }, (_, index) => index + 1);
  return variant === 'lucky' ? sizes : sizes.slice(1);
}

/** Money at most the cap, as text. */
function capped(minor: bigint, { maxPayout, minorUnits }: CouponInput) {
  const cap = maxPayout === undefined ? null : minorOf(maxPayout, minorUnits);
  const isCapped = cap !== null && minor > cap;
  return { text: amountText(isCapped ? cap : minor, minorUnits), isCapped };
}

const minorOf = (text: string, minorUnits: number): bigint =>
  roundScaled(parseDecimal(text) ?? ZERO, minorUnits);

const resultsOf = (legs: readonly CouponLeg[]) =>
  legs.every(({ result }) => result !== undefined)
    ? legs.flatMap(({ result }) => result ?? [])
    : null;

function antiExpress(input: SlipInput): CouponOutcome {
  const { housePrice: coef, minorUnits, legs } = input;
  const express = evaluateCoupon(input);
  const price = parseDecimal(coef ?? '');
  const stake = amountFromText(input.stake, minorUnits);
  if (express.combos === 0 || legs.length < 2 || !coef || stake === null) {
    return unplayable(express.stake);
  }
  if (price === null || compare(price, ONE) < 0) return unplayable(express.stake);
  const win = capped(payoutOf(BigInt(stake), price, null).minor, input);
  const results = resultsOf(legs);
  const paid = results && settleAntiExpress({ stake, antiExpressCoef: coef, results });
  return {
    ...{ combos: 1, stake: express.stake, coef },
    ...{ possibleWin: win.text, capped: win.isCapped },
    ...(paid !== null && {
      winningCombos: paid > 0 ? 1 : 0,
      payout: capped(BigInt(paid), input).text,
    }),
  };
}

/** What was picked of one match, at one price. */
function builder(input: SlipInput): CouponOutcome {
  const { housePrice: coef, minorUnits, legs } = input;
  const stake = amountFromText(input.stake, minorUnits) ?? 0;
  const text = amountText(stake, minorUnits);
  const price = parseDecimal(coef ?? '');
  const isBuilt = areOfOneMatch(legs.map(({ eventId = '' }) => eventId));
  if (!isBuilt || !coef || price === null || compare(price, ONE) < 0) return unplayable(text);
  const win = capped(payoutOf(BigInt(stake), price, null).minor, input);
  const results = resultsOf(legs);
  const paid = { won: win.text, lost: amountText(0, minorUnits), void: text };
  const ended = results && builtResult(results);
  return {
    ...{ combos: 1, stake: text, coef },
    ...{ possibleWin: win.text, capped: win.isCapped },
    ...(ended !== null && { winningCombos: ended === 'lost' ? 0 : 1, payout: paid[ended] }),
  };
}

/** The blocks of a chain in their order; a selection without one is a block of its own, the last. */
export function chainBlocks<L extends { readonly blockId?: number | undefined }>(
  legs: readonly L[],
): { readonly blockId: number | null; readonly legs: readonly L[] }[] {
  const ids = [...new Set(legs.flatMap(({ blockId }) => blockId ?? []))].sort((a, b) => a - b);
  return [
    ...ids.map((id) => ({ blockId: id, legs: legs.filter(({ blockId }) => blockId === id) })),
    ...legs.flatMap((leg) => (leg.blockId === undefined ? [{ blockId: null, legs: [leg] }] : [])),
  ];
}

function repeatsEvent(legs: readonly CouponLeg[]): boolean {
  const events = legs.flatMap(({ eventId }) => eventId ?? []);
  return new Set(events).size < events.length;
}

function chain(input: SlipInput): CouponOutcome {
  const { stake, minorUnits, legs, stakeByBlockId = {} } = input;
  const blocks = chainBlocks(legs);
  const text = amountText(amountFromText(stake, minorUnits) ?? 0, minorUnits);
  if (blocks.length < 2 || repeatsEvent(legs)) return unplayable(text);
  const isStaked = Number(text) > 0;
  // A block's own amount has to be some; before anything is staked, all goes on.
  const own = (id: number | null) => (isStaked && id !== null ? stakeByBlockId[id] : undefined);
  const steps = blocks.map(({ blockId, legs }, place): ConditionalBlock => {
    const amount = place === 0 ? (isStaked ? stake : '1') : own(blockId);
    return { legs, ...(amount === undefined || amount === '' ? {} : { stake: amount }) };
  });
  const { possibleWin, payout } = evaluateConditional(steps, isStaked ? minorUnits : 8);
  const minor = (amount: string) => capped(minorOf(amount, minorUnits), input);
  const ratio = divide(
    parseDecimal(possibleWin) ?? ONE,
    parseDecimal(isStaked ? text : '1') ?? ONE,
  );
  const win = isStaked ? minor(possibleWin) : { text: amountText(0, minorUnits), isCapped: false };
  const paid = payout === undefined ? undefined : minor(payout).text;
  return {
    ...{ combos: 1, stake: text, coef: coefText(ratio, 10, 10) },
    ...{ possibleWin: win.text, capped: win.isCapped },
    ...(paid !== undefined && { winningCombos: Number(paid) > 0 ? 1 : 0, payout: paid }),
  };
}

/** Blocks with the one that is part of every combination. */
export const withLobby = (input: SlipInput): CouponInput =>
  input.typeId === COUPON_TYPE.blocks ? { ...input, lobbyBlockId: LOBBY_BLOCK_ID } : input;

/** The mathematics of a coupon of any variant; as `evaluateCoupon`, what cannot be played has no combinations. */
export function evaluateSlip(input: SlipInput): CouponOutcome {
  const { typeId, legs } = input;
  const variant = variantOf(typeId, input.variant);
  switch (variant) {
    case 'anti':
      return antiExpress(input);
    case 'builder':
      return builder(input);
    case 'chain':
      return chain(input);
    case 'cover':
    case 'lucky': {
      const plain = legs.map(({ banker: _, ...leg }) => leg);
      return evaluateCoupon({
        ...input,
        legs: plain,
        systemFolds: coverFolds(legs.length, variant),
      });
    }
    default:
      return evaluateCoupon(withLobby(input));
  }
}
