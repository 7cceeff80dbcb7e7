import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import { PROMO_CODES, STORE_CODES } from './table.ts';

const countRow = v.object({ count: v.number() });

/** A bet that was returned did not use its code; one that was bought back did. */
const USES = `
  SELECT COUNT(*) AS count FROM bets
  WHERE promo IS NOT NULL AND user_id = ? AND json_extract(promo, '$.code') = ?
    AND (status <> 'void' OR sold > 0)`;

const PURCHASES = 'SELECT COUNT(*) AS count FROM point_purchases WHERE user_id = ? AND code = ?';

/** How often a player has a code, and how many of their bets do. */
export interface PromoUses {
  /** Times that they took it for points. */
  purchases(userId: string, code: string): number;
  /** Whether a bet of theirs has it. */
  isUsed(userId: string, code: string): boolean;
  /** Whether one more bet of theirs may have it: what is for everybody is for one bet, what was bought for as many. */
  isLeft(userId: string, code: string): boolean;
}

/** Uses of promo codes by the bets of a database. */
export function createPromoUses(database: Database): PromoUses {
  const count = (sql: string, userId: string, code: string) =>
    database.first(countRow, sql, userId, code)?.count ?? 0;
  const uses = (userId: string, code: string) => count(USES, userId, code);
  const purchases = (userId: string, code: string) => count(PURCHASES, userId, code);
  return {
    purchases,
    isUsed: (userId, code) => uses(userId, code) > 0,
    isLeft(userId, code) {
      if (PROMO_CODES.some((one) => one.code === code)) return uses(userId, code) === 0;
      if (!STORE_CODES.some((one) => one.code === code)) return false;
      const bought = purchases(userId, code);
      return bought > 0 && uses(userId, code) < bought;
    },
  };
}
