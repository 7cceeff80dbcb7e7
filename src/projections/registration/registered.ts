import type { RegistrationType } from '../../domain/registration/types.ts';
import { type Submission, submission, unsent } from '../answers/submission.ts';
import { tell } from '../answers/told.ts';
import { compose } from '../compose.ts';

/** A new account. A password the server made is shown once, beside the state. */
export interface Registered {
  userId: string;
  type: RegistrationType;
  login: string;
  hasPassword: boolean;
  /** The address that was named; null: none was. */
  email: string | null;
  /** Login and password are somewhere where the player finds them again. */
  isSaved: boolean;
  /** The player was about to leave without saving, and is asked once more. */
  isLeaving: boolean;
  /** Login, and where to set a password, by e-mail. */
  letter: Submission;
}

export function registeredAs(
  account: Pick<Registered, 'userId' | 'type' | 'login' | 'hasPassword' | 'email'>,
): Registered {
  return {
    ...account,
    isSaved: false,
    isLeaving: false,
    letter: unsent(),
  };
}

/** Whether a password would be lost that nobody could show again. */
export function isUnsaved({ registration }: { readonly registration: Slice }): boolean {
  const { registered } = registration;
  return registered?.hasPassword === true && !registered.isSaved;
}

interface Slice {
  registered: Registered | null;
}

/** Changes the account there is; where there is none nothing is changed. */
function change(work: (registered: Registered) => void) {
  return ({ registered }: Slice): void => {
    if (registered) work(registered);
  };
}

/** There is a password since, by another letter or by the player. */
const LATE = 409;

/** The password is not in the letter: it is not saved by that. */
const letter = submission({
  input: 'registration.credentialsEmailed',
  call: 'credentialsEmail',
  of: ({ registered }: Slice) => registered?.letter ?? null,
  refused({ registered }, { status }) {
    if (registered?.letter.told && status === LATE) {
      registered.letter.told = tell('error', 'registered_mail_late');
    }
  },
});

/** What happens to the new account until the player goes on. */
export const registeredHandlers = compose<Slice>(letter, {
  on: {
    'registration.credentialsSaved': change((registered) => {
      registered.isSaved = true;
      registered.isLeaving = false;
    }),
    'registration.leaveAsked': change((registered) => {
      registered.isLeaving = true;
    }),
    'registration.stayed': change((registered) => {
      registered.isLeaving = false;
    }),
    'registration.finished'(slice) {
      slice.registered = null;
    },
  },
});
