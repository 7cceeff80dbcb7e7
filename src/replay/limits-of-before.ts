import type { CallReply } from '../calls/table.ts';
import type { AnyEvent, Envelope, EventData, EventType } from '../events/catalogue.ts';
import {
  changeFacts,
  type LimitFact,
  lockFact,
  reachedFact,
  shownFact,
  timeUpFact,
} from '../events/limit-facts.ts';

type Listed = CallReply<'limits'>;
type By = EventData<'limits.set'>['by'];

/** What answers told last; null limits before the first of them. */
interface Known {
  readonly limits: Listed['limits'] | null;
  readonly sitting: Listed['sitting'] | null;
  readonly currency: string | null;
  /** The place of the answer to a decision: the limits that are asked for after it tell of that. */
  readonly decidedAt: number | null;
  /** The question of the limits whose answer counts: none to one before it does. */
  readonly asked: number;
  /** Whether it has no answer yet. */
  readonly isOut: boolean;
  /** A reality check that shows the sums of that answer, once they are there. */
  readonly check: AnyEvent | null;
}

const NOTHING: Known = {
  ...{ limits: null, sitting: null, currency: null, decidedAt: null },
  ...{ asked: 0, isOut: false, check: null },
};

/** None that is out counts: only what is asked from now on. */
const FORGOTTEN = { asked: Number.POSITIVE_INFINITY, isOut: false };

type Ended = Pick<EventData<'http.failed'>, 'call' | 'requestId'>;

interface Step {
  readonly known: Known;
  readonly facts: readonly LimitFact[];
}

/** Other limits than before; what was told first is no change. */
function changed(known: Known, limits: Listed['limits'], by: By): Step {
  const { currency } = known;
  const facts = known.limits === null ? [] : changeFacts(known.limits, limits, { by, currency });
  return { known: { ...known, limits }, facts };
}

/** The call ended without an answer: where it was the question that counts, that is not out any more. */
const unanswered = (known: Known, { call, requestId }: Ended): Known =>
  call === 'limits' && requestId === known.asked ? { ...known, isOut: false } : known;

// Bodies were held against the shapes of their calls' replies as they were read.
function answered(known: Known, { seq, cause = 0, data }: Envelope<'http.replied'>): Step {
  const { call, requestId, body, status } = data;
  if (status >= 400) return { known: unanswered(known, data), facts: [] };
  switch (call) {
    case 'limits': {
      if (requestId < known.asked) return { known, facts: [] };
      const { limits, sitting = null, recent } = body as Listed;
      const isDecided = known.decidedAt !== null && cause > known.decidedAt;
      const currency = recent?.iso ?? sitting?.iso ?? null;
      const decidedAt = isDecided ? null : known.decidedAt;
      const question = { asked: requestId + 1, isOut: false };
      const next = { ...known, ...question, sitting, currency, decidedAt };
      return changed(next, limits, isDecided ? 'player' : 'elsewhere');
    }
    case 'limitsSave':
    case 'limitsAnswers': {
      const { limitsData } = body as CallReply<'limitsSave' | 'limitsAnswers'>;
      return changed({ ...known, ...FORGOTTEN }, limitsData, 'player');
    }
    case 'limitAction':
    case 'limitDelete':
      return { known: { ...known, decidedAt: seq }, facts: [] };
    case 'blockUser': {
      const { success, endsAt = null } = body as CallReply<'blockUser'>;
      return { known, facts: success ? [lockFact(endsAt)] : [] };
    }
    default:
      return { known, facts: [] };
  }
}

function stepped(known: Known, event: AnyEvent): Step {
  switch (event.type) {
    case 'http.requested': {
      const { call, requestId: asked } = event.data;
      return { known: call === 'limits' ? { ...known, asked, isOut: true } : known, facts: [] };
    }
    case 'http.failed':
      return { known: unanswered(known, event.data), facts: [] };
    case 'http.replied':
      return answered(known, event);
    case 'session.ended': {
      const isTimeUp = event.data.reason === 'limit';
      const facts = isTimeUp ? [timeUpFact(known.limits ?? [])] : [];
      return { known: { ...NOTHING, ...FORGOTTEN }, facts };
    }
    case 'app.started':
      return { known: NOTHING, facts: [] };
    case 'session.started':
      return { known: { ...NOTHING, ...FORGOTTEN }, facts: [] };
    default: {
      const limits = known.limits ?? [];
      const { currency } = known;
      const fact = reachedFact(event, { limits, currency, couponCurrency: null });
      return { known, facts: fact === null ? [] : [fact] };
    }
  }
}

/** With these it is over for a reality check that waits for its sums: it showed those that were known. */
const OVER: ReadonlySet<EventType> = new Set([
  ...['limits.realityCheckAnswered', 'session.started', 'session.ended'],
  ...['app.started', 'app.stopped'],
] as const);

/**
 * A reality check is told with the sums that it showed. Before they were waited for, it was opened as they
 * were asked for, and had them a moment later.
 */
function withCheck(before: Known, step: Step, event: AnyEvent): Step {
  const isShown = shownFact(event, null) !== null;
  const check = isShown ? event : before.check;
  if (check === null) return step;
  const isOver = OVER.has(event.type);
  if (step.known.isOut && !isOver) return { ...step, known: { ...step.known, check } };
  const { sitting } = isOver ? before : step.known;
  const fact = shownFact(check, sitting ?? null);
  const facts = fact === null ? step.facts : [fact, ...step.facts];
  return { facts, known: { ...step.known, check: null } };
}

/**
 * Follows a log, or a part of one, that was written before changes and acts of limits were told: of
 * each event, the facts that they are today, in its place, as far as its part tells.
 */
export function limitsOfBefore(): (event: AnyEvent) => AnyEvent[] {
  let known = NOTHING;
  return (event) => {
    const step = withCheck(known, stepped(known, event), event);
    known = step.known;
    const { seq, at } = event;
    return step.facts.map((fact) => ({ ...fact, seq, at, cause: seq }));
  };
}
