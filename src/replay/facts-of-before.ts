import type { CallReply } from '../calls/table.ts';
import { type AnyEvent, CATALOGUE_VERSION, type Envelope } from '../events/catalogue.ts';
import { placedBets } from '../events/placed-bets.ts';
import { addedSince } from '../log/read/upcasters.ts';
import { limitsOfBefore } from './limits-of-before.ts';

type BetFact = Envelope<'bet.placed'> | Envelope<'bet.refused'>;
type Answer = CallReply<'couponPlace'>;

function refusalData(answer: Exclude<Answer, { status: 'accepted' }>) {
  if (answer.status === 'coefChanged') return { reason: 'coef-changed' } as const;
  const { reason, bound } = answer;
  return bound === undefined ? { reason } : { reason, bound };
}

/**
 * What an answer says of bets, as the facts that they are today, in its place. Refusals without a word,
 * by a status alone, are not among them: whether such a one is definite only a fold can tell.
 */
function betsIn({ seq, at, data }: Envelope<'http.replied'>): BetFact[] {
  if (data.call !== 'couponPlace' || data.status >= 400) return [];
  // It was held against the shape of its call's reply as it was read.
  const answer = data.body as Answer;
  const place = { seq, at, cause: seq };
  const { requestId } = data;
  if (answer.status !== 'accepted') {
    return [{ ...place, type: 'bet.refused', data: { requestId, ...refusalData(answer) } }];
  }
  return placedBets(answer).map((bet) => ({
    ...{ ...place, type: 'bet.placed' },
    data: { requestId, ...bet },
  }));
}

/** Bets that answers tell of, each once. */
function betsOfBefore(): (event: AnyEvent) => BetFact[] {
  const told = new Set<string>();
  const isNew = (fact: BetFact): boolean => {
    if (fact.type === 'bet.refused') return true;
    if (told.has(fact.data.couponId)) return false;
    told.add(fact.data.couponId);
    return true;
  };
  return (event) => (event.type === 'http.replied' ? betsIn(event).filter(isNew) : []);
}

/**
 * Follows a log, or a part of one: of each event, what it tells of bets and limits where the log was
 * written before that was told by facts. `catalogue` is that of the part; a log says its own as it
 * begins. Nothing else that reads a log looks for them in answers. It is for who reads: what is compared
 * with a recording are the events as they are.
 */
export function factsOfBefore(catalogue = CATALOGUE_VERSION): (event: AnyEvent) => AnyEvent[] {
  const bets = betsOfBefore();
  const limits = limitsOfBefore();
  let lacks = addedSince(catalogue);
  return (event) => {
    if (event.type === 'app.started') lacks = addedSince(event.data.catalogue);
    const told: AnyEvent[] = lacks.has('bet.placed') ? bets(event) : [];
    if (!lacks.has('limits.set')) return told;
    return [...told, ...[event, ...told].flatMap((one) => limits(one))];
  };
}
