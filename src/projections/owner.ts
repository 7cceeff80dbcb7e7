import { createTransient, type EntityEditor, persistent } from '../kernel/entities.ts';

/**
 * What a fold in place may change: what it made itself since the last `share`. What was there
 * before it copies first, so that a state can be kept for the price of a reference.
 */
export interface Owner {
  /** Writes entities. */
  readonly edit: EntityEditor;
  /** A slice that may be changed: this one, or a copy of it. */
  own(name: string, slice: object): object;
}

/** For a state that nobody else holds, nor ever held. */
export const ownsAll: Owner = { edit: persistent, own: (_, slice) => slice };

function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)])) as T;
}

/** Owns nothing at first; slices become its own as they are changed. */
export function createOwner(): Owner & { share(): void } {
  const owned = new Set<string>();
  const edit = createTransient();
  return {
    edit,
    own(name, slice) {
      if (owned.has(name)) return slice;
      owned.add(name);
      return copyOf(slice);
    },
    share() {
      owned.clear();
      edit.share();
    },
  };
}
