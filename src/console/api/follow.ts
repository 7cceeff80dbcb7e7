import * as v from 'valibot';
import { isMoment } from '../../kernel/moment.ts';
import { brokenSchema, type LogLine } from '../../log/read/ndjson.ts';
import { liveUrl } from './sessions.ts';

/** The part of the browser's EventSource that is used here. */
export interface Source {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  readonly readyState: number;
  close(): void;
}

export type OpenSource = (url: string) => Source;

export type LiveStatus = 'connecting' | 'open' | 'lost';

export interface Follower {
  onLines(lines: readonly LogLine[]): void;
  onStatus(status: LiveStatus): void;
}

export interface FollowApi {
  /** Tells of every event from a seq on until stopped. Gives back how to stop. */
  follow(id: string, from: number, follower: Follower): () => void;
}

const CLOSED = 2;

const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const event = v.object({
  seq,
  at: v.custom<number>(isMoment),
  type: v.string(),
  data: v.unknown(),
  cause: v.exactOptional(v.number()),
  lacks: v.fallback(v.optional(v.literal('personal')), undefined),
});
const gap = v.object({
  after: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  missing: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  setAside: v.exactOptional(v.boolean()),
});
const gapMessage = v.union([
  v.pipe(
    v.object({ gap }),
    v.transform((line) => line.gap),
  ),
  gap,
]);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreadable(text: string): LogLine {
  const message = `a message that is neither an event nor a gap: ${text.slice(0, 80)}`;
  return { kind: 'problem', problem: { line: 0, code: 'not-an-event', message } };
}

/** An event of the live stream as a line of the recording. */
export function eventLine(text: string): LogLine {
  const parsed = v.safeParse(event, jsonOf(text));
  if (!parsed.success) return unreadable(text);
  const { lacks, ...found } = parsed.output;
  return lacks ? { kind: 'event', event: found, lacks } : { kind: 'event', event: found };
}

/** A gap of the live stream as a line of the recording. */
export function gapLine(text: string): LogLine {
  const parsed = v.safeParse(gapMessage, jsonOf(text));
  return parsed.success ? { kind: 'gap', gap: parsed.output } : unreadable(text);
}

/** A mark of the live stream as a line of the recording: the batch is not what was recorded. */
export function brokenLine(text: string): LogLine {
  const parsed = v.safeParse(brokenSchema, jsonOf(text));
  return parsed.success ? { kind: 'broken', broken: parsed.output } : unreadable(text);
}

export function createFollowApi(open: OpenSource): FollowApi {
  return {
    follow(id, from, { onLines, onStatus }) {
      const source = open(liveUrl(id, from));
      onStatus('connecting');
      source.addEventListener('open', () => onStatus('open'));
      source.addEventListener('error', () =>
        onStatus(source.readyState === CLOSED ? 'lost' : 'connecting'),
      );
      source.addEventListener('message', ({ data }) => onLines([eventLine(data)]));
      source.addEventListener('broken', ({ data }) => onLines([brokenLine(data)]));
      source.addEventListener('gap', ({ data }) => onLines([gapLine(data)]));
      return () => source.close();
    },
  };
}
