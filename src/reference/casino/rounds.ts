import * as v from 'valibot';
import type { GameFields } from '../../domain/casino/steps.ts';
import type { Database } from '../data/database.ts';

const fields = v.record(v.string(), v.unknown());
const json = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);

const roundRow = v.object({
  seq: v.number(),
  id: v.string(),
  user_id: v.string(),
  account_id: v.number(),
  iso: v.string(),
  game: v.string(),
  rules: v.string(),
  pair_id: v.nullable(v.number()),
  draw: v.nullable(v.number()),
  client_seed: v.string(),
  nonce: v.number(),
  bet: json(fields),
  steps: json(
    v.array(v.object({ at: v.number(), by: v.picklist(['player', 'rule']), action: fields })),
  ),
  staked: v.number(),
  payout: v.nullable(v.number()),
  status: v.picklist(['open', 'completed', 'cancelled']),
  started_at: v.number(),
  ended_at: v.nullable(v.number()),
  transactions: json(v.array(v.string())),
  profile: v.string(),
  balance_after: v.nullable(v.number()),
});

/** A round as the house keeps it. */
export type RoundRow = v.InferOutput<typeof roundRow>;
export type Step = RoundRow['steps'][number];

export interface Evidence {
  readonly sessionId: string;
  readonly seq: number;
}

export interface NewRound
  extends Pick<
    RoundRow,
    | 'id'
    | 'user_id'
    | 'account_id'
    | 'game'
    | 'rules'
    | 'pair_id'
    | 'draw'
    | 'client_seed'
    | 'nonce'
    | 'staked'
    | 'started_at'
    | 'transactions'
    | 'profile'
    | 'balance_after'
  > {
  readonly bet: GameFields;
  /** Where in a recording the press was, as the browser says. */
  readonly evidence: Evidence;
}

/** What of a round changes while it is open, and with its end. */
export type RoundChange = Pick<
  RoundRow,
  'steps' | 'staked' | 'payout' | 'status' | 'ended_at' | 'transactions' | 'balance_after'
>;

/** Rounds of the house's games. */
export interface Rounds {
  add(round: NewRound): void;
  /** A round of this player, or null. */
  find(userId: string, id: string): RoundRow | null;
  change(id: string, change: RoundChange): void;
  /** Whether a round that is not over was drawn from this pair; which one. */
  openOf(pairId: number): string | null;
  /** Personal rounds begun before a moment that are not over, oldest first. */
  leftSince(moment: number, most: number): RoundRow[];
  /** Personal rounds that are not over and were begun under none of these rules, oldest first. */
  unruled(inForce: readonly string[], most: number): RoundRow[];
  /** Rounds of a shared game that are not over, of draws up to a number. */
  openOnDraws(game: string, upTo: number, most: number): RoundRow[];
  /** How many bets a player has on a draw. */
  countOnDraw(userId: string, game: string, draw: number): number;
  /** Rounds of a player, newest first. */
  list(userId: string, search: RoundSearch): RoundRow[];
}

export interface RoundSearch {
  readonly game: string | null;
  readonly isOpen: boolean;
  /** Epoch milliseconds, both included. */
  readonly from: number;
  readonly to: number;
  /** Only those before this one. */
  readonly before: number;
  readonly most: number;
}

const SELECT = `
  SELECT casino_rounds.*, accounts.iso
  FROM casino_rounds JOIN accounts ON accounts.id = account_id`;
const countRow = v.object({ count: v.number() });
const idRow = v.object({ id: v.string() });

type Cell = string | number | null;
type Select = (rest: string, ...values: Cell[]) => RoundRow[];

/** How rounds are found. */
const finding = (select: Select, database: Database) =>
  ({
    find: (userId, id) =>
      select('WHERE user_id = ? AND casino_rounds.id = ?', userId, id)[0] ?? null,
    openOf(pairId) {
      const sql = `SELECT id FROM casino_rounds WHERE status = 'open' AND pair_id = ? LIMIT 1`;
      return database.first(idRow, sql, pairId)?.id ?? null;
    },
    leftSince: (moment, most) =>
      select(
        `WHERE status = 'open' AND draw IS NULL AND started_at <= ? ORDER BY seq LIMIT ?`,
        ...[moment, most],
      ),
    unruled: (inForce, most) =>
      select(
        `WHERE status = 'open' AND draw IS NULL AND rules NOT IN (${inForce.map(() => '?').join()})
         ORDER BY seq LIMIT ?`,
        ...[...inForce, most],
      ),
    openOnDraws: (game, upTo, most) =>
      select(
        `WHERE status = 'open' AND game = ? AND draw <= ? ORDER BY seq LIMIT ?`,
        ...[game, upTo, most],
      ),
    countOnDraw(userId, game, draw) {
      const sql = `
        SELECT COUNT(*) AS count FROM casino_rounds WHERE user_id = ? AND game = ? AND draw = ?`;
      return database.first(countRow, sql, userId, game, draw)?.count ?? 0;
    },
    list(userId, { game, isOpen, from, to, before, most }) {
      // Only what is asked for stands in the question: an index serves no condition that may be off.
      const ofGame = game === null ? '' : 'AND game = ?';
      const open = isOpen ? `AND status = 'open'` : '';
      return select(
        `WHERE user_id = ? AND seq < ? AND started_at BETWEEN ? AND ? ${ofGame} ${open}
         ORDER BY seq DESC LIMIT ?`,
        ...[userId, before, from, to, ...(game === null ? [] : [game]), most],
      );
    },
  }) satisfies Partial<Rounds>;

/** Rounds in a database. */
export function createRounds(database: Database): Rounds {
  const select: Select = (rest, ...values) =>
    database.all(roundRow, `${SELECT} ${rest}`, ...values);
  return {
    ...finding(select, database),
    add({ bet, transactions, evidence, ...round }) {
      const row = {
        ...round,
        bet: JSON.stringify(bet),
        transactions: JSON.stringify(transactions),
        evidence_session: evidence.sessionId,
        evidence_seq: evidence.seq,
      };
      const columns = Object.keys(row);
      const values = columns.map(() => '?');
      const sql = `INSERT INTO casino_rounds (${columns.join()}) VALUES (${values.join()})`;
      database.run(sql, ...Object.values(row));
    },
    change(id, { steps, transactions, ...rest }) {
      const row = {
        ...rest,
        steps: JSON.stringify(steps),
        transactions: JSON.stringify(transactions),
      };
      const sets = Object.keys(row).map((column) => `${column} = ?`);
      const sql = `UPDATE casino_rounds SET ${sets.join()} WHERE id = ? AND status = 'open'`;
      const { changes } = database.run(sql, ...Object.values(row), id);
      if (changes !== 1) throw new Error(`round ${id} is not open`);
    },
  };
}
