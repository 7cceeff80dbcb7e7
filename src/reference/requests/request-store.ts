import * as v from 'valibot';
import { REQUEST_AUTHORS, REQUEST_STATES } from '../../domain/request-states.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';

const requestRow = v.object({
  id: v.number(),
  user_id: v.string(),
  print: v.string(),
  topic: v.string(),
  sub_topic: v.nullable(v.string()),
  payment_id: v.nullable(v.number()),
  state: v.picklist(REQUEST_STATES),
  created_at: v.number(),
  changed_at: v.number(),
  waiting_since: v.nullable(v.number()),
});
const messageRow = v.object({
  author: v.picklist(REQUEST_AUTHORS),
  print: v.string(),
  sealed: v.string(),
  at: v.number(),
});
const countRow = v.object({ count: v.number() });

/** A request without what was written. */
export type RequestRow = v.InferOutput<typeof requestRow>;

export interface NewRequest
  extends Pick<RequestRow, 'user_id' | 'print' | 'topic' | 'sub_topic' | 'payment_id'> {
  readonly key: string;
}

/** What somebody wrote; `by` is who of the staff, null for the player. */
export interface NewMessage {
  readonly key: string;
  readonly text: string;
  readonly by: string | null;
}

export interface Message {
  readonly by: (typeof REQUEST_AUTHORS)[number];
  readonly at: number;
  readonly text: string;
}

/** Requests of players in a database, what was written sealed. */
export interface RequestStore {
  add(request: NewRequest, now: number): RequestRow;
  find(id: string): RequestRow | null;
  ofKey(userId: string, key: string): RequestRow | null;
  /** Those under way before those that are over, the newest first. */
  of(userId: string, most: number): RequestRow[];
  underWay(userId: string): number;
  /** Whether one of the player's waits for support. */
  isWaiting(userId: string): boolean;
  /** Of all players, the one that has waited longest first. */
  waiting(after: { readonly at: number; readonly id: number } | null, most: number): RequestRow[];
  /** Writes a message down; what is asked for by then is the state. */
  write(request: RequestRow, message: NewMessage, now: number): void;
  /** Whether this was written under the key already; null where nothing was. */
  isWritten(request: RequestRow, key: string, text: string): boolean | null;
  messages(request: RequestRow): Message[];
  count(request: RequestRow): number;
  /** Ends it; false where that was done before. */
  close(request: RequestRow, now: number): boolean;
  /** A keyed hash of a text: it tells nobody else anything. */
  printOf(text: string): string;
}

const SELECT = `
  SELECT id, user_id, print, topic, sub_topic, payment_id, state, created_at, changed_at,
    waiting_since
  FROM payment_requests`;

const ADD = `
  INSERT INTO payment_requests (user_id, key, print, topic, sub_topic, payment_id, state,
    created_at, changed_at, waiting_since)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'open', ?7, ?7, ?7)`;

const WRITE = `
  INSERT INTO payment_request_messages (request_id, author, staff_id, key, print, sealed, at)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** The player goes on waiting since they first did. */
const ASKED = `
  UPDATE payment_requests
  SET state = 'open', changed_at = ?1, waiting_since = COALESCE(waiting_since, ?1) WHERE id = ?2`;
const ANSWERED = `
  UPDATE payment_requests
  SET state = 'answered', changed_at = ?1, waiting_since = NULL WHERE id = ?2`;
const CLOSE = `
  UPDATE payment_requests
  SET state = 'closed', changed_at = ?1, waiting_since = NULL WHERE id = ?2 AND state <> 'closed'`;

const WAITING = `${SELECT}
  WHERE state = 'open' AND (waiting_since, id) > (?, ?) ORDER BY waiting_since, id LIMIT ?`;

/** What is sealed opens for its own request and player alone. */
const aboutOf = ({ id, user_id }: RequestRow): string => `payment request ${user_id} ${id}`;

function writing(database: Database, keys: Keys) {
  const find = (id: number) => database.first(requestRow, `${SELECT} WHERE id = ?`, id);
  const printOf = (text: string) => keys.mac('payment request', text);
  return {
    printOf,
    find: (id) => (/^\d{1,15}$/.test(id) ? find(Number(id)) : null),
    add({ user_id, key, print, topic, sub_topic, payment_id }, now) {
      const about = [topic, sub_topic, payment_id] as const;
      const { lastId } = database.run(ADD, user_id, key, print, ...about, now);
      const added = find(lastId);
      if (!added) throw new Error('a request that was added is not there');
      return added;
    },
    write(request, { key, text, by }, now) {
      const author = by === null ? 'player' : 'support';
      const sealed = keys.seal(text, aboutOf(request));
      database.run(WRITE, request.id, author, by, key, printOf(text), sealed, now);
      database.run(by === null ? ASKED : ANSWERED, now, request.id);
    },
    close: ({ id }, now) => database.run(CLOSE, now, id).changes > 0,
  } satisfies Partial<RequestStore>;
}

/** Puts the store together. */
export function createRequestStore(database: Database, keys: Keys): RequestStore {
  const made = writing(database, keys);
  const messages = 'SELECT author, print, sealed, at FROM payment_request_messages';
  return {
    ...made,
    ofKey: (userId, key) =>
      database.first(requestRow, `${SELECT} WHERE user_id = ? AND key = ?`, userId, key),
    of: (userId, most) =>
      database.all(
        requestRow,
        `${SELECT} WHERE user_id = ? ORDER BY state = 'closed', id DESC LIMIT ?`,
        userId,
        most,
      ),
    underWay(userId) {
      const sql = `SELECT COUNT(*) AS count FROM payment_requests
        WHERE user_id = ? AND state <> 'closed'`;
      return database.first(countRow, sql, userId)?.count ?? 0;
    },
    isWaiting(userId) {
      const sql = `SELECT COUNT(*) AS count FROM payment_requests
        WHERE user_id = ? AND state = 'open'`;
      return (database.first(countRow, sql, userId)?.count ?? 0) > 0;
    },
    waiting: (after, most) =>
      database.all(requestRow, WAITING, after?.at ?? -1, after?.id ?? 0, most),
    isWritten({ id }, key, text) {
      const sql = `${messages} WHERE request_id = ? AND key = ?`;
      const found = database.first(messageRow, sql, id, key);
      return found && found.print === made.printOf(text);
    },
    messages: (request) =>
      database
        .all(messageRow, `${messages} WHERE request_id = ? ORDER BY id`, request.id)
        .flatMap(({ author, sealed, at }) => {
          const text = keys.open(sealed, aboutOf(request));
          return text === null ? [] : [{ by: author, at, text }];
        }),
    count({ id }) {
      const sql = 'SELECT COUNT(*) AS count FROM payment_request_messages WHERE request_id = ?';
      return database.first(countRow, sql, id)?.count ?? 0;
    },
  };
}
