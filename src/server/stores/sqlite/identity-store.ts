import type { DatabaseSync } from 'node:sqlite';
import { loginKey } from '../../../domain/auth/login-key.ts';
import type {
  AddedUser,
  IdentityStore,
  NewPassword,
  StoredAuthSession,
  StoredUser,
} from '../identity-store.ts';
import type { SecondStepStore } from '../second-step-store.ts';
import { openDatabase, prepare } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { sqliteSecondSteps } from './second-steps.ts';

interface UserRow {
  readonly id: string;
  readonly login: string;
  readonly password_hash: string;
  readonly password_version: number;
  readonly password_expires_at: number | null;
  readonly disabled_at: number | null;
  readonly roles: string;
  readonly profile: string;
}

function userOf(row: UserRow): StoredUser {
  return {
    id: row.id,
    login: row.login,
    passwordHash: row.password_hash,
    passwordVersion: row.password_version,
    passwordExpiresAt: row.password_expires_at,
    disabledAt: row.disabled_at,
    roles: JSON.parse(row.roles),
    profile: JSON.parse(row.profile),
  };
}

const SELECT_SESSION = `select token_hash as tokenHash, user_id as userId, created_at as createdAt,
  used_at as usedAt, device from auth_session`;

function statements(db: DatabaseSync) {
  return {
    add: prepare(
      db,
      `insert into user (id, login, login_key, password_hash, roles, profile, password_expires_at)
        values (?, ?, ?, ?, ?, ?, ?) on conflict (login_key) do nothing`,
    ),
    byId: prepare<UserRow>(db, 'select * from user where id = ?'),
    byLogin: prepare<UserRow>(db, 'select * from user where login_key = ?'),
    byText: prepare<{ id: string }>(
      db,
      'select id from user where instr(login_key, ?) > 0 order by login_key limit ?',
    ),
    staff: prepare<UserRow>(
      db,
      `select * from user where roles <> '["player"]' order by login_key`,
    ),
    password: prepare(
      db,
      `update user set password_hash = ?, password_expires_at = ?,
        password_version = password_version + 1 where id = ? and password_version = ?`,
    ),
    disable: prepare(db, 'update user set disabled_at = ? where id = ?'),
    endAll: prepare(db, 'delete from auth_session where user_id = ?'),
    open: prepare(
      db,
      `insert into auth_session (token_hash, user_id, created_at, used_at, device)
        select ?, id, ?, ?, ? from user where id = ? and password_version = ?
          and password_expires_at is null and disabled_at is null`,
    ),
    session: prepare<StoredAuthSession>(db, `${SELECT_SESSION} where token_hash = ?`),
    sessions: prepare<StoredAuthSession>(
      db,
      `${SELECT_SESSION} where user_id = ? order by used_at desc, token_hash`,
    ),
    touch: prepare(db, 'update auth_session set used_at = max(used_at, ?) where token_hash = ?'),
    end: prepare(db, 'delete from auth_session where token_hash = ?'),
    endOthers: prepare(db, 'delete from auth_session where user_id = ? and token_hash <> ?'),
    sweep: prepare(db, 'delete from auth_session where used_at < ? or created_at < ?'),
  };
}

/** Accounts and sign-ins in one SQLite database. */
export class SqliteIdentityStore implements IdentityStore {
  readonly secondSteps: SecondStepStore;
  readonly #db: DatabaseSync;
  readonly #sql: ReturnType<typeof statements>;
  readonly #writes: GroupCommit;

  /** Opens the database file, or one in memory for `:memory:`. */
  constructor(location: string) {
    this.#db = openDatabase(location, 'identity');
    this.#sql = statements(this.#db);
    this.#writes = new GroupCommit(this.#db);
    this.secondSteps = sqliteSecondSteps(this.#db, this.#writes);
  }

  addUser({ id, login, passwordHash, passwordExpiresAt, roles, profile }: AddedUser) {
    const key = loginKey(login);
    const texts = [JSON.stringify(roles), JSON.stringify(profile)] as const;
    return this.#writes.write(
      () =>
        this.#sql.add.run(id, login, key, passwordHash, ...texts, passwordExpiresAt).changes === 1,
    );
  }

  async userById(id: string) {
    const row = this.#sql.byId.get(id);
    return row ? userOf(row) : null;
  }

  async userByLogin(login: string) {
    const row = this.#sql.byLogin.get(loginKey(login));
    return row ? userOf(row) : null;
  }

  async userIdsByLoginText(text: string, limit: number) {
    return this.#sql.byText.all(loginKey(text), limit).map((row) => row.id);
  }

  async staff() {
    return this.#sql.staff.all().map(userOf);
  }

  setPassword(userId: string, { hash, expiresAt }: NewPassword, version: number) {
    return this.#writes.write(() => {
      const isSet = this.#sql.password.run(hash, expiresAt, userId, version).changes === 1;
      if (isSet) this.#sql.endAll.run(userId);
      return isSet;
    });
  }

  setDisabled(userId: string, at: number | null) {
    return this.#writes.write(() => {
      this.#sql.disable.run(at, userId);
      if (at !== null) this.#sql.endAll.run(userId);
    });
  }

  addSession(session: StoredAuthSession, passwordVersion: number) {
    const { tokenHash, userId, createdAt, usedAt, device } = session;
    const values = [tokenHash, createdAt, usedAt, device, userId, passwordVersion] as const;
    return this.#writes.write(() => this.#sql.open.run(...values).changes === 1);
  }

  async session(tokenHash: string) {
    const row = this.#sql.session.get(tokenHash);
    return row ? { ...row } : null;
  }

  async sessionsOf(userId: string) {
    return this.#sql.sessions.all(userId).map((row) => ({ ...row }));
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

  removeOtherSessions(userId: string, tokenHash: string) {
    return this.#writes.write(() => {
      this.#sql.endOthers.run(userId, tokenHash);
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
