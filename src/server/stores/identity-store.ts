import type { SecondStepStore } from './second-step-store.ts';

/** An account as it is kept. `passwordHash` is in PHC string format; times are epoch milliseconds. */
export interface StoredUser {
  readonly id: string;
  /** As it was typed at registration. */
  readonly login: string;
  readonly passwordHash: string;
  /** Counts the passwords the user has had. */
  readonly passwordVersion: number;
  /** Until when a password is good that somebody else made; null for one of the user's own. */
  readonly passwordExpiresAt: number | null;
  /** Since when nobody signs in with it; null while it is open. */
  readonly disabledAt: number | null;
  readonly roles: readonly string[];
  readonly profile: Readonly<Record<string, unknown>>;
}

/** An account to be added: it is open. */
export type AddedUser = Omit<StoredUser, 'passwordVersion' | 'disabledAt'>;

/** A sign-in. Only the hash of its token is kept. Times are epoch milliseconds. */
export interface StoredAuthSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly usedAt: number;
  /** Browser and system in short, '' where nothing is known. */
  readonly device: string;
}

/** A password to set. */
export interface NewPassword {
  readonly hash: string;
  /** As in StoredUser. */
  readonly expiresAt: number | null;
}

/** The port of accounts and sign-ins. Logins are told apart without regard to case. */
export interface IdentityStore {
  readonly secondSteps: SecondStepStore;
  /** False when the login is taken. */
  addUser(user: AddedUser): Promise<boolean>;
  userById(id: string): Promise<StoredUser | null>;
  userByLogin(login: string): Promise<StoredUser | null>;
  /** Ids of users whose login holds the text, at most `limit`. */
  userIdsByLoginText(text: string, limit: number): Promise<string[]>;
  /** Users who are more than players, by login. */
  staff(): Promise<StoredUser[]>;
  /**
   * Puts a password in place of the one of this version and ends the user's sessions, in one step.
   * False when the password is another by now.
   */
  setPassword(userId: string, password: NewPassword, version: number): Promise<boolean>;
  /** Bars the account and ends its sessions in one step, or with null opens it again. */
  setDisabled(userId: string, at: number | null): Promise<void>;
  /**
   * False when the password is no longer the one of this version, or not the user's own, or when
   * the account is barred.
   */
  addSession(session: StoredAuthSession, passwordVersion: number): Promise<boolean>;
  session(tokenHash: string): Promise<StoredAuthSession | null>;
  /** The user's sessions, the one last used first. */
  sessionsOf(userId: string): Promise<StoredAuthSession[]>;
  touchSession(tokenHash: string, usedAt: number): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  /** Removes the user's sessions but this one. */
  removeOtherSessions(userId: string, tokenHash: string): Promise<void>;
  /** Removes sessions unused since `usedBefore` or begun before `createdBefore`. */
  removeSessions(usedBefore: number, createdBefore: number): Promise<void>;
  close(): Promise<void>;
}
