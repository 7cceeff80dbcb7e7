import type { AnyEvent } from '../events/catalogue.ts';
import {
  type CheckpointDifference,
  compareCheckpoint,
  createStateHasher,
} from '../log/checkpoint.ts';
import { siteFold } from '../projections/state.ts';
import { createReplay, type Replay } from './replay.ts';

/** Where the replayed state first is not what was recorded. */
export interface FirstDifference {
  /** Seq of the checkpoint that does not match. */
  readonly checkpoint: number;
  /** Seq and type of the last event before it that changed the path: look there first. */
  readonly seq: number;
  readonly type: string;
  readonly slice: string;
  readonly path: string;
}

export interface Verdict {
  /** `unchecked` when the recording holds no checkpoint. */
  readonly verdict: 'match' | 'differs' | 'unchecked';
  readonly events: number;
  readonly checkpoints: number;
  readonly firstDifference?: FirstDifference;
  /** Slices left out because a field of theirs was erased with its person. */
  readonly erased: readonly string[];
}

function valueAt(state: object, path: string): string | undefined {
  let value: unknown = state;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return JSON.stringify(value);
}

/**
 * The last event of the stretch that changed the path; where none did, the last that could have,
 * because it concerns the slice: a change that should be there is missing.
 */
function culprit(
  replay: Replay,
  { slice, path }: CheckpointDifference,
  since: number,
  through: number,
): AnyEvent | null {
  let changed: AnyEvent | null = null;
  let concerned: AnyEvent | null = null;
  const first = replay.countThrough(since);
  let before = valueAt(replay.stateAfter(first), path);
  for (let i = first; i < replay.countThrough(through); i += 1) {
    const event = replay.events[i];
    if (!event || !siteFold.touches(event).includes(slice)) continue;
    const after = valueAt(replay.stateAfter(i + 1), path);
    if (after !== before) changed = event;
    concerned = event;
    before = after;
  }
  return changed ?? concerned;
}

/** Slices that took in an erased field: their hash cannot be what it was. */
function taintedSlices(events: readonly AnyEvent[], isErased: (event: AnyEvent) => boolean) {
  const tainted = new Set<string>();
  for (const event of events) {
    if (isErased(event)) for (const slice of siteFold.touches(event)) tainted.add(slice);
  }
  return tainted;
}

/**
 * Folds a recording and compares it with its checkpoints. The first difference names the
 * checkpoint, the event to look at, the slice and the path.
 */
export function verifyLog(
  events: readonly AnyEvent[],
  isErased: (event: AnyEvent) => boolean = () => false,
): Verdict {
  const replay = createReplay(events);
  const erased = taintedSlices(events, isErased);
  const hashState = createStateHasher();
  let checkpoints = 0;
  let matched = -1;
  for (const event of events) {
    if (event.type !== 'log.checkpointed') continue;
    const { through } = event.data;
    const state = replay.stateAfter(replay.countThrough(through));
    const differences = compareCheckpoint(state, event.data, hashState);
    const difference = differences.find(({ slice }) => !erased.has(slice));
    checkpoints += 1;
    if (!difference) {
      matched = through;
      continue;
    }
    const at = culprit(replay, difference, matched, through);
    const firstDifference = {
      checkpoint: event.seq,
      seq: at?.seq ?? through,
      type: at?.type ?? event.type,
      ...difference,
    };
    const found = { events: events.length, checkpoints, erased: [...erased] };
    return { verdict: 'differs', ...found, firstDifference };
  }
  const verdict = checkpoints === 0 ? 'unchecked' : 'match';
  return { verdict, events: events.length, checkpoints, erased: [...erased] };
}
