import type { CallReply } from '../calls/table.ts';
import type { AnyEvent, Envelope } from '../events/catalogue.ts';
import { placedBets } from '../events/placed-bets.ts';
import { addedSince } from '../log/read/upcasters.ts';

/** The bets that an answer tells of, each as the fact that it is today, in the place of the answer. */
function placedIn({ seq, at, data }: Envelope<'http.replied'>): AnyEvent[] {
  if (data.call !== 'couponPlace' || data.status >= 400) return [];
  // It was held against the shape of its call's reply as it was read.
  const body = data.body as CallReply<'couponPlace'>;
  if (body.status !== 'accepted') return [];
  const { requestId } = data;
  return placedBets(body).map((bet) => ({
    ...{ seq, at, cause: seq, type: 'bet.placed' },
    data: { requestId, ...bet },
  }));
}

/**
 * Follows a log: gives each event, and after an answer the bets that it tells of as facts, each bet
 * once, where the log was written before they were told. Nothing else that reads a log looks for them in
 * answers. It is for who reads: what is compared with a recording are the events as they are.
 */
export function factsOfBefore(): (event: AnyEvent) => AnyEvent[] {
  const told = new Set<string>();
  let isOlder = false;
  const isNew = (fact: AnyEvent): boolean => {
    if (fact.type !== 'bet.placed' || told.has(fact.data.couponId)) return false;
    told.add(fact.data.couponId);
    return true;
  };
  return (event) => {
    if (event.type === 'app.started') isOlder = addedSince(event.data.catalogue).has('bet.placed');
    if (!isOlder || event.type !== 'http.replied') return [event];
    return [event, ...placedIn(event).filter(isNew)];
  };
}
