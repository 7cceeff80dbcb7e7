import { ofPlayer } from '../answers/forgetting.ts';
import { clearOutcome, type Submission, submission, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** What was written to support by who is not signed in. */
export interface GuestMessageState {
  sending: Submission;
  /** By which support knows the message that was taken; null where none was, or on another page by now. */
  number: string | null;
}

const initial = (): GuestMessageState => ({ sending: unsent(), number: null });

export const guestMessage = projection(
  'guestMessage',
  1,
  initial,
  compose<GuestMessageState>(
    ofPlayer(initial),
    submission({
      input: 'requests.guestSubmitted',
      call: 'guestMessage',
      of: ({ sending }) => sending,
      otherwise: 'requests_failed',
      isKeyed: true,
      accepted(slice, { number }) {
        slice.number = number;
        return undefined;
      },
    }),
    {
      on: {
        'route.changed'(slice) {
          clearOutcome(slice.sending);
          slice.number = null;
        },
      },
    },
  ),
);
