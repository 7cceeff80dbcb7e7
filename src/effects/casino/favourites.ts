import { debounceTime, filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { eraseFrom, readFrom, writeTo } from '../../kernel/stored-value.ts';
import {
  type Caused,
  type EffectContext,
  effect,
  misfortunes,
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

function saving(context: EffectContext): Observable<Caused> {
  const toggled = context.on('casino.favouriteToggled');
  const kept = toggled.pipe(
    filter(() => !isPlayer(context)),
    mergeMap((): Caused[] => {
      keep(context);
      return [];
    }),
  );
  const joined = replies(context, 'casinoFavourites').pipe(
    filter(({ body }) => context.state().casinoFavourites.games.length !== body.games.length),
    map(({ event }) => event),
  );
  // A guest's, whose player was found before this effect was there.
  const found = context
    .on('app.effectsJoined')
    .pipe(filter(() => readFrom(context.storage.local, STORED.favouriteGames) !== null));
  const saved = merge<Envelope[]>(toggled, joined, found).pipe(
    filter(() => isPlayer(context)),
    debounceTime(REST, context.scheduler),
    filter(() => isPlayer(context)),
    map(({ seq }) => {
      eraseFrom(context.storage.local, STORED.favouriteGames);
      const { games } = context.state().casinoFavourites;
      return request(context, 'casinoFavouritesSave', { body: { games: [...games] } }, seq);
    }),
  );
  // What could not be saved is not shown as if it were: it is asked for.
  const failed = misfortunes(context, 'casinoFavouritesSave').pipe(
    filter(() => isPlayer(context)),
    map((event) => request(context, 'casinoFavourites', {}, event)),
  );
  return merge(kept, saved, failed);
}

export const casinoFavouriteGames = effect('casino-favourites', saving);
