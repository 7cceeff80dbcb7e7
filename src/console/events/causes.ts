import type { AnyEvent } from '../../events/catalogue.ts';
import { placeOf } from '../../replay/places.ts';

/** Which events each event led to, by seq. */
export type Effects = ReadonlyMap<number, readonly number[]>;

/** One event in a tree of causes. */
export interface CauseRow {
  readonly event: AnyEvent;
  /** 0 for the root. */
  readonly depth: number;
  readonly relation: 'ancestor' | 'self' | 'descendant';
}

export interface CauseTree {
  readonly rows: readonly CauseRow[];
  /** Descendants that were left out because there are so many. */
  readonly more: number;
  /** The first cause is named by its seq, but not in the recording. */
  readonly lostCause: number | null;
}

const DEEPEST = 200;

/** What each event led to. */
export function effectsOf(events: readonly AnyEvent[]): Effects {
  const effects = new Map<number, number[]>();
  for (const { seq, cause } of events) {
    if (cause === undefined) continue;
    const children = effects.get(cause);
    if (children) children.push(seq);
    else effects.set(cause, [seq]);
  }
  return effects;
}

/** The chain of causes of an event, the first cause first. */
export function ancestorsOf(events: readonly AnyEvent[], event: AnyEvent): AnyEvent[] {
  const chain: AnyEvent[] = [];
  let { cause, seq } = event;
  while (cause !== undefined && cause < seq && chain.length < DEEPEST) {
    const parent = events[placeOf(events, cause)];
    if (!parent) break;
    chain.unshift(parent);
    ({ cause, seq } = parent);
  }
  return chain;
}

/** From the first cause of an event down to it, and all that it led to, at most `limit` of them. */
export function causeTree(
  events: readonly AnyEvent[],
  effects: Effects,
  event: AnyEvent,
  limit = 100,
): CauseTree {
  const chain = ancestorsOf(events, event);
  const rows: CauseRow[] = chain.map((one, depth) => ({ event: one, depth, relation: 'ancestor' }));
  rows.push({ event, depth: chain.length, relation: 'self' });
  let found = 0;
  const visit = (seq: number, depth: number): void => {
    for (const child of effects.get(seq) ?? []) {
      const one = events[placeOf(events, child)];
      // A cause comes before its effect; what says otherwise could go round in circles.
      if (!one || child <= seq) continue;
      found += 1;
      if (found <= limit) rows.push({ event: one, depth, relation: 'descendant' });
      if (depth < DEEPEST) visit(child, depth + 1);
    }
  };
  visit(event.seq, chain.length + 1);
  const first = chain[0] ?? event;
  return { rows, more: Math.max(0, found - limit), lostCause: first.cause ?? null };
}
