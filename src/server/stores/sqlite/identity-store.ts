import type { DatabaseSync } from 'node:sqlite';
import { loginKey } from '../../../domain/login-key.ts';
import type { IdentityStore, StoredAuthSession, StoredUser } from '../identity-store.ts';
import { openDatabase, prepare } from './database.ts';
import { GroupCommit } from './group-commit.ts';

interface UserRow {
  readonly id: string;
  readonly login: string;
  readonly password_hash: string;
  readonly password_version: number;
  readonly roles: string;
  readonly profile: string;
}

function userOf(row: UserRow | undefined): StoredUser | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    login: row.login,
    passwordHash: row.password_hash,
    passwordVersion: row.password_version,
    roles: JSON.parse(row.roles),
    profile: JSON.parse(row.profile),
  };
}

function statements(db: DatabaseSync) {
  return {
    add: prepare(
      db,
      `insert into user (id, login, login_key, password_hash, roles, profile)
        values (?, ?, ?, ?, ?, ?) on conflict (login_key) do nothing`,
    ),
    byId: prepare<UserRow>(db, 'select * from user where id = ?'),
    byLogin: prepare<UserRow>(db, 'select * from user where login_key = ?'),
    byText: prepare<{ id: string }>(
      db,
      'select id from user where instr(login_key, ?) > 0 order by login_key limit ?',
    ),
    password: prepare(
      db,
      `update user set password_hash = ?, password_version = password_version + 1
        where id = ? and password_version = ?`,
    ),
    endAll: prepare(db, 'delete from auth_session where user_id = ?'),
    open: prepare(
      db,
      `insert into auth_session (token_hash, user_id, created_at, used_at)
        select ?, id, ?, ? from user where id = ? and password_version = ?`,
    ),
    session: prepare<StoredAuthSession>(
      db,
      `select token_hash as tokenHash, user_id as userId, created_at as createdAt,
        used_at as usedAt from auth_session where token_hash = ?`,
    ),
    touch: prepare(db, 'update auth_session set used_at = max(used_at, ?) where token_hash = ?'),
    end: prepare(db, 'delete from auth_session where token_hash = ?'),
    sweep: prepare(db, 'delete from auth_session where used_at < ? or created_at < ?'),
  };
}

/** Accounts and sign-ins in one SQLite database. */
export class SqliteIdentityStore implements IdentityStore {
  readonly #db: DatabaseSync;
  readonly #sql: ReturnType<typeof statements>;
  readonly #writes: GroupCommit;

  /** Opens the database file, or one in memory for `:memory:`. */
  constructor(location: string) {
    this.#db = openDatabase(location, 'identity');
    this.#sql = statements(this.#db);
    this.#writes = new GroupCommit(this.#db);
  }

  addUser({ id, login, passwordHash, roles, profile }: Omit<StoredUser, 'passwordVersion'>) {
    const values = [id, login, loginKey(login), passwordHash, JSON.stringify(roles)] as const;
    return this.#writes.write(
      () => this.#sql.add.run(...values, JSON.stringify(profile)).changes === 1,
    );
  }

  async userById(id: string) {
    return userOf(this.#sql.byId.get(id));
  }

  async userByLogin(login: string) {
    return userOf(this.#sql.byLogin.get(loginKey(login)));
  }

  async userIdsByLoginText(text: string, limit: number) {
    return this.#sql.byText.all(loginKey(text), limit).map((row) => row.id);
  }

  setPasswordHash(userId: string, passwordHash: string, version: number) {
    return this.#writes.write(() => {
      const isSet = this.#sql.password.run(passwordHash, userId, version).changes === 1;
      if (isSet) this.#sql.endAll.run(userId);
      return isSet;
    });
  }

  addSession(session: StoredAuthSession, passwordVersion: number) {
    const { tokenHash, userId, createdAt, usedAt } = session;
    return this.#writes.write(
      () => this.#sql.open.run(tokenHash, createdAt, usedAt, userId, passwordVersion).changes === 1,
    );
  }

  async session(tokenHash: string) {
    const row = this.#sql.session.get(tokenHash);
    return row ? { ...row } : null;
  }

  touchSession(tokenHash: string, usedAt: number) {
    return this.#writes.write(() => {
      this.#sql.touch.run(usedAt, tokenHash);
    });
  }

  removeSession(tokenHash: string) {
    return this.#writes.write(() => {
      this.#sql.end.run(tokenHash);
    });
  }

  removeSessions(usedBefore: number, createdBefore: number) {
    return this.#writes.write(() => {
      this.#sql.sweep.run(usedBefore, createdBefore);
    });
  }

  async close() {
    if (!this.#db.isOpen) return;
    this.#writes.close();
    this.#db.close();
  }
}
