import type { BarredSports } from '../../domain/line/barred-sports.ts';
import type { Climate } from '../conditions.ts';

/** What a player may not bet on, as the conditions say of them. */
export function barredSportsOf(
  { climate }: { readonly climate: Pick<Climate, 'now'> },
  userId: string,
): BarredSports {
  const { disallow_line_sport = [], disallow_live_sport = [] } =
    climate.now().players[userId] ?? {};
  return { disallow_line_sport, disallow_live_sport };
}
