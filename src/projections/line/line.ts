import type { CallReply } from '../../calls/table.ts';
import { isFound, viewKey } from '../../domain/site/view-key.ts';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import type { Game, LineUpdate, Market } from '../../events/line.ts';
import { type Entities, type EntityEditor, getEntity } from '../../kernel/entities.ts';
import { projection } from '../define.ts';
import { initialLine, type LineMarket, type LineState, type LineView } from './state.ts';
import { counted, sortIn, withoutGame, withPage, withPeriod } from './views.ts';

function withMarket(
  markets: Entities<LineMarket>,
  market: Market,
  at: number,
  edit: EntityEditor,
): Entities<LineMarket> {
  return edit.put(markets, market.id, (known) => {
    const changed = known !== undefined && known.coef !== market.coef;
    return {
      ...market,
      trend: changed ? trendOf(known.coef, market.coef) : null,
      changedAt: changed ? at : 0,
    };
  });
}

function trendOf(before: string, after: string): 'up' | 'down' {
  return Number(after) > Number(before) ? 'up' : 'down';
}

/** Of two places to go on from the earlier one; one that was seen before any snapshot is that. */
function earlier(
  resume: LineState['feed']['resume'],
  { feedId, feedAt = 0 }: CallReply<'sportsLine'>,
): LineState['feed']['resume'] {
  return resume !== null && resume.at <= feedAt ? resume : { id: feedId, at: feedAt };
}

function taken(
  slice: LineState,
  body: CallReply<'sportsLine'>,
  { at, data }: Envelope<'http.replied'>,
  edit: EntityEditor,
): LineState {
  let { games, markets, marketIds } = slice;
  const idsOf = new Map<number, string[]>();
  for (const market of body.markets) {
    markets = withMarket(markets, market, at, edit);
    const ids = idsOf.get(market.gameId);
    if (ids) ids.push(market.id);
    else idsOf.set(market.gameId, [market.id]);
  }
  for (const game of body.games) {
    games = edit.set(games, String(game.id), game);
    // A game without markets has none any more: what was open on it is decided.
    marketIds = edit.set(marketIds, String(game.id), { ids: idsOf.get(game.id) ?? [] });
  }
  const view = slice.requests[data.requestId] ?? '';
  const { [data.requestId]: _, ...requests } = slice.requests;
  return {
    ...slice,
    sports: body.sports.length > 0 ? body.sports : slice.sports,
    ...counted(slice, body, view),
    games,
    markets,
    marketIds,
    requests,
    views: { ...slice.views, [view]: withPage(slice.views[view], body, at) },
    feed: {
      ...slice.feed,
      lastId: slice.feed.lastId ?? body.feedId,
      resume: earlier(slice.feed.resume, body),
      snapshots: slice.feed.snapshots + 1,
    },
  };
}

function addGame(slice: LineState, game: Game, added: Market[], at: number, edit: EntityEditor) {
  let { markets } = slice;
  for (const market of added) markets = withMarket(markets, market, at, edit);
  return {
    ...slice,
    markets,
    views: sortIn(slice, game),
    games: edit.set(slice.games, String(game.id), game),
    marketIds: edit.set(slice.marketIds, String(game.id), { ids: added.map((one) => one.id) }),
  };
}

function removeGame(slice: LineState, gameId: number, edit: EntityEditor): LineState {
  let { markets } = slice;
  const ids = getEntity(slice.marketIds, String(gameId))?.ids ?? [];
  for (const id of ids) markets = edit.remove(markets, id);
  const views: Record<string, LineView> = {};
  for (const [key, view] of Object.entries(slice.views)) {
    views[key] = withoutGame(view, gameId);
  }
  return {
    ...slice,
    markets,
    views,
    games: edit.remove(slice.games, String(gameId)),
    marketIds: edit.remove(slice.marketIds, String(gameId)),
  };
}

function changeIds(
  slice: LineState,
  gameId: string,
  change: (ids: string[]) => string[],
  edit: EntityEditor,
): LineState {
  const ids = getEntity(slice.marketIds, gameId)?.ids ?? [];
  return { ...slice, marketIds: edit.set(slice.marketIds, gameId, { ids: change(ids) }) };
}

function addMarket(slice: LineState, market: Market, at: number, edit: EntityEditor): LineState {
  const known = getEntity(slice.markets, market.id) !== undefined;
  const next = { ...slice, markets: withMarket(slice.markets, market, at, edit) };
  if (known) return next;
  return changeIds(next, String(market.gameId), (ids) => [...ids, market.id], edit);
}

function removeMarket(slice: LineState, marketId: string, edit: EntityEditor): LineState {
  const market = getEntity(slice.markets, marketId);
  if (!market) return slice;
  const next = { ...slice, markets: edit.remove(slice.markets, marketId) };
  return changeIds(next, String(market.gameId), (ids) => ids.filter((id) => id !== marketId), edit);
}

