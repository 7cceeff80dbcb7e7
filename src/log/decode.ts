import * as v from 'valibot';
import { type AnyEvent, CATALOGUE_VERSION, catalogue, isEventType } from '../events/catalogue.ts';
import type { RawEvent } from './columns.ts';
import { compileFits, type Fits } from './fits.ts';
import { BATCH_LIMITS } from './limits.ts';
import { type Upcaster, upcasterFrom } from './upcasters.ts';

/**
 * An event of a recording that this build cannot fold: it keeps its place, and the reason is there
 * to be shown.
 */
export interface EventProblem extends RawEvent {
  readonly problem: 'unknown-type' | 'bad-data';
  readonly message: string;
}

/** Events that can be folded, in order, and those that cannot. */
export interface CheckedEvents {
  readonly events: AnyEvent[];
  readonly problems: EventProblem[];
  /** The recording's catalogue is older or newer than any this build knows. */
  readonly unknownCatalogue: boolean;
}

const known = new Map<string, Fits>();

/** Compiled once a type, when first needed. */
function fitsOf(type: keyof typeof catalogue): Fits {
  let fits = known.get(type);
  if (!fits) {
    fits = compileFits(catalogue[type].data);
    known.set(type, fits);
  }
  return fits;
}

/** Says what is wrong without repeating the value, which may be anything. */
function explain(type: keyof typeof catalogue, data: unknown): string {
  // Each issue would be an object of its own, for millions of values as many.
  const options = { abortEarly: true };
  const { issues = [] } = v.safeParse(catalogue[type].data as v.GenericSchema, data, options);
  const [first] = issues;
  const path = first ? v.getDotPath(first) : null;
  if (!first) return 'its data does not fit';
  return `its data does not fit${path ? ` at ${path}` : ''}: expected ${first.expected ?? 'other data'}`;
}

/** An upcaster meets data of any shape; what it cannot lift is shown as it is. */
function lift(event: RawEvent, upcast: Upcaster): RawEvent {
  try {
    return upcast(event);
  } catch {
    return event;
  }
}

function problemOf(event: RawEvent): EventProblem | null {
  const { type } = event;
  if (!isEventType(type)) {
    const name = type.slice(0, BATCH_LIMITS.typeCharacters);
    return { ...event, problem: 'unknown-type', message: `there is no event type ${name}` };
  }
  if (fitsOf(type)(event.data)) return null;
  return { ...event, problem: 'bad-data', message: `${type}: ${explain(type, event.data)}` };
}

/**
 * Lifts events of a recording to the newest catalogue and checks them against it. What is of an
 * unknown type or fits no schema is kept apart, never thrown and never folded.
 */
export function checkEvents(raw: readonly RawEvent[], version: string): CheckedEvents {
  const current = version === CATALOGUE_VERSION;
  const upcast = current ? undefined : upcasterFrom(version);
  const events: AnyEvent[] = [];
  const problems: EventProblem[] = [];
  for (const event of raw) {
    const lifted = upcast ? lift(event, upcast) : event;
    const problem = problemOf(lifted);
    if (problem) problems.push(problem);
    else events.push(lifted as AnyEvent);
  }
  return { events, problems, unknownCatalogue: !current && upcast === undefined };
}
