import type { CallReply } from '../calls/table.ts';
import type { EventData } from '../events/catalogue.ts';
import { forForm, type ProtectionState } from './protection-state.ts';
import { begin, finish, unsent } from './sending.ts';

interface At {
  readonly at: number;
}

const CONFLICT = 409;
const setUp = forForm('twoStep');
const switchingOff = forForm('twoStepOff');

const after = (at: number, seconds: number) => at + seconds * 1000;

/** Nothing is being set up. */
function end(slice: ProtectionState): void {
  slice.setup = { step: 'choice' };
  slice.taken = null;
  slice.sms = unsent();
  slice.smsAsked = null;
}

export function chosen(
  slice: ProtectionState,
  { method }: EventData<'protection.twoStepChosen'>,
): void {
  end(slice);
  slice.setup = { step: 'starting', method };
  slice.twoStepOff = unsent();
  begin(slice.twoStep);
}

export function started(
  slice: ProtectionState,
  { method, expiresIn, resendIn }: CallReply<'twoStepStart'>,
  { at }: At,
): void {
  if (slice.setup.step !== 'starting') return;
  slice.setup = { step: 'code', method, expiresAt: after(at, expiresIn) };
  slice.twoStep = unsent();
  slice.sms.retryAt = resendIn === undefined ? null : after(at, resendIn);
}

export function notStarted(
  slice: ProtectionState,
  replied: EventData<'http.replied'>,
  event: At,
): void {
  end(slice);
  setUp.refused(slice, replied, event);
}

export function startFailed(slice: ProtectionState, failed: EventData<'http.failed'>): void {
  end(slice);
  setUp.failed(slice, failed);
}

export function enabled(slice: ProtectionState): void {
  // It is on, whatever the player has turned to since: the codes are needed from now on.
  end(slice);
  slice.setup = { step: 'codes', leaving: null };
  slice.twoStep = unsent();
}

export function notEnabled(
  slice: ProtectionState,
  replied: EventData<'http.replied'>,
  event: At,
): void {
  setUp.refused(slice, replied, event);
  if (replied.status !== CONFLICT) return;
  // What was begun is over: it took too long, or was finished in another tab.
  end(slice);
  slice.twoStep.error = 'security_setup_over';
}

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

export function disabled(slice: ProtectionState): void {
  finish(slice.twoStepOff);
  slice.twoStep = unsent();
}

export function notDisabled(
  slice: ProtectionState,
  replied: EventData<'http.replied'>,
  event: At,
): void {
  switchingOff.refused(slice, replied, event);
  if (replied.status !== CONFLICT) return;
  // It is off already: that is told where it can be switched on.
  slice.twoStep = { ...unsent(), error: slice.twoStepOff.error };
  slice.twoStepOff = unsent();
}
