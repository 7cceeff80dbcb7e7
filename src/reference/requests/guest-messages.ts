import {
  type GuestMessage,
  type GuestProblem,
  guestProblems,
  KEPT_DAYS,
  MOST_OF_A_MAILBOX,
} from '../../domain/payments/guest-messages.ts';
import { ANSWER_LENGTH, messageProblem, plainMessage } from '../../domain/payments/requests.ts';
import type { Database } from '../data/database.ts';
import type { CallContext } from '../http/handler.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Post } from '../post/post.ts';
import type {
  GuestMessageStore,
  GuestRow,
  NewGuestAnswer,
  NewGuestMessage,
} from './guest-message-store.ts';
import { otherUnderKey } from './refusals.ts';

export interface GuestMessagesOptions {
  readonly database: Database;
  readonly guestMessageStore: GuestMessageStore;
  readonly post: Post;
}

/** Messages of guests to support, and what support answers by letter. */
export interface GuestMessages {
  /** What came under the key before; null where nothing did. */
  known(key: string, written: GuestMessage): GuestRow | null;
  /** Takes a message down, once for each key, and writes that it is there. */
  open(
    message: Omit<NewGuestMessage, 'language'>,
    context: Pick<CallContext, 'language' | 'origin' | 'now' | 'network'>,
  ): GuestRow;
  /** Sends an answer, once for each key. */
  answer(row: GuestRow, answer: NewGuestAnswer, now: number): GuestRow;
  close(row: GuestRow, now: number): GuestRow;
  /** Erases what had no word for as long as it is kept. */
  eraseQuiet(now: number): void;
}

const KEPT = KEPT_DAYS * 24 * 60 * 60_000;

const CODES: Readonly<Record<GuestProblem, RefusalCode>> = {
  missing: '1401',
  'too-short': '1402',
  'too-long': '1403',
  'unseen-characters': '1404',
  'card-number': '1913',
  format: '1404',
};

/** By which a guest and support speak of it: none is taken for that of a player's request. */
export const guestNumber = ({ id }: Pick<GuestRow, 'id'>): string => `G${id}`;

/** Throws unless all of it may be sent. */
export function assertWritten(written: GuestMessage): void {
  const troubles = Object.entries(guestProblems(written)).map(([field, problem]) => ({
    code: CODES[problem],
    pointer: `/${field}`,
  }));
  const [first] = troubles;
  if (first) throw new Refused(first.code, troubles);
}

function opening({ database, guestMessageStore: store, post }: GuestMessagesOptions) {
  const known: GuestMessages['known'] = (key, written) => {
    const before = store.ofKey(key);
    if (before && before.print !== store.printOf(written)) throw otherUnderKey();
    return before;
  };
  const open: GuestMessages['open'] = (message, context) => {
    const { key, written } = message;
    const { before, row } = database.transaction(() => {
      const before = known(key, written);
      if (before) return { before, row: before };
      if (store.waitingOf(written.email) >= MOST_OF_A_MAILBOX) throw new Refused('1921');
      return { before, row: store.add({ ...message, language: context.language }, context.now) };
    });
    if (before) return row;
    // It holds none of their words: nobody has strangers written to by this.
    const to = { kind: 'email', value: written.email } as const;
    post.send('guest-message-taken', to, { number: guestNumber(row), page: '/contacts' }, context);
    return row;
  };
  return { known, open };
}

function answering({ database, guestMessageStore: store, post }: GuestMessagesOptions) {
  return (row: GuestRow, { key, text: typed, by }: NewGuestAnswer, now: number): boolean => {
    const text = plainMessage(typed);
    const written = store.written(row);
    const isNew = database.transaction(() => {
      const isSame = store.isAnswered(row, key, text);
      if (isSame === false) throw otherUnderKey();
      if (isSame === true) return false;
      const present = store.find(String(row.id));
      if (present === null) throw new Refused('404');
      if (present.state === 'closed' || written === null) throw new Refused('1914');
      const problem = messageProblem(text, ANSWER_LENGTH);
      if (problem) throw new Refused(CODES[problem], [{ pointer: '/text' }]);
      store.answer(row, { key, text, by }, now);
      return true;
    });
    if (!isNew || written === null) return isNew;
    const to = { kind: 'email', value: written.email } as const;
    const content = { number: guestNumber(row), answer: text, page: '/contacts' };
    // Nobody's request leads here: where links lead is for the conditions to say.
    const context = { language: row.language, origin: '', now, network: '' };
    post.send('guest-message-answered', to, content, context);
    return true;
  };
}

/** Puts them together. */
export function createGuestMessages(options: GuestMessagesOptions): GuestMessages {
  const { guestMessageStore: store } = options;
  const answer = answering(options);
  const after = ({ id }: GuestRow): GuestRow => {
    const found = store.find(String(id));
    if (!found) throw new Refused('404');
    return found;
  };
  return {
    ...opening(options),
    answer(row, sent, now) {
      answer(row, sent, now);
      return after(row);
    },
    close(row, now) {
      if (row.state !== 'closed') store.close(row, now);
      return after(row);
    },
    eraseQuiet: (now) => store.eraseQuiet(now - KEPT),
  };
}
