import type { DatabaseSync } from 'node:sqlite';
import type { SecondStepStore, StoredSecondStep } from '../second-step-store.ts';
import { prepare } from './database.ts';
import type { GroupCommit } from './group-commit.ts';

function statements(db: DatabaseSync) {
  return {
    find: prepare<StoredSecondStep>(
      db,
      `select sealed_key as sealedKey, started_at as startedAt, enabled_at as enabledAt,
        last_step as lastStep from second_step where user_id = ?`,
    ),
    start: prepare(
      db,
      `insert into second_step (user_id, sealed_key, started_at) values (?, ?, ?)
        on conflict (user_id) do update set sealed_key = excluded.sealed_key,
          started_at = excluded.started_at where enabled_at is null`,
    ),
    enable: prepare(
      db,
      `update second_step set enabled_at = ?, last_step = ?
        where user_id = ? and sealed_key = ? and enabled_at is null`,
    ),
    addCode: prepare(db, 'insert into recovery_code (user_id, code_hash) values (?, ?)'),
    spendStep: prepare(
      db,
      `update second_step set last_step = ?
        where user_id = ? and last_step < ? and enabled_at is not null`,
    ),
    spendCode: prepare(db, 'delete from recovery_code where user_id = ? and code_hash = ?'),
    remove: prepare(db, 'delete from second_step where user_id = ?'),
    removeCodes: prepare(db, 'delete from recovery_code where user_id = ?'),
  };
}

/** Second steps in a SQLite database, whose writes are made in groups. */
export function sqliteSecondSteps(db: DatabaseSync, writes: GroupCommit): SecondStepStore {
  const sql = statements(db);
  return {
    async find(userId) {
      const row = sql.find.get(userId);
      return row ? { ...row } : null;
    },
    start: (userId, sealedKey, at) =>
      writes.write(() => sql.start.run(userId, sealedKey, at).changes === 1),
    enable: (userId, { sealedKey, at, step, recoveryHashes }) =>
      writes.write(() => {
        if (sql.enable.run(at, step, userId, sealedKey).changes !== 1) return false;
        sql.removeCodes.run(userId);
        for (const hash of recoveryHashes) sql.addCode.run(userId, hash);
        return true;
      }),
    spendStep: (userId, step) =>
      writes.write(() => sql.spendStep.run(step, userId, step).changes === 1),
    spendRecovery: (userId, hash) =>
      writes.write(() => sql.spendCode.run(userId, hash).changes === 1),
    remove: (userId) =>
      writes.write(() => {
        sql.remove.run(userId);
        sql.removeCodes.run(userId);
      }),
  };
}
