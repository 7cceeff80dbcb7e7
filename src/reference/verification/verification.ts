import * as v from 'valibot';
import { isVerified, needOf } from '../../domain/verification/standing.ts';
import { documentType, roomRefusal, uploadRefusal } from '../../domain/verification/uploading.ts';
import type { RefusalReason, UploadRefusal } from '../../domain/verification/verification.ts';
import type { Climate } from '../conditions.ts';
import type { Database } from '../data/database.ts';
import type { Feed } from '../feed/feed.ts';
import type { ReadUpload } from '../http/reading.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Upload } from '../http/upload.ts';
import { POLICY } from '../policy.ts';
import type { PushStore } from '../push/push-store.ts';
import type { DocumentRow, DocumentStore } from './document-store.ts';

export interface VerificationOptions {
  readonly database: Database;
  readonly documentStore: DocumentStore;
  readonly climate: Climate;
  readonly feed: Pick<Feed, 'notify'>;
  readonly pushStore: Pick<PushStore, 'tell'>;
  readonly read: ReadUpload;
}

/** A document that somebody sends, and the key they send it under. */
export interface Sent extends Pick<DocumentRow, 'kind'> {
  readonly userId: string;
  readonly key: string;
  readonly upload: Upload;
}

/** What staff say of a document. */
export type Verdict =
  | { readonly state: 'approved'; readonly validUntil: number | null }
  | { readonly state: 'refused'; readonly reason: RefusalReason };

/** Who players are, by the documents they sent. */
export interface Verification {
  isVerified(userId: string, now: number): boolean;
  documents(userId: string, now: number): DocumentRow[];
  /** Support asks for one more document, of a way to pay; gives since when. */
  ask(userId: string, by: string, now: number): number;
  /** Since when one is asked for; null where none is, or one sent since is approved. */
  askedAt(userId: string, now: number): number | null;
  /** Takes a document in, once for each key; throws a refusal where it may not be. */
  accept(sent: Sent, now: number): Promise<DocumentRow>;
  /** The player takes back what waits. */
  withdraw(document: DocumentRow, now: number): DocumentRow;
  /** Somebody of the staff decides, once. */
  decide(document: DocumentRow, verdict: Verdict, by: string, now: number): DocumentRow;
}

const CODES: Readonly<Record<UploadRefusal, RefusalCode>> = {
  'too-many': '1901',
  empty: '1902',
  'too-large': '1903',
  'wrong-type': '1904',
};
/** A player is told of so many. */
const MOST_TOLD = 100;

function stopAt(refusal: UploadRefusal | null): void {
  if (refusal !== null) throw new Refused(CODES[refusal]);
}

/** The document that came under a key before; throws where it was another one. */
function known(store: DocumentStore, { userId, key, kind }: Sent, print: string | null) {
  const found = store.ofKey(userId, key);
  if (found && (found.kind !== kind || (print !== null && found.print !== print))) {
    throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
  }
  return found;
}

function accepting({ database, documentStore: store, read }: VerificationOptions) {
  return async (sent: Sent, now: number): Promise<DocumentRow> => {
    const { userId, key, kind, upload } = sent;
    store.expire(now);
    // Before a byte is read. What says no length is counted as it comes.
    const isAgain = known(store, sent, null) !== null;
    const waitingBefore = isAgain ? 0 : store.waitingOf(userId);
    stopAt(roomRefusal({ size: upload.size ?? 1, waiting: waitingBefore }));
    const bytes = await read(userId, upload);
    return database.transaction(() => {
      const before = known(store, sent, store.printOf(bytes));
      if (before) return before;
      const type = documentType(bytes);
      stopAt(uploadRefusal({ size: bytes.length, type, waiting: store.waitingOf(userId) }));
      if (type === null) throw new Refused('1904');
      const expires_at = now + POLICY.documents.waits;
      return store.add({ user_id: userId, key, kind, type, bytes, expires_at }, now);
    });
  };
}

const wishRow = v.object({ asked_at: v.number() });

/** One more document than every player proves who they are with. */
function asking({ database, documentStore: store, feed }: VerificationOptions) {
  const askedAt: Verification['askedAt'] = (userId, now) => {
    const sql = 'SELECT asked_at FROM document_wishes WHERE user_id = ?';
    const wish = database.first(wishRow, sql, userId);
    if (!wish) return null;
    store.expire(now);
    const isMet = store
      .approvedOf(userId)
      .some(({ kind, created_at }) => needOf(kind) === 'payment' && created_at >= wish.asked_at);
    return isMet ? null : wish.asked_at;
  };
  const ask: Verification['ask'] = (userId, by, now) => {
    // Asked again while it is asked for already, it is no more than that.
    const since = askedAt(userId, now);
    if (since !== null) return since;
    database.run(
      `INSERT INTO document_wishes (user_id, asked_at, asked_by) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET asked_at = ?2, asked_by = ?3`,
      ...[userId, now, by],
    );
    feed.notify(userId, 'verification');
    return now;
  };
  return { ask, askedAt };
}

/** Puts verification together. */
export function createVerification(options: VerificationOptions): Verification {
  const { documentStore: store, climate, feed } = options;
  const after = ({ id }: DocumentRow): DocumentRow => {
    const found = store.find(id);
    if (!found) throw new Error('a document that was decided on is not there');
    return found;
  };
  return {
    isVerified(userId, now) {
      const status = climate.now().players[userId]?.verification_status;
      if (status !== undefined) return status > 0;
      store.expire(now);
      return isVerified(store.approvedOf(userId));
    },
    ...asking(options),
    documents(userId, now) {
      store.expire(now);
      return store.of(userId, MOST_TOLD);
    },
    accept: accepting(options),
    withdraw(document, now) {
      const withdrawn = { state: 'withdrawn', reason: null, expires_at: null, by: null } as const;
      const isDone = store.decide(document.id, withdrawn, now);
      const found = after(document);
      if (!isDone && found.state !== 'withdrawn') throw new Refused('1905');
      return found;
    },
    decide(document, verdict, by, now) {
      store.expire(now);
      const { state } = verdict;
      const reason = verdict.state === 'refused' ? verdict.reason : null;
      const expires_at = verdict.state === 'approved' ? verdict.validUntil : null;
      const isDone = store.decide(document.id, { state, reason, expires_at, by }, now);
      const found = after(document);
      if (isDone) {
        feed.notify(document.user_id, 'verification');
        options.pushStore.tell(document.user_id, 'document-decided', now);
      }
      // Said again it is no more than that.
      if (!isDone && (found.state !== state || found.reason !== reason)) throw new Refused('1905');
      return found;
    },
  };
}
