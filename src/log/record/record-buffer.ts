import type { AnyEvent } from '../../events/catalogue.ts';
import type { RawEvent } from '../codec/columns.ts';
import type { Recorded } from '../codec/recorded.ts';
import { type PersonalRow, type PrivatePathsOf, redact } from '../codec/redact.ts';
import { proofOf, type WriteProof } from '../envelope.ts';
import { BATCH_LIMITS } from '../limits.ts';
import type { QueuedChunk } from '../queue/queue.ts';

export interface RecordBufferOptions extends WriteProof {
  readonly sessionId: string;
  readonly catalogue: string;
  readonly privatePathsOf: PrivatePathsOf;
}

function isRecordable(value: unknown): boolean {
  try {
    return (JSON.stringify(value) ?? '').length <= BATCH_LIMITS.eventCharacters;
  } catch {
    return false;
  }
}

/**
 * Data that JSON cannot hold, or that no reader would take, must not stop the recording: readers
 * will see that it is not there.
 */
function stringify(events: RawEvent[]): string {
  try {
    const text = JSON.stringify(events);
    if (text.length <= BATCH_LIMITS.eventCharacters) return text;
  } catch {
    // One of them cannot be written.
  }
  for (const [place, event] of events.entries()) {
    if (!isRecordable(event.data)) events[place] = { ...event, data: null };
  }
  return JSON.stringify(events);
}

/** An event whose data cannot be redacted is kept without it: recording raw data is no way out. */
function redacted(event: AnyEvent, privatePathsOf: PrivatePathsOf, rows: PersonalRow[]): RawEvent {
  const before = rows.length;
  try {
    return redact(event, privatePathsOf(event), rows);
  } catch {
    rows.length = before;
    return { ...event, data: null };
  }
}

/** The events of a session that are not in a batch yet, redacted as they come in. */
export class RecordBuffer {
  private readonly options: RecordBufferOptions;
  private events: RawEvent[] = [];
  private personal: PersonalRow[] = [];
  private fresh: RawEvent[] = [];
  private freshRows: PersonalRow[] = [];
  private characters = 0;
  /** Who is signed in, as far as the events say. */
  private person: string | undefined;

  constructor(options: RecordBufferOptions) {
    this.options = options;
  }

  /** How many events are not in a batch yet. */
  get count(): number {
    return this.events.length + this.fresh.length;
  }

  /** Characters of JSON in the chunks taken since the last `takeAll`. */
  get size(): number {
    return this.characters;
  }

  /**
   * Whether other people are signed in from this event on: what is in the buffer has to be taken
   * before it comes in, as all of a batch is one person's.
   */
  changesPerson(event: AnyEvent): boolean {
    if (event.type === 'session.ended') return this.person !== undefined;
    return event.type === 'session.started' && event.data.userId !== this.person;
  }

  add(event: AnyEvent): void {
    if (event.type === 'session.started') this.person = event.data.userId;
    if (event.type === 'session.ended') this.person = undefined;
    this.fresh.push(redacted(event, this.options.privatePathsOf, this.freshRows));
  }

  /** What came since the last chunk, or null when nothing did. */
  takeChunk(): QueuedChunk | null {
    const { fresh, freshRows } = this;
    const [first] = fresh;
    const last = fresh.at(-1);
    if (!first || !last) return null;
    const { sessionId, catalogue } = this.options;
    const events = stringify(fresh);
    const personal = JSON.stringify(freshRows);
    for (const event of fresh) this.events.push(event);
    for (const row of freshRows) this.personal.push(row);
    this.fresh = [];
    this.freshRows = [];
    this.characters += events.length + personal.length;
    const { seq: firstSeq } = first;
    const range = { sessionId, firstSeq, count: fresh.length, catalogue, at: last.at };
    return { ...range, events, personal, ...this.who, ...proofOf(this.options) };
  }

  /** Everything that is not in a batch yet, or null; the buffer is empty afterwards. */
  takeAll(): (Recorded & { readonly at: number }) | null {
    this.takeChunk();
    const { events, personal } = this;
    const last = events.at(-1);
    if (!last) return null;
    this.events = [];
    this.personal = [];
    this.characters = 0;
    return { events, personal, catalogue: this.options.catalogue, at: last.at, ...this.who };
  }

  private get who() {
    return this.person === undefined ? {} : { person: this.person };
  }
}
