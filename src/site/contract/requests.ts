import type { PaymentRequest as AnyRequest } from '../../calls/payment-requests.ts';
import { MOST_REQUESTS, underWay } from '../../domain/payments/request-states.ts';
import type { RequestsState } from '../../projections/payments/requests.ts';
import type { State } from '../../projections/state.ts';
import { area, type DeepReadonly } from './area.ts';
import { olderOf, sending } from './sending.ts';

export type Barring = DeepReadonly<NonNullable<RequestsState['barring']>>;
export type PaymentRequest = DeepReadonly<AnyRequest>;

/** What the player asked support, and whether there is room for more. */
const requests = area(['requests'], ({ requests: slice }) => {
  const { status, failure, requests: all, usualWait, opening, opened } = slice;
  const isRoomFor = (areIdeas: boolean) => underWay(all, areIdeas) < MOST_REQUESTS;
  return {
    ...{ status, failure, all, usualWait, opening: sending(opening) },
    /** The request that was opened last, as long as its page is there. */
    opened: all.find(({ id }) => id === opened) ?? null,
    older: olderOf(slice.next, slice.older),
    barring: slice.barring,
    hasRoom: { questions: isRoomFor(false), ideas: isRoomFor(true) },
  };
});

/** What a guest wrote to support: how the sending went, and the number of what was taken. */
const guestMessage = area(['guestMessage'], ({ guestMessage: { sending: sent, number } }) => ({
  sending: sending(sent),
  number,
}));

export function requestsAreas(state: State) {
  return { requests: requests(state), guestMessage: guestMessage(state) };
}
