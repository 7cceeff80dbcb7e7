import * as v from 'valibot';
import { parseJson } from '../../kernel/json.ts';
import { isMoment } from '../../kernel/moment.ts';
import { finite } from '../../kernel/numbers.ts';
import { type ProofLine, proofLineOf } from '../chain/proof.ts';
import type { RawEvent } from '../codec/columns.ts';
import { LogFormatError } from '../codec/format-error.ts';

const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const moment = v.custom<number>(isMoment);

/** First line of a recording as people and tools read it: one JSON value a line. */
const header = v.object({
  format: v.literal('replaybook-log'),
  formatVersion: v.literal(1),
  sessionId: v.string(),
  catalogue: v.string(),
  firstSeq: seq,
  /** Epoch milliseconds. */
  exportedAt: v.optional(moment),
  /** The last event there is, where whoever writes the recording knows. */
  lastSeq: v.optional(seq),
  /** The session was going on then: its end is not here because it is still to come. */
  underWay: v.optional(v.boolean()),
  /**
   * Each event that lacks something personal says so with `lacks`: in all others a marker is what
   * somebody typed. Without this, nobody can tell.
   */
  lacksTold: v.optional(v.boolean()),
});

export type LogHeader = Omit<v.InferOutput<typeof header>, 'format' | 'formatVersion'>;

/** Events that are not there. `setAside`: the service has them but could not read them. */
const gap = v.object({
  after: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  missing: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  setAside: v.optional(v.boolean()),
});
const gapLine = v.object({ gap });

export type LogGap = v.InferOutput<typeof gap>;

/** A batch that is not what its chain says, told before its events. */
export const brokenSchema = v.object({
  firstSeq: seq,
  count: v.pipe(seq, v.minValue(1)),
  state: v.picklist(['altered', 'removed-before']),
});
const brokenLine = v.object({ broken: brokenSchema });

export type BrokenBatch = Readonly<v.InferOutput<typeof brokenSchema>>;

const eventLine = v.object({
  seq,
  at: moment,
  type: v.string(),
  data: v.optional(v.unknown()),
  cause: v.optional(finite),
});

/**
 * An event as a line tells of it. `lacks`: something personal is not here, erased or not for this
 * reader, and a marker stands in its place. Earlier builds pass over the field.
 */
export interface AnnotatedEvent extends RawEvent {
  readonly lacks?: 'personal' | undefined;
}

/** A line that is not what it should be. The rest of the recording is still read. */
export interface LineProblem {
  readonly line: number;
  readonly code: 'not-json' | 'not-an-event' | 'truncated' | 'out-of-order';
  readonly message: string;
}

/** What a line of a recording is. */
export type LogLine =
  | { readonly kind: 'header'; readonly header: LogHeader }
  | { readonly kind: 'event'; readonly event: RawEvent; readonly lacks?: AnnotatedEvent['lacks'] }
  | { readonly kind: 'gap'; readonly gap: LogGap }
  | { readonly kind: 'broken'; readonly broken: BrokenBatch }
  | ProofLine
  | { readonly kind: 'problem'; readonly problem: LineProblem };

export function formatHeader(fields: LogHeader): string {
  return `${JSON.stringify({ format: 'replaybook-log', formatVersion: 1, ...fields })}\n`;
}

export function formatEvent({ seq: place, at, type, data, cause, lacks }: AnnotatedEvent): string {
  return `${JSON.stringify({ seq: place, at, type, data, cause, lacks })}\n`;
}

export function formatGap(fields: LogGap): string {
  return `${JSON.stringify({ gap: fields })}\n`;
}

export function formatBroken(fields: BrokenBatch): string {
  return `${JSON.stringify({ broken: fields })}\n`;
}

/** A line that is neither header, event nor gap; null where it is nothing that is known. */
function readOther(json: unknown): LogLine | null {
  const found = v.safeParse(brokenLine, json, { abortEarly: true });
  return found.success ? { kind: 'broken', broken: found.output.broken } : proofLineOf(json);
}

