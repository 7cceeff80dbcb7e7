import type { PendingOf } from '../submitting.ts';

/** What was asked for to be signed in: one thing at a time, whichever way. */
export const signingIn: PendingOf = ({ auth }) => auth.sending.pending;
