import { SLIP_PART } from '../../domain/bets/history.ts';
import { PLAY_MONEY_PART } from '../../domain/casino/for-fun.ts';
import { projection } from '../define.ts';

/** How the player arranged the pages: it is theirs for the session, wherever they go. */
export interface PageState {
  /** Parts that were folded or unfolded by hand; the others are as the page has them. */
  parts: Record<string, boolean>;
  /** What was chosen where a part has several views. */
  choices: Record<string, string>;
}

function toCoupon(slice: PageState): void {
  delete slice.choices[SLIP_PART];
}

/** Whoever comes, or comes back, means money until they say otherwise. */
function toMoney(slice: PageState): void {
  delete slice.choices[PLAY_MONEY_PART];
}

export const page = projection('page', 1, (): PageState => ({ parts: {}, choices: {} }), {
  on: {
    'page.partToggled'(slice, { part, open }) {
      slice.parts[part] = open;
    },
    'page.choiceMade'(slice, { part, choice }) {
      slice.choices[part] = choice;
    },
    // What was put into the coupon is looked at there, and so is what became of it.
    'coupon.betAdded': toCoupon,
    'coupon.filled': toCoupon,
    'bet.refused': toCoupon,
    'session.started': toMoney,
    'session.ended': toMoney,
  },
});
