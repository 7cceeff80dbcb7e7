import { type FavouriteList, mostOf } from '../../domain/line/favourites.ts';
import { STORED } from '../../events/stored-values.ts';
import { readAmong, readText } from '../../kernel/stored-value.ts';
import { projection } from '../define.ts';

/** What is kept at hand of the line in this browser, whoever is there. */
export type FavouritesState = Record<FavouriteList, number[]>;

const initial = (): FavouritesState => ({ games: [], champs: [], boards: [] });

export const favourites = projection('favourites', 1, initial, {
  on: {
    'app.started'(slice, { local }) {
      Object.assign(slice, readAmong(local, STORED.favourites));
    },
    'app.storageChanged'(slice, { name, value }) {
      if (name === STORED.favourites.name) {
        Object.assign(slice, initial(), readText(STORED.favourites, value));
      }
    },
    'favourites.toggled'(slice, { list, id, on }) {
      const others = slice[list].filter((one) => one !== id);
      slice[list] = on ? [id, ...others].slice(0, mostOf(list)) : others;
    },
  },
});
