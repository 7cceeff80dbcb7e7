import type { EnabledSecondStep, SecondStepStore, StoredSecondStep } from '../second-step-store.ts';
import type { Database, Sql } from './database.ts';

const FIND = `
  select sealed_key as "sealedKey", started_at as "startedAt", enabled_at as "enabledAt",
    last_step as "lastStep"
  from second_step where user_id = $1`;

const START = `
  insert into second_step (user_id, sealed_key, started_at) values ($1, $2, $3)
  on conflict (user_id) do update set sealed_key = excluded.sealed_key,
    started_at = excluded.started_at where second_step.enabled_at is null
  returning user_id`;

const ENABLE = `
  update second_step set enabled_at = $3, last_step = $4
  where user_id = $1 and sealed_key = $2 and enabled_at is null returning user_id`;

const ADD_CODES = `
  insert into recovery_code (user_id, code_hash) select $1, unnest($2::text[])`;

const SPEND_STEP = `
  update second_step set last_step = $2
  where user_id = $1 and last_step < $2 and enabled_at is not null returning user_id`;

const SPEND_CODE =
  'delete from recovery_code where user_id = $1 and code_hash = $2 returning user_id';

async function enable(sql: Sql, userId: string, enabled: EnabledSecondStep): Promise<boolean> {
  const { sealedKey, at, step, recoveryHashes } = enabled;
  const changed = await sql.query(ENABLE, [userId, sealedKey, at, step]);
  if (changed.length === 0) return false;
  await sql.query('delete from recovery_code where user_id = $1', [userId]);
  await sql.query(ADD_CODES, [userId, recoveryHashes]);
  return true;
}

/** Second steps in a PostgreSQL database. */
export function postgresSecondSteps(database: Database): SecondStepStore {
  // A code whose answer was lost counts as spent: the next one is not far.
  const changes = async (text: string, values: readonly unknown[]) =>
    (await database.query(text, values)).length > 0;
  return {
    async find(userId) {
      const [row] = await database.query<StoredSecondStep>(FIND, [userId]);
      return row ?? null;
    },
    start: (userId, sealedKey, at) => changes(START, [userId, sealedKey, at]),
    enable: (userId, enabled) =>
      database.transaction(async (sql, attempt) => {
        if (await enable(sql, userId, enabled)) return true;
        // An attempt whose answer was lost may have enabled it: its key is like no other.
        const [row] = attempt > 1 ? await sql.query<StoredSecondStep>(FIND, [userId]) : [];
        return row?.sealedKey === enabled.sealedKey && row.enabledAt === enabled.at;
      }),
    spendStep: (userId, step) => changes(SPEND_STEP, [userId, step]),
    spendRecovery: (userId, hash) => changes(SPEND_CODE, [userId, hash]),
    remove: (userId) =>
      database.transaction(async (sql) => {
        await sql.query('delete from second_step where user_id = $1', [userId]);
        await sql.query('delete from recovery_code where user_id = $1', [userId]);
      }),
  };
}
