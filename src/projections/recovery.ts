import * as v from 'valibot';
import type { EventData } from '../events/catalogue.ts';
import type { RecoveryError, RecoveryStep } from '../events/recovery.ts';
import { finite } from '../kernel/numbers.ts';
import { projection } from './define.ts';
import { askedBy, isAnswer, noteCall, type Pending } from './pending.ts';
import { parseStored } from './preferences.ts';
import { failureKey, passwordProblemKey, refusalKey, refusedFields, retryTime } from './refusal.ts';

/** What the server is asked: to send a code, to judge it, to take the new password. */
type AskedStep = Exclude<RecoveryStep, 'done'>;

/** How a forgotten password is replaced. Codes and passwords are secret and are not kept. */
export interface RecoveryState {
  step: RecoveryStep;
  /** What the server was asked and has not answered: at which step, by which event. */
  asked: (Pending & { step: AskedStep }) | null;
  /** Whom it is for, as it was typed; empty where that is not known any more. */
  login: string;
  /** Until when the step has to be passed; null where nobody can tell. */
  expiresAt: number | null;
  /** When another code may be asked for. */
  resendAt: number | null;
  error: RecoveryError | null;
  /** Keys of texts by the field they are about. */
  fields: Record<string, string>;
  /** Key of the text that says why the server could not be asked. */
  message: string | null;
}

const initial = (): RecoveryState => ({
  step: 'call',
  asked: null,
  login: '',
  expiresAt: null,
  resendAt: null,
  error: null,
  fields: {},
  message: null,
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

/** What storage holds under `recovery`: a step that a reload must not lose. */
const storedStep = v.object({
  step: v.picklist(['code', 'password']),
  expiresAt: finite,
});

function ask(slice: RecoveryState, step: AskedStep, event: { readonly seq: number }): void {
  slice.asked = { step, ...askedBy(event) };
  slice.error = null;
  slice.fields = {};
  slice.message = null;
}

/** Back to the beginning; whom it is for is known. */
function restart(slice: RecoveryState): void {
  Object.assign(slice, { ...initial(), login: slice.login });
}

function reach(slice: RecoveryState, step: RecoveryStep, expiresAt: number | null): void {
  slice.asked = null;
  slice.step = step;
  slice.expiresAt = expiresAt;
}

function refused(slice: RecoveryState, replied: EventData<'http.replied'>, at: number): void {
  if (!isAnswer(slice.asked, replied)) return;
  slice.asked = null;
  slice.fields = refusedFields(replied);
  if (Object.keys(slice.fields).length > 0) return;
  slice.message = refusalKey(replied);
  slice.resendAt = retryTime(replied, at) ?? slice.resendAt;
}

/** A code that came too late and a password that was chosen too late both need another code. */
function fail(slice: RecoveryState, { error, problems }: EventData<'recovery.failed'>): void {
  slice.asked = null;
  slice.error = error;
  if (error === 'wrong_code') slice.fields = { code: 'field_wrong_code' };
  if (error === 'password-field') slice.fields = { password: passwordProblemKey(problems) };
  if (error !== 'time_up') return;
  slice.step = 'code';
  slice.expiresAt = null;
}

export const recovery = projection('recovery', 1, initial, {
  on: {
    'app.started'(slice, { session }, { at }) {
      const stored = parseStored(storedStep, session['recovery']);
      if (!stored || trusted(stored.expiresAt, at) === null) return;
      slice.step = stored.step;
      slice.expiresAt = stored.expiresAt;
    },
    'modal.opened'(slice, { kind }) {
      if (kind !== 'forgot-password' || slice.asked) return;
      // What is over begins anew; a step that is still open is gone on with.
      if (slice.step === 'done' || slice.error === 'time_up') restart(slice);
      slice.message = null;
    },
    'recovery.called'(slice, { login }, event) {
      if (slice.asked || slice.step === 'password') return;
      const { error } = slice;
      ask(slice, 'call', event);
      slice.login = login;
      // The code before stays what it was until there is another one.
      if (error === 'time_up') slice.error = error;
    },
    'recovery.codeSent'(slice, { expiresAt }, { at }) {
      reach(slice, 'code', trusted(expiresAt, at));
      slice.error = null;
      slice.resendAt = at + RESEND;
    },
    'recovery.codeSubmitted'(slice, _, event) {
      if (!slice.asked && slice.step === 'code') ask(slice, 'code', event);
    },
    'recovery.codeAccepted'(slice, { expiresAt }, { at }) {
      reach(slice, 'password', trusted(expiresAt, at));
    },
    'recovery.passwordSubmitted'(slice, _, event) {
      if (!slice.asked && slice.step === 'password') ask(slice, 'password', event);
    },
    'recovery.succeeded': (slice) => reach(slice, 'done', null),
    'recovery.failed': fail,
    'recovery.restarted'(slice) {
      if (!slice.asked) restart(slice);
    },
    'session.started'(slice) {
      Object.assign(slice, initial());
    },
  },
  requests: {
    passwordRecovery: (slice, _, event) => noteCall(slice.asked, event),
  },
  refusals: {
    passwordRecovery: (slice, replied, { at }) => refused(slice, replied, at),
  },
  failures: {
    passwordRecovery(slice, failed) {
      if (!isAnswer(slice.asked, failed)) return;
      slice.asked = null;
      slice.message = failureKey(failed);
    },
  },
});
