import { STORED } from '../../events/stored-values.ts';
import { readAmong, readText } from '../../kernel/stored-value.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** The most that a player, or a browser, keeps. */
const MOST = 100;

/** The player's favourite games, or those of a guest in this browser; the newest first. */
export interface CasinoFavouritesState extends Resource {
  games: number[];
  /**
   * Those of the guest who signed in, and those that were liked since, until they are among the
   * player's.
   */
  joining: number[];
  /**
   * What this browser keeps of a guest, by what the log tells: storage itself may have changed before this
   * tab was told.
   */
  kept: number[];
  isGuest: boolean;
}

type Known = Omit<CasinoFavouritesState, 'kept' | 'isGuest'>;

const blank = (): Known => ({ ...unloaded(), games: [], joining: [] });

const both = (first: readonly number[], second: readonly number[]): number[] =>
  [...new Set([...first, ...second])].slice(0, MOST);

function toggled(games: readonly number[], game: number, on: boolean): number[] {
  const others = games.filter((one) => one !== game);
  return on ? both([game], others) : others;
}

export const casinoFavourites = projection(
  'casinoFavourites',
  2,
  (): CasinoFavouritesState => ({ ...blank(), kept: [], isGuest: true }),
  compose<CasinoFavouritesState>(
    resource({
      call: 'casinoFavourites',
      of: (slice) => slice,
      take(slice, { games }) {
        slice.games = both(games, slice.joining);
        slice.joining = [];
      },
    }),
    {
      requests: {
        casinoFavouritesSave(slice) {
          slice.kept = [];
        },
      },
      on: {
        'app.started'(slice, { local }) {
          slice.kept = readAmong(local, STORED.favouriteGames) ?? [];
          slice.games = [...slice.kept];
        },
        'app.storageChanged'(slice, { name, value }) {
          if (name !== STORED.favouriteGames.name) return;
          slice.kept = readText(STORED.favouriteGames, value) ?? [];
          if (slice.isGuest) slice.games = [...slice.kept];
        },
        'session.started'(slice) {
          const { games, status } = slice;
          // What was loaded was a player's, who is gone.
          Object.assign(slice, blank(), {
            joining: status === 'empty' ? games : [],
            isGuest: false,
          });
        },
        'session.ended'(slice) {
          Object.assign(slice, blank(), { isGuest: true, games: [...slice.kept] });
        },
        'casino.favouriteToggled'(slice, { game, on }) {
          slice.games = toggled(slice.games, game, on);
          if (slice.isGuest) slice.kept = [...slice.games];
          if (slice.status !== 'ready') slice.joining = toggled(slice.joining, game, on);
        },
      },
    },
  ),
);
