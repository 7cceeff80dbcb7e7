import type { CallReply } from '../calls/table.ts';
import type { AnyEvent, Envelope, EventData } from '../events/catalogue.ts';
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
}

const NOTHING: Known = { limits: null, sitting: null, currency: null, decidedAt: null, asked: 0 };

/** None that is out counts: only what is asked from now on. */
const FORGOTTEN = Number.POSITIVE_INFINITY;

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

// Bodies were held against the shapes of their calls' replies as they were read.
function answered(known: Known, { seq, cause = 0, data }: Envelope<'http.replied'>): Step {
  const { call, requestId, body, status } = data;
  if (status >= 400) return { known, facts: [] };
  switch (call) {
    case 'limits': {
      if (requestId < known.asked) return { known, facts: [] };
      const { limits, sitting = null, recent } = body as Listed;
      const isDecided = known.decidedAt !== null && cause > known.decidedAt;
      const currency = recent?.iso ?? sitting?.iso ?? null;
      const decidedAt = isDecided ? null : known.decidedAt;
      const next = { ...known, sitting, currency, decidedAt, asked: requestId + 1 };
      return changed(next, limits, isDecided ? 'player' : 'elsewhere');
    }
    case 'limitsSave':
    case 'limitsAnswers': {
      const { limitsData } = body as CallReply<'limitsSave' | 'limitsAnswers'>;
      return changed({ ...known, asked: FORGOTTEN }, limitsData, 'player');
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
      const { call, requestId } = event.data;
      return { known: call === 'limits' ? { ...known, asked: requestId } : known, facts: [] };
    }
    case 'http.replied':
      return answered(known, event);
    case 'session.ended': {
      const isTimeUp = event.data.reason === 'limit';
      const facts = isTimeUp ? [timeUpFact(known.limits ?? [])] : [];
      return { known: { ...NOTHING, asked: FORGOTTEN }, facts };
    }
    case 'app.started':
      return { known: NOTHING, facts: [] };
    case 'session.started':
      return { known: { ...NOTHING, asked: FORGOTTEN }, facts: [] };
    default: {
      const limits = known.limits ?? [];
      const fact =
        shownFact(event, known.sitting ?? null) ??
        reachedFact(event, { limits, currency: known.currency, couponCurrency: null });
      return { known, facts: fact === null ? [] : [fact] };
    }
  }
}

/**
 * Follows a log, or a part of one, that was written before changes and acts of limits were told: of
 * each event, the facts that they are today, in its place, as far as its part tells.
 */
export function limitsOfBefore(): (event: AnyEvent) => AnyEvent[] {
  let known = NOTHING;
  return (event) => {
    const step = stepped(known, event);
    known = step.known;
    const { seq, at } = event;
    return step.facts.map((fact) => ({ ...fact, seq, at, cause: seq }));
  };
}
