import { type Book, mainTotal, type Outlook, openBooks } from './books.ts';
import { coefOf, withMargin } from './margin.ts';
import { MARKET_TYPES, marketIdOf } from './market-id.ts';
import type { Market } from './sports-line.ts';

export type OpenMarkets = {
  /** Every open market of the match. */
  all: Market[];
  /** What a list of games shows: the 1X2 and the main total. */
  main: Market[];
};

type Terms = { gameId: number; isLive: boolean; isSuspended: boolean };

function marketsOf(book: Book, { gameId, isLive, isSuspended }: Terms): Market[] {
  const { group, offers, rest } = book;
  const { typeId, kind } = MARKET_TYPES[group];
  const implied = withMargin([...offers.map(({ fair }) => fair), rest], book.margin);
  return offers.map(({ param, outcome }, i) => {
    const { coef, isShort } = coefOf(implied[i] ?? 0);
    return {
      id: marketIdOf({ gameId, group, param, outcome }),
      gameId,
      typeId,
      kind,
      group,
      param,
      outcome,
      coef,
      isBlocked: isSuspended || isShort,
      isLive,
    };
  });
}

/**
 * Prices every open market of a match. Decided outcomes are not among them: they are for
 * settlement. Suspended markets keep a price but take no bets.
 */
export function openMarkets(
  gameId: number,
  { steady, moved }: { steady: Outlook; moved: Outlook },
  isSuspended: boolean,
): OpenMarkets {
  const { books, grids } = openBooks(steady, moved);
  const terms = { gameId, isLive: moved.isLive, isSuspended };
  const all = books.flatMap((book) => marketsOf(book, terms));
  const total = mainTotal(grids);
  const isMain = ({ group, param }: Market) =>
    group === 'result' || (group === 'total' && param === total);
  return { all, main: all.filter(isMain) };
}

/** The ids of the 1X2, which is open as long as the match is. */
export function mainMarketIds(gameId: number): string[] {
  return ['1', 'X', '2'].map((outcome) =>
    marketIdOf({ gameId, group: 'result', param: null, outcome }),
  );
}
