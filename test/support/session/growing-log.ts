import * as assert from 'uvu/assert';
import type { AnyEvent, EventData, EventType } from '../../../src/events/catalogue.ts';
import { type State, siteFold } from '../../../src/projections/state.ts';

/** An event without its place in the order. */
export interface Step {
  readonly type: EventType;
  readonly data: unknown;
  readonly cause?: number;
}

/** A log that grows, and the state after it. */
export class Log {
  state: State;
  seq: number;

  constructor(state: State = siteFold.initial(), seq = 0) {
    this.state = state;
    this.seq = seq;
  }

  /** A copy that goes on from here. */
  fork(): Log {
    return new Log(this.state, this.seq);
  }

  /** Folds what happens next, and gives its place. */
  add({ type, data, cause }: Step): number {
    const { seq } = this;
    const event = { seq, at: 1000 + seq, type, data, ...(cause === undefined ? {} : { cause }) };
    const { state, failures } = siteFold.live(this.state, event as AnyEvent);
    assert.equal(failures, []);
    this.state = state;
    this.seq += 1;
    return seq;
  }

  is<T extends EventType>(type: T, data: EventData<T>, cause?: number): number {
    return this.add({ type, data, ...(cause === undefined ? {} : { cause }) });
  }
}
