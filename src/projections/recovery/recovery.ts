import type { EventData } from '../../events/catalogue.ts';
import type { RecoveryError, RecoveryStep } from '../../events/recovery.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong } from '../../kernel/stored-value.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { passwordProblemCode } from '../answers/refusal.ts';
import { answered, end, type Submission, sent, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { type Handlers, projection } from '../define.ts';

/** What is sent: whom it is for, the code, the new password. */
type SentStep = Exclude<RecoveryStep, 'done'>;

/** How a forgotten password is replaced. Codes and passwords are secret and are not kept. */
export interface RecoveryState {
  step: RecoveryStep;
  /** What was sent last. Another code may be asked for while there is one. */
  sent: SentStep;
  sending: Submission;
  /** Whom it is for, as it was typed; empty where that is not known any more. */
  login: string;
  /** Until when the step has to be passed; null where nobody can tell. */
  expiresAt: number | null;
  /** When another code may be asked for. */
  resendAt: number | null;
  error: RecoveryError | null;
}

const initial = (): RecoveryState => ({
  step: 'call',
  sent: 'call',
  sending: unsent(),
  login: '',
  expiresAt: null,
  resendAt: null,
  error: null,
});

/** Whoever asked for a code gives it some time to come. */
const RESEND = 60_000;

/** No step takes longer: what says so, or that it is over, comes from a clock that is wrong. */
const LONGEST_STEP = 60 * 60_000;

/** When time is up by this browser's clock; null where that and the server's are too far apart. */
function trusted(expiresAt: number | null, at: number): number | null {
  if (expiresAt === null || expiresAt <= at) return null;
  return expiresAt - at <= LONGEST_STEP ? expiresAt : null;
}

/** Back to the beginning; whom it is for is known. */
function restart(slice: RecoveryState): void {
  Object.assign(slice, { ...initial(), login: slice.login });
}

function reach(slice: RecoveryState, step: RecoveryStep, expiresAt: number | null): void {
  end(slice.sending);
  slice.step = step;
  slice.expiresAt = expiresAt;
}

/** A code that came too late and a password that was chosen too late both need another code. */
function fail(slice: RecoveryState, { error, problems }: EventData<'recovery.failed'>): void {
  end(slice.sending);
  slice.error = error;
  if (error === 'wrong_code') slice.sending.refused = { code: 'field_wrong_code' };
  if (error === 'password-field') {
    slice.sending.refused = { password: passwordProblemCode(problems) };
  }
  if (error !== 'time_up') return;
  slice.step = 'code';
  slice.expiresAt = null;
}

const of = ({ sending }: RecoveryState): Submission => sending;

/** What the answers mean an effect says in events. */
const steps = compose<RecoveryState>(
  sent({
    input: 'recovery.called',
    of,
    isAllowed: ({ step }) => step !== 'password',
    begun(slice, { login }) {
      slice.sent = 'call';
      slice.login = login;
      // The code before stays what it was until there is another one.
      if (slice.error !== 'time_up') slice.error = null;
    },
  }),
  sent({
    input: 'recovery.codeSubmitted',
    of,
    isAllowed: ({ step }) => step === 'code',
    begun(slice) {
      Object.assign(slice, { sent: 'code', error: null });
    },
  }),
  sent({
    input: 'recovery.passwordSubmitted',
    of,
    isAllowed: ({ step }) => step === 'password',
    begun(slice) {
      Object.assign(slice, { sent: 'password', error: null });
    },
  }),
  answered({
    call: 'passwordRecovery',
    of,
    isJudgedLater: true,
    refused(slice) {
      const { told, retryAt } = slice.sending;
      if (told !== null) slice.resendAt = retryAt ?? slice.resendAt;
    },
  }),
);

const isFree = ({ sending }: RecoveryState): boolean => sending.pending === null;

const handlers: Handlers<RecoveryState> = {
  on: {
    'app.started'(slice, { session }, { at }) {
      const stored = readAmong(session, STORED.recovery);
      if (!stored || trusted(stored.expiresAt, at) === null) return;
      slice.step = stored.step;
      slice.expiresAt = stored.expiresAt;
    },
    'modal.opened'(slice, { kind }) {
      if (kind !== 'forgot-password' || !isFree(slice)) return;
      // What is over begins anew; a step that is still open is gone on with.
      if (slice.step === 'done' || slice.error === 'time_up') restart(slice);
      slice.sending.told = null;
    },
    'recovery.codeSent'(slice, { expiresAt }, { at }) {
      reach(slice, 'code', trusted(expiresAt, at));
      slice.error = null;
      slice.resendAt = at + RESEND;
    },
    'recovery.codeAccepted'(slice, { expiresAt }, { at }) {
      reach(slice, 'password', trusted(expiresAt, at));
    },
    'recovery.succeeded': (slice) => reach(slice, 'done', null),
    'recovery.failed': fail,
    'recovery.restarted'(slice) {
      if (isFree(slice)) restart(slice);
    },
  },
};

export const recovery = projection(
  'recovery',
  3,
  initial,
  compose(ofPlayer(initial), steps, handlers),
);
