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
  key: v.string(),
  print: v.string(),
  sealed: v.string(),
  at: v.number(),
});
const countRow = v.object({ count: v.number() });
const waitRow = v.object({ waited: v.number() });

/** Later than anything. */
const LAST = Number.MAX_SAFE_INTEGER;

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
  /** What it was sent under. */
  readonly key: string;
  readonly at: number;
  readonly text: string;
}

/** Which requests staff look at, and after which one the next page begins. */
export interface RequestSearch {
  readonly state: RequestRow['state'];
  /** Null: any. */
  readonly topics: readonly string[] | null;
  readonly after: { readonly at: number; readonly id: number } | null;
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
  /** Of all players: what waits, the longest first; of other states what changed last first. */
  search(search: RequestSearch, most: number): RequestRow[];
  /** How long the newest answers were waited for, but not those to some topic. */
  waits(since: number, exceptTopic: string, most: number): number[];
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
  FROM requests`;

const ADD = `
  INSERT INTO requests (user_id, key, print, topic, sub_topic, payment_id, state,
    created_at, changed_at, waiting_since)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'open', ?7, ?7, ?7)`;

const WRITE = `
  INSERT INTO request_messages (request_id, author, staff_id, key, print, sealed, at, waited)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7,
    CASE ?2 WHEN 'support' THEN (SELECT ?7 - waiting_since FROM requests WHERE id = ?1) END)`;

/** The player goes on waiting since they first did. */
const ASKED = `
  UPDATE requests
  SET state = 'open', changed_at = ?1, waiting_since = COALESCE(waiting_since, ?1) WHERE id = ?2`;
const ANSWERED = `
  UPDATE requests
  SET state = 'answered', changed_at = ?1, waiting_since = NULL WHERE id = ?2`;
const CLOSE = `
  UPDATE requests
  SET state = 'closed', changed_at = ?1, waiting_since = NULL WHERE id = ?2 AND state <> 'closed'`;

const OF_TOPICS = '(?1 IS NULL OR topic IN (SELECT value FROM json_each(?1)))';
const WAITING = `${SELECT}
  WHERE state = 'open' AND (waiting_since, id) > (?2, ?3) AND ${OF_TOPICS}
  ORDER BY waiting_since, id LIMIT ?4`;
const CHANGED = `${SELECT}
  WHERE state = ?5 AND (changed_at, id) < (?2, ?3) AND ${OF_TOPICS}
  ORDER BY changed_at DESC, id DESC LIMIT ?4`;

const WAITS = `
  SELECT waited FROM request_messages JOIN requests ON requests.id = request_id
  WHERE waited IS NOT NULL AND at > ? AND topic <> ? ORDER BY at DESC LIMIT ?`;

/** What is sealed opens for its own request and player alone. The words are of when all were about payments. */
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

function looking(database: Database) {
  return {
    underWay(userId) {
      const sql = `SELECT COUNT(*) AS count FROM requests
        WHERE user_id = ? AND state <> 'closed'`;
      return database.first(countRow, sql, userId)?.count ?? 0;
    },
    isWaiting(userId) {
      const sql = `SELECT COUNT(*) AS count FROM requests
        WHERE user_id = ? AND state = 'open'`;
      return (database.first(countRow, sql, userId)?.count ?? 0) > 0;
    },
    search({ state, topics, after }, most) {
      const of = topics && JSON.stringify(topics);
      return state === 'open'
        ? database.all(requestRow, WAITING, of, after?.at ?? -1, after?.id ?? 0, most)
        : database.all(requestRow, CHANGED, of, after?.at ?? LAST, after?.id ?? 0, most, state);
    },
    waits: (since, exceptTopic, most) =>
      database.all(waitRow, WAITS, since, exceptTopic, most).map(({ waited }) => waited),
  } satisfies Partial<RequestStore>;
}

/** Puts the store together. */
export function createRequestStore(database: Database, keys: Keys): RequestStore {
  const made = writing(database, keys);
  const messages = 'SELECT author, key, print, sealed, at FROM request_messages';
  return {
    ...made,
    ...looking(database),
    ofKey: (userId, key) =>
      database.first(requestRow, `${SELECT} WHERE user_id = ? AND key = ?`, userId, key),
    of: (userId, most) =>
      database.all(
        requestRow,
        `${SELECT} WHERE user_id = ? ORDER BY state = 'closed', id DESC LIMIT ?`,
        userId,
        most,
      ),
    isWritten({ id }, key, text) {
      const sql = `${messages} WHERE request_id = ? AND key = ?`;
      const found = database.first(messageRow, sql, id, key);
      return found && found.print === made.printOf(text);
    },
    messages: (request) =>
      database
        .all(messageRow, `${messages} WHERE request_id = ? ORDER BY id`, request.id)
        .flatMap(({ author, key, sealed, at }) => {
          const text = keys.open(sealed, aboutOf(request));
          return text === null ? [] : [{ by: author, key, at, text }];
        }),
    count({ id }) {
      const sql = 'SELECT COUNT(*) AS count FROM request_messages WHERE request_id = ?';
      return database.first(countRow, sql, id)?.count ?? 0;
    },
  };
}
