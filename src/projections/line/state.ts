import type { PickedOrder } from '../../domain/line/menu.ts';
import type { Champ, Game, Market, Sport } from '../../events/line.ts';
import { type Entities, noEntities } from '../../kernel/entities.ts';

/** A market with the way its coefficient last went, and when. */
export interface LineMarket extends Market {
  trend: 'up' | 'down' | null;
  changedAt: number;
}

/** One list of games as the server ordered it: a section, a sport, a championship or a game. */
export interface LineView {
  status: 'loading' | 'ready' | 'failed';
  gameIds: number[];
  loadedAt: number | null;
  /** Games of the whole list, of which these are the first; there where the server counts them. */
  total?: number;
  /** The games with which a further page begins, as what stands already keeps its place. */
  breaks?: number[];
  /** What its order follows, where it is a menu that goes by players' bets. */
  orderedBy?: PickedOrder;
}

export interface LineState {
  sports: Sport[];
  champs: Record<string, Champ>;
  /** Games of each championship by section, as the server last counted them. */
  champCounts: Record<string, Record<string, number>>;
  games: Entities<Game>;
  markets: Entities<LineMarket>;
  /** Market ids of a game, in the server's order. */
  marketIds: Entities<{ ids: string[] }>;
  views: Record<string, LineView>;
  /** Which request is for which view. */
  requests: Record<string, string>;
  feed: {
    status: 'closed' | 'open' | 'lost';
    /** Of the connection that is open or being opened. */
    requestId: number | null;
    /** Place of the last change seen. */
    lastId: string | null;
    /**
     * Place from which the next connection must go on: no later than any snapshot loaded since the
     * last one opened, so that nothing between snapshot and feed is missed.
     */
    resume: { id: string; at: number } | null;
    /** Snapshots loaded so far: after each the feed is opened anew. */
    snapshots: number;
    retryIn: number;
  };
}

export const initialLine = (): LineState => ({
  sports: [],
  champs: {},
  champCounts: {},
  games: noEntities(),
  markets: noEntities(),
  marketIds: noEntities(),
  views: {},
  requests: {},
  feed: { status: 'closed', requestId: null, lastId: null, resume: null, snapshots: 0, retryIn: 0 },
});
