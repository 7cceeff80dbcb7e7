import { debounceTime, filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, writeTo } from '../../kernel/stored-value.ts';
import {
  type Caused,
  callErrors,
  type EffectContext,
  effect,
  replies,
  request,
} from '../define.ts';

/** Stars are pressed one after the other: the list is saved once they rest. */
const REST = 400;

const isPlayer = (context: EffectContext): boolean => context.state().session.userId !== null;

/** A guest's stay in the browser. Where it keeps nothing they are there for this visit. */
function keep({ state, storage }: EffectContext): void {
  const { games } = state().casinoFavourites;
  try {
    if (games.length === 0) eraseFrom(storage.local, STORED.favouriteGames);
    else writeTo(storage.local, STORED.favouriteGames, [...games]);
  } catch {
    // They are a convenience: nothing is lost but that.
  }
}

const holdsGuests = ({ state }: EffectContext): boolean => state().casinoFavourites.kept.length > 0;

/** The whole list is saved: where it is not known, what is known would take its place. */
const isWhole = (context: EffectContext): boolean =>
  isPlayer(context) && context.state().casinoFavourites.status === 'ready';

function keeping(context: EffectContext): Observable<Caused> {
  return context.on('casino.favouriteToggled').pipe(
    filter(() => !isPlayer(context)),
    mergeMap((): Caused[] => {
      keep(context);
      return [];
    }),
  );
}

/** A guest's, whose player was found before this effect was there. */
const found = (context: EffectContext): Observable<Envelope> =>
  context.on('app.effectsJoined').pipe(filter(() => isPlayer(context) && holdsGuests(context)));

function saving(context: EffectContext): Observable<Caused> {
  const joined = replies(context, 'casinoFavourites').pipe(
    filter(({ body }) => {
      const { games } = context.state().casinoFavourites;
      return holdsGuests(context) || games.length !== body.games.length;
    }),
    map(({ event }) => event),
  );
  const toggled = context.on('casino.favouriteToggled');
  return merge<Envelope[]>(toggled, joined, found(context)).pipe(
    filter(() => isWhole(context)),
    debounceTime(REST, context.scheduler),
    filter(() => isWhole(context)),
    map(({ seq }) => {
      eraseFrom(context.storage.local, STORED.favouriteGames);
      const { games } = context.state().casinoFavourites;
      return request(context, 'casinoFavouritesSave', { body: { games: [...games] } }, seq);
    }),
  );
}

/** What could not be saved is not shown as if it were; what a guest left joins a list that is known. */
function asking(context: EffectContext): Observable<Caused> {
  const failed = callErrors(context, 'casinoFavouritesSave').pipe(filter(() => isPlayer(context)));
  const unknown = found(context).pipe(
    filter(() => context.state().casinoFavourites.status === 'empty'),
  );
  return merge<Envelope[]>(failed, unknown).pipe(
    map((event) => request(context, 'casinoFavourites', {}, event)),
  );
}

export const casinoFavouriteGames = effect('casino-favourites', (context) =>
  merge(keeping(context), saving(context), asking(context)),
);
