import { submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';
import { type ProtectionState, WRONG } from './state.ts';

const CONFLICT = 409;

const after = (at: number, seconds: number) => at + seconds * 1000;

/** Nothing is being set up. */
function end(slice: ProtectionState): void {
  slice.setup = { step: 'choice' };
  slice.taken = null;
  slice.sms = unsent();
}

/** The player went without finishing. */
function abandon(slice: ProtectionState): void {
  end(slice);
  slice.twoStep = unsent();
}

const starting = submission<ProtectionState, 'protection.twoStepChosen', 'twoStepStart'>({
  input: 'protection.twoStepChosen',
  call: 'twoStepStart',
  of: (slice) => slice.twoStep,
  wrong: WRONG,
  begun(slice, { method }) {
    end(slice);
    slice.setup = { step: 'starting', method };
    slice.twoStepOff = unsent();
  },
  accepted(slice, { method, expiresIn, resendIn }, { at }) {
    slice.setup = { step: 'code', method, expiresAt: after(at, expiresIn) };
    slice.twoStep = unsent();
    slice.sms.retryAt = resendIn === undefined ? null : after(at, resendIn);
  },
  refused: end,
  failed: end,
});

const another = submission<ProtectionState, 'protection.twoStepSmsAsked', 'twoStepSms'>({
  input: 'protection.twoStepSmsAsked',
  call: 'twoStepSms',
  of: (slice) => slice.sms,
  wrong: WRONG,
  accepted(slice, { resendIn = 0 }, { at }) {
    slice.sms.retryAt = after(at, resendIn);
  },
});

const enabling = submission<ProtectionState, 'protection.twoStepCodeSubmitted', 'twoStepEnable'>({
  input: 'protection.twoStepCodeSubmitted',
  call: 'twoStepEnable',
  of: (slice) => slice.twoStep,
  wrong: WRONG,
  /** The codes are needed from now on. */
  accepted(slice) {
    abandon(slice);
    slice.setup = { step: 'codes', leaving: null };
  },
  refused(slice, { status }) {
    if (status !== CONFLICT) return;
    // What was begun is over: it took too long, or was finished in another tab.
    end(slice);
    slice.twoStep.told = tell('error', 'security_setup_over');
  },
});

const switchingOff = submission<
  ProtectionState,
  'protection.twoStepOffSubmitted',
  'twoStepDisable'
>({
  input: 'protection.twoStepOffSubmitted',
  call: 'twoStepDisable',
  of: (slice) => slice.twoStepOff,
  wrong: WRONG,
  accepted(slice) {
    slice.twoStep = unsent();
  },
  refused(slice, { status }) {
    if (status !== CONFLICT) return;
    // It is off already: that is told where it can be switched on.
    slice.twoStep = { ...unsent(), told: slice.twoStepOff.told };
    slice.twoStepOff = unsent();
  },
});

/** The second step: set up, used, switched off. */
export const twoStep = compose<ProtectionState>(starting, another, enabling, switchingOff, {
  on: {
    'protection.secretTaken'(slice, taken) {
      slice.taken = { ...taken };
    },
    'protection.recoveryCodesSaved'(slice) {
      end(slice);
      slice.twoStep = { ...unsent(), status: 'done' };
    },
    'protection.twoStepGivenUp'(slice) {
      // Not while the code is on its way: it may be switched on by it.
      const isSent = slice.setup.step === 'code' && slice.twoStep.status === 'busy';
      if (!isSent) abandon(slice);
    },
    'protection.leaveHeld'(slice, leaving) {
      if (slice.setup.step === 'codes') slice.setup.leaving = { ...leaving };
    },
    'protection.leaveConfirmed': abandon,
  },
});
