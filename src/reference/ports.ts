import type { SecurityRecord } from '../domain/protection/security-event.ts';
import type { SiteNow } from '../domain/site/condition.ts';
import type { Caller } from '../server-kernel/caller.ts';

export type { SecurityRecord };

/** A player uses the site; support and analysts use the console, and are no players. */
export type Role = 'player' | 'support' | 'analyst';

/** A person with an account. `profile` is the back-end's own, kept and given back as it is. */
export interface User {
  readonly id: string;
  /** As the person types it: an e-mail address, or whatever the back-end uses as a login. */
  readonly login: string;
  readonly roles: readonly Role[];
  readonly profile: Readonly<Record<string, unknown>>;
  /** Counts the passwords the person has had: what began under an earlier one does not go on. */
  readonly passwordVersion: number;
}

/** Whether a user bets at all: staff do not. */
export const isPlayer = ({ roles }: Pick<User, 'roles'>): boolean => roles.includes('player');

export interface NewUser {
  readonly login: string;
  readonly password: string;
  readonly roles: readonly Role[];
  readonly profile?: Readonly<Record<string, unknown>>;
}

/** A session cookie to hand to the browser: the text of one Set-Cookie header. */
export interface SessionCookie {
  readonly setCookie: string;
}

/** A session that was opened now. */
export interface OpenedSession extends SessionCookie {
  readonly id: string;
}

/** A sign-in. With its id alone nobody is signed in. */
export interface Session {
  readonly id: string;
  readonly user: User;
}

/** A sign-in as its owner is shown it. Times are epoch milliseconds. */
export interface SignedIn {
  readonly id: string;
  /** Browser and system in short, '' where nothing is known. */
  readonly device: string;
  readonly begunAt: number;
  readonly usedAt: number;
  readonly isCurrent: boolean;
}

/**
 * Who is who: the accounts and sign-ins, held by the server. The back-end gets it handed in, so
 * that one sign-in counts for the site, the log service and the console. Cookies go in as the text
 * of the Cookie header and come out as the text of a Set-Cookie header.
 */
export interface Identity {
  /**
   * The user with this login and password, or null; an unknown login takes as long as a wrong
   * password. How often somebody may try is for the caller to say.
   */
  authenticate(
    login: string,
    password: string,
    by?: { readonly network?: string },
  ): Promise<User | null>;
  /**
   * The first of these users with this password, or null; an unknown id takes as long as a wrong
   * password. Networks take turns, those with many wrong passwords last.
   */
  authenticateAny(
    ids: readonly string[],
    password: string,
    by?: { readonly network?: string },
  ): Promise<User | null>;
  /** Adds a user. Throws an error with `statusCode` 409 when the login is taken. */
  createUser(user: NewUser, by?: { readonly network?: string }): Promise<User>;
  userById(id: string): Promise<User | null>;
  userByLogin(login: string): Promise<User | null>;
  /**
   * Replaces the password and ends every session of the user, whom it gives back as they are then;
   * null when the password has changed since the user was read.
   */
  setPassword(
    user: User,
    password: string,
    by?: { readonly network?: string },
  ): Promise<User | null>;
  /**
   * Signs a user in, whose identity was established, and ends the session the browser was in; null
   * when the password has changed since the user was read, or the account is barred.
   */
  openSession(user: User, caller: Caller): Promise<OpenedSession | null>;
  /** The browser's session, and whose it is; null without a valid session. */
  sessionOf(caller: Caller): Promise<Session | null>;
  /** Whose the session with this id is; null once it is over. */
  userBySession(id: string): Promise<User | null>;
  /** Ends the browser's session, if there is one. The answer clears the cookie. */
  closeSession(caller: Caller): Promise<SessionCookie>;
  /** The sessions of whoever is signed in in this browser, the one last used first. */
  sessionsOf(caller: Caller): Promise<readonly SignedIn[]>;
  /**
   * Ends a session of whoever is signed in in this browser, or with null all but this one. False
   * where there is no such session, or nobody is signed in.
   */
  endSession(caller: Caller, id: string | null): Promise<boolean>;
  /** Ends every session of a user, whoever asks. */
  endAllSessions(userId: string): Promise<void>;
}

/** The place in a recording where a bet says that its button was pressed. */
export interface EvidencePlace {
  readonly userId: string;
  readonly sessionId: string;
  readonly seq: number;
  /** The browser that the bet comes from; nobody where that is long past. */
  readonly caller?: Caller | undefined;
}

/** The log service, as far as bets need it. */
export interface Recordings {
  /**
   * `proved`: the session is the player's and holds the event. `foreign`: it is somebody else's.
   * `awaited`: what is there so far says neither.
   */
  standingOf(place: EvidencePlace): Promise<'proved' | 'awaited' | 'foreign'>;
  /** Rejects where recordings cannot be kept now. */
  assertKept?(): Promise<void>;
}

/** What the composition root hands to the reference back-end. */
export interface ReferenceOptions {
  readonly identity: Identity;
  /** Takes down what concerns security. */
  readonly security: SecurityRecord;
  /** Without it the evidence of bets stays undecided. */
  readonly recordings?: Recordings | undefined;
  /** The browser that a request came from; null where that is not known for sure. Without it none is known. */
  readonly browserOf?: ((caller: Caller) => string | null) | undefined;
  /** Folder for the back-end's own data. */
  readonly dataDir: string;
  /** A file or folder in football.json format; without it the built-in schedule. */
  readonly fixtures?: string;
  /** Site configuration overrides, by name, as read from outside. */
  readonly siteConfig?: Readonly<Record<string, unknown>>;
  /** How many times faster than real time matches run. */
  readonly clockRate: number;
  /** Decides matches in place of the data folder's key: for trials, which are to have the same results. */
  readonly drawSecret?: Uint8Array | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Told where the site's condition is to be asked for, which its pages are answered by. */
  readonly tellSite?: ((siteNow: SiteNow) => void) | undefined;
}
