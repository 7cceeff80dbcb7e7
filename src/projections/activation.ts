import type { ContactKind } from '../domain/activation.ts';
import type { ActivationError } from '../events/activation.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import { projection } from './define.ts';
import { askedBy, isAnswer, noteCall, type Pending } from './pending.ts';
import { failureKey, isRefusedWith, refusalKey, refusedFields, retryTime } from './refusal.ts';

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
  /** Keys of texts by the field they are about. */
  fields: Record<string, string>;
  /** Key of the text that says why the server could not be asked. */
  message: string | null;
}

export interface ActivationState {
  /** What the server was asked and has not answered: one thing at a time. */
  asked: (Pending & { kind: ContactKind; what: 'send' | 'confirm' }) | null;
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
  fields: {},
  message: null,
});

const initial = (): ActivationState => ({ asked: null, email: unproved(), phone: unproved() });

function hush(proof: ContactProof): void {
  proof.error = null;
  proof.fields = {};
  proof.message = null;
}

function ask(
  slice: ActivationState,
  kind: ContactKind,
  what: 'send' | 'confirm',
  event: { readonly seq: number },
): boolean {
  if (slice.asked) return false;
  slice.asked = { kind, what, ...askedBy(event) };
  hush(slice[kind]);
  return true;
}

function requested(slice: ActivationState, _: unknown, event: Envelope<'http.requested'>): void {
  noteCall(slice.asked, event);
}

/** The contact that the answer is about; null where nobody waits for it any more. */
function answered(
  slice: ActivationState,
  answer: { readonly requestId: number },
): ContactProof | null {
  const { asked } = slice;
  if (asked === null || !isAnswer(asked, answer)) return null;
  slice.asked = null;
  return slice[asked.kind];
}

function refused(
  slice: ActivationState,
  replied: EventData<'http.replied'>,
  { at }: { readonly at: number },
): void {
  const proof = answered(slice, replied);
  if (!proof) return;
  proof.fields = refusedFields(replied);
  if (proof.fields['password'] !== undefined) {
    const isMissing = isRefusedWith(replied, '1401');
    proof.fields['password'] = isMissing ? 'auth_password_missing' : 'security_password_wrong';
    // It is typed next to the address, also where another code was asked for.
    proof.step = 'address';
  }
  if (Object.keys(proof.fields).length > 0) return;
  proof.resendAt = retryTime(replied, at) ?? proof.resendAt;
  proof.message = refusalKey(replied);
}

function failed(slice: ActivationState, failure: EventData<'http.failed'>): void {
  const proof = answered(slice, failure);
  if (proof) proof.message = failureKey(failure);
}

export const activation = projection('activation', 1, initial, {
  on: {
    'activation.sendPressed'(slice, { kind, email, phone, country = '' }, event) {
      if (!ask(slice, kind, 'send', event)) return;
      slice[kind].to = (kind === 'email' ? email : phone) ?? '';
      slice[kind].country = country;
    },
    'activation.codeSent'(slice, { kind, expiresIn, resendIn }, { at }) {
      const proof = slice[kind];
      slice.asked = null;
      proof.step = 'code';
      proof.expiresAt = at + expiresIn * 1000;
      proof.resendAt = at + resendIn * 1000;
    },
    'activation.codeSubmitted'(slice, { kind }, event) {
      ask(slice, kind, 'confirm', event);
    },
    'activation.confirmed'(slice, { kind }) {
      slice.asked = null;
      slice[kind] = unproved();
    },
    'activation.failed'(slice, { kind, error }) {
      const proof = slice[kind];
      slice.asked = null;
      proof.error = error;
      if (error === 'wrong_code') proof.fields = { code: 'field_wrong_code' };
      else proof.expiresAt = null;
      // Another address is needed, not another code.
      if (error === 'taken') proof.step = 'address';
    },
    'activation.stepChosen'(slice, { kind, step }) {
      if (slice.asked?.kind === kind) return;
      hush(slice[kind]);
      slice[kind].step = step;
    },
    'session.started'(slice) {
      Object.assign(slice, initial());
    },
    'session.ended'(slice) {
      Object.assign(slice, initial());
    },
  },
  requests: { activationSend: requested, activationConfirm: requested },
  refusals: { activationSend: refused, activationConfirm: refused },
  failures: { activationSend: failed, activationConfirm: failed },
});
