import type { AnyEvent } from '../../events/catalogue.ts';
import { siteFold } from '../../projections/state.ts';

/** A read model that is not the one a recording was made with. */
export interface VersionChange {
  readonly slice: string;
  /** Null where there was, or is, none of this name. */
  readonly from: number | null;
  readonly to: number | null;
}

/** The read models that a recording was made with. */
export interface ReadModels {
  /** Their versions by name; null where the recording is of before they were recorded. */
  readonly recorded: Readonly<Record<string, number>> | null;
  /** The version that each is taken to have where none is recorded. */
  readonly otherwise: number;
}

/** Catalogues under which read models had no versions and changed many times. */
const BEFORE_VERSIONS: ReadonlySet<string> = new Set(['0', '1']);

export function readModelsOf(events: readonly AnyEvent[]): ReadModels {
  const [first] = events;
  if (first?.type !== 'app.started') return { recorded: null, otherwise: 0 };
  const { readModels, catalogue } = first.data;
  return { recorded: readModels ?? null, otherwise: BEFORE_VERSIONS.has(catalogue) ? 0 : 1 };
}

/** The version that a recording had of a read model; null where it had none of this name. */
export function recordedVersion({ recorded, otherwise }: ReadModels, slice: string): number | null {
  return recorded ? (recorded[slice] ?? null) : otherwise;
}

/** How a read model has changed since the recording; null where it has not. */
export function versionChange(readModels: ReadModels, slice: string): VersionChange | null {
  const from = recordedVersion(readModels, slice);
  const to = siteFold.versions[slice] ?? null;
  return from === to ? null : { slice, from, to };
}

/** A change in words: "user (3 → 4)". */
export function changeText({ slice, from, to }: VersionChange): string {
  return `${slice} (${from ?? 'none'} → ${to ?? 'none'})`;
}
