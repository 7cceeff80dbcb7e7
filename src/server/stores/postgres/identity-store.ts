import { loginKey } from '../../../domain/login-key.ts';
import type { IdentityStore, StoredAuthSession, StoredUser } from '../identity-store.ts';
import { databaseAddress, PATIENCE, type Patience } from './address.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';

const SCHEMA = 'replaybook_identity';

interface UserRow {
  readonly id: string;
  readonly login: string;
  readonly passwordHash: string;
  readonly passwordVersion: number;
  readonly roles: string;
  readonly profile: string;
}

const SELECT_USER = `
  select id, login, password_hash as "passwordHash", password_version as "passwordVersion", roles,
    profile
  from account`;

const ADD_USER = `
  insert into account (id, login, login_key, password_hash, roles, profile)
  values ($1, $2, $3, $4, $5, $6) on conflict (login_key) do nothing returning id`;

const SELECT_SESSION = `
  select token_hash as "tokenHash", user_id as "userId", created_at as "createdAt",
    used_at as "usedAt"
  from auth_session where token_hash = $1`;

const SET_PASSWORD = `
  update account set password_hash = $2, password_version = password_version + 1
  where id = $1 and password_version = $3 returning id`;

/** Waits for a change of the password that is under way: it then ends this session, or bars it. */
const ADD_SESSION = `
  insert into auth_session (token_hash, user_id, created_at, used_at)
  select $1, id, $3, $4 from account where id = $2 and password_version = $5 for share
  on conflict (token_hash) do nothing`;

function userOf(row: UserRow | undefined): StoredUser | null {
  if (row === undefined) return null;
  return { ...row, roles: JSON.parse(row.roles), profile: JSON.parse(row.profile) };
}

/** Accounts and sign-ins in a PostgreSQL database. */
export class PostgresIdentityStore implements IdentityStore {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  /** Connects and brings the schema to its newest version. */
  static async open(databaseUrl: string, patience: Patience = PATIENCE) {
    const database = new Database(databaseAddress(databaseUrl), SCHEMA, {
      connections: 4,
      patience,
    });
    try {
      await migrate(database, SCHEMA, 'identity');
      return new PostgresIdentityStore(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  addUser({ id, login, passwordHash, roles, profile }: Omit<StoredUser, 'passwordVersion'>) {
    const key = loginKey(login);
    return this.#database.transaction(async (sql, attempt) => {
      const texts = [JSON.stringify(roles), JSON.stringify(profile)];
      // An attempt whose answer was lost may have added the user.
      if (attempt > 1) {
        const own = 'select id from account where id = $1 and login_key = $2';
        if ((await sql.query(own, [id, key])).length > 0) return true;
      }
      return (await sql.query(ADD_USER, [id, login, key, passwordHash, ...texts])).length > 0;
    });
  }

  async userById(id: string) {
    const [row] = await this.#database.query<UserRow>(`${SELECT_USER} where id = $1`, [id]);
    return userOf(row);
  }

  async userByLogin(login: string) {
    const [row] = await this.#database.query<UserRow>(`${SELECT_USER} where login_key = $1`, [
      loginKey(login),
    ]);
    return userOf(row);
  }

  async userIdsByLoginText(text: string, limit: number) {
    const rows = await this.#database.query<{ id: string }>(
      'select id from account where strpos(login_key, $1) > 0 order by login_key limit $2',
      [loginKey(text), limit],
    );
    return rows.map((row) => row.id);
  }

  setPasswordHash(userId: string, passwordHash: string, version: number) {
    return this.#database.transaction(async (sql, attempt) => {
      const changed = await sql.query(SET_PASSWORD, [userId, passwordHash, version]);
      if (changed.length > 0) {
        await sql.query('delete from auth_session where user_id = $1', [userId]);
        return true;
      }
      // An attempt whose answer was lost may have set it: its hash is like no other.
      const own = 'select id from account where id = $1 and password_hash = $2';
      return attempt > 1 && (await sql.query(own, [userId, passwordHash])).length > 0;
    });
  }

  addSession({ tokenHash, userId, createdAt, usedAt }: StoredAuthSession, passwordVersion: number) {
    return this.#database.transaction(async (sql) => {
      const values = [tokenHash, userId, createdAt, usedAt, passwordVersion];
      await sql.query(ADD_SESSION, values);
      // Also there when an attempt whose answer was lost has added it.
      return (await sql.query(SELECT_SESSION, [tokenHash])).length > 0;
    });
  }

  async session(tokenHash: string) {
    const [row] = await this.#database.query<StoredAuthSession>(SELECT_SESSION, [tokenHash]);
    return row ?? null;
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

  async removeSessions(usedBefore: number, createdBefore: number) {
    await this.#database.query('delete from auth_session where used_at < $1 or created_at < $2', [
      ...[usedBefore, createdBefore],
    ]);
  }

  close() {
    return this.#database.close();
  }
}
