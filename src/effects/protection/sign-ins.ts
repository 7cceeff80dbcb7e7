import { effect } from '../define.ts';
import { submitting } from '../submitting.ts';

/** Where the player is signed in, ended when they say so. */
export const signIns = effect('signIns', (context) =>
  submitting(
    context,
    (state) => state.signIns.ending.pending,
    'protection.signInEndPressed',
    'signInEnd',
    (data) => ({ body: { ...data } }),
  ),
);
