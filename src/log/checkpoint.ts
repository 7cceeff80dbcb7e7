import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AnyEvent, EventData } from '../events/catalogue.ts';

type Checkpoint = EventData<'log.checkpointed'>;

const encoder = new TextEncoder();

/** Keys sorted, so that two equal slices have one text whatever order their fields were set in. */
function canonical(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** SHA-256, in hex, of the canonical JSON of a slice. */
export function hashSlice(slice: unknown): string {
  return bytesToHex(sha256(encoder.encode(JSON.stringify(slice, canonical))));
}

/** A hash of each slice. `cache` spares slices that did not change since they were hashed. */
export function hashState(state: object, cache?: WeakMap<object, string>): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const [name, slice] of Object.entries(state)) {
    const known = cache?.get(slice);
    const hash = known ?? hashSlice(slice);
    if (known === undefined) cache?.set(slice, hash);
    hashes[name] = hash;
  }
  return hashes;
}

/** Makes a checkpoint after every `every` events; 0 makes none. */
export function createCheckpoints(every: number): {
  after(event: AnyEvent, state: object): Checkpoint | null;
} {
  const cache = new WeakMap<object, string>();
  return {
    after({ seq }, state) {
      if (every === 0 || (seq + 1) % every !== 0) return null;
      return { through: seq, slices: hashState(state, cache) };
    },
  };
}

/** Names of the slices whose hash is another than the checkpoint holds. */
export function changedSlices(state: object, checkpoint: Checkpoint): string[] {
  const present = hashState(state);
  return Object.keys(checkpoint.slices).filter((name) => present[name] !== checkpoint.slices[name]);
}
