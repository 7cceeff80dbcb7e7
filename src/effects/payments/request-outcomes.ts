import { map, merge, mergeMap, type Observable, of } from 'rxjs';
import type { PaymentRequest } from '../../calls/payment-requests.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { href } from '../../routes/href.ts';
import { isPage } from '../../routes/table.ts';
import { type Caused, caused, type EffectContext, effect, replies } from '../define.ts';

/** Pages on which a request about money is written. */
const ON_THE_WAY = [
  ...(['officePaymentCreateRequest', 'officePaymentTopic', 'officePaymentTransactions'] as const),
  ...(['officePaymentTransaction', 'officePaymentSubTopic'] as const),
];

/** What came of a request that waited, as an event; none while it waits. */
function outcomeOf({ id, state }: PaymentRequest, event: Envelope): Caused[] {
  if (state === 'answered') return [caused('requests.answered', { id }, event)];
  return state === 'closed' ? [caused('requests.closed', { id, by: 'support' }, event)] : [];
}

/**
 * Tells once what became of each request; who opened one goes on to where it stands. It may join late: what
 * nobody has told of stays awaited, and the next answer tells it.
 */
function outcomes(context: EffectContext): Observable<Caused> {
  const isAwaited = ({ id }: PaymentRequest) => context.state().requests.awaited.includes(id);
  const seen = (all: readonly PaymentRequest[], event: Envelope) =>
    all.filter(isAwaited).flatMap((one) => outcomeOf(one, event));
  return merge(
    replies(context, 'paymentRequestOpen').pipe(
      mergeMap(({ body: { request }, event }) => {
        const { id, topicId, subTopicId, paymentId } = request;
        const { route, language } = context.state().route;
        const isOpened = caused('requests.opened', { id, topicId, subTopicId, paymentId }, event);
        // From the pages on the way to a request about money; anywhere else the player stays.
        if (!isPage(route, ...ON_THE_WAY)) return of(isOpened);
        const url = href('officePaymentRequests', {}, language);
        return of(isOpened, caused('route.requested', { url, replace: true }, event));
      }),
    ),
    replies(context, 'paymentRequestClose').pipe(
      map(({ body: { request }, event }) =>
        caused('requests.closed', { id: request.id, by: 'player' }, event),
      ),
    ),
    replies(context, 'paymentRequests').pipe(
      mergeMap(({ body, event }) => seen(body.requests, event)),
    ),
    replies(context, 'paymentRequest').pipe(
      mergeMap(({ body, event }) => seen([body.request], event)),
    ),
  );
}

/** What comes of what players ask support. */
export const requestOutcomes = effect('request-outcomes', outcomes);
