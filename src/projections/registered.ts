import type { RegistrationType } from '../domain/registration-fields.ts';
import type { EventData } from '../events/catalogue.ts';
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
function change<D>(work: (registered: Registered, data: D) => void) {
  return ({ registered }: Slice, data: D): void => {
    if (registered) work(registered, data);
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
    'registration.credentialsEmailed': change<unknown>((registered) => {
      registered.mail = 'sending';
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
  replies: {
    credentialsEmail: change<unknown>((registered) => {
      registered.mail = 'sent';
      saved(registered);
    }),
  },
  refusals: {
    credentialsEmail: change<EventData<'http.replied'>>((registered, replied) => {
      const key = replied.status === 409 ? 'registered_mail_late' : refusalKey(replied);
      unsent(registered, refusedFields(replied), key);
    }),
  },
  failures: {
    credentialsEmail: change<EventData<'http.failed'>>((registered, failed) =>
      unsent(registered, {}, failureKey(failed)),
    ),
  },
};
