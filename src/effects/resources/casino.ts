import { FIRST_OUTSIDE } from '../../domain/casino/outside-number.ts';
import { usesOwnSeeds } from '../../domain/casino/own-seeds.ts';
import type { State } from '../../projections/state.ts';
import { isPage } from '../../routes/table.ts';
import { by, type Loading } from './loading.ts';

/** The currency in which stakes are; null for that of the house. */
export const payingIso = ({ accounts, activeId }: State['accounts']): string | null =>
  accounts.find(({ id }) => id === activeId)?.iso ?? null;

const paidIn = (accounts: State['accounts']) => {
  const currency = payingIso(accounts);
  return currency === null ? {} : { currency };
};

const TABLE_PAGES = [
  'slotsGame',
  'liveCasinoGame',
  'gameView',
  'lotto',
  'marble',
  'toto',
  'totoSub',
] as const;

/** Whether the page is a table, which one for points is by the game in its address. */
const isTable = ({ route, params }: State['route']): boolean =>
  isPage(route, ...TABLE_PAGES) || (isPage(route, 'bonusGames') && params['game'] !== undefined);

/** Of which game rounds are shown: of the open table's, or in lists of whichever was played last. */
function roundsOf({ casinoTable: { game }, route }: State): string | null {
  return game === null || !isTable(route) ? null : String(game);
}

/** What the casino's lists and tables show. */
export const casinoResources = {
  casinoGames: {
    of: ({ casinoGames }) => casinoGames,
    whose: 'anybody',
    // The bounds of who was there, of their currency and age, are none of a guest's.
    isStale: ({ casinoGames, route, session }) =>
      casinoGames.language !== route.language ||
      (session.userId === null && casinoGames.currency !== null),
    ask: by('casinoGames', ({ route, accounts }) => {
      return { query: { lng: route.language, ...paidIn(accounts) } };
    }),
  },
  casinoFavourites: {
    of: ({ casinoFavourites }) => casinoFavourites,
    whose: 'player',
    ask: by('casinoFavourites'),
  },
  casinoSeeds: {
    of: ({ casinoSeeds }) => casinoSeeds,
    whose: 'player',
    needed: ['casino.gameOpened', 'session.started'],
    isShown: ({ casinoTable: { game, isShared } }) => game !== null && usesOwnSeeds(game, isShared),
    ask: by('casinoSeeds'),
  },
  casinoRounds: {
    of: ({ casinoRounds }) => casinoRounds,
    whose: 'player',
    needed: ['casino.gameOpened', 'session.started', 'casino.roundSettled', 'casino.roundRefused'],
    isShown: ({ casinoTable, route }) => casinoTable.game !== null || !isTable(route),
    isStale: (state) => state.casinoRounds.isStale || state.casinoRounds.game !== roundsOf(state),
    ask: by('casinoRounds', (state) => {
      const game = roundsOf(state);
      return { query: game === null ? { each: '1' } : { game } };
    }),
  },
  casinoOutsideRounds: {
    of: ({ casinoOutsideRounds }) => casinoOutsideRounds,
    whose: 'player',
    isShown: ({ route: { params } }) => Number(params['gameId'] ?? FIRST_OUTSIDE) >= FIRST_OUTSIDE,
    // They are played elsewhere, and on other devices.
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: by('casinoOutsideRounds', ({ route: { params } }) => {
      const game = params['gameId'];
      return { query: game === undefined ? {} : { game } };
    }),
  },
  casinoDraws: {
    of: ({ casinoDraws }) => casinoDraws,
    whose: 'anybody',
    needed: ['casino.gameOpened'],
    isShown: ({ casinoTable }) => casinoTable.isShared,
    isAnew: true,
    // Coupons of toto are taken for the next draw once its matches have begun, which no feed tells.
    isOutdated: ({ route, casinoDraws: { current, ahead } }, at) =>
      isPage(route.route, 'toto', 'totoSub') &&
      at + ahead > (current?.closesAt ?? Number.POSITIVE_INFINITY),
    // What the feed told before it was opened, it tells nobody.
    stale: ['feed.opened', 'page.refreshPressed'],
    ask: by('casinoDraws', ({ casinoTable: { game } }) => ({ path: { game: String(game ?? 0) } })),
  },
  tournaments: {
    of: ({ tournaments }) => tournaments.all,
    whose: 'anybody',
    isAnew: true,
    stale: ['page.refreshPressed'],
    ask: by('tournaments', (state) => ({ query: paidIn(state.accounts) })),
  },
  tournament: {
    of: ({ tournaments }) => tournaments.one,
    whose: 'anybody',
    isAnew: true,
    stale: ['page.refreshPressed', 'tournament.joined'],
    // Others play as well.
    isOutdated: () => true,
    ask: by('tournament', (state) => ({
      path: { id: state.route.params['id'] ?? '' },
      query: paidIn(state.accounts),
    })),
  },
  tournamentsOwn: {
    of: ({ tournaments }) => tournaments.own,
    whose: 'player',
    isAnew: true,
    stale: ['page.refreshPressed', 'casino.roundSettled'],
    ask: by('tournamentsOwn'),
  },
  casinoDraw: {
    of: ({ casinoDraw }) => casinoDraw,
    whose: 'anybody',
    isShown: ({ route }) => route.params['lottoId'] !== undefined,
    isAnew: true,
    stale: ['casino.drawRevealed'],
    ask: by('casinoDraw', ({ route: { params } }) => ({
      path: { section: params['sectionName'] ?? '', draw: params['lottoId'] ?? '' },
    })),
  },
} as const satisfies Readonly<Record<string, Loading>>;
