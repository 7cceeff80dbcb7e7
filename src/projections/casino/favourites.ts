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
   * Whether this browser keeps a guest's, by what the log tells: storage itself may have changed before this
   * tab was told.
   */
  isGuestKept: boolean;
  isGuest: boolean;
}

type Known = Omit<CasinoFavouritesState, 'isGuestKept' | 'isGuest'>;

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
  (): CasinoFavouritesState => ({ ...blank(), isGuestKept: false, isGuest: true }),
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
          slice.isGuestKept = false;
        },
      },
      on: {
        'app.started'(slice, { local }) {
          slice.games = readAmong(local, STORED.favouriteGames) ?? [];
          slice.isGuestKept = slice.games.length > 0;
        },
        'app.storageChanged'(slice, { name, value }) {
          if (name !== STORED.favouriteGames.name) return;
          const games = readText(STORED.favouriteGames, value) ?? [];
          slice.isGuestKept = games.length > 0;
          if (slice.isGuest) slice.games = games;
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
          Object.assign(slice, blank(), { isGuest: true });
        },
        'casino.favouriteToggled'(slice, { game, on }) {
          slice.games = toggled(slice.games, game, on);
          if (slice.isGuest) slice.isGuestKept = slice.games.length > 0;
          if (slice.status !== 'ready') slice.joining = toggled(slice.joining, game, on);
        },
      },
    },
  ),
);
