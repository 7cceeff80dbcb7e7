import { createHash, randomBytes, randomInt } from 'node:crypto';
import { cookieIn, setCookie } from './cookies.ts';
import { createPasswords, type Passwords, type PasswordWork } from './passwords.ts';
import { refusal } from './refusal.ts';
import type { IdentityStore, StoredAuthSession, StoredUser } from './stores/identity-store.ts';

/** A player uses the site; support and analysts use the console. */
export type Role = 'player' | 'support' | 'analyst';

export interface User {
  readonly id: string;
  readonly login: string;
  readonly roles: readonly Role[];
  readonly profile: Readonly<Record<string, unknown>>;
  /** Of the password the user had when this was read. */
  readonly passwordVersion: number;
}

export interface NewUser {
  readonly login: string;
  readonly password: string;
  readonly roles: readonly Role[];
  readonly profile?: Readonly<Record<string, unknown>>;
}

const COOKIE = 'rb_session';
const IDLE_MS = 12 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const TOUCH_MS = 5 * 60 * 1000;
const ROLES: ReadonlySet<string> = new Set<Role>(['player', 'support', 'analyst']);

const isRole = (name: string): name is Role => ROLES.has(name);
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function userOf(stored: StoredUser): User {
  const { id, login, roles, profile, passwordVersion } = stored;
  return { id, login, roles: roles.filter(isRole), profile, passwordVersion };
}

/**
 * Accounts and sign-ins. A session is a random token in a cookie, of which the store holds only the
 * hash; it ends 12 hours after its last use, 30 days after its beginning, and with a new password.
 */
export class Identity {
  readonly #store: IdentityStore;
  readonly #passwords: Passwords;
  readonly #now: () => number;

  constructor(options: { store: IdentityStore; now: () => number; work?: PasswordWork }) {
    this.#store = options.store;
    this.#now = options.now;
    this.#passwords = createPasswords(options.work);
  }

  /**
   * The user with this login and password, or null; an unknown login takes as long as a wrong
   * password. How often somebody may try is for the caller to say: a limit here, which knows a
   * login alone, would let anybody shut its owner out.
   */
  async authenticate(login: string, password: string): Promise<User | null> {
    return this.#withPassword(await this.#store.userByLogin(login), password);
  }

  /** As `authenticate`, by the user's id. */
  async authenticateById(id: string, password: string): Promise<User | null> {
    return this.#withPassword(await this.#store.userById(id), password);
  }

  async #withPassword(stored: StoredUser | null, password: string): Promise<User | null> {
    const isRight = await this.#passwords.matches(password, stored?.passwordHash ?? null);
    return isRight && stored ? userOf(stored) : null;
  }

  /** Adds a user. Refused with 409 when the login is taken. */
  async createUser({ login, password, roles, profile = {} }: NewUser): Promise<User> {
    const passwordHash = await this.#passwords.hash(password);
    let id: string;
    do id = String(randomInt(100_000_000, 1_000_000_000));
    while ((await this.#store.userById(id)) !== null);
    const stored = { id, login: login.trim(), passwordHash, roles, profile };
    if (!(await this.#store.addUser(stored))) throw refusal(409, 'login-taken');
    return userOf({ ...stored, passwordVersion: 0 });
  }

  async userById(id: string): Promise<User | null> {
    const stored = await this.#store.userById(id);
    return stored && userOf(stored);
  }

  async userByLogin(login: string): Promise<User | null> {
    const stored = await this.#store.userByLogin(login);
    return stored && userOf(stored);
  }

  /** Ids of users whose login holds the text. */
  userIdsByLoginText(text: string): Promise<string[]> {
    return this.#store.userIdsByLoginText(text, 100);
  }

  /**
   * Replaces the password and ends every session of the user, whom it gives back as they are then;
   * null when the password has changed since the user was read.
   */
  async setPassword(user: User, password: string): Promise<User | null> {
    const { id, passwordVersion } = user;
    const hash = await this.#passwords.hash(password);
    const isSet = await this.#store.setPasswordHash(id, hash, passwordVersion);
    return isSet ? { ...user, passwordVersion: passwordVersion + 1 } : null;
  }

  /**
   * Signs a user in, whose identity the caller has established; null when the password has changed
   * since the user was read.
   */
  async openSession(
    user: User,
    options: { secure: boolean },
  ): Promise<{ id: string; setCookie: string } | null> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    const session = { tokenHash: hashOf(token), userId: user.id, createdAt: now, usedAt: now };
    if (!(await this.#store.addSession(session, user.passwordVersion))) return null;
    return { id: session.tokenHash, setCookie: setCookie(COOKIE, token, options) };
  }

  /** Who the Cookie header's session belongs to; null without a valid session. */
  async userOf(cookieHeader: string | undefined): Promise<User | null> {
    return (await this.sessionOf(cookieHeader))?.user ?? null;
  }

  /** The Cookie header's session, which is used by that; null without a valid one. */
  async sessionOf(cookieHeader: string | undefined): Promise<{ id: string; user: User } | null> {
    const token = cookieIn(cookieHeader, COOKIE);
    if (token === null || token === '') return null;
    const session = await this.#lasting(hashOf(token));
    if (session === null) return null;
    const now = this.#now();
    if (now - session.usedAt > TOUCH_MS) await this.#store.touchSession(session.tokenHash, now);
    const user = await this.userById(session.userId);
    return user && { id: session.tokenHash, user };
  }

  /** Whose the session with this id is; null once it is over. */
  async userBySession(id: string): Promise<User | null> {
    const session = await this.#lasting(id);
    return session && this.userById(session.userId);
  }

  async #lasting(tokenHash: string): Promise<StoredAuthSession | null> {
    const session = await this.#store.session(tokenHash);
    const now = this.#now();
    const isOver =
      session === null || now - session.usedAt > IDLE_MS || now - session.createdAt > LIFETIME_MS;
    return isOver ? null : session;
  }

  /** Ends the Cookie header's session, if there is one. The answer clears the cookie. */
  async closeSession(
    cookieHeader: string | undefined,
    options: { secure: boolean },
  ): Promise<{ setCookie: string }> {
    const token = cookieIn(cookieHeader, COOKIE);
    if (token !== null) await this.#store.removeSession(hashOf(token));
    return { setCookie: setCookie(COOKIE, '', { ...options, maxAge: 0 }) };
  }

  /** Forgets sessions that are over. */
  async removeExpired(): Promise<void> {
    const now = this.#now();
    await this.#store.removeSessions(now - IDLE_MS, now - LIFETIME_MS);
  }
}
