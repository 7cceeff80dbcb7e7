import type { CallReply } from '../calls/table.ts';
import { type AnyEvent, CATALOGUE_VERSION, type Envelope } from '../events/catalogue.ts';
import { placedBets } from '../events/placed-bets.ts';
import { addedSince } from '../log/read/upcasters.ts';

type Fact = Envelope<'bet.placed'> | Envelope<'bet.refused'>;
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
function factsIn({ seq, at, data }: Envelope<'http.replied'>): Fact[] {
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

/**
 * Follows a log, or a part of one: of each event, what it tells of bets where the log was written
 * before that was told by facts, each bet once. `catalogue` is that of the part; a log says its own as it
 * begins. Nothing else that reads a log looks for bets in answers. It is for who reads: what is compared
 * with a recording are the events as they are.
 */
export function factsOfBefore(catalogue = CATALOGUE_VERSION): (event: AnyEvent) => Fact[] {
  const told = new Set<string>();
  const knowsNone = (version: string): boolean => addedSince(version).has('bet.placed');
  let isOlder = knowsNone(catalogue);
  const isNew = (fact: Fact): boolean => {
    if (fact.type === 'bet.refused') return true;
    if (told.has(fact.data.couponId)) return false;
    told.add(fact.data.couponId);
    return true;
  };
  return (event) => {
    if (event.type === 'app.started') isOlder = knowsNone(event.data.catalogue);
    return isOlder && event.type === 'http.replied' ? factsIn(event).filter(isNew) : [];
  };
}
