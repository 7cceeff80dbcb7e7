/** What can happen in a made-up session, as plain JSON: it can be kept, cut short and made simpler. */
import type { CollectorFault } from './collector-faults.ts';
import type { StorageFault } from './storage-faults.ts';

/** What becomes of a request. Values are described: see `test/support/described.ts`. */
export interface Outcome {
  readonly status?: number;
  /** Absent: what a server that works would answer. */
  readonly body?: unknown;
  /** Milliseconds until it comes. */
  readonly delay?: number;
  readonly fails?: 'network' | 'never' | 'empty';
  readonly twice?: true;
}

/** How a page begins. */
export interface Opening {
  readonly do: 'open';
  readonly url: string;
  readonly seed: number;
  readonly production: boolean;
  readonly preset?: true;
  readonly checkpointEvery?: number;
  /** Some effects join after so many milliseconds; all begin with the session unless said. */
  readonly joinAfter?: number;
  /** The back-end knows who is there. */
  readonly player?: true;
}

/** Actions that concern the page at hand. */
export type PageAction =
  | { readonly do: 'publish'; readonly type: string; readonly data: unknown }
  | { readonly do: 'host'; readonly message: unknown }
  | { readonly do: 'visit'; readonly url: string }
  | { readonly do: 'ask'; readonly call: string; readonly input: unknown }
  /** Publishes the second while the next of the first type is being delivered. */
  | { readonly do: 'nested'; readonly on: string; readonly type: string; readonly data: unknown }
  | { readonly do: 'throw'; readonly effect: string }
  /** Takes a selection from the line that was served. */
  | { readonly do: 'bet'; readonly nth: number }
  /** Presses the button with what stands on it. */
  | { readonly do: 'place' }
  /** Sends a solution, or a right one, to the captcha that is asked for. */
  | { readonly do: 'solve'; readonly by: 'solution' | 'token' }
  | { readonly do: 'feed'; readonly message: unknown }
  | { readonly do: 'feed-ends' | 'stop' | 'kill' };

/** Actions that concern everything. */
export type WorldAction =
  | Opening
  | { readonly do: 'tab'; readonly nth: number }
  | { readonly do: 'wait' | 'stall' | 'clock'; readonly ms: number }
  /** From now on one request in so many is answered as no working server would. */
  | { readonly do: 'weather'; readonly seed: number; readonly every: number }
  | { readonly do: 'answer'; readonly call: string; readonly outcome: Outcome }
  | { readonly do: 'collector'; readonly fault: CollectorFault; readonly times: number }
  | { readonly do: 'storage'; readonly fault: StorageFault; readonly times: number };

export type Action = PageAction | WorldAction;
