import * as v from 'valibot';
import type { PromoRefusal, PromoTerms } from '../../domain/coupon/promo-code.ts';
import type { Database } from '../data/database.ts';
import type { Withholding } from '../limits/withheld.ts';
import { offeredCurrency } from '../money/currencies.ts';
import { PROMO_CODES, type PromoRow, STORE_CODES, type StoreRow } from './table.ts';

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

/** A bet that was returned did not use its code; one that was bought back did. */
const USED = `
  SELECT 1 AS used FROM bets
  WHERE user_id = ? AND json_extract(promo, '$.code') = ? AND (status <> 'void' OR sold > 0) LIMIT 1`;

const usedRow = v.object({ used: v.number() });

/** How often the player took a code for points, less the bets that have it. */
const LEFT = `
  SELECT (SELECT COUNT(*) FROM point_purchases WHERE user_id = ?1 AND code = ?2)
    - (SELECT COUNT(*) FROM bets WHERE user_id = ?1 AND json_extract(promo, '$.code') = ?2
        AND (status <> 'void' OR sold > 0)) AS left_over,
    EXISTS (SELECT 1 FROM point_purchases WHERE user_id = ?1 AND code = ?2) AS has_any`;

const leftRow = v.object({ left_over: v.number(), has_any: v.number() });

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
  const leftOf = (userId: string, code: string) => database.first(leftRow, LEFT, userId, code);
  /** What points buy is there for who bought it alone, once for each time. */
  const ofStore: PromoCodes['standing'] = (userId, code, iso, now) => {
    const row = STORE_CODES.find((one) => one.code === code);
    const left = leftOf(userId, code);
    if (!row || left?.has_any !== 1) return { status: 'unknown' };
    if (withheld(userId, now) !== null) return { status: 'withheld' };
    if (left.left_over <= 0) return { status: 'used' };
    return { status: 'active', terms: termsIn(row, iso) };
  };
  const standing: PromoCodes['standing'] = (userId, code, iso, now) => {
    const row = PROMO_CODES.find((one) => one.code === code);
    if (row === undefined) return ofStore(userId, code, iso, now);
    if (withheld(userId, now) !== null) return { status: 'withheld' };
    if (!isRunning(row, now)) return { status: 'over' };
    if (isUsed(userId, code)) return { status: 'used' };
    return { status: 'active', terms: termsIn(row, iso) };
  };
  return {
    ...{ standing, isUsed },
    bought: (userId) =>
      STORE_CODES.filter(({ code }) => (leftOf(userId, code)?.left_over ?? 0) > 0),
    termsFor(...asked) {
      const found = standing(...asked);
      return found.status === 'active' ? found.terms : null;
    },
  };
}
