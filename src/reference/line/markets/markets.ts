import { MARKET_TYPES, marketIdOf } from '../market-id.ts';
import type { Market } from '../sports-line.ts';
import { type Book, mainTotal, openBooks } from './books.ts';
import { type Chances, chancesOf, type Outlook } from './chances.ts';
import { coefOf, withMargin } from './margin.ts';
import { type MarginProfile, marginOf } from './margins.ts';

export type OpenMarkets = {
  /** How many markets of the match are open. */
  readonly count: number;
  /** Every open market of the match; priced when first asked for. */
  readonly all: readonly Market[];
  /** What a list of games shows: the 1X2 and the main total. */
  readonly main: readonly Market[];
  /** What the prices are made of; null where nothing is open. */
  readonly chances: Pick<Chances, 'of'> | null;
};

type Terms = { gameId: number; isLive: boolean; isSuspended: boolean; profile: MarginProfile };

function marketsOf({ group, bets, whole }: Book, chances: Chances, terms: Terms): Market[] {
  const { gameId, isLive, isSuspended, profile } = terms;
  const { typeId, kind } = MARKET_TYPES[group];
  const fair = bets.map((bet) => chances.fair(bet));
  const rest = Math.max(0, whole - fair.reduce((sum, one) => sum + one, 0));
  const implied = withMargin([...fair, rest], marginOf(group, isLive, profile));
  return bets.map((bet, i) => {
    const { coef, isShort } = coefOf(implied[i] ?? 0);
    return {
      id: marketIdOf({ gameId, ...bet }),
      gameId,
      typeId,
      kind,
      ...bet,
      coef,
      isBlocked: isSuspended || isShort,
      isLive,
    };
  });
}

/** Which books of a match are open, and which total is the main one. */
export type Plan = { books: readonly Book[]; total: string };

/** Chooses the books of a match, on a view without noise. */
export function planOf(steady: Outlook): Plan {
  const view = { outlook: steady, chances: chancesOf(steady) };
  return { books: openBooks(view), total: mainTotal(view) };
}

export type MarketTerms = {
  gameId: number;
  isSuspended: boolean;
  profile?: MarginProfile | undefined;
};

/**
 * Prices every open market of a match. Decided outcomes are not among them: they are for
 * settlement. Suspended markets keep a price but take no bets.
 */
export function openMarkets(
  { books, total }: Plan,
  outlook: Outlook,
  { gameId, isSuspended, profile = 'usual' }: MarketTerms,
): OpenMarkets {
  const chances = chancesOf(outlook);
  const terms = { gameId, isLive: outlook.isLive, isSuspended, profile };
  const isMain = ({ group, bets }: Book) =>
    group === 'result' || (group === 'total' && bets[0]?.param === total);
  const main = new Map(
    books.filter(isMain).map((book) => [book, marketsOf(book, chances, terms)] as const),
  );
  let all: readonly Market[] | null = null;
  return {
    count: books.reduce((sum, { bets }) => sum + bets.length, 0),
    get all() {
      all ??= books.flatMap((book) => main.get(book) ?? marketsOf(book, chances, terms));
      return all;
    },
    main: [...main.values()].flat(),
    chances,
  };
}

/** What is open on a match that is over. */
export const NO_MARKETS: OpenMarkets = { count: 0, all: [], main: [], chances: null };

/** The ids of the 1X2, which is open as long as the match is. */
export function mainMarketIds(gameId: number): string[] {
  return ['1', 'X', '2'].map((outcome) =>
    marketIdOf({ gameId, group: 'result', param: null, outcome }),
  );
}
