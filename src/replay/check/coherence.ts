/**
 * What the events of a recording say of each other, that no build writes otherwise. Who takes an
 * event out and numbers the rest anew has to keep to all of it, without any chain.
 */
import type { AnyEvent, Envelope } from '../../events/catalogue.ts';
import { asksForCheckpoint, CHECKPOINT_EVERY } from '../../log/check/checkpoint.ts';
import { isAfterword } from '../../log/record/farewell.ts';
import type { Finding } from './verdicts.ts';

/** The requests so far, by their ids. */
type Requests = Map<number, AnyEvent>;
type EventAt = (seq: number) => AnyEvent | undefined;

const renumbered = (seq: number, detail: string): Finding => ({
  verdict: 'renumbered',
  seq,
  detail,
});

type Answer = Extract<AnyEvent, { type: 'http.replied' | 'http.failed' | 'http.attempted' }>;

/** Early builds caused the failure of a call by what its request was caused by. */
function isOwnRequest(
  request: AnyEvent | undefined,
  { type, data, cause }: Answer,
): request is Envelope<'http.requested'> {
  return (
    request?.type === 'http.requested' &&
    request.data.requestId === data.requestId &&
    request.data.call === data.call &&
    (request.seq === cause || (type === 'http.failed' && request.cause === cause))
  );
}

/** What came of a call was caused by its request. Events from outside have no cause to be held to. */
function causeProblem(event: AnyEvent, at: EventAt, requests: Requests): string | null {
  const { type, data, cause } = event;
  if (cause === undefined) return null;
  if (cause >= event.seq || !at(cause)) return `its cause ${cause} does not come before it`;
  if (type !== 'http.replied' && type !== 'http.failed' && type !== 'http.attempted') return null;
  const isOwn = [at(cause), requests.get(data.requestId)].some((one) => isOwnRequest(one, event));
  return isOwn ? null : `its cause ${cause} is not request ${data.requestId} of ${data.call}`;
}

/** A checkpoint is of the event that caused it, which is one that asks for a checkpoint. */
function checkpointProblem(
  { seq, data, cause }: Envelope<'log.checkpointed'>,
  at: EventAt,
  every: number,
) {
  const { through } = data;
  const asking = at(through);
  if (!asking || through >= seq) return `it is of event ${through}, which does not come before it`;
  if (cause !== through) return `it is of event ${through} and caused by ${cause}`;
  const isDue = asksForCheckpoint(asking.type) || (through + 1) % every === 0;
  return isDue ? null : `it is of event ${through} (${asking.type}), which asks for none`;
}

/**
 * Checkpoints come in the order of the events that ask for them, and before all that these lead to;
 * none is left out. A failure of a read model alone is told before.
 */
function* missingCheckpoints(events: readonly AnyEvent[]): Generator<Finding> {
  const made = new Set<number>();
  let last = -1;
  for (const { type, data, cause = -1 } of events) {
    if (type === 'log.checkpointed') made.add(data.through);
    if (type === 'log.checkpointed') last = Math.max(last, data.through - 1);
    else if (type !== 'bus.failed') last = Math.max(last, cause);
  }
  // Without any there is another verdict.
  if (made.size === 0) return;
  for (const { seq, type } of events) {
    if (seq > last || !asksForCheckpoint(type) || made.has(seq)) continue;
    yield renumbered(seq, `${type} has no checkpoint`);
  }
}

/** What comes after the end, but for what may. */
function afterEnd(events: readonly AnyEvent[]): Finding[] {
  const end = events.findIndex(({ type }) => type === 'app.stopped');
  const later = end === -1 ? undefined : events.slice(end + 1).find((event) => !isAfterword(event));
  return later ? [renumbered(later.seq, `${later.type} comes after the end`)] : [];
}

/** Requests that the runtime issued are counted from 1. */
function requestJump(events: readonly AnyEvent[]): Finding[] {
  const ids = new Set<number>();
  for (const event of events) {
    if (event.type === 'http.requested' && event.cause !== undefined) ids.add(event.data.requestId);
  }
  const last = events.findLast(
    ({ type, cause }) => type === 'http.requested' && cause !== undefined,
  );
  for (let id = 1; id <= ids.size; id += 1) {
    if (!ids.has(id)) return [renumbered(last?.seq ?? 0, `request ${id} is not there`)];
  }
  return [];
}

/**
 * Where events do not fit each other, one finding after the other: each event may be one. They are
 * the beginning of a log, without a gap.
 */
export function* incoherences(events: readonly AnyEvent[]): Generator<Finding> {
  const [first] = events;
  if (!first) return;
  const at: EventAt = (seq) => events[seq - first.seq];
  const every = (first.type === 'app.started' && first.data.checkpointEvery) || CHECKPOINT_EVERY;
  if (first.type !== 'app.started') yield renumbered(first.seq, 'no app.started begins it');
  const requests: Requests = new Map();
  for (const event of events) {
    if (event.type === 'http.requested') requests.set(event.data.requestId, event);
    const problem =
      event.type === 'log.checkpointed'
        ? checkpointProblem(event, at, every)
        : causeProblem(event, at, requests);
    if (problem !== null) yield renumbered(event.seq, `${event.type}: ${problem}`);
    else if (event.type === 'app.started' && event !== first) {
      yield renumbered(event.seq, 'app.started comes a second time');
    }
  }
  yield* missingCheckpoints(events);
  yield* requestJump(events);
  yield* afterEnd(events);
}
