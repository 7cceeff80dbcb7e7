import type { EventData } from '../events/catalogue.ts';
import { failureKey, refusalKey, refusedFields, retryTime } from './refusal.ts';

/** How it went with a form that the player sent. */
export interface Sending {
  status: 'idle' | 'busy' | 'done';
  /** Key of the text that says why it failed, where no field is to blame. */
  error: string | null;
  /** Keys of texts by the field they are about. */
  refused: Record<string, string>;
  /** When it may be sent again, in epoch milliseconds; null: at once. */
  retryAt: number | null;
}

export const unsent = (): Sending => ({ status: 'idle', error: null, refused: {}, retryAt: null });

export function begin(sending: Sending): void {
  Object.assign(sending, unsent(), { status: 'busy' });
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
  Object.assign(sending, { status: 'idle', error, refused, retryAt: retryTime(replied, at) });
}

export function fail(sending: Sending, failed: EventData<'http.failed'>): void {
  Object.assign(sending, unsent(), { error: failureKey(failed) });
}