function applied(slice: LineState, update: LineUpdate, at: number, edit: EntityEditor): LineState {
  switch (update.kind) {
    case 'game': {
      const { kind, gameId, ...change } = update;
      const games = edit.patch(slice.games, String(gameId), change);
      return { ...slice, games, views: withPeriod(slice, gameId, update.period) };
    }
    case 'game-added':
      return addGame(slice, update.game, update.markets, at, edit);
    case 'game-removed':
      return removeGame(slice, update.gameId, edit);
    case 'market-added':
      return addMarket(slice, update.market, at, edit);
    case 'market-removed':
      return removeMarket(slice, update.marketId, edit);
    case 'market':
      return slice;
  }
}

/** The common case, kept apart because it runs for every moved coefficient. */
function moveMarket(
  markets: Entities<LineMarket>,
  { marketId, coef, isBlocked }: Extract<LineUpdate, { kind: 'market' }>,
  at: number,
  edit: EntityEditor,
): Entities<LineMarket> {
  return edit.update(markets, marketId, (known) => {
    if (known.coef === coef) return known.isBlocked === isBlocked ? known : { ...known, isBlocked };
    return { ...known, coef, isBlocked, trend: trendOf(known.coef, coef), changedAt: at };
  });
}

function updated(
  slice: LineState,
  { id, updates }: EventData<'line.updated'>,
  { at }: Envelope<'line.updated'>,
  edit: EntityEditor,
): LineState {
  let next = slice;
  let { markets } = slice;
  for (const update of updates) {
    if (update.kind === 'market') {
      markets = moveMarket(markets, update, at, edit);
    } else {
      next = applied({ ...next, markets }, update, at, edit);
      markets = next.markets;
    }
  }
  return { ...next, markets, feed: { ...slice.feed, lastId: id } };
}

function setView(slice: LineState, key: string, status: LineView['status']): LineState {
  const view = slice.views[key] ?? { gameIds: [], loadedAt: null };
  return { ...slice, views: { ...slice.views, [key]: { ...view, status } } };
}

/** Another name is looked for: what was found of the one before is gone, and what was asked about it. */
function lookedFor(slice: LineState, key: string): LineState {
  const { [key]: _, ...views } = slice.views;
  const requests = Object.entries(slice.requests).filter(([, of]) => of !== key);
  return { ...slice, views, requests: Object.fromEntries(requests) };
}

function requested(before: LineState, data: EventData<'http.requested'>): LineState {
  const key = viewKey(data.path?.['section'] ?? '', data.query);
  const isAnew = isFound(key) && data.query?.['offset'] === undefined;
  const slice = isAnew ? lookedFor(before, key) : before;
  const known = slice.views[key]?.status === 'ready';
  const requests = { ...slice.requests, [data.requestId]: key };
  // What the feed says from here on may be missing in the snapshot, or be older than it.
  const { resume, lastId } = slice.feed;
  const seen = lastId === null ? null : { id: lastId, at: 0 };
  const feed = { ...slice.feed, resume: resume ?? seen };
  return { ...(known ? slice : setView(slice, key, 'loading')), requests, feed };
}

function failed(slice: LineState, { requestId }: { readonly requestId: number }): LineState {
  const { [requestId]: key, ...requests } = slice.requests;
  if (key === undefined) return slice;
  const next = { ...slice, requests };
  return slice.views[key]?.status === 'ready' ? next : setView(next, key, 'failed');
}

function connected(slice: LineState, requestId: number | null): LineState {
  return { ...slice, feed: { ...slice.feed, requestId } };
}

export const line = projection(
  'line',
  4,
  initialLine,
  {},
  {
    on: {
      'line.updated': updated,
      'http.cancelled': (slice, { requestId }): LineState =>
        requestId === slice.feed.requestId ? connected(slice, null) : slice,
      'feed.opened': (slice): LineState => ({
        ...slice,
        feed: { ...slice.feed, status: 'open', resume: null },
      }),
      // After a reset nothing loaded so far can be brought up to date: the next snapshot begins anew.
      'feed.lost': (slice, { retryIn, reason }): LineState => ({
        ...slice,
        feed: {
          ...slice.feed,
          ...(reason === 'reset' ? { lastId: null, resume: null } : {}),
          status: 'lost',
          requestId: null,
          retryIn,
        },
      }),
    },
    requests: {
      sportsLine: requested,
      sportsFeed: (slice, { requestId }): LineState => connected(slice, requestId),
    },
    replies: { sportsLine: taken },
    refusals: { sportsLine: failed },
    failures: { sportsLine: failed },
  },
);
