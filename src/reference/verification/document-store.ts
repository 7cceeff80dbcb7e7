import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  DOCUMENT_TYPES,
  REFUSAL_REASONS,
} from '../../domain/verification/verification.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';

const documentRow = v.object({
  id: v.string(),
  user_id: v.string(),
  print: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  type: v.picklist(DOCUMENT_TYPES),
  size: v.number(),
  state: v.picklist(DOCUMENT_STATES),
  reason: v.nullable(v.picklist(REFUSAL_REASONS)),
  created_at: v.number(),
  decided_at: v.nullable(v.number()),
  expires_at: v.nullable(v.number()),
});
const contentRow = v.object({ sealed: v.instance(Uint8Array) });
const countRow = v.object({ count: v.number() });

/** A document without what is in it. Times are epoch milliseconds. */
export type DocumentRow = v.InferOutput<typeof documentRow>;

/** What came; `expires_at` is until when it waits. */
export interface NewDocument extends Pick<DocumentRow, 'user_id' | 'kind' | 'type'> {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly expires_at: number;
}

/** How a document that waited ends; `by` is who decided, null for its player. */
export interface Decision {
  readonly state: 'approved' | 'refused' | 'withdrawn';
  readonly reason: DocumentRow['reason'];
  readonly expires_at: number | null;
  readonly by: string | null;
}

/** Documents in a database, what is in them sealed. */
export interface DocumentStore {
  add(document: NewDocument, now: number): DocumentRow;
  find(id: string): DocumentRow | null;
  ofKey(userId: string, key: string): DocumentRow | null;
  /** Those that count before those that do not, the newest first; none that was withdrawn. */
  of(userId: string, most: number): DocumentRow[];
  approvedOf(userId: string): DocumentRow[];
  waitingOf(userId: string): number;
  /** Of all players, the oldest first. */
  waiting(after: { readonly at: number; readonly id: string } | null, most: number): DocumentRow[];
  /** What is in it; null once that was given up. */
  bytesOf(document: DocumentRow): Uint8Array | null;
  /** A keyed hash of what is in a file: it tells nobody else anything. */
  printOf(bytes: Uint8Array): string;
  /** Ends the waiting; false where it does not wait any more. */
  decide(id: string, decision: Decision, now: number): boolean;
  /** Ends those whose time is over, and gives up what is in them. */
  expire(now: number): void;
}

const ID_BYTES = 16;
const COLUMNS =
  'id, user_id, print, kind, type, size, state, reason, created_at, decided_at, expires_at';
const SELECT = `SELECT ${COLUMNS} FROM documents`;

const ADD = `
  INSERT INTO documents (id, user_id, key, print, kind, type, size, state, created_at, expires_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?)`;

const DECIDE = `
  UPDATE documents SET state = ?, reason = ?, expires_at = ?, decided_by = ?, decided_at = ?
  WHERE id = ? AND state = 'waiting'`;

const WAITING = `${SELECT}
  WHERE state = 'waiting' AND (created_at, id) > (?, ?) ORDER BY created_at, id LIMIT ?`;

const EXPIRE = `
  UPDATE documents SET state = 'expired', decided_at = expires_at
  WHERE state IN ('waiting', 'approved') AND expires_at <= ?`;

/** Only what waits or was approved is of use to anybody. */
const GIVE_UP = `
  DELETE FROM document_contents
  WHERE id IN (SELECT id FROM documents WHERE state NOT IN ('waiting', 'approved'))`;

/** What is sealed opens for its own document and player alone. */
const aboutOf = ({ id, user_id }: Pick<DocumentRow, 'id' | 'user_id'>): string =>
  `document ${user_id} ${id}`;

function writing(database: Database, keys: Keys) {
  const find = (id: string) => database.first(documentRow, `${SELECT} WHERE id = ?`, id);
  const printOf = (bytes: Uint8Array) =>
    keys.mac('document', createHash('sha256').update(bytes).digest('hex'));
  return {
    find,
    printOf,
    add: ({ user_id, key, kind, type, bytes, expires_at }, now) =>
      database.transaction(() => {
        const id = randomBytes(ID_BYTES).toString('base64url');
        const what = [printOf(bytes), kind, type, bytes.length] as const;
        database.run(ADD, id, user_id, key, ...what, now, expires_at);
        const sealed = keys.sealBytes(bytes, aboutOf({ id, user_id }));
        database.run('INSERT INTO document_contents (id, sealed) VALUES (?, ?)', id, sealed);
        const added = find(id);
        if (!added) throw new Error('a document that was added is not there');
        return added;
      }),
    decide: (id, { state, reason, expires_at, by }, now) =>
      database.transaction(() => {
        const { changes } = database.run(DECIDE, state, reason, expires_at, by, now, id);
        if (changes > 0 && state !== 'approved') {
          database.run('DELETE FROM document_contents WHERE id = ?', id);
        }
        return changes > 0;
      }),
    expire: (now) =>
      database.transaction(() => {
        if (database.run(EXPIRE, now).changes > 0) database.run(GIVE_UP);
      }),
  } satisfies Partial<DocumentStore>;
}

/** Puts the store together. */
export function createDocumentStore(database: Database, keys: Keys): DocumentStore {
  return {
    ...writing(database, keys),
    ofKey: (userId, key) =>
      database.first(documentRow, `${SELECT} WHERE user_id = ? AND key = ?`, userId, key),
    of: (userId, most) =>
      database.all(
        documentRow,
        `${SELECT} WHERE user_id = ? AND state <> 'withdrawn'
         ORDER BY state IN ('waiting', 'approved') DESC, created_at DESC, rowid DESC LIMIT ?`,
        userId,
        most,
      ),
    approvedOf: (userId) =>
      database.all(documentRow, `${SELECT} WHERE user_id = ? AND state = 'approved'`, userId),
    waitingOf(userId) {
      const sql = `SELECT COUNT(*) AS count FROM documents WHERE user_id = ? AND state = 'waiting'`;
      return database.first(countRow, sql, userId)?.count ?? 0;
    },
    waiting: (after, most) =>
      database.all(documentRow, WAITING, after?.at ?? -1, after?.id ?? '', most),
    bytesOf(document) {
      const sql = 'SELECT sealed FROM document_contents WHERE id = ?';
      const row = database.first(contentRow, sql, document.id);
      return row && keys.openBytes(row.sealed, aboutOf(document));
    },
  };
}
