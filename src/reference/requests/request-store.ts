import * as v from 'valibot';
import { IDEA_TOPIC_ID, REQUEST_STATES } from '../../domain/payments/request-states.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';
import { createMessageStore, type MessageStore } from './message-store.ts';

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
const countRow = v.object({ count: v.number() });
const lastRow = v.object({ at: v.nullable(v.number()) });
const waitRow = v.object({ waited: v.number() });

/** Later than anything. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A request without what was written. */
export type RequestRow = v.InferOutput<typeof requestRow>;

export interface NewRequest
  extends Pick<RequestRow, 'user_id' | 'print' | 'topic' | 'sub_topic' | 'payment_id'> {
  readonly key: string;
}

/** Which requests staff look at, and after which one the next page begins. */
export interface RequestSearch {
  readonly state: RequestRow['state'];
  /** Null: any but ideas, which nobody waits with. */
  readonly topics: readonly string[] | null;
  readonly after: { readonly at: number; readonly id: number } | null;
}

/** Requests of players in a database, what was written sealed. */
export interface RequestStore extends MessageStore {
  add(request: NewRequest, now: number): RequestRow;
  find(id: string): RequestRow | null;
  ofKey(userId: string, key: string): RequestRow | null;
  /** Those under way before those that are over, the newest first; after one that is over, those before it. */
  of(userId: string, most: number, after: number | null): RequestRow[];
  /** Of ideas, or of all else. */
  underWay(userId: string, areIdeas: boolean): number;
  /** When the player wrote of a topic last; null for never. */
  lastOf(userId: string, topic: string): number | null;
  /** Whether a question of the player's waits for support. */
  isWaiting(userId: string): boolean;
  /** Of all players: what waits, the longest first; of other states what changed last first. */
  search(search: RequestSearch, most: number): RequestRow[];
  /** How long the newest answers were waited for, but not those to some topic. */
  waits(since: number, exceptTopic: string, most: number): number[];
  /** Ends what was answered before then and had no word since, and gives up its files. */
  endQuiet(before: number, now: number): void;
  /** Ends it; false where that was done before. */
  close(request: RequestRow, now: number): boolean;
}

const SELECT = `
  SELECT id, user_id, print, topic, sub_topic, payment_id, state, created_at, changed_at,
    waiting_since
  FROM requests`;

const NEWEST = `${SELECT}
  WHERE user_id = ?1 AND id < ?3 ORDER BY state = 'closed', id DESC LIMIT ?2`;
const EARLIER = `${SELECT}
  WHERE user_id = ?1 AND state = 'closed' AND id < ?3 ORDER BY id DESC LIMIT ?2`;

const ADD = `
  INSERT INTO requests (user_id, key, print, topic, sub_topic, payment_id, state,
    created_at, changed_at, waiting_since)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'open', ?7, ?7, ?7)`;

const CLOSE = `
  UPDATE requests
  SET state = 'closed', changed_at = ?1, waiting_since = NULL WHERE id = ?2 AND state <> 'closed'`;

const QUIET = "state = 'answered' AND changed_at < ?";
const END_QUIET = `UPDATE requests SET state = 'closed', changed_at = ?2 WHERE ${QUIET.replace('?', '?1')}`;
const GIVE_UP_QUIET = `
  UPDATE request_files SET sealed = NULL
  WHERE message_id IN (SELECT request_messages.id FROM request_messages
    JOIN requests ON requests.id = request_id WHERE ${QUIET})`;

const OF_TOPICS = `(CASE WHEN ?1 IS NULL THEN topic <> '${IDEA_TOPIC_ID}'
  ELSE topic IN (SELECT value FROM json_each(?1)) END)`;
const WAITING = `${SELECT}
  WHERE state = 'open' AND (waiting_since, id) > (?2, ?3) AND ${OF_TOPICS}
  ORDER BY waiting_since, id LIMIT ?4`;
const CHANGED = `${SELECT}
  WHERE state = ?5 AND (changed_at, id) < (?2, ?3) AND ${OF_TOPICS}
  ORDER BY changed_at DESC, id DESC LIMIT ?4`;

const WAITS = `
  SELECT waited FROM request_messages JOIN requests ON requests.id = request_id
  WHERE waited IS NOT NULL AND at > ? AND topic <> ? ORDER BY at DESC LIMIT ?`;

function writing(database: Database) {
  const find = (id: number) => database.first(requestRow, `${SELECT} WHERE id = ?`, id);
  return {
    find: (id) => (/^\d{1,15}$/.test(id) ? find(Number(id)) : null),
    add({ user_id, key, print, topic, sub_topic, payment_id }, now) {
      const about = [topic, sub_topic, payment_id] as const;
      const { lastId } = database.run(ADD, user_id, key, print, ...about, now);
      const added = find(lastId);
      if (!added) throw new Error('a request that was added is not there');
      return added;
    },
    endQuiet(before, now) {
      database.run(GIVE_UP_QUIET, before);
      database.run(END_QUIET, before, now);
    },
    close: ({ id }, now) => database.run(CLOSE, now, id).changes > 0,
  } satisfies Partial<RequestStore>;
}

function looking(database: Database) {
  return {
    underWay(userId, areIdeas) {
      const sql = `SELECT COUNT(*) AS count FROM requests
        WHERE user_id = ? AND state <> 'closed' AND (topic = ?) = ?`;
      return database.first(countRow, sql, userId, IDEA_TOPIC_ID, areIdeas ? 1 : 0)?.count ?? 0;
    },
    lastOf(userId, topic) {
      const sql = `SELECT MAX(created_at) AS at FROM requests WHERE user_id = ? AND topic = ?`;
      return database.first(lastRow, sql, userId, topic)?.at ?? null;
    },
    isWaiting(userId) {
      const sql = `SELECT COUNT(*) AS count FROM requests
        WHERE user_id = ? AND state = 'open' AND topic <> ?`;
      return (database.first(countRow, sql, userId, IDEA_TOPIC_ID)?.count ?? 0) > 0;
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
  return {
    ...createMessageStore(database, keys),
    ...writing(database),
    ...looking(database),
    ofKey: (userId, key) =>
      database.first(requestRow, `${SELECT} WHERE user_id = ? AND key = ?`, userId, key),
    of: (userId, most, after) =>
      database.all(requestRow, after === null ? NEWEST : EARLIER, userId, most, after ?? LAST),
  };
}
