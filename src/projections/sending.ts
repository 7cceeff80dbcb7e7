import type { EventData } from '../events/catalogue.ts';
import { askedBy, type Pending } from './pending.ts';
import { failureKey, refusalKey, refusedFields, retryTime } from './refusal.ts';

/** How it went with a form that the player sent. */
export interface Sending {
  status: 'idle' | 'busy' | 'done';
  /** What was sent and is not answered; null where it is not busy. */
  pending: Pending | null;
  /** Key of the text that says why it failed, where no field is to blame. */
  error: string | null;
  /** Keys of texts by the field they are about. */
  refused: Record<string, string>;
  /** When it may be sent again, in epoch milliseconds; null: at once. */
  retryAt: number | null;
}

export const unsent = (): Sending => ({
  status: 'idle',
  pending: null,
  error: null,
  refused: {},
  retryAt: null,
});

/** One at a time: what is sent while the last is not answered is not taken. */
export function begin(sending: Sending, event: { readonly seq: number }): boolean {
  if (sending.pending !== null) return false;
  Object.assign(sending, unsent(), { status: 'busy', pending: askedBy(event) });
  return true;
}

export function finish(sending: Sending): void {
  Object.assign(sending, unsent(), { status: 'done' });
}

/** What a wrong secret is called, by its field: the server says only that something was wrong. */
export type WrongKeys = Readonly<Record<string, string>>;

const FORBIDDEN = 403;

/** Keeps why it was refused: next to the fields where they are to blame, else for the whole. */
export function refuse(
  sending: Sending,
  replied: EventData<'http.replied'>,
  at: number,
  wrong: WrongKeys = {},
): void {
  const fields = Object.entries(refusedFields(replied)).map(([name, key]) => [
    name,
    replied.status === FORBIDDEN ? (wrong[name] ?? key) : key,
  ]);
  const error = fields.length > 0 ? null : refusalKey(replied);
  const refused = Object.fromEntries(fields);
  Object.assign(sending, unsent(), { error, refused, retryAt: retryTime(replied, at) });
}

export function fail(sending: Sending, failed: EventData<'http.failed'>): void {
  Object.assign(sending, unsent(), { error: failureKey(failed) });
}
