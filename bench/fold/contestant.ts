import type { Input, Outcome } from './workload.ts';

/** Something that takes events and holds the state they lead to. */
export interface Contestant {
  /** An event in the form this one takes; made before the clock runs. */
  shape(input: Input): unknown;
  send(shaped: unknown): void;
  outcome(): Outcome;
}
