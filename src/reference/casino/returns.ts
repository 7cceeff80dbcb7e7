import * as v from 'valibot';
import {
  NO_RETURNS,
  type Returns,
  type Verdict,
  verdictOf,
  withRound,
} from '../../domain/casino/measuring.ts';
import type { GameFields } from '../../domain/casino/steps.ts';
import type { Database } from '../data/database.ts';
import { gameNamed, houseGames } from './games.ts';

/** What a game has returned in a currency, beside what it is proved to. */
export interface GameReturns extends Verdict {
  readonly game: string;
  readonly currency: string;
  /** Proved, "num/den". */
  readonly rtp: { readonly least: string; readonly most: string };
  readonly rounds: number;
  readonly staked: number;
  readonly returned: number;
}

/** What the house's games return, round by round. */
export interface ReturnsStore {
  /** Counts rounds that are over, at most so many; gives back how many. */
  count(most: number): number;
  /** Of the rules that games have now, in the order in which games are offered. */
  list(): GameReturns[];
}

const overRow = v.object({
  seq: v.number(),
  game: v.string(),
  rules: v.string(),
  iso: v.string(),
  bet: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  staked: v.number(),
  payout: v.number(),
});
type Over = v.InferOutput<typeof overRow>;

const OVER = `
  SELECT casino_rounds.seq, game, rules, iso, bet, staked, payout
  FROM rounds_to_count JOIN casino_rounds USING (seq) JOIN accounts ON accounts.id = account_id
  ORDER BY casino_rounds.seq LIMIT ?`;

const sums = {
  rounds: v.number(),
  staked: v.number(),
  returned: v.number(),
  variance: v.number(),
  largest: v.number(),
  highest: v.number(),
};
const sumsRow = v.object(sums);
const listRow = v.object({ iso: v.string(), ...sums });

const SUMS = `
  SELECT rounds, staked, returned, variance, largest, highest FROM game_returns
  WHERE game = ? AND rules = ? AND iso = ?`;
const LIST = 'SELECT * FROM game_returns WHERE game = ? AND rules = ? ORDER BY iso';
const KEEP = `
  INSERT OR REPLACE INTO game_returns
    (game, rules, iso, rounds, staked, returned, variance, largest, highest)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** The sums with a round; as they were where the house has its game, or its rules, no more. */
function counted(before: Returns, { game, rules, bet, staked, payout }: Over): Returns {
  const found = gameNamed(game);
  if (!found || found.rulesVersion !== rules) return before;
  const { engine, name } = found;
  const placed: GameFields = bet;
  return withRound(before, found, {
    ...{ game: name, staked, payout },
    firstStake: engine.stakedOn(placed),
    largestMultiplier: engine.largestMultiplier(placed),
  });
}

/** Returns in a database. */
export function createReturns(database: Database): ReturnsStore {
  const add = (round: Over): void => {
    const of = [round.game, round.rules, round.iso];
    const { rounds, staked, returned, variance, largest, highest } = counted(
      database.first(sumsRow, SUMS, ...of) ?? NO_RETURNS,
      round,
    );
    database.run(KEEP, ...of, rounds, staked, returned, variance, largest, highest);
    database.run('DELETE FROM rounds_to_count WHERE seq = ?', round.seq);
  };
  return {
    count: (most) =>
      database.transaction(() => {
        const over = database.all(overRow, OVER, most);
        for (const round of over) add(round);
        return over.length;
      }),
    list: () =>
      houseGames.flatMap((game) =>
        database.all(listRow, LIST, game.name, game.rulesVersion).map(({ iso, ...of }) => ({
          ...{ game: game.name, currency: iso, rtp: game.rtp },
          ...{ rounds: of.rounds, staked: of.staked, returned: of.returned },
          ...verdictOf(game.name, game, of),
        })),
      ),
  };
}
