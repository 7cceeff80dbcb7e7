/** What one handler of a read model does: a case that cannot hold without it. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { deepFreeze } from '../../../src/kernel/deep-freeze.ts';
import type { AnyProjection } from '../../../src/projections/fold.ts';
import { createFold } from '../../../src/projections/fold.ts';
import type { SliceName, State } from '../../../src/projections/state.ts';
import type { Happening } from '../../support/session/given.ts';

/** Some of a value: of objects what matters, of lists everything. */
export type Part<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T;

export interface HandlerCase {
  readonly slice: SliceName;
  /** `coupon.on.coupon.cleared`: the read model, the table and the key of the handler. */
  readonly handler: string;
  /** All that happened; what the handler is for came last. */
  readonly happenings: readonly Happening[];
  /** Some of the slice, as only the handler makes it. */
  readonly shows: unknown;
}

/** The table of handlers that an event is looked up in, and its key there. */
function keyOf({ type, data }: Happening): string {
  const { call, status = 0 } = data as { readonly call?: string; readonly status?: number };
  switch (type) {
    case 'http.requested':
      return `requests.${call}`;
    case 'http.failed':
      return `failures.${call}`;
    case 'http.replied':
      return `${status < 400 ? 'replies' : 'refusals'}.${call}`;
    default:
      return `on.${type}`;
  }
}

/** After what happened before, this event makes some of the slice so. */
export function makes<N extends SliceName>(
  slice: N,
  before: readonly Happening[],
  event: Happening,
  shows: Part<State[N]>,
): HandlerCase {
  const handler = `${slice}.${keyOf(event)}`;
  return { slice, handler, happenings: [...before, event], shows };
}

/** Whether a value has that part. */
export function has(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) {
    return isDeepStrictEqual(value, part);
  }
  if (typeof value !== 'object' || value === null) return false;
  const found = new Map(Object.entries(value));
  return Object.entries(part).every(([name, one]) => has(found.get(name), one));
}

/** Whether the case holds for a read model that may lack the handler. */
export function holdsFor(
  projection: AnyProjection,
  { slice, happenings, shows }: HandlerCase,
): boolean {
  const fold = createFold<Record<string, object>>([projection]);
  let state = fold.initial();
  for (const [seq, { at = 0, ...rest }] of happenings.entries()) {
    const { state: next, failures } = fold.live(
      state,
      deepFreeze({ seq, at, ...rest }) as AnyEvent,
    );
    if (failures.length > 0) return false;
    state = next;
  }
  return has(state[slice], shows);
}
