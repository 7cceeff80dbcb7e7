import type { CallReply } from '../calls/table.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import { forForm, type ProtectionState } from './protection-state.ts';
import { begin, finish } from './sending.ts';

type Answer<D> = (slice: ProtectionState, data: D, event: Envelope) => void;

const { refused, failed } = forForm('sms');

/** Signing in asks for codes by SMS too: only the answer to what was asked for here counts. */
function ours<D>(handle: Answer<D>) {
  return (
    slice: ProtectionState,
    data: D,
    event: Envelope<'http.replied'> | Envelope<'http.failed'>,
  ): void => {
    if (slice.smsAsked === null || slice.smsAsked.requestId !== event.data.requestId) return;
    slice.smsAsked = null;
    handle(slice, data, event);
  };
}

export function asked(slice: ProtectionState, _: unknown, { seq }: Envelope): void {
  begin(slice.sms);
  slice.smsAsked = { seq, requestId: null };
}

/** Notes which call is out for what was asked. */
export function requested(
  { smsAsked }: ProtectionState,
  { requestId }: EventData<'http.requested'>,
  { cause }: Envelope,
): void {
  if (smsAsked !== null && smsAsked.seq === cause) smsAsked.requestId = requestId;
}

export const sent = ours<CallReply<'twoStepSms'>>((slice, { resendIn = 0 }, { at }) => {
  finish(slice.sms);
  slice.sms.retryAt = at + resendIn * 1000;
});

export const notSent = ours<EventData<'http.replied'>>(refused);

export const notAnswered = ours<EventData<'http.failed'>>(failed);
