import * as v from 'valibot';
import { PLACE_REFUSALS } from '../domain/coupon/placing.ts';
import { promoCodeText } from '../domain/coupon/promo-code.ts';
import { finite, money } from '../kernel/numbers.ts';
import { amountText, couponSettings } from './coupon-settings.ts';
import { area, event, input } from './define.ts';
import { game, market, marketId } from './line.ts';

/** 0 single, 1 express, 2 system, 4 block-based system, 10 multiple singles. */
export const couponTypeId = v.picklist([0, 1, 2, 4, 10]);

/** Of an express the opposite, or all of one match; of a system all sizes (with singles: lucky), of blocks one after another. */
export const couponVariant = v.picklist(['plain', 'anti', 'builder', 'cover', 'lucky', 'chain']);

/** 0 accept no change, 1 accept unless a coefficient falls, 2 accept any. */
export const changeCoefAction = v.picklist([0, 1, 2]);

/** The exact coefficient of a whole coupon: many factors make many decimals. */
const totalCoef = v.pipe(v.string(), v.regex(/^\d{1,250}(\.\d{1,252})?$/));

/** Of a bet, as players are told it. */
export const betNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

const placeRule = v.picklist(PLACE_REFUSALS);

/** What else a refusal says, as far as it is known; what is told by the reason alone lacks all of it. */
export const refusalDetails = {
  /** The rule of the policy. */
  rule: v.optional(placeRule),
  /** The type of the limit that it goes by. */
  limitType: v.optional(finite),
  /** Until when it keeps this bet out, in epoch seconds. */
  until: v.optional(finite),
  /** The selection that it is about. */
  leg: v.optional(marketId),
};

export const couponEvents = area('coupon', {
  betAdded: input(
    1,
    'A selection was put into the coupon: the host bus event couponAddBet.',
    v.object({
      market,
      game,
      manualBlockId: v.optional(finite),
      /** Another outcome of the same market makes room for it; before this was said, both stayed. */
      replaces: v.optional(v.boolean()),
      source: v.string(),
      pageType: v.string(),
    }),
  ),
  betRemoved: input(1, 'A selection was taken out.', v.object({ marketId })),
  removalUndone: input(1, 'The selection that was taken out last was put back.', v.object({})),
  cleared: input(1, 'The coupon was emptied by the player.', v.object({})),
  typeChosen: input(
    1,
    'The player chose the type.',
    v.object({ typeId: couponTypeId, variant: v.optional(couponVariant) }),
  ),
  systemValueChosen: input(
    1,
    'The player chose how many selections a combination has.',
    v.object({ systemValue: v.pipe(v.number(), v.integer(), v.minValue(2)) }),
  ),
  bankerToggled: input(
    1,
    'A selection became, or is no longer, a banker.',
    v.object({
      marketId,
      banker: v.boolean(),
    }),
  ),
  amountChanged: input(1, 'The player typed an amount.', v.object({ amount: amountText })),
  betAmountChanged: input(
    1,
    'The player typed the amount of one single.',
    v.object({ marketId, amount: amountText }),
  ),
  settingChanged: input(
    1,
    'The player chose what to do when a coefficient changes.',
    v.object({ changeCoefAction }),
  ),
  settingsChanged: input(1, 'The player chose how coupons work from now on.', couponSettings),
  bonusBetChosen: input(
    1,
    'The player takes the bonus bet out of the coupon, or puts it back.',
    v.object({ isTaken: v.boolean() }),
  ),
  promoCodesAsked: input(1, 'The player wants to see which promo codes there are.', v.object({})),
  promoCodeEntered: input(
    1,
    'The player wants to bet with a promo code: one that was typed, or one of those that are shown.',
    v.object({ code: promoCodeText, by: v.picklist(['field', 'list']) }),
  ),
  promoCodeRemoved: input(1, 'The player takes the promo code out of the coupon.', v.object({})),
  stakeModeChosen: input(
    1,
    'The player wants the most that may be staked, or more than that, with this coupon.',
    v.object({ isActiveAutoMax: v.optional(v.boolean()), isActiveVipBet: v.optional(v.boolean()) }),
  ),
  blockChosen: input(
    1,
    'A selection was sent to a block; 0 is one of its own.',
    v.object({
      marketId,
      blockId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  blockAmountChanged: input(
    2,
    'The player typed what a later block of a chain stakes; empty: all that is at hand.',
    v.object({
      blockId: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
      amount: amountText,
    }),
  ),
  changesAccepted: input(
    1,
    'The player saw the changed coefficients and takes them: those that come to this one, where it says so.',
    v.object({ coef: v.optional(v.string()) }),
  ),
  drawerToggled: input(
    1,
    'The coupon was opened or closed on a phone.',
    v.object({
      open: v.boolean(),
    }),
  ),
  placePressed: input(
    1,
    'The player asked to place the bet. `shown` is what stood on the button.',
    v.object({ shown: v.object({ coef: totalCoef, amount: v.string(), possibleWin: v.string() }) }),
  ),
  placeRefused: event(
    1,
    'A press was not sent: why the bet may not be placed, the bound that was broken, and until when.',
    v.object({
      key: v.string(),
      reason: placeRule,
      /** Minor units. */
      bound: v.optional(money),
      /** Epoch seconds. */
      until: v.optional(finite),
    }),
  ),
  placeChecked: event(
    1,
    'A bet with unknown outcome is asked about again, with its own key.',
    v.object({ key: v.string(), attempt: finite }),
  ),
  saveAsked: input(1, 'The player wants a code for what is in the coupon.', v.object({})),
  codeCopied: input(
    1,
    'The player put the code of the coupon, or the link that carries it, on the clipboard, or tried to.',
    v.object({ what: v.picklist(['code', 'link']), succeeded: v.boolean() }),
  ),
  loadAsked: input(
    1,
    'The coupon of a code is wanted: the player typed it, or came by a link.',
    v.object({
      code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{1,20}$/)),
      by: v.picklist(['field', 'link']),
    }),
  ),
  fillConfirmed: input(
    1,
    'The player wants the coupon that was found in place of what is in theirs.',
    v.object({}),
  ),
  filled: event(
    1,
    'A coupon that was kept took the place of what was there: selections as the line has them.',
    v.object({
      bets: v.array(
        v.object({
          market,
          game,
          blockId: v.optional(finite),
          banker: v.optional(v.boolean()),
        }),
      ),
      typeId: v.optional(couponTypeId),
      systemValue: v.optional(finite),
      variant: v.optional(couponVariant),
      /** The running bet that they are of, to be edited, and what it was bought back for then. */
      edited: v.optional(v.object({ couponId: betNumber, price: v.nullable(money) })),
    }),
  ),
  successDismissed: input(1, 'The player put the receipt away.', v.object({})),
});

/** A selection came into the coupon or left it, others staying. */
export const SELECTION_EVENTS = [
  'coupon.betAdded',
  'coupon.betRemoved',
  'coupon.removalUndone',
  'coupon.filled',
] as const satisfies readonly (keyof typeof couponEvents)[];
