import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** The ways to pay, as anybody is told of them. */
export interface PaymentOfferState extends Resource {
  known: CallReply<'paymentOffer'> | null;
}

export const paymentOffer = projection(
  'paymentOffer',
  1,
  (): PaymentOfferState => ({ ...unloaded(), known: null }),
  compose<PaymentOfferState>(
    resource({
      call: 'paymentOffer',
      of: (slice) => slice,
      take(slice, told) {
        slice.known = {
          ...told,
          currencies: told.currencies.map((one) => ({ ...one })),
          deposit: told.deposit.map((one) => ({ ...one })),
          withdrawal: told.withdrawal.map((one) => ({ ...one })),
        };
      },
    }),
  ),
);
