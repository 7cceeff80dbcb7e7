import { randomBytes, randomInt } from 'node:crypto';
import { deviceOf } from '../../domain/site/device.ts';
import type { Caller } from '../../server-kernel/caller.ts';
import { hostCookie, setCookie } from '../../server-kernel/cookie-header.ts';
import { refusal } from '../http/refusal.ts';
import type { IdentityStore, StoredAuthSession, StoredUser } from '../stores/identity-store.ts';
import { type AskedBy, createPasswords, type Passwords, type PasswordWork } from './passwords.ts';
import { boundHash, COOKIE, sessionIdsOf } from './session-ids.ts';

/** A player uses the site; support and analysts use the console, and are no players. */
export type Role = 'player' | 'support' | 'analyst';

export interface User {
  readonly id: string;
  readonly login: string;
  readonly roles: readonly Role[];
  readonly profile: Readonly<Record<string, unknown>>;
  /** Of the password the user had when this was read. */
  readonly passwordVersion: number;
  /** Until when a password is good that somebody else made; null for one of the user's own. */
  readonly passwordExpiresAt: number | null;
}

export interface NewUser {
  readonly login: string;
  readonly password: string;
  readonly roles: readonly Role[];
  readonly profile?: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds; the user has to choose another password until then. */
  readonly passwordExpiresAt?: number;
}

/** A sign-in as its owner is shown it. Times are epoch milliseconds. */
export interface SignedIn {
  /** Names it among the user's sessions, and signs nobody in. */
  readonly id: string;
  /** Browser and system in short, '' where nothing is known. */
  readonly device: string;
  readonly begunAt: number;
  /** To within some minutes. */
  readonly usedAt: number;
  readonly isCurrent: boolean;
}

const IDLE_MS = 12 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const TOUCH_MS = 5 * 60 * 1000;
const ROLES: ReadonlySet<string> = new Set<Role>(['player', 'support', 'analyst']);

/** More of a user agent than this is not looked at. */
const USER_AGENT_LENGTH = 400;
/** Hexadecimal digits of a session's hash that tell it from the user's others. */
const SHORT_ID = 16;

const isRole = (name: string): name is Role => ROLES.has(name);
const shortId = ({ tokenHash }: StoredAuthSession) => tokenHash.slice(0, SHORT_ID);

function userOf(stored: StoredUser): User {
  const { id, login, roles, profile, passwordVersion, passwordExpiresAt } = stored;
  return { id, login, roles: roles.filter(isRole), profile, passwordVersion, passwordExpiresAt };
}

/**
 * Accounts and sign-ins. A session is a random token in a cookie, of which the store holds only the
 * hash; it ends 12 hours after its last use, 30 days after its beginning, with a new password, and
 * when its browser signs in again.
 */
export class Identity {
  readonly #store: IdentityStore;
  readonly #passwords: Passwords;
  readonly #now: () => number;

  constructor(options: { store: IdentityStore; now: () => number; work?: PasswordWork }) {
    this.#store = options.store;
    this.#now = options.now;
    this.#passwords = createPasswords(options);
  }

  /**
   * The user with this login and password, or null; an unknown login takes as long as a wrong
   * password. How often somebody may try is for the caller to say: a limit here, which knows a
   * login alone, would let anybody shut its owner out.
   */
  async authenticate(login: string, password: string, by: AskedBy = {}): Promise<User | null> {
    return this.#withPassword([await this.#store.userByLogin(login)], password, by);
  }

  /** As `authenticate`, by the user's id. */
  async authenticateById(id: string, password: string, by: AskedBy = {}): Promise<User | null> {
    return this.#withPassword([await this.#store.userById(id)], password, by);
  }

