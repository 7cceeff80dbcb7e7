/** Given these events, when this one happens, then the slice is that: sentences for projections. */
import type { CallName, CallReply } from '../../../src/calls/table.ts';
import type { AnyEvent, EventData, EventType } from '../../../src/events/catalogue.ts';
import { deepFreeze } from '../../../src/kernel/deep-freeze.ts';
import { type SliceName, type State, siteFold } from '../../../src/projections/state.ts';
import { recorded } from './betting.ts';

/** An event without its place in the order. */
export interface Happening {
  readonly type: EventType;
  readonly data: unknown;
  readonly at?: number;
  /** Place, among what happened, of what led to it. */
  readonly cause?: number;
}

export function happened<T extends EventType>(type: T, data: EventData<T>, at = 0): Happening {
  return { type, data, at };
}

/** A call that is out, whatever it is for. */
export const asked = (call: CallName, requestId = 1): Happening =>
  happened('http.requested', { call, requestId });

/** A call that is out for what happened at this place. */
export const requested = (call: CallName, cause: number, requestId = 1): Happening => ({
  ...happened('http.requested', { call, requestId }),
  cause,
});

export const replied = <C extends CallName>(
  call: C,
  body: CallReply<C>,
  { requestId = 1, at = 0 } = {},
): Happening => happened('http.replied', { call, requestId, status: 200, body }, at);

export const refused = (call: CallName, status: number): Happening =>
  happened('http.replied', { call, requestId: 1, status, body: { errors: [] } });

export const failed = (call: CallName): Happening =>
  happened('http.failed', { call, requestId: 1, reason: 'network', status: 0, detail: 'down' });

/**
 * Folds what happened, live and in place, and gives the slice. The two must agree, and folding the
 * same events again must change nothing: that holds for every sentence written with this.
 */
export function given<N extends SliceName>(name: N, happenings: readonly Happening[]): State[N] {
  const events = happenings.map(
    ({ at, ...rest }, seq) => ({ seq, at: at ?? 0, ...rest }) as AnyEvent,
  );
  let live = siteFold.initial();
  const own = siteFold.initial();
  for (const event of events) {
    const { state, failures } = siteFold.live(live, event);
    if (failures[0]) throw new Error(failures[0].message);
    live = state;
    const [failure] = siteFold.inPlace(own, deepFreeze(recorded([event])[0] as AnyEvent));
    if (failure) throw new Error(`in place: ${failure.message}`);
  }
  if (JSON.stringify(live[name]) !== JSON.stringify(own[name])) {
    throw new Error(`live and replay differ in ${name}`);
  }
  return live[name];
}
