import type { Envelope } from '../../events/catalogue.ts';

/** What was asked for and is not answered: by which event, and by which call once that is out. */
export interface Pending {
  seq: number;
  requestId: number | null;
  /**
   * Of a call that is done once: the event whose place in the log is its key. Absent where that is
   * this one: it was sent before, and nothing said for certain what came of it.
   */
  keySeq?: number;
}

export function askedBy({ seq }: { readonly seq: number }): Pending {
  return { seq, requestId: null };
}

/** Notes which call is out for what was asked. */
export function noteCall(
  pending: Pending | null,
  { cause, data }: Pick<Envelope<'http.requested'>, 'cause' | 'data'>,
): void {
  if (pending !== null && pending.seq === cause) pending.requestId = data.requestId;
}

/**
 * Whether it is the call that is waited for. Answers to what was given up, or to whoever sat here
 * before, come late and must not be taken for this one's.
 */
export function isAnswer(
  pending: Pending | null,
  { requestId }: { readonly requestId: number },
): boolean {
  return pending !== null && pending.requestId === requestId;
}