  /** The first of these users who has the password; it is looked for with each of them. */
  async authenticateAny(
    ids: readonly string[],
    password: string,
    by: AskedBy = {},
  ): Promise<User | null> {
    const stored = await Promise.all(ids.map((id) => this.#store.userById(id)));
    return this.#withPassword(stored, password, by);
  }

  async #withPassword(
    meant: readonly (StoredUser | null)[],
    password: string,
    by: AskedBy,
  ): Promise<User | null> {
    const hashes = meant.map((one) => one?.passwordHash ?? null);
    const stored = meant[await this.#passwords.match(password, hashes, by)] ?? null;
    if (stored === null || stored.disabledAt !== null) return null;
    const { passwordExpiresAt: until } = stored;
    return until === null || until > this.#now() ? userOf(stored) : null;
  }

  /**
   * Adds a user. Refused with 409 when the login is taken; a player with another role is a mistake
   * of the caller.
   */
  async createUser(user: NewUser, by: AskedBy = {}): Promise<User> {
    const { login, password, roles, profile = {}, passwordExpiresAt = null } = user;
    if (roles.includes('player') && roles.length > 1) throw new Error('staff are no players');
    const passwordHash = await this.#passwords.hash(password, by);
    let id: string;
    do id = String(randomInt(100_000_000, 1_000_000_000));
    while ((await this.#store.userById(id)) !== null);
    const stored = { id, login: login.trim(), passwordHash, passwordExpiresAt, roles, profile };
    if (!(await this.#store.addUser(stored))) throw refusal(409, 'login-taken');
    return userOf({ ...stored, passwordVersion: 0, disabledAt: null });
  }

  async userById(id: string): Promise<User | null> {
    const stored = await this.#store.userById(id);
    return stored && userOf(stored);
  }

  async userByLogin(login: string): Promise<User | null> {
    const stored = await this.#store.userByLogin(login);
    return stored && userOf(stored);
  }

  /** Users who are more than players, by login. */
  async staff(): Promise<StoredUser[]> {
    return this.#store.staff();
  }

  /** Bars an account and ends its sessions, or opens it again. */
  async setDisabled({ id }: User, isDisabled: boolean): Promise<void> {
    await this.#store.setDisabled(id, isDisabled ? this.#now() : null);
  }

  /** Ids of users whose login holds the text. */
  userIdsByLoginText(text: string): Promise<string[]> {
    return this.#store.userIdsByLoginText(text, 100);
  }

  /**
   * Replaces the password and ends every session of the user, whom it gives back as they are then;
   * null when the password has changed since the user was read. Until `expiresAt` (epoch
   * milliseconds) a password lasts that the user has not chosen.
   */
  async setPassword(
    user: User,
    password: string,
    by: AskedBy = {},
    expiresAt: number | null = null,
  ): Promise<User | null> {
    const { id, passwordVersion } = user;
    const hash = await this.#passwords.hash(password, by);
    const isSet = await this.#store.setPassword(id, { hash, expiresAt }, passwordVersion);
    if (!isSet) return null;
    return { ...user, passwordVersion: passwordVersion + 1, passwordExpiresAt: expiresAt };
  }

  /**
   * Signs a user in, whose identity was established, and ends the session this browser was in.
   * Null when the password has changed since the user was read, when it is not the user's own, or
   * when the account is barred.
   */
  async openSession(user: User, caller: Caller): Promise<{ id: string; setCookie: string } | null> {
    const token = randomBytes(32).toString('base64url');
    const { isSecure, userAgent = '' } = caller;
    const name = hostCookie(COOKIE, isSecure);
    const now = this.#now();
    const session = {
      tokenHash: boundHash(name, token),
      userId: user.id,
      createdAt: now,
      usedAt: now,
      device: deviceOf(userAgent.slice(0, USER_AGENT_LENGTH)),
    };
    if (!(await this.#store.addSession(session, user.passwordVersion))) return null;
    for (const id of sessionIdsOf(caller)) await this.#store.removeSession(id);
    return { id: session.tokenHash, setCookie: setCookie(name, token, { isSecure }) };
  }

  /** Who is signed in in this browser, or null. */
  async userOf(caller: Caller): Promise<User | null> {
    return (await this.sessionOf(caller))?.user ?? null;
  }

  /** The browser's session, which is used by that; null without a valid one. */
  async sessionOf(caller: Caller): Promise<{ id: string; user: User } | null> {
    const session = await this.#sessionIn(caller);
    if (session === null) return null;
    const now = this.#now();
    if (now - session.usedAt > TOUCH_MS) await this.#store.touchSession(session.tokenHash, now);
    const user = await this.userById(session.userId);
    return user && { id: session.tokenHash, user };
  }

  async #sessionIn(caller: Caller): Promise<StoredAuthSession | null> {
    for (const id of sessionIdsOf(caller)) {
      const session = await this.#lasting(id);
      if (session !== null) return session;
    }
    return null;
  }

  /** Whose the session with this id is; null once it is over. */
  async userBySession(id: string): Promise<User | null> {
    const session = await this.#lasting(id);
    return session && this.userById(session.userId);
  }

  async #lasting(tokenHash: string): Promise<StoredAuthSession | null> {
    const session = await this.#store.session(tokenHash);
    return session !== null && this.#lasts(session) ? session : null;
  }

  #lasts({ usedAt, createdAt }: StoredAuthSession): boolean {
    const now = this.#now();
    return now - usedAt <= IDLE_MS && now - createdAt <= LIFETIME_MS;
  }

  /** Ends the browser's session, if there is one. The answer clears the cookie. */
  async closeSession(caller: Caller): Promise<{ setCookie: string }> {
    for (const id of sessionIdsOf(caller)) await this.#store.removeSession(id);
    const { isSecure } = caller;
    return { setCookie: setCookie(hostCookie(COOKIE, isSecure), '', { isSecure, maxAge: 0 }) };
  }

  /** The sessions of whoever is signed in in this browser, the one last used first. */
  async sessionsOf(caller: Caller): Promise<SignedIn[]> {
    const current = await this.#sessionIn(caller);
    if (current === null) return [];
    const sessions = await this.#store.sessionsOf(current.userId);
    return sessions
      .filter((session) => this.#lasts(session))
      .map((session) => ({
        id: shortId(session),
        device: session.device,
        begunAt: session.createdAt,
        usedAt: session.usedAt,
        isCurrent: session.tokenHash === current.tokenHash,
      }));
  }

  /**
   * Ends a session of whoever is signed in in this browser, or without `id` all but this one. False
   * where there is no such session, or nobody is signed in.
   */
  async endSession(caller: Caller, id: string | null): Promise<boolean> {
    const current = await this.#sessionIn(caller);
    if (current === null) return false;
    if (id === null) {
      await this.#store.removeOtherSessions(current.userId, current.tokenHash);
      return true;
    }
    const sessions = await this.#store.sessionsOf(current.userId);
    const meant = sessions.find((session) => shortId(session) === id);
    if (meant) await this.#store.removeSession(meant.tokenHash);
    return meant !== undefined;
  }

  /** Ends every session of a user, whoever asks. */
  async endAllSessions(userId: string): Promise<void> {
    // No session has an empty token.
    await this.#store.removeOtherSessions(userId, '');
  }

  /** Forgets sessions that are over. */
  async removeExpired(): Promise<void> {
    const now = this.#now();
    await this.#store.removeSessions(now - IDLE_MS, now - LIFETIME_MS);
  }
}
