import type { ContactKind } from '../../domain/protection/activation.ts';
import type { ActivationError } from '../../events/activation.ts';
import type { EventData } from '../../events/catalogue.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { isRefusedWith } from '../answers/refusal.ts';
import {
  answered,
  clearOutcome,
  end,
  type Submission,
  sent,
  unsent,
} from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { type Handlers, projection } from '../define.ts';

/** How a player proves to be at one address or number. Codes are secret and are not kept. */
export interface ContactProof {
  step: 'address' | 'code';
  /** Where the last code went, as it was typed; empty: to what the player has. */
  to: string;
  /** Letters of the country a number was read for; empty where that was not said. */
  country: string;
  /** Until when the code is good; null where no code is known of. */
  expiresAt: number | null;
  /** When another code may be asked for. */
  resendAt: number | null;
  error: ActivationError | null;
  /** What was sent last: the wish for a code, or the code. */
  sent: 'address' | 'code';
  sending: Submission;
}

/** One thing is sent at a time, about one of them. */
export interface ActivationState {
  email: ContactProof;
  phone: ContactProof;
}

const unproved = (): ContactProof => ({
  step: 'address',
  to: '',
  country: '',
  expiresAt: null,
  resendAt: null,
  error: null,
  sent: 'address',
  sending: unsent(),
});

const initial = (): ActivationState => ({ email: unproved(), phone: unproved() });

const isFree = ({ email, phone }: ActivationState): boolean =>
  email.sending.pending === null && phone.sending.pending === null;

/** Keeps why no code was sent, or none was taken. */
function refused(proof: ContactProof, replied: EventData<'http.replied'>): void {
  const { sending } = proof;
  if (sending.refused['password'] !== undefined) {
    const isMissing = isRefusedWith(replied, '1401');
    sending.refused['password'] = isMissing ? 'auth_password_missing' : 'security_password_wrong';
    // It is typed next to the address, also where another code was asked for.
    proof.step = 'address';
  }
  if (sending.told !== null) proof.resendAt = sending.retryAt ?? proof.resendAt;
}

/** What is sent to prove one contact. What the answers mean an effect says in events. */
function proving(kind: ContactKind): Handlers<ActivationState> {
  const common = {
    of: (slice: ActivationState) => slice[kind].sending,
    isAllowed: (slice: ActivationState, data: { readonly kind: ContactKind }) =>
      data.kind === kind && isFree(slice),
    isJudgedLater: true,
    refused: (slice: ActivationState, replied: EventData<'http.replied'>) =>
      refused(slice[kind], replied),
  } as const;
  return compose(
    sent({
      ...common,
      input: 'activation.sendPressed',
      begun(slice, { email, phone, country = '' }) {
        const to = (kind === 'email' ? email : phone) ?? '';
        Object.assign(slice[kind], { to, country, error: null, sent: 'address' });
      },
    }),
    sent({
      ...common,
      input: 'activation.codeSubmitted',
      begun(slice) {
        Object.assign(slice[kind], { error: null, sent: 'code' });
      },
    }),
    answered({ ...common, call: 'activationSend' }),
    answered({ ...common, call: 'activationConfirm' }),
  );
}

const judged: Handlers<ActivationState> = {
  on: {
    'activation.codeSent'(slice, { kind, expiresIn, resendIn }, { at }) {
      const proof = slice[kind];
      end(proof.sending);
      proof.step = 'code';
      proof.expiresAt = at + expiresIn * 1000;
      proof.resendAt = at + resendIn * 1000;
    },
    'activation.confirmed'(slice, { kind }) {
      slice[kind] = unproved();
    },
    'activation.failed'(slice, { kind, error }) {
      const proof = slice[kind];
      end(proof.sending);
      proof.error = error;
      if (error === 'wrong_code') proof.sending.refused = { code: 'field_wrong_code' };
      else proof.expiresAt = null;
      // Another address is needed, not another code.
      if (error === 'taken') proof.step = 'address';
    },
    'activation.stepChosen'(slice, { kind, step }) {
      const proof = slice[kind];
      if (proof.sending.pending !== null) return;
      clearOutcome(proof.sending);
      proof.error = null;
      proof.step = step;
    },
  },
};

export const activation = projection(
  'activation',
  2,
  initial,
  compose<ActivationState>(ofPlayer(initial), proving('email'), proving('phone'), judged),
);
