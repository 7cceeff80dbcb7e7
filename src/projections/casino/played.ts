import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** When the player played each game of other providers last, the latest first. */
export interface CasinoPlayedState extends Resource {
  games: NonNullable<CallReply<'casinoOutsideRounds'>['played']>;
}

const initial = (): CasinoPlayedState => ({ ...unloaded(), games: [] });

export const casinoPlayed = projection(
  'casinoPlayed',
  1,
  initial,
  compose<CasinoPlayedState>(
    ofPlayer(initial),
    resource({
      call: 'casinoOutsideRounds',
      of: (slice) => slice,
      // It comes with the newest rounds of all games.
      asks: (_, { query }) => query?.['cursor'] === undefined && query?.['game'] === undefined,
      take(slice, { played = [] }) {
        slice.games = [...played];
      },
    }),
  ),
);
