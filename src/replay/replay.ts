import type { AnyEvent } from '../events/catalogue.ts';
import { type FoldFailure, skipKey } from '../projections/fold.ts';
import { createOwner } from '../projections/owner.ts';
import { type State, siteFold } from '../projections/state.ts';
import { countThrough } from './places.ts';

export interface ReplayOptions {
  /** Events between two snapshots: more is less memory, less is a quicker seek. */
  readonly snapshotEvery?: number;
}

interface Snapshot {
  /** How many events it holds. */
  readonly count: number;
  /** Never changes: what is folded on from it copies before it writes. */
  readonly state: State;
}

/**
 * A recording, folded in place with snapshots on the way, so that the state after any event is a
 * short fold away. Positions count events as they stand in the recording; over a gap they go on.
 */
export interface Replay {
  readonly events: readonly AnyEvent[];
  /** Adds what came after, for a session still under way. */
  append(events: readonly AnyEvent[]): void;
  /** The state after the first `count` events. It never changes; later ones share parts with it. */
  stateAfter(count: number): State;
  /** How many events there are up to and with this seq. */
  countThrough(seq: number): number;
  /** Read models that threw, as they did when it was recorded. */
  readonly failures: readonly FoldFailure[];
}

const SNAPSHOT_EVERY = 125;

/**
 * Opens a recording. A read model that throws in place may be left half changed, where the live
 * fold left it untouched; so the failed step is skipped and the fold begins again from the last
 * snapshot before it.
 */
export function createReplay(
  recorded: readonly AnyEvent[] = [],
  { snapshotEvery = SNAPSHOT_EVERY }: ReplayOptions = {},
): Replay {
  const events = [...recorded];
  const folding = createFolding(events, snapshotEvery);
  return {
    events,
    failures: folding.failures,
    append(more) {
      // One by one: a spread of a million arguments would not fit the stack.
      for (const event of more) events.push(event);
    },
    stateAfter: (target) => folding.to(Math.max(0, Math.min(target, events.length))),
    countThrough: (seq) => countThrough(events, seq),
  };
}

/** The state that moves over the events, and the snapshots it leaves behind. */
function createFolding(events: readonly AnyEvent[], snapshotEvery: number) {
  const owner = createOwner();
  const snapshots: Snapshot[] = [{ count: 0, state: siteFold.initial() }];
  const skip = new Set<string>();
  const failures: FoldFailure[] = [];
  let state = { ...siteFold.initial() };
  let count = 0;

  const nearest = (target: number): number =>
    Math.min(Math.floor(target / snapshotEvery), snapshots.length - 1);

  const restore = (target: number): void => {
    const snapshot = snapshots[nearest(target)];
    if (!snapshot) return;
    owner.share();
    state = { ...snapshot.state };
    count = snapshot.count;
  };

  const step = (event: AnyEvent): void => {
    const failed = siteFold.inPlace(state, event, owner, skip);
    if (failed.length > 0) {
      failures.push(...failed);
      for (const { slice, seq } of failed) skip.add(skipKey(slice, seq));
      restore(count);
      return;
    }
    count += 1;
    if (count === snapshots.length * snapshotEvery) {
      owner.share();
      snapshots.push({ count, state: { ...state } });
    }
  };

  return {
    failures,
    to(target: number): State {
      if (target < count || nearest(target) * snapshotEvery > count) restore(target);
      while (count < target) step(events[count] as AnyEvent);
      owner.share();
      return { ...state };
    },
  };
}
