import type { DatabaseSync } from 'node:sqlite';
import { loginKey } from '../../../domain/login-key.ts';
import type { IdentityStore, StoredAuthSession, StoredUser } from '../identity-store.ts';
import { openDatabase, prepare } from './database.ts';
import { GroupCommit } from './group-commit.ts';

interface UserRow {
  readonly id: string;
  readonly login: string;
  readonly password_hash: string;
  readonly roles: string;
  readonly profile: string;
}

function userOf(row: UserRow | undefined): StoredUser | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    login: row.login,
    passwordHash: row.password_hash,
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
    password: prepare(db, 'update user set password_hash = ? where id = ?'),
    endAll: prepare(db, 'delete from auth_session where user_id = ?'),
    open: prepare(
      db,
      'insert into auth_session (token_hash, user_id, created_at, used_at) values (?, ?, ?, ?)',
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

  addUser({ id, login, passwordHash, roles, profile }: StoredUser) {
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

  setPasswordHash(userId: string, passwordHash: string) {
    return this.#writes.write(() => {
      this.#sql.password.run(passwordHash, userId);
      this.#sql.endAll.run(userId);
    });
  }

  addSession({ tokenHash, userId, createdAt, usedAt }: StoredAuthSession) {
    return this.#writes.write(() => {
      this.#sql.open.run(tokenHash, userId, createdAt, usedAt);
    });
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
