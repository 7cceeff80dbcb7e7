import type { AnyEvent, EventData, EventType } from '../../events/catalogue.ts';
import { isEntities } from '../../kernel/entities.ts';
import { sha256Hex } from '../../kernel/sha256.ts';
import { createDigester, digestOf } from './digest.ts';

export type Checkpoint = EventData<'log.checkpointed'>;

/** Digits of a field's digest: enough to tell where two states differ, few enough to record. */
const FIELD_DIGITS = 8;

/** Events between two checkpoints that no moment called for. */
export const CHECKPOINT_EVERY = 500;

/**
 * Moments that may have to be proved later, or after which a player often leaves: a checkpoint
 * follows each, besides the regular ones.
 */
const MOMENTS: ReadonlySet<EventType> = new Set([
  'app.ready',
  'route.changed',
  'session.started',
  'coupon.placePressed',
  'bet.cashOutPressed',
  'bet.settled',
  'app.stopped',
]);

/** Whether a checkpoint follows an event, whatever its place. */
export function asksForCheckpoint(type: EventType): boolean {
  return MOMENTS.has(type);
}

/** JSON with its keys sorted: equal values have one text whatever order their fields were set in. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** SHA-256, in hex, of a value's canonical JSON. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value));
}

interface SliceHash {
  readonly slice: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Hashes of every slice of a state. */
export type StateHash = Readonly<Record<string, SliceHash>>;

/** Makes something of an object once, as long as the object lives. */
function once<T>(make: (value: object) => T): (value: object) => T {
  const made = new WeakMap<object, T>();
  return (value) => {
    const known = made.get(value);
    if (known !== undefined) return known;
    const fresh = make(value);
    made.set(value, fresh);
    return fresh;
  };
}

/** Digests the fields of one slice. */
function fieldDigester(): (name: string, value: unknown) => string {
  const collections = new Map<string, ReturnType<typeof createDigester>>();
  const digestObject = once(digestOf);
  return (name, value) => {
    if (typeof value !== 'object' || value === null) return digestOf(value);
    if (!isEntities(value)) return digestObject(value);
    const digest = collections.get(name) ?? createDigester();
    collections.set(name, digest);
    return digest(value);
  };
}

function sliceHasher(): (slice: object) => SliceHash {
  const digest = fieldDigester();
  return once((slice) => {
    const entries = Object.entries(slice).map(([name, value]) => [name, digest(name, value)]);
    const fields: Record<string, string> = Object.fromEntries(entries);
    return { slice: hashOf(fields), fields };
  });
}

/**
 * Hashes one state after another, each at the cost of what changed. What is the same object as
 * before is taken to be unchanged.
 */
export function createStateHasher(): (state: object) => StateHash {
  const hashers = new Map<string, ReturnType<typeof sliceHasher>>();
  const hashSlice = (name: string, slice: object): SliceHash => {
    const hash = hashers.get(name) ?? sliceHasher();
    hashers.set(name, hash);
    return hash(slice);
  };
  return (state) =>
    Object.fromEntries(Object.entries(state).map(([name, one]) => [name, hashSlice(name, one)]));
}

/** What a checkpoint says: the hashes that are not those of the checkpoint before. */
function changes(before: StateHash, after: StateHash, through: number): Checkpoint {
  const slices: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [name, { slice, fields: hashes }] of Object.entries(after)) {
    if (before[name]?.slice === slice) continue;
    slices[name] = slice;
    for (const [field, hash] of Object.entries(hashes)) {
      if (before[name]?.fields[field] === hash) continue;
      fields[`${name}.${field}`] = hash.slice(0, FIELD_DIGITS);
    }
  }
  return { through, slices, fields };
}

export interface Checkpoints {
  /** The checkpoint due after this event, or null. */
  after(event: AnyEvent, state: object): Checkpoint | null;
}

/**
 * Makes a checkpoint after every `every` events and at the moments that count; 0 makes none. The
 * states given must share structure: what is the same object is taken to be unchanged.
 */
export function createCheckpoints(every: number): Checkpoints {
  const hashState = createStateHasher();
  let before: StateHash = {};
  return {
    after({ seq, type }, state) {
      // One of a checkpoint would ask for another of itself, without end.
      if (every === 0 || type === 'log.checkpointed') return null;
      if ((seq + 1) % every !== 0 && !asksForCheckpoint(type)) return null;
      const now = hashState(state);
      const checkpoint = changes(before, now, seq);
      before = now;
      return checkpoint;
    },
  };
}

/** A place where a state is not what a checkpoint says. */
export interface CheckpointDifference {
  readonly slice: string;
  /** `slice.field`; the slice alone where the checkpoint says nothing finer. */
  readonly path: string;
}

/**
 * Where a state differs from a checkpoint, in the order of slices and fields. For states gone
 * through one after the other, the same `hashState` saves looking at what did not change.
 */
export function compareCheckpoint(
  state: object,
  checkpoint: Checkpoint,
  hashState = createStateHasher(),
): CheckpointDifference[] {
  const found: CheckpointDifference[] = [];
  const now = hashState(state);
  for (const [name, hash] of Object.entries(checkpoint.slices)) {
    const present = now[name];
    if (present?.slice === hash) continue;
    const fields = Object.entries(checkpoint.fields)
      .filter(([path]) => path.startsWith(`${name}.`))
      .filter(([path, digits]) => !present?.fields[path.slice(name.length + 1)]?.startsWith(digits))
      .map(([path]) => ({ slice: name, path }));
    found.push(...(fields.length > 0 ? fields : [{ slice: name, path: name }]));
  }
  return found;
}
