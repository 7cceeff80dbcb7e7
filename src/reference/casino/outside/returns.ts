import * as v from 'valibot';
import { claimVerdict } from '../../../domain/casino/measuring.ts';
import type { Database } from '../../data/database.ts';
import { DAY, HOUR } from '../../policy.ts';
import { warningDaily } from '../books/daily-warning.ts';
import type { GameReturns } from '../returns.ts';
import type { OutsideProvider } from './config.ts';
import { IS_OUTSIDE } from './outside-rounds.ts';

const sumsRow = v.object({
  iso: v.string(),
  rounds: v.number(),
  staked: v.number(),
  returned: v.number(),
  squares: v.number(),
  highest: v.number(),
});

/** Without being told, the database would look at all rounds of the provider for each of its games. */
const SUMS = `
  SELECT iso, COUNT(*) AS rounds, SUM(staked) AS staked, SUM(paid) AS returned,
    SUM(1.0 * staked * staked) AS squares, MAX(staked) AS highest
  FROM wallet_rounds INDEXED BY wallet_rounds_outside JOIN accounts ON accounts.id = account_id
  WHERE ${IS_OUTSIDE} AND provider = ? AND game = ? AND wallet_rounds.closed_at IS NOT NULL AND staked > 0
  GROUP BY iso ORDER BY iso`;

/** What games of others returned by the books, beside what their configuration says that they return. */
export const outsideReturns = (
  database: Database,
  providers: readonly OutsideProvider[],
): GameReturns[] =>
  providers.flatMap(({ slug, games }) =>
    games.flatMap((game) => {
      const name = `${slug}/${game.id}`;
      return database.all(sumsRow, SUMS, slug, name).map(({ iso, ...sums }) => ({
        ...{ game: name, currency: iso, rtp: { least: game.rtp, most: game.rtp } },
        ...{ rounds: sums.rounds, staked: sums.staked, returned: sums.returned },
        ...claimVerdict(game, sums),
      }));
    }),
  );

const leftRow = v.object({ provider: v.string(), count: v.number() });
const LEFT = `
  SELECT provider, COUNT(*) AS count FROM wallet_rounds
  WHERE ${IS_OUTSIDE} AND closed_at IS NULL AND opened_at < ? GROUP BY provider`;

export interface WatchOptions {
  readonly database: Database;
  readonly offered: () => readonly OutsideProvider[];
  readonly warn: (text: string) => void;
}

/**
 * Looks once an hour at what the books say of games of others, and warns once a day of each thing that a person
 * has to look at: returns beyond chance, and rounds that their provider left open for a day.
 */
export function watchOutside({ database, offered, warn }: WatchOptions): (now: number) => void {
  const tell = warningDaily(warn);
  let next = 0;
  return (now) => {
    if (now < next) return;
    next = now + HOUR;
    for (const { game, currency, alarm } of outsideReturns(database, offered())) {
      const what = `returns of ${game} ${currency}`;
      if (alarm !== null) tell(`${what} ${alarm}`, `${what}: ${alarm} than chance reaches`, now);
    }
    for (const { provider, count } of database.all(leftRow, LEFT, now - DAY)) {
      tell(`left ${provider}`, `${provider} left ${count} rounds open for a day`, now);
    }
  };
}
