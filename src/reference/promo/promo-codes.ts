import * as v from 'valibot';
import type { PromoRefusal, PromoTerms } from '../../domain/coupon/promo-code.ts';
import type { Database } from '../data/database.ts';
import type { Withholding } from '../limits/withheld.ts';
import { offeredCurrency } from '../money/currencies.ts';
import { PROMO_CODES, type PromoRow } from './table.ts';

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
  /** Whether a bet of the player has it. */
  isUsed(userId: string, code: string): boolean;
}

/** A bet that was returned did not use its code; one that was bought back did. */
const USED = `
  SELECT 1 AS used FROM bets
  WHERE user_id = ? AND json_extract(promo, '$.code') = ? AND (status <> 'void' OR sold > 0) LIMIT 1`;

const usedRow = v.object({ used: v.number() });

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
  const isUsed = (userId: string, code: string) =>
    database.first(usedRow, USED, userId, code) !== null;
  const standing: PromoCodes['standing'] = (userId, code, iso, now) => {
    const row = PROMO_CODES.find((one) => one.code === code);
    if (row === undefined) return { status: 'unknown' };
    if (withheld(userId, now) !== null) return { status: 'withheld' };
    if (!isRunning(row, now)) return { status: 'over' };
    if (isUsed(userId, code)) return { status: 'used' };
    return { status: 'active', terms: termsIn(row, iso) };
  };
  return {
    ...{ standing, isUsed },
    termsFor(...asked) {
      const found = standing(...asked);
      return found.status === 'active' ? found.terms : null;
    },
  };
}
