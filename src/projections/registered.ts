import type { RegistrationType } from '../domain/registration-fields.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import { askedBy, isAnswer, noteCall, type Pending } from './pending.ts';
import { failureKey, refusalKey, refusedFields } from './refusal.ts';

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
  mail: 'none' | 'sending' | 'sent';
  /** The letter that was asked for last, while it is on its way. */
  mailing: Pending | null;
  /** Key of the text that says why no letter was sent. */
  mailError: string | null;
  mailRefused: Record<string, string>;
}

export function registeredAs(
  account: Pick<Registered, 'userId' | 'type' | 'login' | 'hasPassword' | 'email'>,
): Registered {
  return {
    ...account,
    isSaved: false,
    isLeaving: false,
    mail: 'none',
    mailing: null,
    mailError: null,
    mailRefused: {},
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
function change<D>(work: (registered: Registered, data: D, event: Envelope) => void) {
  return ({ registered }: Slice, data: D, event: Envelope): void => {
    if (registered) work(registered, data, event);
  };
}

type Ended = Envelope<'http.replied'> | Envelope<'http.failed'>;

/** Handles what came of the letter; of one to an account before nothing is told. */
function mailed<D>(work: (registered: Registered, data: D) => void) {
  return ({ registered }: Slice, data: D, event: Ended): void => {
    if (registered === null || !isAnswer(registered.mailing, event.data)) return;
    registered.mailing = null;
    work(registered, data);
  };
}

function saved(registered: Registered): void {
  registered.isSaved = true;
  registered.isLeaving = false;
}

function unsent(registered: Registered, refused: Record<string, string>, key: string | null): void {
  registered.mail = 'none';
  registered.mailRefused = refused;
  registered.mailError = Object.keys(refused).length > 0 ? null : key;
}

/** What happens to the new account until the player goes on. */
export const registeredHandlers = {
  on: {
    'registration.credentialsSaved': change<unknown>(saved),
    'registration.credentialsEmailed': change<unknown>((registered, _, event) => {
      if (registered.mailing !== null) return;
      registered.mail = 'sending';
      registered.mailing = askedBy(event);
      registered.mailError = null;
      registered.mailRefused = {};
    }),
    'registration.leaveAsked': change<unknown>((registered) => {
      registered.isLeaving = true;
    }),
    'registration.stayed': change<unknown>((registered) => {
      registered.isLeaving = false;
    }),
    'registration.finished'(slice: Slice) {
      slice.registered = null;
    },
  },
  requests: {
    credentialsEmail({ registered }: Slice, _: unknown, event: Envelope<'http.requested'>): void {
      noteCall(registered?.mailing ?? null, event);
    },
  },
  replies: {
    credentialsEmail: mailed<unknown>((registered) => {
      // The password is not in the letter: it is not saved by that.
      registered.mail = 'sent';
    }),
  },
  refusals: {
    credentialsEmail: mailed<EventData<'http.replied'>>((registered, replied) => {
      const key = replied.status === 409 ? 'registered_mail_late' : refusalKey(replied);
      unsent(registered, refusedFields(replied), key);
    }),
  },
  failures: {
    credentialsEmail: mailed<EventData<'http.failed'>>((registered, failed) =>
      unsent(registered, {}, failureKey(failed)),
    ),
  },
};