function readHeader(text: string): LogLine {
  // Some editors begin a file with a mark of its encoding.
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  const given = ((json.ok && json.value) || {}) as { format?: unknown; formatVersion?: unknown };
  if (typeof given !== 'object' || given.format !== 'replaybook-log') {
    throw new LogFormatError('not-a-log', 'this is not a Replaybook log: its header is missing', 1);
  }
  if (given.formatVersion !== 1) {
    const { formatVersion: found } = given;
    const version = typeof found === 'number' ? `version ${found}` : 'its version';
    const message = `${version} of the format is not known here; this build reads version 1`;
    throw new LogFormatError('unknown-format-version', message, 1);
  }
  const parsed = v.safeParse(header, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const message = `the header does not fit at ${v.getDotPath(issue) ?? 'its root'}`;
    throw new LogFormatError('not-a-log', message, 1);
  }
  const { format, formatVersion, ...fields } = parsed.output;
  return { kind: 'header', header: fields };
}

/** An event's line. Foreign words for what it lacks say nothing. */
function lineOf(value: RawEvent & { readonly lacks?: unknown }): LogLine {
  if (value.lacks === undefined) return { kind: 'event', event: value };
  const { lacks, ...event } = value;
  return lacks === 'personal' ? { kind: 'event', event, lacks } : { kind: 'event', event };
}

/** A cheap look that lets a million good lines pass; what it refuses is looked at closely. */
function isEvent(value: unknown): value is RawEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { seq: place, at, type, cause } = value as Partial<RawEvent>;
  return (
    typeof type === 'string' &&
    isMoment(at) &&
    Number.isSafeInteger(place) &&
    (place as number) >= 0 &&
    (cause === undefined || typeof cause === 'number')
  );
}

function unreadable(
  error: 'not-json' | 'too-deep',
  last: boolean,
): [code: LineProblem['code'], message: string] {
  if (error === 'too-deep') return ['not-an-event', 'this line is nested too deep'];
  return last ? ['truncated', 'the last line is cut off'] : ['not-json', 'this line is not JSON'];
}

/**
 * Reads a recording line by line and keeps account of seqs: events that are missing without a gap
 * line become a gap, and an event that comes twice or too early is a problem.
 */
export function createLineReader(): (text: string, last: boolean) => LogLine[] {
  let line = 0;
  let next = -1;

  const problem = (code: LineProblem['code'], message: string): LogLine => ({
    kind: 'problem',
    problem: { line, code, message },
  });

  const readEvent = (event: RawEvent): LogLine[] => {
    if (event.seq < next) {
      return [problem('out-of-order', `seq ${event.seq} comes after seq ${next - 1}`)];
    }
    const missing = event.seq - next;
    const jump: LogLine[] = missing > 0 ? [{ kind: 'gap', gap: { after: next - 1, missing } }] : [];
    next = event.seq + 1;
    return [...jump, lineOf(event)];
  };

  const readGap = (found: LogGap): LogLine[] => {
    if (found.after !== next - 1) {
      return [problem('out-of-order', `a gap after seq ${found.after}, but ${next - 1} came last`)];
    }
    next += found.missing;
    return [{ kind: 'gap', gap: found }];
  };

  return (text, last) => {
    line += 1;
    if (line === 1) {
      const first = readHeader(text);
      if (first.kind === 'header') next = first.header.firstSeq;
      return [first];
    }
    if (text.trim() === '') return [];
    const json = parseJson(text);
    if (!json.ok) return [problem(...unreadable(json.error, last))];
    if (isEvent(json.value)) return readEvent(json.value);
    const found = v.safeParse(gapLine, json.value);
    if (found.success) return readGap(found.output.gap);
    const other = readOther(json.value);
    if (other) return [other];
    const parsed = v.safeParse(eventLine, json.value);
    const where = parsed.success ? null : v.getDotPath(parsed.issues[0]);
    return [problem('not-an-event', `neither an event nor a gap${where ? ` (see ${where})` : ''}`)];
  };
}
