import * as v from 'valibot';
import type { CallReply } from '../../calls/table.ts';
import {
  POINT_STORE_DAYS,
  type PointStoreFacts,
  pointBuyRefusal,
  pointStoreRefusal,
} from '../../domain/accounts/point-store.ts';
import type { PointStoreRefusal } from '../../domain/accounts/point-store-refusals.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import { POINTS } from '../../domain/money/points.ts';
import { DAY } from '../../domain/time/day.ts';
import type { Database } from '../data/database.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { PlayTime } from '../limits/play-time.ts';
import type { Withholding } from '../limits/withheld.ts';
import type { Accounts } from '../money/accounts.ts';
import { HOME_CURRENCY } from '../money/currencies.ts';
import type { Ledger } from '../money/ledger.ts';
import type { Points } from '../money/points.ts';
import { termsIn } from './promo-codes.ts';
import { STORE_CODES, type StoreRow } from './table.ts';

export interface PointStoreOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly accounts: Accounts;
  readonly points: Points;
  readonly limits: Pick<Limits, 'barriers'>;
  readonly playTime: Pick<PlayTime, 'left'>;
  readonly jurisdiction: Jurisdiction;
  readonly isBanned: (userId: string) => boolean;
  readonly withheld: Withholding;
}

/** What a press asks for: a code, at the price that was shown, under the key of the press. */
export interface PointBuy {
  readonly key: string;
  readonly code: string;
  readonly price: number;
}

/** Promo codes for points. */
export interface PointStore {
  tell(userId: string, now: number): CallReply<'pointStore'>;
  /** Takes the points and gives the code, once for a key; throws a refusal where it may not be had. */
  buy(userId: string, asked: PointBuy, now: number): CallReply<'pointBuy'>;
}

/** Purchases that are told of. */
const TOLD = 20;

const CODES: Readonly<Record<PointStoreRefusal, RefusalCode>> = {
  waiting: '500',
  'not-offered': '1118',
  'unknown-item': '404',
  'other-price': '1119',
  'limit-reached': '1120',
  'too-few': '1121',
};

const purchaseRow = v.object({
  id: v.number(),
  code: v.string(),
  price: v.number(),
  at: v.number(),
});
const countRow = v.object({ count: v.number() });

const purchaseOf = ({ id, ...told }: v.InferOutput<typeof purchaseRow>): CallReply<'pointBuy'> => ({
  ...{ id: String(id), ...told },
});

function storing(database: Database) {
  const SELECT = 'SELECT id, code, price, at FROM point_purchases WHERE user_id = ?';
  return {
    ofKey: (userId: string, key: string) =>
      database.first(purchaseRow, `${SELECT} AND key = ?`, userId, key),
    newest: (userId: string) =>
      database.all(purchaseRow, `${SELECT} ORDER BY id DESC LIMIT ${TOLD}`, userId),
    since(userId: string, code: string, at: number): number {
      const sql = `
        SELECT COUNT(*) AS count FROM point_purchases WHERE user_id = ? AND code = ? AND at > ?`;
      return database.first(countRow, sql, userId, code, at)?.count ?? 0;
    },
    add(userId: string, { key, code, price }: PointBuy, at: number): number {
      const sql =
        'INSERT INTO point_purchases (user_id, key, code, price, at) VALUES (?, ?, ?, ?, ?)';
      return database.run(sql, userId, key, code, price, at).lastId;
    },
  };
}

/** What the policy asks, as the server knows it. */
function factsOf(options: PointStoreOptions, userId: string, now: number): PointStoreFacts {
  const { limits, playTime, jurisdiction, isBanned, withheld, points } = options;
  const barriers = limits.barriers(userId, jurisdiction.required, now);
  return {
    standing: {
      player: isBanned(userId) ? 'banned' : 'player',
      limits: { ...barriers, isTimeUp: playTime.left(userId, now) === 0 },
    },
    isOffered: withheld(userId, now) === null,
    points: points.balance(userId),
  };
}

/** Puts it together. */
export function createPointStore(options: PointStoreOptions): PointStore {
  const { database, ledger, accounts, points } = options;
  const store = storing(database);
  const leftOf = (userId: string, { code, most }: StoreRow, now: number): number =>
    Math.max(0, most - store.since(userId, code, now - POINT_STORE_DAYS * DAY));
  const itemsFor = (userId: string, now: number) => {
    const main = accounts.list(userId).find(({ purpose }) => purpose === 'main');
    return STORE_CODES.map((row) => ({
      terms: termsIn(row, main?.iso ?? HOME_CURRENCY),
      ...{ price: row.price, left: leftOf(userId, row, now) },
    }));
  };
  return {
    tell: (userId, now) =>
      database.transaction(() => {
        const facts = factsOf(options, userId, now);
        const isOffered = pointStoreRefusal(facts) === null;
        return {
          ...{ isOffered, points: facts.points, items: isOffered ? itemsFor(userId, now) : [] },
          purchases: store.newest(userId).map(purchaseOf),
        };
      }),
    buy: (userId, asked, now) =>
      database.transaction(() => {
        const known = store.ofKey(userId, asked.key);
        if (known) {
          if (known.code === asked.code && known.price === asked.price) return purchaseOf(known);
          throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
        }
        const row = STORE_CODES.find(({ code }) => code === asked.code);
        const item = row ? { price: row.price, left: leftOf(userId, row, now) } : null;
        const refusal = pointBuyRefusal(factsOf(options, userId, now), item, asked.price);
        if (refusal !== null) throw new Refused(CODES[refusal]);
        const from = points.account(userId)?.id ?? 0;
        const { code, price } = asked;
        const id = store.add(userId, asked, now);
        const to = ledger.house('loyalty', POINTS, now);
        const reference = `house/store/${id}`;
        ledger.transfer({ kind: 'points', reference, from, to, amount: price, at: now });
        return purchaseOf({ id, code, price, at: now });
      }),
  };
}
