import type { CallReply } from '../../calls/table.ts';
import type { LetterPage } from '../../events/letter.ts';
import { passwordProblemCode } from '../answers/refusal.ts';
import { answered, begin, type Submission, sent, unsent } from '../answers/submission.ts';
import { compose } from '../compose.ts';
import { type Handlers, projection } from '../define.ts';

/** What became of the link in a letter. Its token is secret and is not kept. */
export interface LetterState {
  page: LetterPage | null;
  /** `empty`: nothing came with the address; `failed`: the link is good no more. */
  status: 'empty' | 'ready' | 'done' | 'failed';
  sending: Submission;
  error: 'wrong_code' | 'time_up' | 'taken' | 'password-field' | null;
}

const initial = (): LetterState => ({
  page: null,
  status: 'empty',
  sending: unsent(),
  error: null,
});

const of = ({ sending }: LetterState): Submission => sending;

function begun(slice: LetterState): void {
  slice.error = null;
}

type Answer = Pick<CallReply<'passwordReset'>, 'error' | 'problems'>;

/** What the link was for is done, or cannot be done by it; a password may be chosen once more. */
function judge(
  slice: LetterState,
  error: LetterState['error'],
  problems: Answer['problems'],
): void {
  slice.error = error;
  if (error === null) slice.status = 'done';
  else if (error !== 'password-field') slice.status = 'failed';
  else slice.sending.refused = { password: passwordProblemCode(problems ?? []) };
}

/** A link that confirms does so by itself: what opened its page is what it is sent by. */
const opening: Handlers<LetterState> = {
  on: {
    'letter.opened'(slice, { page, hasToken }, { cause }) {
      Object.assign(slice, initial(), { page, status: hasToken ? 'ready' : 'empty' });
      const confirms = hasToken && page === 'accountVerify';
      if (confirms && cause !== undefined) begin(slice.sending, { seq: cause });
    },
  },
};

export const letter = projection(
  'letter',
  2,
  initial,
  compose<LetterState>(
    opening,
    sent({
      input: 'letter.pressed',
      of,
      isAllowed: ({ status, page }) => status === 'ready' && page !== 'passwordReset',
      begun,
    }),
    sent({
      input: 'letter.passwordSubmitted',
      of,
      isAllowed: ({ status, page }) => status === 'ready' && page === 'passwordReset',
      begun,
    }),
    answered({
      call: 'activationLink',
      of,
      accepted(slice, { error = null }) {
        judge(slice, error, []);
      },
    }),
    answered({
      call: 'passwordReset',
      of,
      accepted(slice, { error = null, problems }) {
        judge(slice, error, problems);
      },
    }),
    answered({
      call: 'newsletterStop',
      of,
      accepted(slice, { success }) {
        judge(slice, success ? null : 'wrong_code', []);
      },
    }),
  ),
);
