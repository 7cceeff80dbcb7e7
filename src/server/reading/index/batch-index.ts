import { deviceOf } from '../../../domain/site/device.ts';
import type { AnyEvent } from '../../../events/catalogue.ts';
import { ERASED_MARKER, SECRET_MARKER } from '../../../kernel/privacy.ts';
import type { PersonalRow } from '../../../log/codec/redact.ts';
import { factsOfBefore } from '../../../replay/facts-of-before.ts';
import type { BatchIndex } from '../../stores/log-session.ts';
import type { LiftedEvents } from '../open-batch.ts';
import type { PackedBatch } from '../packed-batch.ts';

const MARKERS: ReadonlySet<string> = new Set([SECRET_MARKER, ERASED_MARKER]);
const PIECE_LIMIT = 200;
const TEXT_LIMIT = 8192;
const MOST_TYPES = 64;
const MOST_CLAIMS = 16;

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
    startedAt = Math.min(startedAt ?? at, at);
    lastAt = Math.max(lastAt ?? at, at);
  }
  return { startedAt, lastAt };
}

/** What events say of the session as a whole. */
function claimsOf(events: readonly AnyEvent[]) {
  const claimed = new Set<string>();
  let build: string | null = null;
  for (const { type, data } of events) {
    if (type === 'session.started' && data.userId.length <= 64 && claimed.size < MOST_CLAIMS) {
      claimed.add(data.userId);
    }
    if (type === 'app.started') build ??= data.build.slice(0, 64);
  }
  return { claimedUserIds: [...claimed], build };
}

/**
 * Browser and system in a few words of a fixed choice, or null. Of the user agent itself, which is
 * personal, nothing enters the index.
 */
function deviceIn(events: readonly AnyEvent[], rows: readonly PersonalRow[]): string | null {
  const started = events.find(({ type }) => type === 'app.started');
  const row = rows.find(([seq, path]) => seq === started?.seq && path.join('.') === 'userAgent');
  const userAgent = row?.[2];
  return typeof userAgent === 'string' ? deviceOf(userAgent.slice(0, 500)) || null : null;
}

/** What is to be found a batch by. The events are those without their personal parts. */
export function batchIndex(
  batch: PackedBatch,
  { events, all }: LiftedEvents,
  rows: readonly PersonalRow[],
): BatchIndex {
  const facts = factsOfBefore(batch.catalogue);
  const told = events.flatMap((event) => [event, ...facts(event)]);
  const types = new Set([...all, ...told].map((event) => event.type));
  return {
    position: batch.position,
    sessionId: batch.sessionId,
    ...timesOf(all),
    types: [...types].slice(0, MOST_TYPES),
    text: textOf(told),
    ...claimsOf(events),
    device: deviceIn(events, rows),
    setAside: null,
  };
}

/** The index of a batch that cannot be read: only why. */
export function setAsideIndex(
  { position, sessionId }: Pick<PackedBatch, 'position' | 'sessionId'>,
  problem: string,
): BatchIndex {
  return {
    position,
    sessionId,
    startedAt: null,
    lastAt: null,
    types: [],
    text: '',
    claimedUserIds: [],
    build: null,
    device: null,
    setAside: problem.slice(0, 500),
  };
}
