import {
  type AnyEvent,
  CATALOGUE_VERSION,
  catalogue,
  type Envelope,
  isEventType,
} from '../../events/catalogue.ts';
import type { RawEvent } from '../codec/columns.ts';
import { BATCH_LIMITS } from '../limits.ts';
import { fitsOf } from './fits.ts';
import { readReply } from './replies.ts';
import { schemaMismatch } from './schema-mismatch.ts';
import { type Upcaster, upcasterFrom } from './upcasters.ts';

/** An event whose type, call or data this build does not know. */
interface UnfitEvent extends RawEvent {
  readonly problem: 'unknown-type' | 'unknown-call' | 'bad-data';
  readonly message: string;
}

/** An answer whose body is not what its call answers. */
interface UnfitReply extends Envelope<'http.replied'> {
  readonly problem: 'bad-body';
  readonly message: string;
}

/**
 * An event of a recording that this build cannot fold: it keeps its place, and the reason is there
 * to be shown.
 */
export type EventProblem = UnfitEvent | UnfitReply;

/** Events that can be folded, in order, and those that cannot. */
export interface CheckedEvents {
  readonly events: AnyEvent[];
  readonly problems: EventProblem[];
  /** The recording's catalogue is older or newer than any this build knows. */
  readonly unknownCatalogue: boolean;
}

/** An upcaster meets data of any shape; what it cannot lift is shown as it is. */
function lift(event: RawEvent, upcast: Upcaster): RawEvent {
  try {
    return upcast(event);
  } catch {
    return event;
  }
}

type Sorted = Pick<CheckedEvents, 'events' | 'problems'>;

/** An answer stands or falls with its body, which the table of calls declares. */
function sortReply(event: Envelope<'http.replied'>, { events, problems }: Sorted): void {
  const { data } = event;
  const read = readReply(data);
  if (!('data' in read)) problems.push({ ...event, ...read });
  else events.push(read.data === data ? event : { ...event, data: read.data });
}

/** Puts an event where it belongs: with those that this build folds, or with the others. */
function sort(event: RawEvent, to: Sorted): void {
  const { type, data } = event;
  if (!isEventType(type)) {
    const name = type.slice(0, BATCH_LIMITS.typeCharacters);
    const message = `there is no event type ${name}`;
    to.problems.push({ ...event, problem: 'unknown-type', message });
  } else if (!fitsOf(catalogue[type].data)(data)) {
    const message = `${type}: ${schemaMismatch(catalogue[type].data, data)}`;
    to.problems.push({ ...event, problem: 'bad-data', message });
  } else if (type === 'http.replied') sortReply(event as Envelope<'http.replied'>, to);
  else to.events.push(event as AnyEvent);
}

/**
 * Lifts events of a recording to the newest catalogue, and the bodies of answers to the newest of
 * their calls, and checks them. What is of an unknown type or fits no schema is kept apart, never
 * thrown and never folded.
 */
export function checkEvents(raw: readonly RawEvent[], version: string): CheckedEvents {
  const current = version === CATALOGUE_VERSION;
  const upcast = current ? undefined : upcasterFrom(version);
  const sorted: Sorted = { events: [], problems: [] };
  for (const event of raw) sort(upcast ? lift(event, upcast) : event, sorted);
  return { ...sorted, unknownCatalogue: !current && upcast === undefined };
}
