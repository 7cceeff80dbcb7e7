import { effect } from '../define.ts';
import { submitting } from '../submitting.ts';

/** What the player wants to be told is saved when they say so. */
export const mailing = effect('mailing', (context) =>
  submitting(
    context,
    (state) => state.mailing.saving.pending,
    'mailing.submitted',
    'mailingSave',
    (data) => ({ body: { ...data } }),
  ),
);
