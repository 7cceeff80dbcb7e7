import * as v from 'valibot';
import { type CallName, isCallName } from '../../calls/table.ts';

const fault = v.object({
  /** Before anything else happens it waits until the fault of the call is taken away or another. */
  hold: v.optional(v.boolean(), false),
  /** Milliseconds before anything else happens. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  /** How often; without it until it is taken away. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Whether the call does its work before its answer goes wrong. */
  executes: v.optional(v.boolean(), false),
  /** What goes wrong with the answer; nothing, where only a delay is wanted. */
  answer: v.optional(
    v.variant('kind', [
      v.object({ kind: v.literal('drop') }),
      v.object({ kind: v.literal('malformed') }),
      v.object({
        kind: v.literal('status'),
        status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
        code: v.optional(v.string()),
        exception_code: v.optional(v.number()),
      }),
    ]),
  ),
});

export type Fault = v.InferOutput<typeof fault>;
type FaultInput = v.InferInput<typeof fault>;

/** Faults by call name, as they are set from outside; null takes one away. */
export const faultChanges = v.pipe(
  v.record(v.string(), v.nullable(fault)),
  v.check((changes) => Object.keys(changes).every(isCallName), 'names a call that is not there'),
);

/** What is to go wrong, call by call: for tests and for trying the site out. */
export interface FaultPlan {
  set(call: CallName, change: FaultInput | null): void;
  /** The fault of this one request, which counts as happened; null where all goes well. */
  take(call: CallName): Fault | null;
  /** Resolves when the fault of the call is taken away or another. */
  held(call: CallName): Promise<void>;
}

/** A plan in which nothing goes wrong yet. */
export function createFaultPlan(): FaultPlan {
  const faults = new Map<CallName, Fault>();
  const held = new Map<CallName, (() => void)[]>();
  return {
    set(call, change) {
      if (change === null) faults.delete(call);
      else faults.set(call, v.parse(fault, change));
      for (const goOn of held.get(call) ?? []) goOn();
      held.delete(call);
    },
    take(call) {
      const found = faults.get(call);
      if (!found) return null;
      if (found.times === 1) faults.delete(call);
      else if (found.times !== undefined) faults.set(call, { ...found, times: found.times - 1 });
      return found;
    },
    held: (call) =>
      new Promise((goOn) => {
        held.set(call, [...(held.get(call) ?? []), goOn]);
      }),
  };
}
