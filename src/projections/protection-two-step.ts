import type { CallReply } from '../calls/table.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import { forForm, type ProtectionState } from './protection-state.ts';
import { begin, finish, unsent } from './sending.ts';

type Replied = Envelope<'http.replied'>;

const CONFLICT = 409;
const setUp = forForm('twoStep');
const another = forForm('sms');
const switchingOff = forForm('twoStepOff');

const after = (at: number, seconds: number) => at + seconds * 1000;

/** Nothing is being set up. */
function end(slice: ProtectionState): void {
  slice.setup = { step: 'choice' };
  slice.taken = null;
  slice.sms = unsent();
}

export function chosen(
  slice: ProtectionState,
  { method }: EventData<'protection.twoStepChosen'>,
  event: Envelope<'protection.twoStepChosen'>,
): void {
  if (!begin(slice.twoStep, event)) return;
  end(slice);
  slice.setup = { step: 'starting', method };
  slice.twoStepOff = unsent();
}

export const started = setUp.awaited<CallReply<'twoStepStart'>, Replied>(
  (slice, { method, expiresIn, resendIn }, { at }) => {
    slice.setup = { step: 'code', method, expiresAt: after(at, expiresIn) };
    slice.twoStep = unsent();
    slice.sms.retryAt = resendIn === undefined ? null : after(at, resendIn);
  },
);

export const notStarted = setUp.awaited<EventData<'http.replied'>, Replied>(
  (slice, replied, event) => {
    end(slice);
    setUp.refused(slice, replied, event);
  },
);

export const startFailed = setUp.awaited<EventData<'http.failed'>, Envelope<'http.failed'>>(
  (slice, failed, event) => {
    end(slice);
    setUp.failed(slice, failed, event);
  },
);

export const smsSent = another.awaited<CallReply<'twoStepSms'>, Replied>(
  (slice, { resendIn = 0 }, { at }) => {
    finish(slice.sms);
    slice.sms.retryAt = after(at, resendIn);
  },
);

/** The codes are needed from now on. */
export const enabled = setUp.awaited<unknown, Replied>((slice) => {
  end(slice);
  slice.setup = { step: 'codes', leaving: null };
  slice.twoStep = unsent();
});

export const notEnabled = setUp.awaited<EventData<'http.replied'>, Replied>(
  (slice, replied, event) => {
    setUp.refused(slice, replied, event);
    if (replied.status !== CONFLICT) return;
    // What was begun is over: it took too long, or was finished in another tab.
    end(slice);
    slice.twoStep.error = 'security_setup_over';
  },
);

export function saved(slice: ProtectionState): void {
  end(slice);
  finish(slice.twoStep);
}

/** Not while the code is on its way: it may be switched on by it. */
export function givenUp(slice: ProtectionState): void {
  const isSent = slice.setup.step === 'code' && slice.twoStep.status === 'busy';
  if (!isSent) abandoned(slice);
}

/** The player went without finishing. */
export function abandoned(slice: ProtectionState): void {
  end(slice);
  slice.twoStep = unsent();
}

export function leaveHeld(
  slice: ProtectionState,
  leaving: EventData<'protection.leaveHeld'>,
): void {
  if (slice.setup.step === 'codes') slice.setup.leaving = { ...leaving };
}

export const disabled = switchingOff.awaited<unknown, Replied>((slice) => {
  finish(slice.twoStepOff);
  slice.twoStep = unsent();
});

export const notDisabled = switchingOff.awaited<EventData<'http.replied'>, Replied>(
  (slice, replied, event) => {
    switchingOff.refused(slice, replied, event);
    if (replied.status !== CONFLICT) return;
    // It is off already: that is told where it can be switched on.
    slice.twoStep = { ...unsent(), error: slice.twoStepOff.error };
    slice.twoStepOff = unsent();
  },
);
