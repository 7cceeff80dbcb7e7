import { IDEA_TOPIC_ID } from '../../domain/payments/request-states.ts';
import { APPEAL_TOPIC } from '../../domain/payments/request-topics.ts';
import {
  ANSWER_LENGTH,
  MESSAGE_LENGTH,
  messageProblem,
  plainMessage,
  QUIET_DAYS,
  type RequestRefusal,
  requestRefusal,
} from '../../domain/payments/requests.ts';
import type { Database } from '../data/database.ts';
import type { Feed } from '../feed/feed.ts';
import type { ReadUpload } from '../http/reading.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { PaymentStore } from '../payments/payment-store.ts';
import type { PushStore } from '../push/push-store.ts';
import type { Appeals } from './appeals.ts';
import { attaching, type SentFile } from './attaching.ts';
import type { NewMessage } from './message-store.ts';
import { otherUnderKey, stopAtFull } from './refusals.ts';
import type { RequestRow, RequestStore } from './request-store.ts';

export interface RequestsOptions {
  readonly database: Database;
  readonly requestStore: RequestStore;
  readonly paymentStore: PaymentStore;
  readonly feed: Pick<Feed, 'notify'>;
  readonly pushStore: Pick<PushStore, 'tell'>;
  readonly read: ReadUpload;
  readonly appeals: Appeals;
}

/** What a player writes, about what, and the key they send it under. */
export interface Asked {
  readonly userId: string;
  readonly key: string;
  readonly topicId: string;
  readonly subTopicId: string | null;
  readonly paymentId: string | null;
  readonly message: string;
}

/** Requests of players to support, and what support answers. */
export interface Requests extends Pick<Appeals, 'barring'> {
  /** Takes a request down, once for each key; throws a refusal where it may not be. */
  open(asked: Asked, now: number): RequestRow;
  /** Adds to a request that is not over, once for each key. */
  write(request: RequestRow, message: NewMessage, now: number): RequestRow;
  /** Ends what was answered and had no word since for as long as it is kept. */
  endQuiet(now: number): void;
  /** Adds a file of the player, once for each key. */
  attach(request: RequestRow, sent: SentFile, now: number): Promise<RequestRow>;
  /** It is over, by the player or by the staff. */
  close(request: RequestRow, by: 'player' | 'support', now: number): RequestRow;
}

/** An answered request that nobody writes in any more is over after so long, in milliseconds. */
const QUIET = QUIET_DAYS * 24 * 60 * 60_000;

const CODES: Readonly<Record<RequestRefusal, RefusalCode>> = {
  'too-many': '1911',
  'no-topic': '1912',
  missing: '1401',
  'too-short': '1402',
  'too-long': '1403',
  'unseen-characters': '1404',
  'card-number': '1913',
};

const isOfMessage = (code: RequestRefusal): boolean => code !== 'too-many' && code !== 'no-topic';

function stopAt(refusal: RequestRefusal | null): void {
  if (refusal === null) return;
  throw new Refused(CODES[refusal], [isOfMessage(refusal) ? { pointer: '/message' } : {}]);
}

/** How many of the player's are under way beside this one. Appeals have a rule of their own. */
function underWay({ appeals, requestStore }: RequestsOptions, asked: Asked, now: number): number {
  const { userId, topicId } = asked;
  if (topicId !== APPEAL_TOPIC.id) return requestStore.underWay(userId, topicId === IDEA_TOPIC_ID);
  if (!appeals.barring(userId, now)?.mayAppeal) throw new Refused('1912');
  return 0;
}

function opening(options: RequestsOptions) {
  const { database, requestStore: store, paymentStore } = options;
  return (asked: Asked, now: number): RequestRow => {
    const { userId, key, topicId, subTopicId, paymentId } = asked;
    const message = plainMessage(asked.message);
    const print = store.printOf(JSON.stringify([topicId, subTopicId, paymentId, message]));
    return database.transaction(() => {
      const before = store.ofKey(userId, key);
      if (before && before.print !== print) throw otherUnderKey();
      if (before) return before;
      const payment = paymentId === null ? null : paymentStore.find(paymentId);
      // Somebody else's is as unknown as one that never was.
      if (paymentId !== null && payment?.user_id !== userId) throw new Refused('404');
      const kind = payment?.kind ?? null;
      const facts = { topicId, subTopicId, payment: kind, message };
      stopAt(requestRefusal({ ...facts, underWay: underWay(options, asked, now) }));
      const about = { topic: topicId, sub_topic: subTopicId, payment_id: payment?.id ?? null };
      const added = store.add({ user_id: userId, key, print, ...about }, now);
      store.write(added, { key, text: message, by: null }, now);
      return added;
    });
  };
}

/** Puts requests together. */
export function createRequests(options: RequestsOptions): Requests {
  const { database, requestStore: store, feed } = options;
  const after = ({ id }: RequestRow): RequestRow => {
    const found = store.find(String(id));
    if (!found) throw new Error('a request that was written to is not there');
    return found;
  };
  const attach = attaching(options);
  return {
    barring: options.appeals.barring,
    open: opening(options),
    write(request, { key, text, by, seen = null }, now) {
      const message = plainMessage(text);
      const isNew = database.transaction(() => {
        const isSame = store.isWritten(request, key, store.printOf(message));
        if (isSame === false) throw otherUnderKey();
        if (isSame === true) return false;
        stopAtFull(store, after(request));
        if (by !== null && seen !== null && store.lastOfPlayer(request) > seen) {
          throw new Refused('1920');
        }
        stopAt(messageProblem(message, by === null ? MESSAGE_LENGTH : ANSWER_LENGTH));
        store.write(request, { key, text: message, by }, now);
        if (by !== null) options.pushStore.tell(request.user_id, 'request-answered', now);
        return true;
      });
      if (isNew && by !== null) feed.notify(request.user_id, 'requests');
      return after(request);
    },
    endQuiet: (now) => database.transaction(() => store.endQuiet(now - QUIET, now)),
    async attach(request, sent, now) {
      await attach(request, sent, now);
      return after(request);
    },
    close(request, by, now) {
      const isDone = database.transaction(() => {
        store.giveUpFiles(request);
        return store.close(request, now);
      });
      if (isDone && by === 'support') feed.notify(request.user_id, 'requests');
      return after(request);
    },
  };
}
