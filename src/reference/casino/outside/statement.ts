import * as v from 'valibot';
import type { BookedRound, RoundSide } from '../../../domain/casino/reconciling.ts';
import { stake } from '../../../kernel/numbers.ts';
import type { Database } from '../../data/database.ts';
import { stateOf } from './outside-rounds.ts';

const line = v.strictObject({
  round: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  staked: stake,
  paid: stake,
  state: v.picklist(['open', 'completed', 'cancelled']),
});

/** What a provider says, a round a line of JSON. Throws where a line is none, or says a round twice. */
export function readStatement(text: string): RoundSide[] {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  const seen = new Set<string>();
  return lines.map((one, index) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), line), one);
    if (!read.success) throw new Error(`line ${index + 1} is no round`);
    if (seen.has(read.output.round)) throw new Error(`line ${index + 1} says a round again`);
    seen.add(read.output.round);
    return read.output;
  });
}

const row = v.object({
  round: v.string(),
  iso: v.string(),
  staked: v.number(),
  paid: v.number(),
  opened_at: v.number(),
  closed_at: v.nullable(v.number()),
});

const ROUNDS = `
  SELECT round, iso, staked, paid, wallet_rounds.opened_at, wallet_rounds.closed_at
  FROM wallet_rounds JOIN accounts ON accounts.id = account_id
  WHERE provider = ? ORDER BY wallet_rounds.opened_at, round`;

/** The rounds of a provider as the books have them. */
export const bookedRounds = (database: Database, provider: string): BookedRound[] =>
  database.all(row, ROUNDS, provider).map(({ iso, opened_at, closed_at, ...round }) => ({
    ...round,
    currency: iso,
    openedAt: opened_at,
    state: stateOf(round.staked, closed_at),
  }));
