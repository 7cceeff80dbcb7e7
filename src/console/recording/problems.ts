import type { AnyEvent } from '../../events/catalogue.ts';
import { holdsText, lacksPersonal } from '../../kernel/privacy.ts';
import type { EventProblem } from '../../log/read/decode.ts';
import type { BrokenBatch, LineProblem, LogGap } from '../../log/read/ndjson.ts';
import { WITHHELD_MARKER } from '../tree/markers.ts';

export type ProblemKind = 'failed' | 'rejected' | 'broken' | 'gap' | 'set-aside' | 'unreadable';

/** Something in a recording that is not as it should be. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The event to look at; null where there is none. */
  readonly seq: number | null;
  readonly title: string;
  readonly detail: string;
}

function fromEvent(event: AnyEvent): Problem | null {
  if (event.type === 'bus.failed') {
    const { source, name, message } = event.data;
    return { kind: 'failed', seq: event.seq, title: `${source}: ${name}`, detail: message };
  }
  if (event.type === 'bus.rejected') {
    const { source, name, problem } = event.data;
    return { kind: 'rejected', seq: event.seq, title: `${source}: ${name}`, detail: problem };
  }
  return null;
}

function fromGap({ after, missing, setAside }: LogGap): Problem {
  return {
    kind: setAside ? 'set-aside' : 'gap',
    seq: after >= 0 ? after : null,
    title: `${missing}`,
    detail: `#${after + 1} – #${after + missing}`,
  };
}

function fromBroken({ firstSeq, count, state }: BrokenBatch): Problem {
  const detail = `#${firstSeq} – #${firstSeq + count - 1}`;
  return { kind: 'broken', seq: firstSeq, title: state, detail };
}

function fromReading(problem: LineProblem | EventProblem): Problem {
  const seq = 'seq' in problem ? problem.seq : null;
  const title = 'seq' in problem ? `#${problem.seq} ${problem.type}` : `line ${problem.line}`;
  return { kind: 'unreadable', seq, title, detail: problem.message };
}

/** Everything wrong with a recording, in its order; what could not be read comes last. */
export function problemsOf(
  events: readonly AnyEvent[],
  gaps: readonly LogGap[],
  unreadable: readonly (LineProblem | EventProblem)[],
  broken: readonly BrokenBatch[] = [],
): Problem[] {
  const placed = [
    ...events.flatMap((event) => fromEvent(event) ?? []),
    ...broken.map(fromBroken),
    ...gaps.map(fromGap),
  ];
  placed.sort((a, b) => (a.seq ?? -1) - (b.seq ?? -1));
  return [...placed, ...unreadable.map(fromReading)];
}

/**
 * Whether a personal field of the event is not there: erased with its person, or withheld from this
 * viewer. What it led to cannot be checked. The service says of which; a service of before does not
 * (null), and then a marker is taken for it, whoever wrote it.
 */
export function lacksFields(event: AnyEvent, lacking: ReadonlySet<number> | null): boolean {
  if (lacking !== null) return lacking.has(event.seq);
  const isOut = (text: string) => lacksPersonal(text) || text.includes(WITHHELD_MARKER);
  return holdsText(event.data, isOut);
}
