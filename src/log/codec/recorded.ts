import type { RawEvent } from './columns.ts';
import type { PersonalRow } from './redact.ts';

/** Consecutive events and what was taken out of them. At least one event. */
export interface Recorded {
  readonly events: readonly RawEvent[];
  readonly personal: readonly PersonalRow[];
  readonly catalogue: string;
  /** Who was signed in during all of them; absent where nobody, or several. */
  readonly person?: string;
}

/** What was recorded from one seq to before another; null where that is nothing. */
export function partOf<T extends Pick<Recorded, 'events' | 'personal'>>(
  recorded: T,
  from: number,
  to = Number.POSITIVE_INFINITY,
): T | null {
  const isInside = (seq: number): boolean => seq >= from && seq < to;
  const events = recorded.events.filter(({ seq }) => isInside(seq));
  if (events.length === 0) return null;
  return { ...recorded, events, personal: recorded.personal.filter(([seq]) => isInside(seq)) };
}
