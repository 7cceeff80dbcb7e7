import { isMoment } from '../../kernel/moment.ts';
import { BATCH_LIMITS, mostGrowth } from '../limits.ts';
import type { Budget } from './budget.ts';
import { decodeColumn } from './column-decode.ts';
import type { EventColumns, RawEvent } from './columns.ts';
import { LogFormatError } from './format-error.ts';

function bad(message: string): LogFormatError {
  return new LogFormatError('bad-columns', message);
}

function moments(values: unknown[]): number[] {
  for (const value of values) if (!isMoment(value)) throw bad('a time is none');
  return values as number[];
}

function whole(values: unknown[], what: string): number[] {
  for (const value of values) {
    if (!Number.isSafeInteger(value)) throw bad(`${what} is no whole number`);
  }
  return values as number[];
}

interface Source {
  readonly type: string;
  readonly data: readonly unknown[];
  readonly distances: readonly number[];
  next: number;
}

function sourcesOf(input: EventColumns, places: readonly number[], budget: Budget): Source[] {
  const { types, data, cause } = input;
  if (data.length !== types.length || cause.length !== types.length) {
    throw bad('not one column for each type');
  }
  const counts = new Array<number>(types.length).fill(0);
  for (const place of places) {
    const before = counts[place];
    if (before === undefined) throw bad(`there is no type ${place}`);
    counts[place] = before + 1;
  }
  return types.map((type, place) => {
    const count = counts[place] ?? 0;
    return {
      type,
      data: decodeColumn(data[place], count, {}, budget, 0),
      distances: whole(decodeColumn(cause[place], count, {}, budget, 0), 'a cause'),
      next: 0,
    };
  });
}

function assertColumns(value: unknown): asserts value is EventColumns {
  const input = (typeof value === 'object' && value !== null ? value : {}) as Partial<EventColumns>;
  if (input.columns !== 1) throw bad('these are not columns of events');
  const lists = [input.types, input.cause, input.data, input.type, input.seq, input.at];
  if (!lists.every(Array.isArray)) throw bad('a part of the columns is missing');
  for (const type of input.types ?? []) {
    if (typeof type !== 'string') throw bad('a type is no text');
    if (type.length > BATCH_LIMITS.typeCharacters) throw tooLarge('a type of so many characters');
  }
  if ((input.types?.length ?? 0) > BATCH_LIMITS.types) throw tooLarge('so many types');
}

function tooLarge(what: string): LogFormatError {
  return new LogFormatError('too-large', `${what} in one batch`);
}

/** Refuses an event that is too large. To look closely costs more than to decode. */
function checkEventSizes(events: readonly RawEvent[]): void {
  for (const { data } of events) {
    if ((JSON.stringify(data) ?? '').length > BATCH_LIMITS.eventCharacters) {
      throw tooLarge('an event of so many characters');
    }
  }
}

/**
 * The `count` events of columns that came out of JSON. Checks the form and nothing else: whether
 * the types exist and the data fits them is for `decode.ts`. `written` is how many bytes the JSON
 * had: what few bytes grow to is bounded by them, as they are what its sender was charged for.
 * Throws LogFormatError, also for what is beyond BATCH_LIMITS.
 */
export function decodeEvents(value: unknown, count: number, written: number): RawEvent[] {
  assertColumns(value);
  if (!Number.isSafeInteger(count) || count < 0 || count > BATCH_LIMITS.events) {
    throw tooLarge(`${count} events`);
  }
  const most = mostGrowth(written, count);
  const budget: Budget = { size: most };
  const events = eventsOf(value, count, budget);
  const grown = most - budget.size;
  // Only what grew, or was as large as that when written, can hold too large an event.
  if (written + grown > BATCH_LIMITS.eventCharacters) checkEventSizes(events);
  return events;
}

function eventsOf(value: EventColumns, count: number, budget: Budget): RawEvent[] {
  const places = whole(decodeColumn(value.type, count, {}, budget, 0), 'a type');
  const seqs = whole(decodeColumn(value.seq, count, {}, budget, 0), 'a seq');
  const ats = moments(decodeColumn(value.at, count, {}, budget, 0));
  const sources = sourcesOf(value, places, budget);
  const events = new Array<RawEvent>(count);
  for (let i = 0; i < count; i += 1) {
    const source = sources[places[i] as number] as Source;
    const { type, next } = source;
    const seq = seqs[i] as number;
    const at = ats[i] as number;
    const data = source.data[next];
    const distance = source.distances[next] as number;
    source.next = next + 1;
    if (distance === 0) events[i] = { seq, at, type, data };
    else events[i] = { seq, at, type, data, cause: seq - (distance > 0 ? distance : distance + 1) };
  }
  return events;
}
