import * as v from 'valibot';
import type { CallReply } from '../../../calls/table.ts';
import type { Database } from '../../data/database.ts';
import { IS_OUTSIDE } from './outside-rounds.ts';

type Move = CallReply<'casinoOutsideRounds'>['items'][number]['transactions'][number];

/** How much of a round is told: its provider may have it move money as often as it likes. */
const MOST = 50;

const KINDS = { debit: 'staked', credit: 'paid', rollback: 'undone' } as const;

const row = v.object({
  tx: v.string(),
  call: v.picklist(['debit', 'credit', 'rollback']),
  amount: v.number(),
  balance: v.nullable(v.number()),
  at: v.number(),
});

/**
 * Only what was taken moved anything; a rollback moved what its debit was of. Calls that moved nothing are kept, too:
 * the index has none of them.
 */
const MOVES = `
  SELECT moves.tx, json_extract(moves.call, '$.call') AS call,
    json_extract(COALESCE(undone.call, moves.call), '$.amount') AS amount,
    json_extract(moves.reply, '$.balance') AS balance, moves.at
  FROM wallet_calls AS moves INDEXED BY wallet_calls_outside_moves
    LEFT JOIN wallet_calls AS undone
      ON undone.provider = moves.provider AND undone.tx = json_extract(moves.call, '$.of')
  WHERE moves.${IS_OUTSIDE} AND moves.provider = ? AND json_extract(moves.call, '$.round') = ?
    AND json_extract(moves.call, '$.call') IN ('debit', 'credit', 'rollback')
    AND json_extract(moves.reply, '$.status') = 'ok'
  ORDER BY moves.at DESC, moves.tx DESC LIMIT ${MOST}`;

/** Of one moment nothing tells what came first; a stake does, in what makes sense. */
const ORDER: readonly Move['kind'][] = ['staked', 'paid', 'undone'];

const byAge = (one: Move, other: Move): number =>
  one.at - other.at || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);

/** What moved for a round of another provider, oldest first. */
export const movesOf = (database: Database, provider: string, round: string): Move[] =>
  database
    .all(row, MOVES, provider, round)
    .map(
      ({ tx, call, amount, balance, at }): Move => ({
        ...{ tx, kind: KINDS[call], amount, at, balanceAfter: balance },
      }),
    )
    .reverse()
    .sort(byAge);
