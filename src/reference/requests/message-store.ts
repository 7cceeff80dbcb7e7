import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { REQUEST_AUTHORS } from '../../domain/payments/request-states.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../domain/verification/verification.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';

const messageRow = v.object({
  id: v.number(),
  author: v.picklist(REQUEST_AUTHORS),
  key: v.string(),
  sealed: v.string(),
  at: v.number(),
  type: v.nullable(v.picklist(DOCUMENT_TYPES)),
  size: v.nullable(v.number()),
});
const printRow = v.object({ print: v.string() });
const unreadRow = v.object({ unread: v.number() });
const lastRow = v.object({ last: v.number() });
const fileRow = v.object({ type: v.picklist(DOCUMENT_TYPES), sealed: v.instance(Uint8Array) });
const countRow = v.object({ messages: v.number(), files: v.number() });

/** The request that messages stand in. */
interface About {
  readonly id: number;
  readonly user_id: string;
}

/** What somebody wrote; `by` is who of the staff, null for the player. */
export interface NewMessage {
  readonly key: string;
  readonly text: string;
  readonly by: string | null;
  /** Of staff: the last message that they had read; null where that is not told. */
  readonly seen?: number | null;
}

/** A file that the player sends. */
export interface NewFile {
  readonly key: string;
  readonly type: DocumentType;
  readonly bytes: Uint8Array;
}

export interface Message {
  readonly id: number;
  readonly by: (typeof REQUEST_AUTHORS)[number];
  /** What it was sent under. */
  readonly key: string;
  readonly at: number;
  /** Empty where it is a file. */
  readonly text: string;
  readonly file: { readonly type: DocumentType; readonly size: number } | null;
}

/** What was written in requests, and sent with them: all of it sealed. */
export interface MessageStore {
  /** Writes a message down; what is asked for by then is the state. */
  write(request: About, message: NewMessage, now: number): void;
  /** Keeps a file, as a message of the player. */
  attach(request: About, file: NewFile, now: number): void;
  /** Whether what has this print came under the key already; null where nothing did. */
  isWritten(request: About, key: string, print: string | null): boolean | null;
  messages(request: About): Message[];
  /** The player has read as far as this message. */
  read(request: Pick<About, 'id'>, message: number): void;
  /** How many answers a player has not read, in all of their requests. */
  unreadOf(userId: string): number;
  /** The player's newest message; 0 without one. */
  lastOfPlayer(request: Pick<About, 'id'>): number;
  /** What a file message of the request holds; null where it is none, or was given up. */
  file(request: About, message: number): Pick<NewFile, 'type' | 'bytes'> | null;
  /** Gives up what is in the files of a request. */
  giveUpFiles(request: Pick<About, 'id'>): void;
  count(request: About): v.InferOutput<typeof countRow>;
  /** A keyed hash of a text: it tells nobody else anything. */
  printOf(text: string): string;
  printOfFile(bytes: Uint8Array): string;
}

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

const MESSAGES = `
  SELECT id, author, key, request_messages.sealed, at, type, size
  FROM request_messages LEFT JOIN request_files ON message_id = id WHERE request_id = ? ORDER BY id`;

const COUNT = `
  SELECT COUNT(*) AS messages, COUNT(message_id) AS files
  FROM request_messages LEFT JOIN request_files ON message_id = id WHERE request_id = ?`;

const READ = 'UPDATE requests SET read_message = ?1 WHERE id = ?2 AND read_message < ?1';
const UNREAD = `
  SELECT COUNT(*) AS unread FROM requests JOIN request_messages ON request_id = requests.id
  WHERE user_id = ? AND author = 'support' AND request_messages.id > read_message`;

const FILE = `
  SELECT type, request_files.sealed FROM request_files JOIN request_messages ON id = message_id
  WHERE id = ? AND request_id = ? AND request_files.sealed IS NOT NULL`;

const GIVE_UP = `
  UPDATE request_files SET sealed = NULL
  WHERE message_id IN (SELECT id FROM request_messages WHERE request_id = ?)`;

/** What is sealed opens for its own request and player alone; the words are of when all were about payments. */
const aboutOf = ({ id, user_id }: About): string => `payment request ${user_id} ${id}`;
const fileAboutOf = (request: About, message: number): string =>
  `${aboutOf(request)} file ${message}`;

function writing(database: Database, keys: Keys) {
  const printOf = (text: string) => keys.mac('payment request', text);
  const printOfFile = (bytes: Uint8Array) =>
    keys.mac('request file', createHash('sha256').update(bytes).digest('hex'));
  const add = (request: About, { key, text, by }: NewMessage, print: string, now: number) => {
    const author = by === null ? 'player' : 'support';
    const sealed = keys.seal(text, aboutOf(request));
    const { lastId } = database.run(WRITE, request.id, author, by, key, print, sealed, now);
    database.run(by === null ? ASKED : ANSWERED, now, request.id);
    return lastId;
  };
  return {
    printOf,
    printOfFile,
    write(request, message, now) {
      add(request, message, printOf(message.text), now);
    },
    attach(request, { key, type, bytes }, now) {
      const id = add(request, { key, text: '', by: null }, printOfFile(bytes), now);
      const sql = 'INSERT INTO request_files (message_id, type, size, sealed) VALUES (?, ?, ?, ?)';
      const sealed = keys.sealBytes(bytes, fileAboutOf(request, id));
      database.run(sql, id, type, bytes.length, sealed);
    },
  } satisfies Partial<MessageStore>;
}

/** Puts the store together. */
export function createMessageStore(database: Database, keys: Keys): MessageStore {
  return {
    ...writing(database, keys),
    isWritten({ id }, key, print) {
      const sql = 'SELECT print FROM request_messages WHERE request_id = ? AND key = ?';
      const found = database.first(printRow, sql, id, key);
      return found && (print === null || found.print === print);
    },
    messages: (request) =>
      database
        .all(messageRow, MESSAGES, request.id)
        .flatMap(({ id, author, key, sealed, at, type, size }) => {
          const text = keys.open(sealed, aboutOf(request));
          const file = type === null || size === null ? null : { type, size };
          return text === null ? [] : [{ id, by: author, key, at, text, file }];
        }),
    read: ({ id }, message) => void database.run(READ, message, id),
    unreadOf: (userId) => database.first(unreadRow, UNREAD, userId)?.unread ?? 0,
    lastOfPlayer({ id }) {
      const sql = `SELECT COALESCE(MAX(id), 0) AS last FROM request_messages
        WHERE request_id = ? AND author = 'player'`;
      return database.first(lastRow, sql, id)?.last ?? 0;
    },
    file(request, message) {
      const found = database.first(fileRow, FILE, message, request.id);
      const bytes = found && keys.openBytes(found.sealed, fileAboutOf(request, message));
      return found && bytes && { type: found.type, bytes };
    },
    giveUpFiles: ({ id }) => void database.run(GIVE_UP, id),
    count: ({ id }) => database.first(countRow, COUNT, id) ?? { messages: 0, files: 0 },
  };
}
