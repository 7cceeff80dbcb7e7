import type { CallInput } from '../../calls/table.ts';
import { plainGuestMessage } from '../../domain/payments/guest-messages.ts';
import type { Evidence } from '../coupon/placing/evidence.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext, Handlers } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { assertWritten, type GuestMessages, guestNumber } from '../requests/guest-messages.ts';
import { guestMomentOf } from '../requests/moments.ts';

export interface GuestMessageHandlersOptions {
  readonly guestMessages: GuestMessages;
  readonly evidence: Pick<Evidence, 'standingOf'>;
  readonly guard: Guard;
}

/** The call by which whoever is not signed in writes to support. */
export function guestMessageHandlers(options: GuestMessageHandlersOptions) {
  const { guestMessages, evidence, guard } = options;
  return {
    async guestMessage({ headers, body }: CallInput<'guestMessage'>, context: CallContext) {
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      const written = plainGuestMessage(body);
      const before = guestMessages.known(key, written);
      if (before) return { number: guestNumber(before) };
      assertWritten(written);
      guard.pass('guestMessage', context, { subject: written.email });
      const moment = await guestMomentOf(evidence, key, context);
      guestMessages.eraseQuiet(context.now);
      return { number: guestNumber(guestMessages.open({ key, moment, written }, context)) };
    },
  } satisfies Handlers;
}
