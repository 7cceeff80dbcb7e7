import { filter, map, merge, mergeMap } from 'rxjs';
import type { PaymentMethod } from '../../domain/payments/payments.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { isPage } from '../../routes/table.ts';
import { type Caused, effect, request } from '../define.ts';
import { opened } from '../dialogs.ts';

const REASON = 'out-of-service';

/** Tells who wants to pay in by a way that is out of service, and which others there are. */
export const outOfService = effect('payments-out-of-service', (context) => {
  const tell = (method: PaymentMethod | null, event: Envelope): Caused[] => {
    const isHere = isPage(context.state().route.route, 'officeRecharge');
    if (method === null || !isHere) return [];
    // By now it may be back, or others may be out.
    return [
      opened('paybills-out-of-service', event, { method }),
      request(context, 'paymentMethods', { query: {} }, event),
    ];
  };
  const chosen = context.on('payments.methodChosen').pipe(
    filter(({ data: { kind, method } }) => {
      const terms = context.state().payments.terms.known?.deposit ?? [];
      return kind === 'deposit' && terms.some(({ id, outage }) => id === method && outage);
    }),
    map((event) => ({ method: event.data.method, event })),
  );
  const refused = merge(context.on('payments.refused'), context.on('payments.heldBack')).pipe(
    filter(({ data }) => data.kind === 'deposit' && data.reason === REASON),
    map((event) => ({ method: context.state().payments.tried, event })),
  );
  return merge(chosen, refused).pipe(mergeMap(({ method, event }) => tell(method, event)));
});
