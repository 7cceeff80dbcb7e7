import type { AnyEvent } from '../../events/catalogue.ts';
import type { RawEvent } from '../codec/columns.ts';
import { LogFormatError } from '../codec/format-error.ts';
import { BATCH_LIMITS } from '../limits.ts';
import { checkEvents, type EventProblem } from './decode.ts';
import {
  type AnnotatedEvent,
  type BrokenBatch,
  createLineReader,
  formatEvent,
  formatGap,
  formatHeader,
  type LineProblem,
  type LogGap,
  type LogHeader,
  type LogLine,
} from './ndjson.ts';

/** A whole recording, read and checked. */
export interface LogFile {
  readonly header: LogHeader;
  /** In order of seq; over a gap the seqs jump. */
  readonly events: readonly AnyEvent[];
  readonly gaps: readonly LogGap[];
  /** Batches that the service found to be other than they were written. */
  readonly broken: readonly BrokenBatch[];
  /** Lines that are no events, and events that this build cannot fold. */
  readonly lineProblems: readonly LineProblem[];
  readonly eventProblems: readonly EventProblem[];
  /** The recording was made with a catalogue that this build knows no way from. */
  readonly unknownCatalogue: boolean;
  /** Seqs of events that lack something personal; null where the recording does not tell. */
  readonly lacking: ReadonlySet<number> | null;
}

type Source = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * Longest line that is still read as one: more is no event but a foreign file. An event may hold as
 * much personal data besides as its batch.
 */
const LONGEST_LINE = BATCH_LIMITS.eventCharacters + BATCH_LIMITS.personalBytes + 4096;

/**
 * The lines of a recording as they come, whatever the pieces it comes in; memory holds one line.
 * Throws LogFormatError for what is no recording at all.
 */
export async function* readLines(source: Source): AsyncGenerator<LogLine> {
  const decoder = new TextDecoder();
  const read = createLineReader();
  let rest = '';
  let lines = 0;
  for await (const piece of source) {
    rest += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const parts = rest.split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > LONGEST_LINE) {
      throw new LogFormatError('too-large', 'this line is longer than any event', lines + 1);
    }
    for (const part of parts) {
      lines += 1;
      yield* read(part, false);
    }
  }
  rest += decoder.decode();
  if (rest !== '' || lines === 0) yield* read(rest, true);
}

/**
 * Reads a recording from pieces of text or bytes; `also` is told each line first. Throws
 * LogFormatError where it is none.
 */
export async function readLog(
  source: Source,
  also: (line: LogLine) => Promise<void> = async () => undefined,
): Promise<LogFile> {
  let header: LogHeader | undefined;
  const raw: RawEvent[] = [];
  const gaps: LogGap[] = [];
  const broken: BrokenBatch[] = [];
  const lineProblems: LineProblem[] = [];
  const told = new Set<number>();
  for await (const line of readLines(source)) {
    await also(line);
    if (line.kind === 'header') header = line.header;
    else if (line.kind === 'event') {
      raw.push(line.event);
      if (line.lacks) told.add(line.event.seq);
    } else if (line.kind === 'gap') gaps.push(line.gap);
    else if (line.kind === 'broken') broken.push(line.broken);
    else if (line.kind === 'problem') lineProblems.push(line.problem);
  }
  if (!header) throw new LogFormatError('not-a-log', 'this file is empty', 1);
  const { events, problems, unknownCatalogue } = checkEvents(raw, header.catalogue);
  const lacking = header.lacksTold ? told : null;
  const read = { header, events, gaps, broken, lineProblems, lacking };
  return { ...read, eventProblems: problems, unknownCatalogue };
}

/** Writes a recording line by line, a gap line wherever seqs jump. */
export function* writeLog(header: LogHeader, events: Iterable<AnnotatedEvent>): Generator<string> {
  yield formatHeader(header);
  let next = header.firstSeq;
  for (const event of events) {
    if (event.seq > next) yield formatGap({ after: next - 1, missing: event.seq - next });
    next = event.seq + 1;
    yield formatEvent(event);
  }
}
