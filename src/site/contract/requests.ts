import type { PaymentRequest as AnyRequest } from '../../calls/payment-requests.ts';
import { MOST_REQUESTS, underWay } from '../../domain/request-states.ts';
import type { State } from '../../projections/state.ts';
import { area, type DeepReadonly } from './area.ts';
import { sending } from './sending.ts';

export type PaymentRequest = DeepReadonly<AnyRequest>;

/** What the player asked support, and whether there is room for more. */
const requests = area(['requests'], ({ requests: slice }) => {
  const { status, failure, requests: all, usualWait, opening, opened } = slice;
  const room = MOST_REQUESTS - underWay(all);
  return { status, failure, all, usualWait, opened, hasRoom: room > 0, opening: sending(opening) };
});

export function requestsAreas(state: State) {
  return { requests: requests(state) };
}
