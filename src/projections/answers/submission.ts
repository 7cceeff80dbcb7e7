import type { CallName, CallReply, KeyedCall } from '../../calls/table.ts';
import type { AnyCode, MessageCode } from '../../domain/site/message-code.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { compose, onCall, onEvent } from '../compose.ts';
import type { Handlers, PlainEventType } from '../define.ts';
import { askedBy, isAnswer, noteCall, type Pending } from './pending.ts';
import { refusedFields, retryTime } from './refusal.ts';
import { type Told, tellFailure, tellRefusal } from './told.ts';

/** How it went with something that the player sent. */
export interface Submission {
  status: 'idle' | 'busy' | 'done';
  /** What was sent and is not answered; null where it is not busy. */
  pending: Pending | null;
  /** What came of it; why it failed, where no field is to blame. */
  told: Told | null;
  /** What was wrong, by the field it is about. */
  refused: Record<string, AnyCode>;
  /** When it may be sent again, in epoch milliseconds; null: at once. */
  retryAt: number | null;
  /** The key of what may have been done or not, by its event: it is sent again under the same. */
  keySeq?: number;
}

export const unsent = (): Submission => ({
  status: 'idle',
  pending: null,
  told: null,
  refused: {},
  retryAt: null,
});

/** One at a time: what is sent while the last is not answered is not taken. */
export function begin(submission: Submission, event: { readonly seq: number }): boolean {
  if (submission.pending !== null) return false;
  const { keySeq } = submission;
  const pending = keySeq === undefined ? askedBy(event) : { ...askedBy(event), keySeq };
  Object.assign(submission, unsent(), { status: 'busy', pending });
  return true;
}

/** What was waited for has come, and is told elsewhere. */
export function end(submission: Submission): void {
  if (submission.pending !== null) Object.assign(submission, unsent());
}

/** What came of it is old news; what is under way stays. */
export function clearOutcome(submission: Submission): void {
  if (submission.pending === null) Object.assign(submission, unsent());
}

/** What a wrong secret is called, by its field: the server says only that something was wrong. */
type WrongKeys = Readonly<Record<string, MessageCode>>;

const FORBIDDEN = 403;
/** Something is wrong with what was sent: nothing was done, and nothing will be under this key. */
const UNPROCESSABLE = 422;

/** Keeps why it was refused: next to the fields where they are to blame, else for the whole. */
function refuse(
  submission: Submission,
  replied: EventData<'http.replied'>,
  at: number,
  { wrong = {}, otherwise }: { readonly wrong?: WrongKeys; readonly otherwise?: MessageCode },
): void {
  const fields = Object.entries(refusedFields(replied)).map(([name, key]) => [
    name,
    replied.status === FORBIDDEN ? (wrong[name] ?? key) : key,
  ]);
  const told = fields.length > 0 ? null : tellRefusal(replied, otherwise);
  const refused = Object.fromEntries(fields);
  Object.assign(submission, unsent(), { told, refused, retryAt: retryTime(replied, at) });
}

/** What the player does that sends something. */
export interface SentSpec<S, T extends PlainEventType> {
  readonly input: T;
  /** Where in the slice it stands; null: nowhere, and so nothing is sent. */
  readonly of: (slice: S) => Submission | null;
  /** Whether it may be sent at all, besides one at a time. */
  readonly isAllowed?: (slice: S, data: EventData<T>, event: Envelope<T>) => boolean;
  /** It was accepted. */
  readonly begun?: (slice: S, data: EventData<T>) => void;
}

/** What comes of the call that is issued for it. */
interface AnswerHooks<S, C extends CallName> {
  readonly call: C;
  /** Where in the slice it stands; null: nowhere, and so nothing is waited for. */
  readonly of: (slice: S) => Submission | null;
  /** What a wrong secret is called. */
  readonly wrong?: WrongKeys;
  /** Told where a refusal says nothing. */
  readonly otherwise?: MessageCode;
  /** What the answer says. It is done before, and told to be so by what is given back. */
  readonly accepted?: (
    slice: S,
    answer: CallReply<C>,
    event: Envelope<'http.replied'>,
  ) => Told | undefined;
  /**
   * An effect says in an event of its own what an answer means: until then it is waited for, and
   * the handler of that event ends it.
   */
  readonly isJudgedLater?: true;
  /** It was refused, and says so already. */
  readonly refused?: (slice: S, replied: EventData<'http.replied'>) => void;
  /** It had no answer, and says so already. */
  readonly failed?: (slice: S) => void;
}

export type AnswerSpec<S, C extends CallName> = AnswerHooks<S, C> &
  (C extends KeyedCall ? { readonly isKeyed: true } : { readonly isKeyed?: never });

/** Handlers of what a form sends: one at a time. */
export function sent<S extends object, const T extends PlainEventType>({
  input,
  of,
  isAllowed,
  begun,
}: SentSpec<S, T>): Handlers<S> {
  return onEvent<S, T>(input, (slice, data, event) => {
    if (isAllowed?.(slice, data, event) === false) return;
    const submission = of(slice);
    if (submission !== null && begin(submission, event)) begun?.(slice, data);
  });
}

/**
 * Handlers of the answers to what a form sent: only the one to that call counts. Whatever it is, it
 * can be sent again.
 */
export function answered<S extends object, const C extends CallName>(
  spec: AnswerSpec<S, C>,
): Handlers<S> {
  const { call, of } = spec;
  const awaiting = (slice: S, answer: { readonly requestId: number }): Submission | null => {
    const submission = of(slice);
    return submission !== null && isAnswer(submission.pending, answer) ? submission : null;
  };
  /** As long as nobody knows whether it was done, it goes under the same key the next time. */
  const keepKey = (submission: Submission, pending: Pending | null, isCertain: boolean): void => {
    if (!spec.isKeyed || pending === null) return;
    if (isCertain) delete submission.keySeq;
    else submission.keySeq = pending.keySeq ?? pending.seq;
  };
  return onCall<S, C>(call, {
    requested: (slice, _, event) => noteCall(of(slice)?.pending ?? null, event),
    replied(slice, answer, event) {
      const submission = awaiting(slice, event.data);
      if (!submission || spec.isJudgedLater) return;
      keepKey(submission, submission.pending, true);
      Object.assign(submission, unsent(), { status: 'done' });
      const told = spec.accepted?.(slice, answer, event);
      if (told) submission.told = told;
    },
    refused(slice, replied, { at }) {
      const submission = awaiting(slice, replied);
      if (!submission) return;
      const { pending } = submission;
      refuse(submission, replied, at, spec);
      keepKey(submission, pending, replied.status === UNPROCESSABLE);
      spec.refused?.(slice, replied);
    },
    failed(slice, failure) {
      const submission = awaiting(slice, failure);
      if (!submission) return;
      const { pending } = submission;
      Object.assign(submission, unsent(), { told: tellFailure(failure) });
      keepKey(submission, pending, false);
      spec.failed?.(slice);
    },
  });
}

/** Handlers of what a form sends by one call, from the press to what came of it. */
export function submission<
  S extends object,
  const T extends PlainEventType,
  const C extends CallName,
>(spec: SentSpec<S, T> & AnswerSpec<S, C>): Handlers<S> {
  return compose(sent<S, T>(spec), answered<S, C>(spec));
}
