/** An account as it is kept. `passwordHash` is in PHC string format. */
export interface StoredUser {
  readonly id: string;
  /** As it was typed at registration. */
  readonly login: string;
  readonly passwordHash: string;
  /** Counts the passwords the user has had. */
  readonly passwordVersion: number;
  readonly roles: readonly string[];
  readonly profile: Readonly<Record<string, unknown>>;
}

/** A sign-in. Only the hash of its token is kept. Times are epoch milliseconds. */
export interface StoredAuthSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** The port of accounts and sign-ins. Logins are told apart without regard to case. */
export interface IdentityStore {
  /** False when the login is taken. */
  addUser(user: Omit<StoredUser, 'passwordVersion'>): Promise<boolean>;
  userById(id: string): Promise<StoredUser | null>;
  userByLogin(login: string): Promise<StoredUser | null>;
  /** Ids of users whose login holds the text, at most `limit`. */
  userIdsByLoginText(text: string, limit: number): Promise<string[]>;
  /**
   * Puts a hash in place of the one of this version and ends the user's sessions, in one step.
   * False when the password is another by now.
   */
  setPasswordHash(userId: string, passwordHash: string, version: number): Promise<boolean>;
  /** False when the password is no longer the one of this version. */
  addSession(session: StoredAuthSession, passwordVersion: number): Promise<boolean>;
  session(tokenHash: string): Promise<StoredAuthSession | null>;
  touchSession(tokenHash: string, usedAt: number): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  /** Removes sessions unused since `usedBefore` or begun before `createdBefore`. */
  removeSessions(usedBefore: number, createdBefore: number): Promise<void>;
  close(): Promise<void>;
}
