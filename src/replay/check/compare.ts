import type { AnyEvent } from '../../events/catalogue.ts';
import {
  type Checkpoint,
  type CheckpointDifference,
  compareCheckpoint,
  createStateHasher,
  type StateHash,
} from '../../log/check/checkpoint.ts';
import { type State, siteFold } from '../../projections/state.ts';
import { lenses } from '../lenses/all.ts';
import { olderShapes } from '../lenses/lens.ts';
import { type ReadModels, type VersionChange, versionChange } from '../lenses/versions.ts';
import { createReplay, type Replay } from '../replay.ts';

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

export interface Comparison {
  /** Checkpoints that were compared, and the last event that one of them is of; -1 for none. */
  readonly checkpoints: number;
  readonly comparedThrough: number;
  /** Seqs of checkpoints that do not hold what had to be in them. */
  readonly empty: readonly number[];
  /** Read models that differ, and have another version now. */
  readonly changed: readonly VersionChange[];
  readonly firstDifference?: FirstDifference;
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

/** What all checkpoints so far say together, as each holds only what changed. */
class Recorded {
  #slices: Record<string, string> = {};
  #fields: Record<string, string> = {};

  add({ slices, fields }: Checkpoint): void {
    this.#slices = { ...this.#slices, ...slices };
    this.#fields = { ...this.#fields, ...fields };
  }

  /** Says nothing of a slice until a checkpoint does again. */
  forget(slice: string): void {
    const { [slice]: _, ...others } = this.#slices;
    this.#slices = others;
  }

  names(): string[] {
    return Object.keys(this.#slices);
  }

  whole(through: number): Checkpoint {
    return { through, slices: this.#slices, fields: this.#fields };
  }
}

/** A first checkpoint holds every read model, as far as the recording says which there are. */
function isFirstWhole({ slices }: Checkpoint, { recorded }: ReadModels): boolean {
  const names = Object.keys(slices);
  return names.length > 0 && Object.keys(recorded ?? {}).every((name) => names.includes(name));
}

/** Fields that a checkpoint says are otherwise, though their slices are as it says, or not in it. */
function misdescribed(now: StateHash, { slices, fields }: Checkpoint): CheckpointDifference[] {
  return Object.entries(fields).flatMap(([path, digits]) => {
    const [slice = ''] = path.split('.', 1);
    const present = now[slice];
    if (slices[slice] !== undefined && slices[slice] !== present?.slice) return [];
    const isSo = present?.fields[path.slice(slice.length + 1)]?.startsWith(digits) ?? false;
    return isSo ? [] : [{ slice, path }];
  });
}

interface CompareOptions {
  readonly events: readonly AnyEvent[];
  /** Nothing is compared from this seq on. */
  readonly until: number;
  /** Slices that are not compared. */
  readonly skipped: ReadonlySet<string>;
  readonly readModels: ReadModels;
}

/** Read models that no checkpoint of a recording holds: none of them was compared. */
function addedSince(names: readonly string[], { readModels, skipped }: CompareOptions) {
  if (names.length === 0) return [];
  return (
    Object.entries(siteFold.versions)
      .filter(([slice]) => !names.includes(slice) && !skipped.has(slice))
      // One that it names is missed in its first checkpoint.
      .filter(([slice]) => !Object.hasOwn(readModels.recorded ?? {}, slice))
      .map(([slice, to]): VersionChange => ({ slice, from: null, to }))
  );
}

/** Each read model as it is, or as a lens shows it where that is what was recorded. */
function lensing(readModels: ReadModels): (state: State, checkpoint: Checkpoint) => object {
  const older = olderShapes(readModels, lenses);
  const hashOlder = createStateHasher();
  return (state, { slices }) => {
    const shapes = older(state);
    const hashes = hashOlder(shapes);
    const reached = Object.entries(shapes).filter(([name]) => hashes[name]?.slice === slices[name]);
    return { ...state, ...Object.fromEntries(reached) };
  };
}

/** Compares every checkpoint with the state that the events before it lead to. */
export function compareCheckpoints(options: CompareOptions): Comparison {
  const { events, until, skipped, readModels } = options;
  const replay = createReplay(events);
  const hashState = createStateHasher();
  const asHeld = lensing(readModels);
  const recorded = new Recorded();
  const changed = new Map<string, VersionChange>();
  const empty: number[] = [];
  let checkpoints = 0;
  let comparedThrough = -1;
  const found = () => ({ checkpoints, comparedThrough, empty, changed: [...changed.values()] });

  /** Of what differs, that which no change of this build explains. */
  const unexplained = (all: readonly CheckpointDifference[]): CheckpointDifference[] =>
    all.filter(({ slice }) => {
      const change = versionChange(readModels, slice);
      if (change !== null && !skipped.has(slice)) changed.set(slice, change);
      return change === null && !skipped.has(slice);
    });

  for (const event of events) {
    if (event.type !== 'log.checkpointed' || event.seq >= until) continue;
    const { through, slices } = event.data;
    recorded.add(event.data);
    const whole = recorded.whole(through);
    const state = asHeld(replay.stateAfter(replay.countThrough(through)), whole);
    const otherwise = compareCheckpoint(state, whole, hashState);
    const differences = unexplained([...otherwise, ...misdescribed(hashState(state), event.data)]);
    const [first] = differences;
    checkpoints += 1;
    if (checkpoints === 1 && !isFirstWhole(event.data, readModels)) empty.push(event.seq);
    else if (first && Object.keys(slices).length === 0) empty.push(event.seq);
    else if (first) {
      const at = culprit(replay, first, comparedThrough, through);
      const { seq = through, type = event.type } = at ?? {};
      return { ...found(), firstDifference: { checkpoint: event.seq, seq, type, ...first } };
    }
    for (const { slice } of differences) recorded.forget(slice);
    comparedThrough = through;
  }
  for (const change of addedSince(recorded.names(), options)) changed.set(change.slice, change);
  return found();
}
