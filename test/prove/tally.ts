/** Figures of a round: added up over its sessions, and over the processes that ran them. */
import type { Divergence } from './divergence.ts';
import type { World } from './world.ts';

export type Counts = Record<string, number>;

/** A divergence, and the number of the session that shows it again. */
export interface Found extends Divergence {
  readonly session: number;
}

export interface Tally {
  sessions: number;
  pages: number;
  events: number;
  calls: number;
  misfortunes: number;
  batches: number;
  uploads: number;
  secrets: number;
  /** Events by type, calls by name, faults of collector and storage by kind. */
  readonly types: Counts;
  readonly callNames: Counts;
  readonly faults: Counts;
  readonly found: Found[];
}

export function emptyTally(): Tally {
  return {
    ...{ sessions: 0, pages: 0, events: 0, calls: 0, misfortunes: 0 },
    ...{ batches: 0, uploads: 0, secrets: 0 },
    ...{ types: {}, callNames: {}, faults: {}, found: [] },
  };
}

function addCounts(counts: Counts, more: Iterable<readonly [string, number]>): void {
  for (const [name, count] of more) counts[name] = (counts[name] ?? 0) + count;
}

/** Adds what came of one session. `actions` is its text, in which planted secrets are counted. */
export function addSession(
  tally: Tally,
  { world, found, actions }: { world: World; found: readonly Found[]; actions: string },
): void {
  const { pages, backEnd, collector, storageMet } = world;
  tally.sessions += 1;
  tally.pages += pages.length;
  for (const { events } of pages) {
    tally.events += events.length;
    for (const { type } of events) addCounts(tally.types, [[type, 1]]);
  }
  addCounts(tally.callNames, backEnd.asked);
  for (const count of backEnd.asked.values()) tally.calls += count;
  tally.misfortunes += backEnd.misfortunes;
  for (const { batches } of collector.sessions.values()) tally.batches += batches.length;
  tally.uploads += collector.uploads;
  tally.secrets += actions.split('planted-secret-').length - 1;
  addCounts(tally.faults, collector.met);
  addCounts(
    tally.faults,
    [...storageMet].map(([fault, count]) => [`storage-${fault}`, count]),
  );
  tally.found.push(...found);
}

/** Adds the figures of another process. */
export function addTally(tally: Tally, more: Tally): void {
  const { types, callNames, faults, found, ...figures } = more;
  for (const [name, figure] of Object.entries(figures)) {
    const key = name as keyof typeof figures;
    tally[key] += figure;
  }
  addCounts(tally.types, Object.entries(types));
  addCounts(tally.callNames, Object.entries(callNames));
  addCounts(tally.faults, Object.entries(faults));
  tally.found.push(...found);
}
