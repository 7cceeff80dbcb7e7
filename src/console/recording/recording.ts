import type { AnyEvent } from '../../events/catalogue.ts';
import { checkEvents, type EventProblem } from '../../log/read/decode.ts';
import type {
  BrokenBatch,
  LineProblem,
  LogGap,
  LogHeader,
  LogLine,
} from '../../log/read/ndjson.ts';
import { createReplay, type Replay } from '../../replay/replay.ts';

/** What has been read of a session so far. A new object whenever something was added. */
export interface Recording {
  readonly header: LogHeader | null;
  /** Grows in place; `version` tells when. */
  readonly events: readonly AnyEvent[];
  readonly gaps: readonly LogGap[];
  /** Batches that are not what was recorded, says the service. */
  readonly broken: readonly BrokenBatch[];
  /** Lines and events that this build cannot use. */
  readonly unreadable: readonly (LineProblem | EventProblem)[];
  /** It was made with a catalogue that this build knows no way from. */
  readonly unknownCatalogue: boolean;
  /** Seqs of events that lack something personal; null where the service does not tell. Grows in place. */
  readonly lacking: ReadonlySet<number> | null;
  readonly version: number;
  /** Seq of the event that comes next. */
  readonly nextSeq: number;
}

export interface RecordingReader {
  readonly replay: Replay;
  recording(): Recording;
  /** Takes in lines; what is there already is passed over. */
  add(lines: readonly LogLine[]): Recording;
}

type RawEvent = Extract<LogLine, { kind: 'event' }>['event'];

const NOTHING: Recording = {
  header: null,
  events: [],
  gaps: [],
  broken: [],
  unreadable: [],
  unknownCatalogue: false,
  lacking: null,
  version: 0,
  nextSeq: 0,
};

/** Collects the lines of a recording, checked, into a replay that grows with them. */
export function createRecordingReader(): RecordingReader {
  const replay = createReplay();
  const lacking = new Set<number>();
  let recording: Recording = { ...NOTHING, events: replay.events };

  const add = (lines: readonly LogLine[]): Recording => {
    let { header, nextSeq } = recording;
    const raw: RawEvent[] = [];
    const gaps: LogGap[] = [];
    // The live stream tells again of the batch that it begins in.
    const broken = new Map(recording.broken.map((batch) => [batch.firstSeq, batch]));
    const unreadable: (LineProblem | EventProblem)[] = [];
    for (const line of lines) {
      if (line.kind === 'header') {
        header = line.header;
        nextSeq = Math.max(nextSeq, header.firstSeq);
      }
      if (line.kind === 'broken') broken.set(line.broken.firstSeq, line.broken);
      else if (line.kind === 'problem') unreadable.push(line.problem);
      else if (line.kind === 'gap' && line.gap.after + line.gap.missing >= nextSeq) {
        gaps.push(line.gap);
        nextSeq = line.gap.after + line.gap.missing + 1;
      } else if (line.kind === 'event' && line.event.seq >= nextSeq) {
        raw.push(line.event);
        if (line.lacks) lacking.add(line.event.seq);
        nextSeq = line.event.seq + 1;
      }
    }
    const checked = checkEvents(raw, header?.catalogue ?? '');
    replay.append(checked.events);
    recording = {
      header,
      nextSeq,
      events: replay.events,
      gaps: [...recording.gaps, ...gaps],
      broken: [...broken.values()],
      unreadable: [...recording.unreadable, ...unreadable, ...checked.problems],
      lacking: header?.lacksTold ? lacking : null,
      unknownCatalogue: recording.unknownCatalogue || checked.unknownCatalogue,
      version: recording.version + 1,
    };
    return recording;
  };

  return { replay, add, recording: () => recording };
}
