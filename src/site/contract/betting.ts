import type { CallReply } from '../../calls/table.ts';
import { WHOLE_HISTORY } from '../../domain/bets/history.ts';
import { type BarredSports, isBarred } from '../../domain/line/barred-sports.ts';
import type { FavouriteList } from '../../domain/line/favourites.ts';
import { viewKey } from '../../domain/site/view-key.ts';
import type { Champ, Game as LineGame, Sport as LineSport } from '../../events/line.ts';
import type { BetsState } from '../../projections/bets/bets.ts';
import { champOf, gameOf, marketIdsOf, marketOf, sportOf } from '../../projections/line/find.ts';
import type { LineMarket, LineView } from '../../projections/line/state.ts';
import type { State } from '../../projections/state.ts';
import type { LinePart } from '../../routes/line-part.ts';
import { linePartsOf } from '../../routes/line-parts.ts';
import { area, type DeepReadonly } from './area.ts';
import { olderOf, sending } from './sending.ts';

export type Game = DeepReadonly<LineGame>;
export type Market = DeepReadonly<LineMarket>;
export type Sport = DeepReadonly<LineSport>;
export type Section = LinePart['section'];

/** How a game ended. */
export type Result = DeepReadonly<CallReply<'sportsResults'>['games'][number]>;

/** A bet in the player's history, and one selection of it. */
export type Bet = DeepReadonly<BetsState['items'][number]>;
export type BetLeg = Bet['legs'][number];

/** What bets come to in one currency. */
export type BetTotal = DeepReadonly<NonNullable<BetsState['totals']>[number]>;

/** The name of the list of a section that a page shows; empty where it shows none. */
function shownPart(route: State['route'], section: Section): string {
  const part = linePartsOf(route).find((one) => one.section === section);
  return part === undefined ? '' : viewKey(section, part.query);
}

/** Markets as who is barred from them has them, by what they are: the same as long as those are. */
const closed = new WeakMap<LineMarket, Market>();

function closedOf(market: LineMarket): Market {
  const same = closed.get(market) ?? { ...market, isBlocked: true };
  closed.set(market, same);
  return same;
}

/** Looks markets up; those of sports that the player is barred from are closed. */
function offering(known: State['line'], barred: BarredSports | null) {
  return (marketId: string): Market | null => {
    const market = marketOf(known, marketId);
    const game = market && gameOf(known, market.gameId);
    if (!market || !game) return market;
    const { sportId } = game;
    return isBarred(barred, { sportId, isLive: market.isLive }) ? closedOf(market) : market;
  };
}

/** Games and what can be bet on them, as far as it is loaded. */
const line = area(['line', 'route', 'user'], ({ line: known, route, user: { config } }) => ({
  sports: known.sports,
  champs: known.champs,
  /** Games of each championship by section, as the server last counted them. */
  champCounts: known.champCounts,
  /** Whether a list or a page of one is on its way. */
  isLoading: Object.keys(known.requests).length > 0,
  /**
   * The games of a section that the shown page asked for, as the server ordered them; null before
   * it asked, and for a section the page does not show.
   */
  list(section: Section): DeepReadonly<LineView> | null {
    return known.views[shownPart(route, section)] ?? null;
  },
  /** What that list is called where its reader chooses how much of it there is. */
  part: (section: Section): string => shownPart(route, section),
  game: (gameId: number): Game | null => gameOf(known, gameId),
  market: offering(known, config),
  /** Ids of a game's open markets, in the server's order. */
  marketIds: (gameId: number): readonly string[] => marketIdsOf(known, gameId),
  /** By the name it has in addresses, or by its number. */
  sport: (slugOrId: string | number): Sport | null => sportOf(known, slugOrId),
  /** Whether the player may not bet on a sport. */
  isBarred: (sportId: number, isLive: boolean): boolean => isBarred(config, { sportId, isLive }),
  champ: (slugOrId: string | number): DeepReadonly<Champ> | null => champOf(known, slugOrId),
}));

/** What of the line is kept at hand in this browser. */
const favourites = area(['favourites'], ({ favourites: kept }) => ({
  ...kept,
  has: (list: FavouriteList, id: number): boolean => kept[list].includes(id),
}));

/** What the player is about to bet on. */
const coupon = area(['coupon', 'couponCodes'], ({ coupon, couponCodes }) => {
  const { bets, isOpen, changeCoefAction } = coupon;
  return {
    /** Its drawer, on a phone. */
    isOpen,
    count: bets.length,
    has: (marketId: string): boolean => bets.some(({ market }) => market.id === marketId),
    changeCoefAction,
    /** A coupon that was kept, or a bet to be repeated, is on its way into it. */
    isLoading: couponCodes.loading.status === 'busy',
  };
});

/** Bets that were placed, newest first, as far as they were loaded. */
const bets = area(
  ['bets'],
  ({ bets: { status, failure, filter, items, totals, isEmpty, next, older, file } }) => ({
    status,
    failure,
    /** What the player narrowed them to. */
    filter: filter ?? WHOLE_HISTORY,
    items,
    totals,
    isEmpty,
    file: { ...sending(file), isCut: file.isCut },
    older: olderOf(next, older),
  }),
);

/** One bet, however old, as its sheet shows it. */
const printedBet = area(['printedBet'], ({ printedBet: { status, failure, bet } }) => ({
  status,
  failure,
  bet,
}));

/** How the games of a day ended. */
const results = area(['results'], ({ results: { status, wanted, sport, shown } }) => ({
  status,
  /** The day that was asked for; null: today. */
  wanted,
  /** The sport that was asked for, by its number; null: the first. */
  sport,
  shown,
}));

/** What was played of a championship's season. */
const statistics = area(['statistics'], ({ statistics: { status, wanted, shown } }) => ({
  status,
  /** The championship that was asked for, or the team; null: the first. */
  wanted,
  shown,
}));

export function bettingAreas(state: State) {
  return {
    bets: bets(state),
    printedBet: printedBet(state),
    coupon: coupon(state),
    favourites: favourites(state),
    line: line(state),
    results: results(state),
    statistics: statistics(state),
  };
}
