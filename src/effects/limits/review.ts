import { merge, mergeMap } from 'rxjs';
import { effect } from '../define.ts';
import { closed } from '../dialogs.ts';
import { submitting } from '../submitting.ts';

/** What the player says of their limits goes to the server, and the question with it. */
export const limitReview = effect('limit-review', (context) =>
  merge(
    submitting(
      context,
      ({ limits }) => limits.reviewing.pending,
      'limits.reviewAnswered',
      'limitsReview',
      ({ answer }) => ({ body: { answer } }),
    ),
    context
      .on('limits.reviewAnswered')
      .pipe(mergeMap((event) => closed(context, 'user-question', event))),
  ),
);
