import type { Envelope, EventData } from '../events/catalogue.ts';
import { isAnswer, noteCall } from './pending.ts';
import { begin, fail, finish, refuse, type Sending, unsent } from './sending.ts';

export type TwoStepMethod = EventData<'protection.twoStepChosen'>['method'];

/** How far the player is with setting up a second step. */
export type TwoStepSetup =
  | { step: 'choice' }
  | { step: 'starting'; method: TwoStepMethod }
  /** A code is asked for until then, in epoch milliseconds. */
  | { step: 'code'; method: TwoStepMethod; expiresAt: number }
  /** Recovery codes are shown; how the player wanted to leave before they were saved. */
  | { step: 'codes'; leaving: EventData<'protection.leaveHeld'> | null };

type Loading = 'loading' | 'ready' | 'failed';

/** How an account is being protected. What is shown once is secret and is not kept. */
export interface ProtectionState {
  /** Whether it is known how well the account is protected. */
  overview: Loading;
  password: Sending;
  setup: TwoStepSetup;
  /** The step of the set-up that was sent last. */
  twoStep: Sending;
  /** Another code by SMS; `retryAt` is when the next may be asked for. */
  sms: Sending;
  /** What was taken along of that which is shown once. */
  taken: EventData<'protection.secretTaken'> | null;
  twoStepOff: Sending;
  questionStatus: Loading;
  question: string | null;
  questionForm: Sending;
}

export const initialProtection = (): ProtectionState => ({
  overview: 'loading',
  password: unsent(),
  setup: { step: 'choice' },
  twoStep: unsent(),
  sms: unsent(),
  taken: null,
  twoStepOff: unsent(),
  questionStatus: 'loading',
  question: null,
  questionForm: unsent(),
});

/** What is loaded, whose first answer counts: a later failure takes nothing away. */
export function loads(what: 'overview' | 'questionStatus') {
  const unlessReady = (status: Loading) => (slice: ProtectionState) => {
    if (slice[what] !== 'ready') slice[what] = status;
  };
  return { begun: unlessReady('loading'), failed: unlessReady('failed') };
}

export type Form = 'password' | 'twoStep' | 'sms' | 'twoStepOff' | 'questionForm';

/** What a wrong secret is called, by its field. */
const WRONG = {
  password: 'security_password_wrong',
  code: 'field_wrong_code',
  answer: 'security_answer_wrong',
};

type Answer = Envelope<'http.replied'> | Envelope<'http.failed'>;

/** Handlers of what a form sends: it is sent once, and takes the answer to that call alone. */
export function forForm(form: Form) {
  const awaited =
    <D, E extends Answer>(handle: (slice: ProtectionState, data: D, event: E) => void) =>
    (slice: ProtectionState, data: D, event: E): void => {
      if (isAnswer(slice[form].pending, event.data)) handle(slice, data, event);
    };
  return {
    awaited,
    submitted(slice: ProtectionState, _: unknown, event: Envelope): void {
      begin(slice[form], event);
    },
    requested(slice: ProtectionState, _: unknown, event: Envelope<'http.requested'>): void {
      noteCall(slice[form].pending, event);
    },
    finished: awaited<unknown, Envelope<'http.replied'>>((slice) => finish(slice[form])),
    refused: awaited<EventData<'http.replied'>, Envelope<'http.replied'>>(
      (slice, replied, { at }) => refuse(slice[form], replied, at, WRONG),
    ),
    failed: awaited<EventData<'http.failed'>, Envelope<'http.failed'>>((slice, failed) =>
      fail(slice[form], failed),
    ),
  };
}
