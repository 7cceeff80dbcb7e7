import type { AnyEvent } from '../../events/catalogue.ts';
import { countThrough } from '../../replay/places.ts';
import { ancestorsOf } from '../events/causes.ts';
import type { NetworkCall } from './calls.ts';

/** The way of a call, from the click that led to it to its last try. */
export interface CallTrace {
  /** What led to it, the first cause first. */
  readonly causes: readonly AnyEvent[];
  /** What happened between request and ending: further tries, and what had to come first. */
  readonly steps: readonly AnyEvent[];
}

/** The events of a call are all caused by its request; what follows its ending is another story. */
export function traceOf(events: readonly AnyEvent[], { request, ending }: NetworkCall): CallTrace {
  const from = countThrough(events, request.seq);
  const to = ending ? countThrough(events, ending.seq - 1) : events.length;
  const steps = events.slice(from, to).filter(({ cause }) => cause === request.seq);
  return { causes: ancestorsOf(events, request), steps };
}
