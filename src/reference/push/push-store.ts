import * as v from 'valibot';
import { PUSH_KINDS, type PushKind } from '../../domain/site/push.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';
import { openJson, sealJson } from '../secrets/sealed.ts';

/** How a browser is written to. */
const subscription = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });

export type PushAddress = v.InferOutput<typeof subscription>;

/** A browser of a player's. */
export interface PushSubscription extends PushAddress {
  readonly print: string;
  readonly language: string;
}

export interface PushItem {
  readonly id: number;
  readonly user_id: string;
  readonly kind: PushKind;
  readonly at: number;
}

const subscriptionRow = v.object({ print: v.string(), sealed: v.string(), language: v.string() });
const itemRow = v.object({
  id: v.number(),
  user_id: v.string(),
  kind: v.picklist(PUSH_KINDS),
  at: v.number(),
});

/** Browsers of one player; an older one gives way. */
const MOST = 10;

/** Browsers that are written to, their addresses sealed, and what they are to be told. */
export interface PushStore {
  subscribe(userId: string, address: PushAddress, language: string, now: number): void;
  /** Also for a browser that is gone, by its print. */
  end(print: string): void;
  printOf(endpoint: string): string;
  of(userId: string): PushSubscription[];
  /** Notes what happened: it belongs into the transaction in which it does. */
  tell(userId: string, kind: PushKind, now: number): void;
  /** The oldest that are to be told. */
  waiting(most: number): PushItem[];
  told(id: number): void;
}

const aboutOf = (userId: string): string => `push ${userId}`;

function subscriptions(database: Database, keys: Keys) {
  const printOf = (endpoint: string) => keys.mac('push', endpoint);
  return {
    printOf,
    subscribe: (userId, address, language, now) =>
      database.transaction(() => {
        database.run(
          `INSERT OR REPLACE INTO push_subscriptions (print, user_id, sealed, language, created_at)
           VALUES (?, ?, ?, ?, ?)`,
          ...[printOf(address.endpoint), userId, sealJson(keys, address, aboutOf(userId))],
          ...[language, now],
        );
        database.run(
          `DELETE FROM push_subscriptions WHERE user_id = ?1 AND print NOT IN (
             SELECT print FROM push_subscriptions WHERE user_id = ?1
             ORDER BY created_at DESC LIMIT ${MOST})`,
          userId,
        );
      }),
    end: (print) => void database.run('DELETE FROM push_subscriptions WHERE print = ?', print),
    of: (userId) =>
      database
        .all(
          subscriptionRow,
          'SELECT print, sealed, language FROM push_subscriptions WHERE user_id = ?',
          userId,
        )
        .flatMap(({ print, sealed, language }) => {
          const address = openJson(keys, subscription, sealed, aboutOf(userId));
          return address === null ? [] : [{ ...address, print, language }];
        }),
  } satisfies Partial<PushStore>;
}

/** The store in a database. */
export function createPushStore(database: Database, keys: Keys): PushStore {
  return {
    ...subscriptions(database, keys),
    tell: (userId, kind, now) =>
      void database.run(
        `INSERT INTO push_outbox (user_id, kind, at)
         SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = ?1)`,
        ...[userId, kind, now],
      ),
    waiting: (most) => database.all(itemRow, `SELECT * FROM push_outbox ORDER BY id LIMIT ${most}`),
    told: (id) => void database.run('DELETE FROM push_outbox WHERE id = ?', id),
  };
}
