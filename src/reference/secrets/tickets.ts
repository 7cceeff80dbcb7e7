import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../data/database.ts';
import type { Keys } from './keys.ts';
import { openJson, sealJson } from './sealed.ts';

/** What a ticket is good for. */
export type TicketPurpose =
  | 'oauth-state'
  | 'oauth-code'
  | 'login-link'
  | 'reset-link'
  | 'activation-link'
  | 'game-launch';

export interface TicketTerms {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly lifetime: number;
  /** The only visit that may use it; without one whoever holds it may. */
  readonly visit?: string;
  /** Whose it is: their tickets can be made worthless together. */
  readonly userId?: string;
}

/** Random tokens that stand for something, each good once. Only their hashes are kept. */
export interface Tickets {
  /** A new ticket; of a player's, it ends the older ones that are good for the same. */
  issue(purpose: TicketPurpose, data: unknown, terms: TicketTerms): string;
  /** What the token stands for, which it does no more; `time_up` once it has expired. */
  take<S extends v.GenericSchema>(
    purpose: TicketPurpose,
    token: string,
    schema: S,
    /** With `keep` it is only looked at. */
    use: { readonly now: number; readonly visit?: string | null; readonly keep?: boolean },
  ): { readonly data: v.InferOutput<S> } | 'unknown' | 'time_up';
  /** Ends the tickets of a player, or those that are good for one thing. */
  dropOf(userId: string, purpose?: TicketPurpose): void;
}

const TOKEN_BYTES = 24;
/** An expired ticket is known for what it was this long. */
const REMEMBERED = 7 * 24 * 60 * 60 * 1000;

const ticketRow = v.object({
  visit: v.nullable(v.string()),
  data: v.string(),
  expires_at: v.number(),
});

/** Tickets in a database. */
export function createTickets(database: Database, keys: Keys): Tickets {
  const hashOf = (purpose: TicketPurpose, token: string) => keys.mac('ticket', purpose, token);
  const dropFor = (userId: string | null, purpose: TicketPurpose) =>
    database.run('DELETE FROM tickets WHERE user_id = ? AND purpose = ?', userId, purpose);
  return {
    issue(purpose, data, { now, lifetime, visit = null, userId = null }) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const hash = hashOf(purpose, token);
      database.run('DELETE FROM tickets WHERE expires_at < ?', now - REMEMBERED);
      dropFor(userId, purpose);
      database.run(
        `INSERT INTO tickets (hash, visit, user_id, purpose, data, expires_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
        hash,
        visit,
        userId,
        purpose,
        sealJson(keys, data, hash),
        now + lifetime,
      );
      return token;
    },
    take: (purpose, token, schema, { now, visit = null, keep = false }) =>
      database.transaction(() => {
        const hash = hashOf(purpose, token);
        const row = database.first(ticketRow, 'SELECT * FROM tickets WHERE hash = ?', hash);
        if (!row || (row.visit !== null && row.visit !== visit)) return 'unknown';
        if (row.expires_at <= now) return 'time_up';
        if (!keep) database.run('DELETE FROM tickets WHERE hash = ?', hash);
        const data = openJson(keys, schema, row.data, hash);
        return data === null ? 'unknown' : { data };
      }),
    dropOf(userId, purpose) {
      if (purpose === undefined) database.run('DELETE FROM tickets WHERE user_id = ?', userId);
      else dropFor(userId, purpose);
    },
  };
}
