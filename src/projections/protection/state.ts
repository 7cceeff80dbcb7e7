import type { EventData } from '../../events/catalogue.ts';
import { type Resource, unloaded } from '../answers/resource.ts';
import { type Submission, unsent } from '../answers/submission.ts';

export type TwoStepMethod = EventData<'protection.twoStepChosen'>['method'];

/** How far the player is with setting up a second step. */
export type TwoStepSetup =
  | { step: 'choice' }
  | { step: 'starting'; method: TwoStepMethod }
  /** A code is asked for until then, in epoch milliseconds. */
  | { step: 'code'; method: TwoStepMethod; expiresAt: number }
  /** Recovery codes are shown; how the player wanted to leave before they were saved. */
  | { step: 'codes'; leaving: EventData<'protection.leaveHeld'> | null };

/** How an account is being protected. What is shown once is secret and is not kept. */
export interface ProtectionState {
  password: Submission;
  setup: TwoStepSetup;
  /** The step of the set-up that was sent last. */
  twoStep: Submission;
  /** Another code by SMS; `retryAt` is when the next may be asked for. */
  sms: Submission;
  /** What was taken along of that which is shown once. */
  taken: EventData<'protection.secretTaken'> | null;
  twoStepOff: Submission;
  /** The question that is set; null where none is. */
  question: Resource & { text: string | null };
  questionForm: Submission;
}

export const initialProtection = (): ProtectionState => ({
  password: unsent(),
  setup: { step: 'choice' },
  twoStep: unsent(),
  sms: unsent(),
  taken: null,
  twoStepOff: unsent(),
  question: { ...unloaded(), text: null },
  questionForm: unsent(),
});

/** What a wrong secret is called, by its field. */
export const WRONG = {
  password: 'security_password_wrong',
  code: 'field_wrong_code',
  answer: 'security_answer_wrong',
} as const;
