import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { viewKey } from '../../domain/site/view-key.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { writeTo } from '../../kernel/stored-value.ts';
import { isPage } from '../../routes/table.ts';
import { type Caused, type EffectContext, effect, replies, request } from '../define.ts';

/** Favourites stay in the browser. Where it keeps nothing they are there for this visit. */
function keeping({ on, state, storage }: EffectContext): Observable<Caused> {
  return on('favourites.toggled').pipe(
    mergeMap((): Caused[] => {
      try {
        writeTo(storage.local, STORED.favourites, state().favourites);
      } catch {
        // They are a convenience: nothing is lost but that.
      }
      return [];
    }),
  );
}

/**
 * The games of multi-live with all that can be bet on. They are asked for once the list is there: an answer
 * about a list knows the main markets of a game, and would take the others away.
 */
function boards(context: EffectContext): Observable<Caused> {
  const { state, on } = context;
  const asks = (ids: readonly number[], cause: Envelope): Caused[] => {
    const { language } = state().route;
    return ids.map((id) => {
      const query = { lng: language, game: String(id) };
      return request(context, 'sportsLine', { path: { section: 'live' }, query }, cause);
    });
  };
  const listed = replies(context, 'sportsLine').pipe(
    // That of one game counts no others.
    filter(({ body }) => body.total !== undefined),
    map(({ event }) => ({ ids: state().favourites.boards, event })),
  );
  /** The list was there before this effect. */
  const found = on('app.effectsJoined').pipe(
    filter(() => state().line.views[viewKey('live')]?.status === 'ready'),
    map((event) => ({ ids: state().favourites.boards, event })),
  );
  const added = on('favourites.toggled').pipe(
    filter(({ data: { list, on } }) => list === 'boards' && on),
    map((event) => ({ ids: [event.data.id], event })),
  );
  return merge(listed, found, added).pipe(
    filter(() => isPage(state().route.route, 'multiLive')),
    mergeMap(({ ids, event }) => asks(ids, event)),
  );
}

export const lineFavourites = effect('line-favourites', (context) =>
  merge(keeping(context), boards(context)),
);
