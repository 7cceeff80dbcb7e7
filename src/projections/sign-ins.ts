import type { CallReply } from '../calls/table.ts';
import { projection } from './define.ts';
import { askedBy, isAnswer, noteCall, type Pending } from './pending.ts';
import { failureSaid, refusalSaid, type Said } from './said.ts';

type SignIns = CallReply<'signIns'>['items'];

/** Where the player is signed in. */
export interface SignInsState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  items: SignIns;
  /** What is being ended. */
  pending: Pending | null;
  said: Said | null;
}

const initial = (): SignInsState => ({ status: 'empty', items: [], pending: null, said: null });

function take(slice: SignInsState, { items }: CallReply<'signIns'>): void {
  slice.status = 'ready';
  slice.items = items.map((item) => ({ ...item }));
}

function ended(slice: SignInsState, said: Said | null): void {
  slice.pending = null;
  slice.said = said;
}

function unavailable(slice: SignInsState): void {
  if (slice.status !== 'ready') slice.status = 'failed';
}

function forget(slice: SignInsState): void {
  Object.assign(slice, initial());
}

export const signIns = projection('signIns', 1, initial, {
  on: {
    'session.started': forget,
    'session.ended': forget,
    'route.changed'(slice) {
      slice.said = null;
    },
    'protection.signInEndPressed'(slice, _, event) {
      if (slice.pending !== null) return;
      slice.pending = askedBy(event);
      slice.said = null;
    },
  },
  requests: {
    signIns(slice) {
      if (slice.status !== 'ready') slice.status = 'loading';
    },
    signInEnd: (slice, _, event) => noteCall(slice.pending, event),
  },
  replies: {
    signIns: take,
    signInEnd(slice, answer, { data }) {
      if (!isAnswer(slice.pending, data)) return;
      take(slice, answer);
      ended(slice, { level: 'done', text: 'security_sign_ins_ended' });
    },
    // Everybody else is signed out by it.
    passwordChange(slice, { error }) {
      if (error === undefined) slice.items = slice.items.filter(({ isCurrent }) => isCurrent);
    },
  },
  refusals: {
    signIns: unavailable,
    signInEnd(slice, replied) {
      if (!isAnswer(slice.pending, replied)) return;
      ended(slice, refusalSaid(replied, 'security_sign_ins_not_ended'));
    },
  },
  failures: {
    signIns: unavailable,
    signInEnd(slice, failure) {
      if (isAnswer(slice.pending, failure)) ended(slice, failureSaid(failure));
    },
  },
});
