import type { AnyEvent } from '../../events/catalogue.ts';
import type { EventProblem } from '../../log/read/decode.ts';
import type { LogGap } from '../../log/read/ndjson.ts';
import { endOf, type LogEnd, TAIL_AT_RISK_MS } from '../../log/record/farewell.ts';
import { siteFold } from '../../projections/state.ts';
import { changeText, readModelsOf, type VersionChange } from '../lenses/versions.ts';
import { incoherences } from './coherence.ts';
import { type Comparison, compareCheckpoints } from './compare.ts';
import { fewFindings } from './few-findings.ts';
import { countText, gapFinding } from './file-findings.ts';
import { type Finding, gravest, type VerdictName } from './verdicts.ts';

/** What is known of a recording besides its events. */
export interface VerifyOptions {
  /** Whether an event lost a field with its person: what it led to cannot be compared. */
  readonly isErased?: (event: AnyEvent) => boolean;
  /** Events that this build cannot fold. */
  readonly setAside?: readonly EventProblem[];
  /** What is said to be missing; found where the seqs jump unless given. */
  readonly gaps?: readonly LogGap[];
  readonly unknownCatalogue?: boolean;
  /** The last event that there is, says who keeps the log. */
  readonly lastSeq?: number | undefined;
  /** The session was going on when its recording was read, says who keeps the log. */
  readonly underWay?: boolean | undefined;
}

export interface Verdict {
  /** The gravest of the findings. */
  readonly verdict: VerdictName;
  readonly findings: readonly Finding[];
  readonly events: number;
  readonly checkpoints: number;
  /** The last event whose state a checkpoint was compared with; -1 for none. */
  readonly comparedThrough: number;
  readonly firstDifference?: Comparison['firstDifference'];
  /** Read models that have changed since. */
  readonly changed: readonly VersionChange[];
  /** Slices left out because a field of theirs was erased with its person. */
  readonly erased: readonly string[];
  readonly end: LogEnd | null;
}

/** Slices that took in an erased field: their hash cannot be what it was. */
function erasedSlices(events: readonly AnyEvent[], isErased: (event: AnyEvent) => boolean) {
  return new Set(events.filter(isErased).flatMap((event) => siteFold.touches(event)));
}

/** Where seqs jump, counted from the first event that a whole recording has. */
function jumps(events: readonly AnyEvent[], setAside: readonly EventProblem[]): LogGap[] {
  const seqs = [...events, ...setAside].map(({ seq }) => seq).sort((a, b) => a - b);
  return seqs.flatMap((seq, place) => {
    const after = seqs[place - 1] ?? -1;
    return seq > after + 1 ? [{ after, missing: seq - after - 1 }] : [];
  });
}

/** The events up to the first that is not there. */
function wholeBeginning(events: readonly AnyEvent[]): readonly AnyEvent[] {
  const end = events.findIndex(({ seq }, place) => seq !== place);
  return end === -1 ? events : events.slice(0, end);
}

/** What events that cannot be folded leave open: some slices, or all from an event on. */
function leftOpen(setAside: readonly EventProblem[]) {
  const slices = new Set<string>();
  let until = Number.POSITIVE_INFINITY;
  for (const unfit of setAside) {
    const { seq, type, problem } = unfit;
    const isPlain = problem === 'bad-data' && !type.startsWith('http.');
    if (problem === 'bad-body') for (const slice of siteFold.touches(unfit)) slices.add(slice);
    else if (isPlain) for (const slice of siteFold.touchesType(type)) slices.add(slice);
    else until = Math.min(until, seq);
  }
  return { slices, until };
}

/** One finding for all: an older build's recording may hold many of one kind. */
function setAsideFindings(
  setAside: readonly EventProblem[],
  events: readonly AnyEvent[],
): Finding[] {
  const [first] = setAside;
  if (!first) return [];
  const [start] = events;
  const maker =
    start?.type === 'app.started'
      ? `, recorded by build ${start.data.build} with catalogue ${start.data.catalogue}`
      : '';
  const kinds = [...new Set(setAside.map(({ message }) => message))].join('; ');
  const detail = `${countText(setAside.length, 'event')} of another shape${maker}: ${kinds}`;
  return [{ verdict: 'set-aside', seq: first.seq, detail }];
}

function endFindings(end: LogEnd | null, { lastSeq, underWay }: VerifyOptions): Finding[] {
  const found: Finding[] = [];
  const seq = end?.seq ?? -1;
  if (lastSeq !== undefined && lastSeq > seq) {
    const detail = `it ends at seq ${seq} of ${lastSeq}`;
    found.push({ verdict: 'end-missing', seq, detail });
  }
  if (!end || end.farewell) return found;
  const when = new Date(end.at).toISOString();
  if (underWay) {
    return [...found, { verdict: 'under-way', seq, detail: `its last event so far is of ${when}` }];
  }
  const detail = `it ends without a farewell at ${when}; what happened in the last ${TAIL_AT_RISK_MS} ms before the end may be missing`;
  return [...found, { verdict: 'no-farewell', seq, detail }];
}

function comparisonFindings({ empty, changed, firstDifference }: Comparison): Finding[] {
  const found: Finding[] = [];
  const [first] = empty;
  if (first !== undefined) {
    const detail = `${countText(empty.length, 'checkpoint')} without what had to be in ${empty.length === 1 ? 'it' : 'them'}, the first at seq ${first}`;
    found.push({ verdict: 'empty-checkpoint', seq: first, detail });
  }
  if (firstDifference) {
    const { seq, path, checkpoint } = firstDifference;
    found.push({
      verdict: 'differs',
      seq,
      detail: `${path} is not what checkpoint ${checkpoint} says`,
    });
  }
  if (changed.length > 0) {
    const names = changed.map(changeText).join(', ');
    found.push({ verdict: 'changed', detail: `changed since: ${names}` });
  }
  return found;
}

/**
 * Folds a recording and compares it with its checkpoints, as far as it is whole, and holds its
 * events against each other. The first difference names the checkpoint, the event to look at, the
 * slice and the path. Chain and receipts are not its matter.
 */
export function verifyLog(events: readonly AnyEvent[], options: VerifyOptions = {}): Verdict {
  const { isErased = () => false, setAside = [], unknownCatalogue = false } = options;
  const { gaps = jumps(events, setAside) } = options;
  const open = leftOpen(setAside);
  const erased = erasedSlices(events, isErased);
  const firstGap = Math.min(...gaps.map(({ after }) => after + 1), Number.POSITIVE_INFINITY);
  const comparison = compareCheckpoints({
    events,
    until: unknownCatalogue ? 0 : Math.min(firstGap, open.until),
    skipped: new Set([...erased, ...open.slices]),
    readModels: readModelsOf(events),
  });
  const end = endOf(events);
  const hasCheckpoint = events.some(({ type }) => type === 'log.checkpointed');
  function* allFindings(): Generator<Finding> {
    yield* comparisonFindings(comparison);
    if (!unknownCatalogue) yield* incoherences(wholeBeginning(events));
    for (const gap of gaps) yield gapFinding(gap);
    yield* setAsideFindings(setAside, events);
    if (!hasCheckpoint) yield { verdict: 'no-checkpoint', detail: 'no checkpoint' };
    yield* endFindings(end, options);
  }
  const findings = fewFindings(allFindings());
  const { empty: _, ...compared } = comparison;
  const counted = { events: events.length, erased: [...erased], end };
  return { verdict: gravest(findings), findings, ...counted, ...compared };
}
