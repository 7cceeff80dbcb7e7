import { askedAt } from '../answers/staleness.ts';
import { projection } from '../define.ts';

/** Whether the terms changed since the player agreed to them. */
export interface TermsState {
  /** Whose agreement this is. */
  userId: string | null;
  changed: boolean;
  updatedAt: number | null;
  /** Of the terms that were shown; confirming names it. Null where the server gives none. */
  version: number | null;
  /** Until they are confirmed the player may go on to what is theirs. */
  leavesMoney: boolean;
  /** Which of the answers that require agreement was the last to have the question asked again. */
  recheck: { at: number; seq: number } | null;
  isConfirming: boolean;
  /** Seq since when this holds: an answer to what was asked before is out of date. */
  since: number;
}

/** Milliseconds: a server that refuses even the question would be asked without end. */
const RECHECK = 60_000;

const noTerms = (): TermsState => ({
  userId: null,
  changed: false,
  updatedAt: null,
  version: null,
  leavesMoney: false,
  recheck: null,
  isConfirming: false,
  since: -1,
});

function confirmationEnded(slice: TermsState): void {
  slice.isConfirming = false;
}

export const terms = projection('terms', 4, noTerms, {
  on: {
    'session.started'(slice, { userId }, { seq }) {
      if (slice.userId !== userId) Object.assign(slice, noTerms(), { userId, since: seq });
    },
    'session.ended'(slice, _, { seq }) {
      Object.assign(slice, noTerms(), { since: seq });
    },
    'terms.required'(slice, _, event) {
      if (event.at - (slice.recheck?.at ?? event.at - RECHECK) >= RECHECK) {
        slice.recheck = { at: event.at, seq: event.seq };
      }
      if (askedAt(event) >= slice.since) slice.changed = true;
    },
  },
  requests: {
    agreementConfirm(slice) {
      slice.isConfirming = true;
    },
  },
  replies: {
    agreementStatus(slice, { result, updatedAt, version = null, leavesMoney = false }, event) {
      if (askedAt(event) < slice.since) return;
      slice.since = askedAt(event);
      slice.changed = result;
      slice.updatedAt = updatedAt;
      slice.version = version;
      slice.leavesMoney = leavesMoney;
    },
    agreementConfirm(slice, { result }, { seq }) {
      if (result) Object.assign(slice, { changed: false, since: seq });
      confirmationEnded(slice);
    },
  },
  refusals: { agreementConfirm: confirmationEnded },
  failures: { agreementConfirm: confirmationEnded },
});
