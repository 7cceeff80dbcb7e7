import * as v from 'valibot';
import type { GuestMessage } from '../../domain/payments/guest-messages.ts';
import { REQUEST_STATES } from '../../domain/payments/request-states.ts';
import type { Database } from '../data/database.ts';
import type { Keys } from '../secrets/keys.ts';
import { emailKey } from '../user/contacts.ts';
import type { Moment } from './moments.ts';

const guestRow = v.object({
  id: v.number(),
  print: v.string(),
  sealed: v.string(),
  language: v.string(),
  session_id: v.nullable(v.string()),
  seq: v.nullable(v.number()),
  state: v.picklist(REQUEST_STATES),
  created_at: v.number(),
  changed_at: v.number(),
});
const writtenText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ email: v.string(), name: v.string(), subject: v.string(), message: v.string() }),
);
const answerRow = v.object({ id: v.number(), sealed: v.string(), at: v.number() });
const printRow = v.object({ print: v.string() });
const countRow = v.object({ count: v.number() });

/** A message of a guest, without what was written. */
export type GuestRow = v.InferOutput<typeof guestRow>;

export interface NewGuestMessage {
  readonly key: string;
  readonly language: string;
  /** Where in the recording it was sent; null where that is not known to be of the same browser. */
  readonly moment: Moment | null;
  readonly written: GuestMessage;
}

export interface GuestAnswer {
  readonly id: number;
  readonly at: number;
  readonly text: string;
}

export interface NewGuestAnswer {
  readonly key: string;
  readonly text: string;
  /** Who of the staff it was. */
  readonly by: string;
}

/** Which messages staff look at, and after which one the next page begins. */
export interface GuestSearch {
  readonly state: GuestRow['state'];
  readonly after: { readonly at: number; readonly id: number } | null;
}

/** What guests wrote to support in a database: all of it sealed, who wrote it as well. */
export interface GuestMessageStore {
  add(message: NewGuestMessage, now: number): GuestRow;
  find(id: string): GuestRow | null;
  ofKey(key: string): GuestRow | null;
  /** How many of the mailbox wait for an answer. */
  waitingOf(email: string): number;
  /** What was written; null where it does not open. */
  written(row: GuestRow): GuestMessage | null;
  answers(row: GuestRow): GuestAnswer[];
  /** Whether this text was the answer under the key already; null where none was. */
  isAnswered(row: GuestRow, key: string, text: string): boolean | null;
  answer(row: GuestRow, answer: NewGuestAnswer, now: number): void;
  close(row: GuestRow, now: number): void;
  /** It is gone, with all that it says of who wrote it. */
  erase(row: GuestRow): void;
  /** Erases what had no word since then. */
  eraseQuiet(before: number): void;
  /** What waits, the longest first; of other states what changed last first. */
  search(search: GuestSearch, most: number): GuestRow[];
  /** A keyed hash of what was written: it tells nobody else anything. */
  printOf(written: GuestMessage): string;
}

const SELECT = `
  SELECT id, print, sealed, language, session_id, seq, state, created_at, changed_at
  FROM guest_messages`;
const ADD = `
  INSERT INTO guest_messages (key, print, sealed, mailbox, language, session_id, seq, state,
    created_at, changed_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'open', ?8, ?8)`;
const STAND = 'UPDATE guest_messages SET state = ?1, changed_at = ?2 WHERE id = ?3';
const WAITING = `${SELECT}
  WHERE state = ?1 AND (changed_at, id) > (?2, ?3) ORDER BY changed_at, id LIMIT ?4`;
const CHANGED = `${SELECT}
  WHERE state = ?1 AND (changed_at, id) < (?2, ?3) ORDER BY changed_at DESC, id DESC LIMIT ?4`;
const ANSWER = `
  INSERT INTO guest_answers (message_id, staff_id, key, print, sealed, at)
  VALUES (?, ?, ?, ?, ?, ?)`;

/** Later than anything. */
const LAST = Number.MAX_SAFE_INTEGER;
/** What is sealed opens as a message, or an answer to the very one. */
const ABOUT = 'guest message';
const aboutAnswer = ({ id }: GuestRow): string => `guest answer ${id}`;

const textOf = ({ email, name, subject, message }: GuestMessage): string =>
  JSON.stringify({ email, name, subject, message });

function asking(database: Database, keys: Keys) {
  const find = (id: number) => database.first(guestRow, `${SELECT} WHERE id = ?`, id);
  const mailboxOf = (email: string) => keys.mac('guest mailbox', emailKey(email));
  const printOf = (written: GuestMessage) => keys.mac('guest message', textOf(written));
  return {
    printOf,
    find: (id) => (/^\d{1,15}$/.test(id) ? find(Number(id)) : null),
    ofKey: (key) => database.first(guestRow, `${SELECT} WHERE key = ?`, key),
    add({ key, language, moment, written }, now) {
      const sealed = keys.seal(textOf(written), ABOUT);
      const kept = [key, printOf(written), sealed, mailboxOf(written.email), language] as const;
      const place = [moment?.sessionId ?? null, moment?.seq ?? null] as const;
      const added = find(database.run(ADD, ...kept, ...place, now).lastId);
      if (!added) throw new Error('a message that was added is not there');
      return added;
    },
    waitingOf(email) {
      const sql = `SELECT COUNT(*) AS count FROM guest_messages WHERE state = 'open' AND mailbox = ?`;
      return database.first(countRow, sql, mailboxOf(email))?.count ?? 0;
    },
    written({ sealed }) {
      const text = keys.open(sealed, ABOUT);
      const read = v.safeParse(writtenText, text);
      return read.success ? read.output : null;
    },
  } satisfies Partial<GuestMessageStore>;
}

function answering(database: Database, keys: Keys) {
  const printOf = (text: string) => keys.mac('guest answer', text);
  return {
    answers: (row) =>
      database
        .all(
          answerRow,
          'SELECT id, sealed, at FROM guest_answers WHERE message_id = ? ORDER BY id',
          row.id,
        )
        .flatMap(({ id, sealed, at }) => {
          const text = keys.open(sealed, aboutAnswer(row));
          return text === null ? [] : [{ id, at, text }];
        }),
    isAnswered({ id }, key, text) {
      const sql = 'SELECT print FROM guest_answers WHERE message_id = ? AND key = ?';
      const found = database.first(printRow, sql, id, key);
      return found && found.print === printOf(text);
    },
    answer(row, { key, text, by }, now) {
      const sealed = keys.seal(text, aboutAnswer(row));
      database.run(ANSWER, row.id, by, key, printOf(text), sealed, now);
      database.run(STAND, 'answered', now, row.id);
    },
    close: ({ id }, now) => void database.run(STAND, 'closed', now, id),
  } satisfies Partial<GuestMessageStore>;
}

/** Puts the store together. */
export function createGuestMessageStore(database: Database, keys: Keys): GuestMessageStore {
  return {
    ...asking(database, keys),
    ...answering(database, keys),
    erase: ({ id }) => void database.run('DELETE FROM guest_messages WHERE id = ?', id),
    eraseQuiet(before) {
      database.run('DELETE FROM guest_messages WHERE changed_at < ?', before);
    },
    search: ({ state, after }, most) =>
      state === 'open'
        ? database.all(guestRow, WAITING, state, after?.at ?? -1, after?.id ?? 0, most)
        : database.all(guestRow, CHANGED, state, after?.at ?? LAST, after?.id ?? 0, most),
  };
}
