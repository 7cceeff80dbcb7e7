import * as v from 'valibot';
import type { Database } from '../../data/database.ts';
import type { DepositOrder, PaymentOrder } from '../provider.ts';

/** How the notices of a payment go, as whoever tries it out chose. */
export const NOTICE_WAYS = ['at-once', 'late', 'twice', 'never'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

const STATES = [
  /** The player is at the page, or at its second step. */
  'open',
  'code',
  'pending',
  'succeeded',
  'refused',
  'cancelled',
  'expired',
  'charged-back',
] as const;

/** Of which the site is told. */
const REPORTED = [
  'pending',
  'succeeded',
  'refused',
  'cancelled',
  'expired',
  'charged-back',
] as const;

const row = v.object({
  payment: v.string(),
  direction: v.picklist(['in', 'out']),
  state: v.picklist(STATES),
  method: v.string(),
  amount: v.number(),
  iso: v.string(),
  return_to: v.string(),
  notice: v.picklist(NOTICE_WAYS),
  wrong_codes: v.number(),
  created_at: v.number(),
  decided_at: v.nullable(v.number()),
});

const noticeRow = v.object({
  id: v.string(),
  payment: v.string(),
  state: v.picklist(REPORTED),
  tries: v.number(),
});

/** A payment as the sandbox keeps it. */
export type SandboxRow = v.InferOutput<typeof row>;
export type SandboxNotice = v.InferOutput<typeof noticeRow>;

const ADD = `
  INSERT INTO sandbox_payments
    (payment, direction, state, method, amount, iso, return_to, created_at, decided_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

const DUE = `
  SELECT * FROM sandbox_payments
  WHERE (state = 'pending' AND decided_at <= ?1)
    OR (state IN ('open', 'code') AND created_at <= IIF(method = 'cash', ?3, ?2))`;

/** What the sandbox keeps. */
export interface SandboxStore {
  find(payment: string): SandboxRow | null;
  addDeposit(order: DepositOrder, now: number): void;
  addPayout(order: PaymentOrder, now: number, decidedAt: number): void;
  set(payment: string, state: SandboxRow['state'], decidedAt?: number | null): void;
  setNotice(payment: string, way: NoticeWay): void;
  wrongCode(payment: string): void;
  /** What time decides by now: pending ones, and those that nobody paid since. */
  due(now: number, opened: { readonly page: number; readonly desk: number }): SandboxRow[];
  addNotice(id: string, { payment, state }: SandboxRow, dueAt: number): void;
  dueNotices(now: number): SandboxNotice[];
  notice(id: string): SandboxNotice | null;
  putOff(id: string, until: number): void;
  dropNotice(id: string): void;
}

function noticing(database: Database) {
  return {
    addNotice: (id, { payment, state }, dueAt) =>
      void database.run(
        'INSERT INTO sandbox_notices (id, payment, state, due_at) VALUES (?, ?, ?, ?)',
        ...[id, payment, state, dueAt],
      ),
    dueNotices: (now) =>
      database.all(
        noticeRow,
        'SELECT * FROM sandbox_notices WHERE due_at <= ? ORDER BY due_at LIMIT 20',
        now,
      ),
    notice: (id) => database.first(noticeRow, 'SELECT * FROM sandbox_notices WHERE id = ?', id),
    putOff: (id, until) =>
      void database.run(
        'UPDATE sandbox_notices SET tries = tries + 1, due_at = ? WHERE id = ?',
        until,
        id,
      ),
    dropNotice: (id) => void database.run('DELETE FROM sandbox_notices WHERE id = ?', id),
  } satisfies Partial<SandboxStore>;
}

/** Puts the store together. */
export function createSandboxStore(database: Database): SandboxStore {
  const update = (assignment: string, ...values: (string | number | null)[]) =>
    void database.run(`UPDATE sandbox_payments SET ${assignment} WHERE payment = ?`, ...values);
  return {
    find: (payment) =>
      database.first(row, 'SELECT * FROM sandbox_payments WHERE payment = ?', payment),
    addDeposit: ({ payment, method, amount, iso, site }, now) =>
      void database.run(ADD, payment, 'in', 'open', method, amount, iso, site, now, null),
    addPayout: ({ payment, method, amount, iso }, now, decidedAt) =>
      void database.run(ADD, payment, 'out', 'pending', method, amount, iso, '', now, decidedAt),
    set: (payment, state, decidedAt = null) =>
      update('state = ?, decided_at = ?', state, decidedAt, payment),
    setNotice: (payment, way) => update('notice = ?', way, payment),
    wrongCode: (payment) => update('wrong_codes = wrong_codes + 1', payment),
    due: (now, { page, desk }) => database.all(row, DUE, now, page, desk),
    ...noticing(database),
  };
}
