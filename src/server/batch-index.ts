import type { AnyEvent } from '../events/catalogue.ts';
import { ERASED_MARKER, SECRET_MARKER } from '../kernel/privacy.ts';
import type { LiftedEvents } from './batch-reader.ts';
import type { StoredBatch } from './stores/log-batch.ts';
import type { BatchIndex } from './stores/log-session.ts';

const MARKERS: ReadonlySet<string> = new Set([SECRET_MARKER, ERASED_MARKER]);
const PIECE_LIMIT = 200;
const TEXT_LIMIT = 8192;
const LATEST_TIME = 8.64e15;

/** Bulk that nobody searches: the line as it moves, hashes, and the bodies of good answers. */
function isSearchable(event: AnyEvent): boolean {
  if (/^(line|feed|log)\./.test(event.type)) return false;
  return event.type !== 'http.replied' || event.data.status >= 400;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

/** The different texts of a batch's events, one a line, as far as there is room. */
function textOf(events: readonly AnyEvent[]): string {
  const pieces = new Set<string>();
  let length = 0;
  for (const event of events) {
    if (!isSearchable(event)) continue;
    for (const text of textsIn(event.data)) {
      const piece = text.slice(0, PIECE_LIMIT).replace(/\s+/g, ' ').trim();
      if (piece.length < 2 || MARKERS.has(text) || pieces.has(piece)) continue;
      length += piece.length + 1;
      if (length > TEXT_LIMIT) return [...pieces].join('\n');
      pieces.add(piece);
    }
  }
  return [...pieces].join('\n');
}

function timesOf(events: readonly { readonly at: number }[]) {
  let startedAt: number | null = null;
  let lastAt: number | null = null;
  for (const { at } of events) {
    if (!Number.isSafeInteger(at) || at < 0 || at > LATEST_TIME) continue;
    startedAt = Math.min(startedAt ?? at, at);
    lastAt = Math.max(lastAt ?? at, at);
  }
  return { startedAt, lastAt };
}

/** What is to be found a batch by, from its events without personal fields. */
export function batchIndex(batch: StoredBatch, { events, all }: LiftedEvents): BatchIndex {
  const claimed = new Set<string>();
  let build: string | null = null;
  for (const event of events) {
    if (event.type === 'session.started' && event.data.userId.length <= 64) {
      claimed.add(event.data.userId);
    }
    if (event.type === 'app.started') build ??= event.data.build.slice(0, 64);
  }
  return {
    position: batch.position,
    sessionId: batch.sessionId,
    ...timesOf(all),
    types: [...new Set(all.map((event) => event.type.slice(0, 64)))],
    text: textOf(events),
    claimedUserIds: [...claimed],
    build,
    setAside: null,
  };
}

/** The index of a batch that does not decode: only why. */
export function setAsideIndex(batch: StoredBatch, problem: string): BatchIndex {
  return {
    position: batch.position,
    sessionId: batch.sessionId,
    startedAt: null,
    lastAt: null,
    types: [],
    text: '',
    claimedUserIds: [],
    build: null,
    setAside: problem.slice(0, 500),
  };
}
