import type { PromoRefusal, PromoTerms } from '../../domain/coupon/promo-code.ts';
import type { Database } from '../data/database.ts';
import type { Withholding } from '../limits/withheld.ts';
import { offeredCurrency } from '../money/currencies.ts';
import { PROMO_CODES, type PromoRow, STORE_CODES, type StoreRow } from './table.ts';
import { createPromoUses } from './uses.ts';

export interface PromoCodesOptions {
  readonly database: Database;
  readonly withheld: Withholding;
}

/** How a code stands for a player, with its terms in a currency where it is active. */
export type PromoStanding =
  | { readonly status: 'active'; readonly terms: PromoTerms }
  | { readonly status: PromoRefusal };

/** Codes that add to what a bet wins, each for one bet of a player. */
export interface PromoCodes {
  standing(userId: string, code: string, iso: string, now: number): PromoStanding;
  /** What it gives the player; null where that is nothing. */
  termsFor(userId: string, code: string, iso: string, now: number): PromoTerms | null;
  /** Codes that the player took for points and has not used yet. */
  bought(userId: string): readonly StoreRow[];
  /** Whether a bet of the player has it. */
  isUsed(userId: string, code: string): boolean;
}

/** What a code gives, in a currency. */
export function termsIn(row: PromoRow, iso: string): PromoTerms {
  const { code, steps, minLegCoef, until, leastStakes, mostStakes } = row;
  const { minBet } = offeredCurrency(iso);
  return {
    ...{ code, minLegCoef, until, currency: iso },
    steps: steps.map((step) => ({ ...step })),
    minHyperBonusBetLimit: minBet * leastStakes,
    maxHyperBonusLimit: minBet * mostStakes,
  };
}

const isRunning = ({ from, until }: Pick<PromoRow, 'from' | 'until'>, now: number) =>
  from <= now && (until === null || now < until);

/** Codes by the bets of a database. */
export function createPromoCodes({ database, withheld }: PromoCodesOptions): PromoCodes {
  const { isUsed, isLeft, purchases } = createPromoUses(database);
  /** What points buy is there for who bought it alone, once for each time. */
  const ofStore: PromoCodes['standing'] = (userId, code, iso, now) => {
    const row = STORE_CODES.find((one) => one.code === code);
    if (!row || purchases(userId, code) === 0) return { status: 'unknown' };
    if (withheld(userId, now) !== null) return { status: 'withheld' };
    if (!isLeft(userId, code)) return { status: 'used' };
    return { status: 'active', terms: termsIn(row, iso) };
  };
  const standing: PromoCodes['standing'] = (userId, code, iso, now) => {
    const row = PROMO_CODES.find((one) => one.code === code);
    if (row === undefined) return ofStore(userId, code, iso, now);
    if (withheld(userId, now) !== null) return { status: 'withheld' };
    if (!isRunning(row, now)) return { status: 'over' };
    if (!isLeft(userId, code)) return { status: 'used' };
    return { status: 'active', terms: termsIn(row, iso) };
  };
  return {
    ...{ standing, isUsed },
    bought: (userId) => STORE_CODES.filter(({ code }) => isLeft(userId, code)),
    termsFor(...asked) {
      const found = standing(...asked);
      return found.status === 'active' ? found.terms : null;
    },
  };
}
