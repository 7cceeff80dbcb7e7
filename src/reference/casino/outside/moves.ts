import * as v from 'valibot';
import type { CallReply } from '../../../calls/table.ts';
import type { Database } from '../../data/database.ts';
import { IS_OUTSIDE } from './outside-rounds.ts';

type Move = CallReply<'casinoOutsideRounds'>['items'][number]['transactions'][number];

/** How much of a round is told: its provider may have it move money as often as it likes. */
const MOST = 50;

const row = v.object({
  tx: v.string(),
  call: v.picklist(['debit', 'credit']),
  amount: v.number(),
  balance: v.nullable(v.number()),
  is_undone: v.number(),
  at: v.number(),
});

/** Only what was taken moved anything; a debit that was taken back says so itself. */
const MOVES = `
  SELECT tx, json_extract(call, '$.call') AS call, json_extract(call, '$.amount') AS amount,
    json_extract(reply, '$.balance') AS balance, is_undone, at
  FROM wallet_calls
  WHERE ${IS_OUTSIDE} AND provider = ? AND json_extract(call, '$.round') = ?
    AND json_extract(call, '$.call') IN ('debit', 'credit') AND json_extract(reply, '$.status') = 'ok'
  ORDER BY at DESC, tx DESC LIMIT ${MOST}`;

/** What moved for a round of another provider, oldest first. */
export const movesOf = (database: Database, provider: string, round: string): Move[] =>
  database
    .all(row, MOVES, provider, round)
    .map(
      ({ tx, call, amount, balance, is_undone, at }): Move => ({
        ...{ tx, amount, at, balanceAfter: balance },
        kind: call === 'credit' ? 'paid' : is_undone === 1 ? 'undone' : 'staked',
      }),
    )
    .reverse();
