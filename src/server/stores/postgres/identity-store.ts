import { loginKey } from '../../../domain/auth/login-key.ts';
import type {
  AddedUser,
  IdentityStore,
  NewPassword,
  StoredAuthSession,
  StoredUser,
} from '../identity-store.ts';
import type { SecondStepStore } from '../second-step-store.ts';
import { databaseAddress, TIMEOUTS, type Timeouts } from './address.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { postgresSecondSteps } from './second-steps.ts';

const SCHEMA = 'replaybook_identity';

interface UserRow {
  readonly id: string;
  readonly login: string;
  readonly passwordHash: string;
  readonly passwordVersion: number;
  readonly passwordExpiresAt: number | null;
  readonly disabledAt: number | null;
  readonly roles: string;
  readonly profile: string;
}

const SELECT_USER = `
  select id, login, password_hash as "passwordHash", password_version as "passwordVersion",
    password_expires_at as "passwordExpiresAt", disabled_at as "disabledAt", roles, profile
  from account`;

const ADD_USER = `
  insert into account (id, login, login_key, password_hash, password_expires_at, roles, profile)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (login_key) do nothing returning id`;

const SELECT_SESSION = `
  select token_hash as "tokenHash", user_id as "userId", created_at as "createdAt",
    used_at as "usedAt", device
  from auth_session`;

const SESSION = `${SELECT_SESSION} where token_hash = $1`;

const SET_PASSWORD = `
  update account set password_hash = $2, password_expires_at = $3,
    password_version = password_version + 1
  where id = $1 and password_version = $4 returning id`;

/** Waits for a change of the account that is under way: it then ends this session, or bars it. */
const ADD_SESSION = `
  insert into auth_session (token_hash, user_id, created_at, used_at, device)
  select $1, id, $3, $4, $5 from account
  where id = $2 and password_version = $6 and password_expires_at is null and disabled_at is null
  for share
  on conflict (token_hash) do nothing`;

function userOf(row: UserRow): StoredUser {
  return { ...row, roles: JSON.parse(row.roles), profile: JSON.parse(row.profile) };
}

/** Accounts and sign-ins in a PostgreSQL database. */
export class PostgresIdentityStore implements IdentityStore {
  readonly secondSteps: SecondStepStore;
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
    this.secondSteps = postgresSecondSteps(database);
  }

  /** Connects and brings the schema to its newest version. */
  static async open(databaseUrl: string, timeouts: Timeouts = TIMEOUTS) {
    const database = new Database(databaseAddress(databaseUrl), SCHEMA, {
      connections: 4,
      timeouts,
    });
    try {
      await migrate(database, SCHEMA, 'identity');
      return new PostgresIdentityStore(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  addUser({ id, login, passwordHash, passwordExpiresAt, roles, profile }: AddedUser) {
    const key = loginKey(login);
    return this.#database.transaction(async (sql, attempt) => {
      const texts = [JSON.stringify(roles), JSON.stringify(profile)];
      // An attempt whose answer was lost may have added the user.
      if (attempt > 1) {
        const own = 'select id from account where id = $1 and login_key = $2';
        if ((await sql.query(own, [id, key])).length > 0) return true;
      }
      const values = [id, login, key, passwordHash, passwordExpiresAt, ...texts];
      return (await sql.query(ADD_USER, values)).length > 0;
    });
  }

  async userById(id: string) {
    const [row] = await this.#database.query<UserRow>(`${SELECT_USER} where id = $1`, [id]);
    return row ? userOf(row) : null;
  }

  async userByLogin(login: string) {
    const [row] = await this.#database.query<UserRow>(`${SELECT_USER} where login_key = $1`, [
      loginKey(login),
    ]);
    return row ? userOf(row) : null;
  }

  async userIdsByLoginText(text: string, limit: number) {
    const rows = await this.#database.query<{ id: string }>(
      'select id from account where strpos(login_key, $1) > 0 order by login_key limit $2',
      [loginKey(text), limit],
    );
    return rows.map((row) => row.id);
  }

  async staff() {
    const rows = await this.#database.query<UserRow>(
      `${SELECT_USER} where roles <> '["player"]' order by login_key`,
    );
    return rows.map(userOf);
  }

  setPassword(userId: string, { hash, expiresAt }: NewPassword, version: number) {
    return this.#database.transaction(async (sql, attempt) => {
      const changed = await sql.query(SET_PASSWORD, [userId, hash, expiresAt, version]);
      if (changed.length > 0) {
        await sql.query('delete from auth_session where user_id = $1', [userId]);
        return true;
      }
      // An attempt whose answer was lost may have set it: its hash is like no other.
      const own = 'select id from account where id = $1 and password_hash = $2';
      return attempt > 1 && (await sql.query(own, [userId, hash])).length > 0;
    });
  }

  setDisabled(userId: string, at: number | null) {
    return this.#database.transaction(async (sql) => {
      await sql.query('update account set disabled_at = $2 where id = $1', [userId, at]);
      if (at !== null) await sql.query('delete from auth_session where user_id = $1', [userId]);
    });
  }

  addSession(session: StoredAuthSession, passwordVersion: number) {
    const { tokenHash, userId, createdAt, usedAt, device } = session;
    return this.#database.transaction(async (sql) => {
      const values = [tokenHash, userId, createdAt, usedAt, device, passwordVersion];
      await sql.query(ADD_SESSION, values);
      // Also there when an attempt whose answer was lost has added it.
      return (await sql.query(SESSION, [tokenHash])).length > 0;
    });
  }

  async session(tokenHash: string) {
    const [row] = await this.#database.query<StoredAuthSession>(SESSION, [tokenHash]);
    return row ?? null;
  }

  sessionsOf(userId: string) {
    return this.#database.query<StoredAuthSession>(
      `${SELECT_SESSION} where user_id = $1 order by used_at desc, token_hash`,
      [userId],
    );
  }

  async touchSession(tokenHash: string, usedAt: number) {
    await this.#database.query(
      'update auth_session set used_at = greatest(used_at, $2) where token_hash = $1',
      [tokenHash, usedAt],
    );
  }

  async removeSession(tokenHash: string) {
    await this.#database.query('delete from auth_session where token_hash = $1', [tokenHash]);
  }

  async removeOtherSessions(userId: string, tokenHash: string) {
    await this.#database.query('delete from auth_session where user_id = $1 and token_hash <> $2', [
      userId,
      tokenHash,
    ]);
  }

  async removeSessions(usedBefore: number, createdBefore: number) {
    await this.#database.query('delete from auth_session where used_at < $1 or created_at < $2', [
      ...[usedBefore, createdBefore],
    ]);
  }

  close() {
    return this.#database.close();
  }
}
