import type { SliceName } from '../../projections/state.ts';
import {
  couponBefore,
  couponOfEight,
  couponOfNine,
  couponOfSeven,
  couponOfSix,
  couponOfTen,
} from './coupon.ts';
import { type LensChain, lensTo } from './lens.ts';

/**
 * Every lens there is. They are asked by whoever checks a recording, and by no browser of a player.
 * Recordings that are kept of builds show which of them hold.
 */
export const lenses: Partial<Record<SliceName, LensChain>> = {
  analytics: lensTo<'analytics'>(1, ({ status, counters }) => ({ status, counters })),
  bets: [
    // A sale changes what it was of, and does not wait for the list anew.
    ...lensTo<'bets'>(3, ({ isEmpty: _, ...before }) => before),
    ...lensTo<'bets'>(2, ({ filter: _, totals: __, file: ___, ...before }) => before),
  ],
  cashback: lensTo<'cashback'>(1, ({ collectingWeek: _, ...before }) => before),
  // The terminal of the chain that follows is shown.
  casinoDraws: lensTo<'casinoDraws'>(1, ({ nextTerminal: _, ...before }) => before),
  // What a game failed by is kept, and one that plays on in its pause is covered.
  casinoFrame: lensTo<'casinoFrame'>(1, ({ code: _, ...before }) => before),
  // Tables say what they have shown.
  casinoTable: lensTo<'casinoTable'>(3, ({ tells: _, seats, ...before }) => ({
    ...before,
    seats: seats.map(({ untold: __, ...seat }) => seat),
  })),
  coupon: [
    // What a coupon holds is as it was: only what becomes of it is another.
    ...lensTo<'coupon'>(12, (coupon) => coupon),
    ...lensTo<'coupon'>(11, (coupon) => coupon),
    ...lensTo<'coupon'>(10, couponOfTen),
    ...lensTo<'coupon'>(9, couponOfNine),
    ...lensTo<'coupon'>(8, couponOfEight),
    ...lensTo<'coupon'>(7, couponOfSeven),
    ...lensTo<'coupon'>(6, couponOfSix),
    ...lensTo<'coupon'>(5, couponBefore),
  ],
  couponCodes: [
    ...lensTo<'couponCodes'>(2, ({ edited: _, ...before }) => before),
    ...lensTo<'couponCodes'>(1, ({ promo: _, ...before }) => before),
  ],
  // That the time of the day is over is known since.
  limits: lensTo<'limits'>(5, ({ isTimeUp: _, ...before }) => before),
  line: [
    // Its shape is as it was: no answer of before said what the order of its list follows.
    ...lensTo<'line'>(3, (slice) => slice),
    // Its shape is as it was: lists that are narrowed take up games by themselves.
    ...lensTo<'line'>(2, (slice) => slice),
  ],
  preferences: lensTo<'preferences'>(1, ({ chosenLanguage: _, ...before }) => before),
  requests: [
    ...lensTo<'requests'>(3, ({ next: _, older: __, barring: ___, ...before }) => before),
    // Its shape is as it was: a late answer leaves another conversation alone.
    ...lensTo<'requests'>(2, (slice) => slice),
    ...lensTo<'requests'>(1, ({ usualWait: _, attaching: __, ...before }) => before),
  ],
  results: lensTo<'results'>(2, ({ sport: _, ...before }) => before),
  session: [
    ...lensTo<'session'>(3, ({ expectedEnd, ...before }) => ({
      ...before,
      expectedEnd: expectedEnd ?? 'other-tab',
    })),
    ...lensTo<'session'>(2, ({ isTold: _, ...before }) => before),
  ],
  phones: lensTo<'phones'>(1, ({ status, countries, masks }) => ({ status, countries, masks })),
  mailing: lensTo<'mailing'>(1, ({ status, settings, saving: { pending, told } }) => ({
    ...{ status, settings, pending },
    isBusy: pending !== null,
    said: told && { level: told.level, text: 'key' in told ? told.key : told.words },
  })),
};
